// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Visual formats: their constraints")
struct VisualFormatConstraintTests {
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    var format: String
    var options: VisualFormatOptions = []
    var written: [String]
    var testDescription: String { format }
  }

  nonisolated static let formats: [Case] = [
    Case(format: "[a]", written: []),
    Case(format: "H:[a]", written: []),
    Case(format: "[a][b]", written: ["b.leading = a.trailing @1000"]),
    Case(format: "[a]-[b]", written: ["b.leading = a.trailing + 8 @1000"]),
    Case(format: "V:[a]-[b]", written: ["b.top = a.bottom + 8 @1000"]),
    Case(format: "[a]-16-[b]", written: ["b.leading = a.trailing + 16 @1000"]),
    Case(format: "[a]-7.5-[b]", written: ["b.leading = a.trailing + 7.5 @1000"]),
    Case(format: "[a]-gap-[b]", written: ["b.leading = a.trailing + 12 @1000"]),
    Case(format: "[a]-(gap)-[b]", written: ["b.leading = a.trailing + 12 @1000"]),
    Case(format: "[a]-(-4)-[b]", written: ["b.leading = a.trailing − 4 @1000"]),
    Case(
      format: "[a]-(>=8,<=16@750)-[b]",
      written: ["b.leading ≥ a.trailing + 8 @1000", "b.leading ≤ a.trailing + 16 @750"]),
    Case(format: "|[a]", written: ["a.leading = root.leading @1000"]),
    Case(format: "|-[a]", written: ["a.leading = root.leadingMargin @1000"]),
    Case(format: "|-20-[a]", written: ["a.leading = root.leading + 20 @1000"]),
    Case(format: "[a]|", written: ["root.trailing = a.trailing @1000"]),
    Case(format: "[a]-|", written: ["root.trailingMargin = a.trailing @1000"]),
    Case(format: "[a]-(>=20)-|", written: ["root.trailing ≥ a.trailing + 20 @1000"]),
    Case(
      format: "V:|-[a]-5-|",
      written: ["a.top = root.topMargin @1000", "root.bottom = a.bottom + 5 @1000"]),
    Case(format: "[a(50)]", written: ["a.width = 50 @1000"]),
    Case(format: "V:[a(50)]", written: ["a.height = 50 @1000"]),
    Case(format: "[a(==50@low)]", written: ["a.width = 50 @250"]),
    Case(format: "[a(>=70,<=100)]", written: ["a.width ≥ 70 @1000", "a.width ≤ 100 @1000"]),
    Case(format: "[a(==b)]", written: ["a.width = b.width @1000"]),
    Case(format: "V:[a(b)]", written: ["a.height = b.height @1000"]),
    Case(format: "[a(>=b@500.5)]", written: ["a.width ≥ b.width @500.5"]),
    Case(format: "[a(gap)]", written: ["a.width = 12 @1000"]),
    Case(
      format: " H: | [ a ( >= 70 , <= 100 @ 3 ) ] - 4 - [ b ] ",
      written: [
        "a.leading = root.leading @1000", "a.width ≥ 70 @1000", "a.width ≤ 100 @3",
        "b.leading = a.trailing + 4 @1000",
      ]),
    Case(
      format: "|-[a][b]-|", options: .directionLeftToRight,
      written: [
        "a.left = root.leftMargin @1000", "b.left = a.right @1000",
        "root.rightMargin = b.right @1000",
      ]),
    Case(
      format: "|-1-[a]-(>=2)-[b]-|", options: .directionRightToLeft,
      written: [
        "root.right = a.right + 1 @1000", "a.left ≥ b.right + 2 @1000",
        "b.left = root.leftMargin @1000",
      ]),
    Case(
      format: "V:|[a]-3-[b]", options: [.spacingBaselineToBaseline, .directionRightToLeft],
      written: ["a.top = root.top @1000", "b.firstBaseline = a.lastBaseline + 3 @1000"]),
    Case(
      format: "[a]-[b]-[c]", options: [.alignAllTop, .alignAllFirstBaseline],
      written: [
        "b.leading = a.trailing + 8 @1000", "a.top = b.top @1000",
        "a.firstBaseline = b.firstBaseline @1000", "c.leading = b.trailing + 8 @1000",
        "b.top = c.top @1000", "b.firstBaseline = c.firstBaseline @1000",
      ]),
    Case(
      format: "V:|[a]", options: .alignAllCenterX, written: ["a.top = root.top @1000"]),
    // A single view is aligned with no other, so the option doesn't matter.
    Case(
      format: "|[a]", options: .alignAllCenterX, written: ["a.leading = root.leading @1000"]),
  ]

  @Test("each part of the grammar", arguments: formats)
  func grammar(_ example: Case) throws {
    let root = rooted(300, 200)
    root.accessibilityIdentifier = "root"
    let (a, b, c) = (constrained("a"), constrained("b"), constrained("c"))
    for view in [a, b, c] { root.addSubview(view) }
    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: example.format, options: example.options,
      metrics: ["gap": 12, "low": 250, "c": 1], views: ["a": a, "b": b, "c": c])
    #expect(constraints.map { $0.written.algebra } == example.written)
    #expect(constraints.allSatisfy { !$0.isActive })
  }

  @Test("a name is looked up in the metrics before the views")
  func metricsFirst() throws {
    let a = constrained("a")
    let made = try LayoutConstraint.constraints(
      withVisualFormat: "[a(a)]", metrics: ["a": 9], views: ["a": a])
    #expect(made.map { $0.written.algebra } == ["a.width = 9 @1000"])
  }

  @Test("guides can be used as views, with their node as the superview")
  func guides() throws {
    let root = rooted(100, 100)
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    LayoutConstraint.activate(
      try LayoutConstraint.constraints(withVisualFormat: "|-30-[g(20)]", views: ["g": guide]))
    LayoutConstraint.activate(
      try LayoutConstraint.constraints(withVisualFormat: "V:|[g]|", views: ["g": guide]))
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 30, y: 0, width: 20, height: 100))
  }

  @Test("constraints record the line of the call")
  func place() throws {
    let line: UInt = #line + 1
    let made = try LayoutConstraint.constraints(
      withVisualFormat: "[a(1)]", views: ["a": constrained()])
    #expect(made.map(\.line) == [line])
    #expect(made.map { "\($0.fileID)" } == ["ViewTreeTests/VisualFormatConstraintTests.swift"])
  }

  @Test("two equal views between margins share the width", arguments: [false, true])
  func equalWidths(isRightToLeft: Bool) throws {
    let root = rooted(160, 40)
    root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let (a, b) = (constrained("a"), constrained("b"))
    root.addSubview(a)
    root.addSubview(b)
    let made = try LayoutConstraint.constraints(
      withVisualFormat: "H:|-[a(>=50,<=70)]-10-[b(==a)]-|", views: ["a": a, "b": b])
    LayoutConstraint.activate(made)
    root.layoutIfNeeded()
    #expect(a.frame.minX == (isRightToLeft ? 85 : 8))
    #expect(b.frame.minX == (isRightToLeft ? 8 : 85))
    #expect(a.frame.width == 67)
    #expect(b.frame.width == 67)
  }

  @Test("a format that can't be satisfied is a conflict, and the rest holds")
  func conflict() throws {
    let root = rooted(200, 40)
    var told: [LayoutDiagnostic] = []
    root.layoutDiagnosticsHandler = { told.append($0) }
    let (a, b) = (constrained("a"), constrained("b"))
    root.addSubview(a)
    root.addSubview(b)
    let made = try LayoutConstraint.constraints(
      withVisualFormat: "H:|-[a(>=50,<=70)]-10-[b(==a)]-|", views: ["a": a, "b": b])
    LayoutConstraint.activate(made)
    root.layoutIfNeeded()
    #expect(told.count == 1)
    #expect(a.frame.minX == 8)
  }

  @Test("a text of 10,000 views is parsed in a single pass")
  func long() throws {
    let root = rooted(300, 200)
    var views: [String: LayoutItem] = [:]
    var format = "|"
    for number in 0..<10_000 {
      let view = constrained()
      root.addSubview(view)
      views["v\(number)"] = view
      format += "-[v\(number)(>=1)]"
    }
    let made = try LayoutConstraint.constraints(withVisualFormat: format + "-|", views: views)
    #expect(made.count == 20_001)
  }

  @Test("options have UIKit's raw values")
  func rawValues() {
    let values: [(VisualFormatOptions, UInt)] = [
      (.alignAllLeft, 2), (.alignAllRight, 4), (.alignAllTop, 8), (.alignAllBottom, 16),
      (.alignAllLeading, 32), (.alignAllTrailing, 64), (.alignAllCenterX, 512),
      (.alignAllCenterY, 1024), (.alignAllLastBaseline, 2048), (.alignAllFirstBaseline, 4096),
      (.alignmentMask, 0xFFFF), (.directionLeadingToTrailing, 0),
      (.directionLeftToRight, 1 << 16), (.directionRightToLeft, 2 << 16),
      (.directionMask, 3 << 16), (.spacingEdgeToEdge, 0),
      (.spacingBaselineToBaseline, 1 << 19), (.spacingMask, 1 << 19),
    ]
    for (options, value) in values { #expect(options.rawValue == value) }
  }
}
