// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Findings of the engine")
struct FindingTests {
  private let root = rooted(200, 200)
  private let box = constrained("box")

  private func width(_ constant: CGFloat, of node: ViewNode) -> LayoutConstraint {
    let constraint = node.widthAnchor.constraint(equalToConstant: constant)
    constraint.isActive = true
    return constraint
  }

  @Test("a conflict is that of the node of its first item, or of its owner")
  func nodes() throws {
    root.addSubview(box)
    let guide = LayoutGuide()
    box.addLayoutGuide(guide)
    _ = width(10, of: box)
    _ = width(20, of: box)
    for constant in [5, 6] as [CGFloat] {
      guide.heightAnchor.constraint(equalToConstant: constant).isActive = true
    }
    let text = SizedNode(50, 20)
    text.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.addSubview(text)
    text.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.1).isActive =
      true
    root.layoutIfNeeded()
    let engine = try #require(root.ownEngine)
    #expect(engine.formattedConflicts.count == 3)
    #expect(engine.conflictNodes.count == 3 && engine.conflictNodes == [box, box, text])
    #expect(engine.work.formattedConflicts == 3)
    _ = root.layoutReport()
    #expect(engine.work.formattedConflicts == 3)
  }

  @Test("the conflicts of a view that awaits reuse are left out until it is shown again")
  func reusable() throws {
    root.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = true
    box.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let inner = constrained("inner")
    box.addSubview(inner)
    _ = width(10, of: inner)
    _ = width(20, of: inner)
    inner.heightAnchor.constraint(equalToConstant: 1e15).isActive = true
    #expect(root.layoutReport().conflicts.count == 1)
    #expect(root.layoutProblems == [.frameTooLarge(node: "ViewNode 'inner'")])
    #expect(
      root.layoutReport().ambiguities.map(\.node) == Array(repeating: "ViewNode 'inner'", count: 2))
    root.keepForReuse(box)
    root.layoutIfNeeded()
    let engine = try #require(root.ownEngine)
    #expect(engine.formattedConflicts.isEmpty && engine.conflictNodes.isEmpty)
    #expect(root.layoutReport().conflicts.isEmpty && root.layoutReport().ambiguities.isEmpty)
    #expect(engine.reporter.conflicts.count == 1)
    root.show(box, after: nil, before: nil)
    #expect(root.layoutReport().conflicts.count == 1)
    #expect(engine.conflictNodes == [inner] && root.layoutReport().ambiguities.count == 2)
  }

  @Test("a conflict is told again when its constraints change, and not when it only persists")
  func told() {
    var told: [LayoutDiagnostic] = []
    root.layoutDiagnosticsHandler = { told.append($0) }
    root.addSubview(box)
    _ = width(10, of: box)
    let second = width(20, of: box)
    root.layoutIfNeeded()
    #expect(told.count == 1)
    box.heightAnchor.constraint(equalToConstant: 3).isActive = true
    root.layoutIfNeeded()
    second.isActive = false
    root.layoutIfNeeded()
    second.isActive = true
    root.layoutIfNeeded()
    #expect(told.count == 1)
    second.constant = 30
    root.layoutIfNeeded()
    #expect(told.count == 2 && root.layoutReport().conflicts.count == 1)
    second.priority = .defaultHigh
    root.layoutIfNeeded()
    #expect(told.count == 2 && root.layoutReport().conflicts.isEmpty)
  }

  @Test("frames that are too large are named in the order of the tree, each once")
  func oversized() {
    let nodes = ["a", "b", "c"].map { constrained($0) }
    for node in nodes { root.addSubview(node) }
    for node in nodes.reversed() { _ = width(1e13, of: node) }
    nodes[1].heightAnchor.constraint(equalToConstant: 1e14).isActive = true
    root.layoutIfNeeded()
    #expect(
      root.layoutProblems
        == ["a", "b", "c"].map { .frameTooLarge(node: "ViewNode '\($0)'") })
    #expect(nodes.map(\.frame.width) == [1e12, 1e12, 1e12])
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.layoutProblems.count == 3)
  }

  @Test(
    "an edge is too far away if it is beyond the limit, on any side",
    arguments: [LayoutAttribute.left, .right, .top, .bottom], [-1, 1] as [CGFloat])
  func distant(attribute: LayoutAttribute, sign: CGFloat) {
    for (distance, isReported) in [(0.99e12, false), (1.2e12, true)] as [(CGFloat, Bool)] {
      let root = rooted(200, 200)
      let box = constrained("box")
      root.addSubview(box)
      LayoutConstraint.activate([
        LayoutConstraint(
          item: box, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute,
          multiplier: 1, constant: sign * distance),
        box.widthAnchor.constraint(equalToConstant: 0),
        box.heightAnchor.constraint(equalToConstant: 0),
      ])
      root.layoutIfNeeded()
      #expect(root.layoutProblems.isEmpty == !isReported)
      let isHorizontal = attribute == .left || attribute == .right
      let place = isHorizontal ? box.frame.minX : box.frame.minY
      #expect(abs(place - sign * min(distance, 1e12)) < 300)
    }
  }
}
