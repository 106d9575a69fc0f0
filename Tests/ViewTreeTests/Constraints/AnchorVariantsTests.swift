// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@testable import ViewTree

@Suite("Every kind of anchor constraint")
struct AnchorVariantsTests {
  private let a = ViewNode()
  private let b = ViewNode()

  private func text(_ constraint: LayoutConstraint) -> String {
    a.accessibilityIdentifier = "a"
    b.accessibilityIdentifier = "b"
    #expect(!constraint.isActive)
    return constraint.written.algebra
  }

  @Test("positions can be constrained, with and without a constant")
  func positions() {
    #expect(
      [
        text(a.leadingAnchor.constraint(equalTo: b.trailingAnchor)),
        text(a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 2)),
        text(a.leadingAnchor.constraint(lessThanOrEqualTo: b.trailingAnchor)),
        text(a.leadingAnchor.constraint(lessThanOrEqualTo: b.trailingAnchor, constant: 2)),
        text(a.leadingAnchor.constraint(greaterThanOrEqualTo: b.trailingAnchor)),
        text(a.leadingAnchor.constraint(greaterThanOrEqualTo: b.trailingAnchor, constant: 2)),
      ] == [
        "a.leading = b.trailing @1000", "a.leading = b.trailing + 2 @1000",
        "a.leading ≤ b.trailing @1000", "a.leading ≤ b.trailing + 2 @1000",
        "a.leading ≥ b.trailing @1000", "a.leading ≥ b.trailing + 2 @1000",
      ])
    #expect(
      [
        text(a.leftAnchor.constraint(equalTo: b.rightAnchor)),
        text(a.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 2)),
        text(a.leftAnchor.constraint(lessThanOrEqualTo: b.rightAnchor)),
        text(a.leftAnchor.constraint(lessThanOrEqualTo: b.rightAnchor, constant: 2)),
        text(a.leftAnchor.constraint(greaterThanOrEqualTo: b.rightAnchor)),
        text(a.leftAnchor.constraint(greaterThanOrEqualTo: b.rightAnchor, constant: 2)),
      ] == [
        "a.left = b.right @1000", "a.left = b.right + 2 @1000", "a.left ≤ b.right @1000",
        "a.left ≤ b.right + 2 @1000", "a.left ≥ b.right @1000", "a.left ≥ b.right + 2 @1000",
      ])
    #expect(
      [
        text(a.topAnchor.constraint(equalTo: b.bottomAnchor)),
        text(a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: -2)),
        text(a.topAnchor.constraint(lessThanOrEqualTo: b.bottomAnchor)),
        text(a.topAnchor.constraint(lessThanOrEqualTo: b.bottomAnchor, constant: -2)),
        text(a.topAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor)),
        text(a.topAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor, constant: -2)),
      ] == [
        "a.top = b.bottom @1000", "a.top = b.bottom − 2 @1000", "a.top ≤ b.bottom @1000",
        "a.top ≤ b.bottom − 2 @1000", "a.top ≥ b.bottom @1000", "a.top ≥ b.bottom − 2 @1000",
      ])
  }

  @Test("system spacing is 8 points, times the multiplier")
  func systemSpacing() {
    #expect(
      [
        text(
          a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 1)),
        text(
          a.leadingAnchor.constraint(
            greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 2)),
        text(
          a.leadingAnchor.constraint(
            lessThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 3)),
        text(a.leftAnchor.constraint(equalToSystemSpacingAfter: b.rightAnchor, multiplier: 1)),
        text(
          a.leftAnchor.constraint(
            greaterThanOrEqualToSystemSpacingAfter: b.rightAnchor, multiplier: 2)),
        text(
          a.leftAnchor.constraint(
            lessThanOrEqualToSystemSpacingAfter: b.rightAnchor, multiplier: 3)),
        text(a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 1)),
        text(
          a.topAnchor.constraint(
            greaterThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 2)),
        text(
          a.topAnchor.constraint(
            lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 3)),
      ] == [
        "a.leading = b.trailing + 8 @1000", "a.leading ≥ b.trailing + 16 @1000",
        "a.leading ≤ b.trailing + 24 @1000", "a.left = b.right + 8 @1000",
        "a.left ≥ b.right + 16 @1000", "a.left ≤ b.right + 24 @1000", "a.top = b.bottom + 8 @1000",
        "a.top ≥ b.bottom + 16 @1000", "a.top ≤ b.bottom + 24 @1000",
      ])
  }

  @Test("lengths of one and of two items can be constrained")
  func lengths() {
    #expect(
      [
        text(a.widthAnchor.constraint(equalToConstant: 5)),
        text(a.widthAnchor.constraint(lessThanOrEqualToConstant: 5)),
        text(a.widthAnchor.constraint(greaterThanOrEqualToConstant: 5)),
        text(a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2, constant: 1)),
        text(
          a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 2, constant: 1)),
        text(
          a.widthAnchor.constraint(
            greaterThanOrEqualTo: b.heightAnchor, multiplier: 2, constant: 1)),
      ] == [
        "a.width = 5 @1000", "a.width ≤ 5 @1000", "a.width ≥ 5 @1000",
        "a.width = 2 × b.height + 1 @1000", "a.width ≤ 2 × b.height + 1 @1000",
        "a.width ≥ 2 × b.height + 1 @1000",
      ])
  }

  @Test("lengths of two items are related as they are without a multiplier and a constant")
  func plainLengths() {
    #expect(
      [
        text(a.widthAnchor.constraint(equalTo: b.heightAnchor)),
        text(a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor)),
        text(a.widthAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor)),
        text(a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2)),
        text(a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 2)),
        text(a.widthAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 2)),
        text(a.widthAnchor.constraint(equalTo: b.heightAnchor, constant: 1)),
        text(a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, constant: 1)),
        text(a.widthAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, constant: 1)),
      ] == [
        "a.width = b.height @1000", "a.width ≤ b.height @1000", "a.width ≥ b.height @1000",
        "a.width = 2 × b.height @1000", "a.width ≤ 2 × b.height @1000",
        "a.width ≥ 2 × b.height @1000", "a.width = b.height + 1 @1000",
        "a.width ≤ b.height + 1 @1000", "a.width ≥ b.height + 1 @1000",
      ])
  }

  @Test("without a second item, its attribute is ignored, as in UIKit")
  func attributeWithoutItem() {
    let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    page.semanticContentAttribute = .forceRightToLeft
    page.addSubview(a)
    a.translatesAutoresizingMaskIntoConstraints = false
    for attribute in [LayoutAttribute.width, .height, .leading, .notAnAttribute] {
      let constraint = LayoutConstraint(
        item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: attribute,
        multiplier: 3, constant: 50)
      #expect(constraint.secondAttribute == .notAnAttribute)
      constraint.isActive = true
      #expect(constraint.isActive)
      page.layoutIfNeeded()
      #expect(a.frame.width == 50)
      constraint.isActive = false
    }
    let position = LayoutConstraint(
      item: a, attribute: .leading, relatedBy: .equal, toItem: nil, attribute: .leading,
      multiplier: 1, constant: 50)
    page.layoutDiagnosticsHandler = { _ in }
    position.isActive = true
    #expect(!position.isActive)
    #expect(page.layoutProblems.count == 1)
  }

  @Test("several constraints are added at once, and those affecting a node are found by axis")
  func affecting() {
    let page = ViewNode()
    for node in [a, b] { page.addSubview(node) }
    let ties = [
      a.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      a.topAnchor.constraint(equalTo: b.bottomAnchor),
      b.widthAnchor.constraint(equalTo: a.heightAnchor),
      b.topAnchor.constraint(equalTo: page.topAnchor),
      a.widthAnchor.constraint(equalToConstant: 5),
    ]
    page.addConstraints(ties)
    #expect(!ties.contains { !$0.isActive })
    func places(_ node: ViewNode, _ axis: Axis) -> [Int?] {
      node.constraintsAffectingLayout(for: axis).map { found in
        ties.firstIndex { $0 === found }
      }
    }
    #expect(places(a, .horizontal) == [4, 0, 2])
    #expect(places(a, .vertical) == [1, 2])
    #expect(places(b, .vertical) == [1, 2, 3])
    page.removeConstraints([ties[0], ties[4]])
    #expect(!ties[0].isActive && ties[4].isActive && ties[1].isActive)
  }
}
