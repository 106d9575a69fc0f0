// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Attributes and their combinations")
struct AttributeTests {
  private let horizontal: Set<LayoutAttribute> = [
    .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
    .leadingMargin, .trailingMargin, .centerXWithinMargins,
  ]
  private let directional: Set<LayoutAttribute> = [
    .leading, .trailing, .leadingMargin, .trailingMargin,
  ]
  private let absolute: Set<LayoutAttribute> = [.left, .right, .leftMargin, .rightMargin]
  private let lengths: Set<LayoutAttribute> = [.width, .height]
  private let centers: Set<LayoutAttribute> = [
    .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins,
  ]
  private let baselines: Set<LayoutAttribute> = [.firstBaseline, .lastBaseline]
  private let withoutMargin: [LayoutAttribute: LayoutAttribute] = [
    .leftMargin: .left, .rightMargin: .right, .topMargin: .top, .bottomMargin: .bottom,
    .leadingMargin: .leading, .trailingMargin: .trailing, .centerXWithinMargins: .centerX,
    .centerYWithinMargins: .centerY,
  ]

  private func axis(_ attribute: LayoutAttribute) -> Axis? {
    attribute == .notAnAttribute ? nil : horizontal.contains(attribute) ? .horizontal : .vertical
  }

  private func isPosition(_ attribute: LayoutAttribute) -> Bool {
    attribute != .notAnAttribute && !lengths.contains(attribute)
  }

  @Test("each attribute has its axis, kind, and name", arguments: LayoutAttribute.allCases)
  func kinds(attribute: LayoutAttribute) {
    #expect(attribute.axis == axis(attribute))
    #expect(attribute.isPosition == isPosition(attribute))
    #expect(attribute.isDirectional == directional.contains(attribute))
    #expect(attribute.isAbsolute == absolute.contains(attribute))
    #expect(attribute.isMargin == (withoutMargin[attribute] != nil))
    #expect(attribute.withoutMargin == withoutMargin[attribute] ?? attribute)
    #expect(attribute.name == "\(attribute)")
    let isEdge =
      isPosition(attribute) && !centers.contains(attribute) && !baselines.contains(attribute)
    #expect(attribute.refersToContentArea == isEdge)
  }

  /// The first mistake in a pair of attributes, by the rules in their order.
  private func mistake(
    _ first: LayoutAttribute, _ second: LayoutAttribute?, _ multiplier: CGFloat
  ) -> LayoutConstraint.Mistake? {
    if first == .notAnAttribute { return .noFirstAttribute }
    guard let second else { return isPosition(first) ? .positionWithoutPosition : nil }
    if second == .notAnAttribute { return .itemWithoutSecondAttribute }
    if isPosition(first) != isPosition(second) { return .sizeWithPosition }
    if !isPosition(first) { return nil }
    if multiplier == 0 { return .positionWithoutPosition }
    if axis(first) != axis(second) { return .differentAxes }
    let kinds = [first, second]
    return kinds.contains(where: directional.contains) && kinds.contains(where: absolute.contains)
      ? .directionalWithAbsolute : nil
  }

  @Test(
    "every two attributes can be combined or have their mistake",
    arguments: [1, 2, -1, 0] as [CGFloat])
  func pairs(multiplier: CGFloat) {
    let (first, second) = (constrained("a"), constrained("b"))
    for node in [first, second] { node.layoutDiagnosticsHandler = { _ in } }
    for one in LayoutAttribute.allCases {
      for other in LayoutAttribute.allCases.map({ $0 as LayoutAttribute? }) + [nil] {
        func constraint(_ multiplier: CGFloat, _ constant: CGFloat) -> LayoutConstraint {
          LayoutConstraint(
            item: first, attribute: one, relatedBy: .equal, toItem: other == nil ? nil : second,
            attribute: other ?? .notAnAttribute, multiplier: multiplier, constant: constant)
        }
        let made = constraint(multiplier, 5)
        #expect(
          made.mistake == mistake(one, other, multiplier), "\(one), \(String(describing: other))")
        let isMixed = other.map {
          isPosition(one) && isPosition($0) && axis(one) != axis($0)
        }
        #expect(made.mixesAxes == (isMixed ?? false))
        #expect(constraint(multiplier, .nan).mistake == .notFinite(.constant))
        #expect(constraint(.infinity, 5).mistake == .notFinite(.multiplier))
        #expect(constraint(.nan, -.infinity).mistake == .notFinite(.constant))
      }
    }
  }

  @Test(
    "the nearest common ancestor of any two views of a tree is found, and none of two trees",
    arguments: [0, 12, 14, 16, 40])
  func ancestors(levelsAbove: Int) {
    let root = ViewNode()
    var top = root
    for _ in 0..<levelsAbove {
      let above = ViewNode()
      above.addSubview(top)
      top = above
    }
    var nodes = [root]
    for parent in [0, 0, 1, 1, 2, 3, 6, 7, 4, 5] {
      let node = ViewNode()
      nodes[parent].addSubview(node)
      nodes.append(node)
    }
    func chain(_ node: ViewNode) -> [ViewNode] {
      Array(sequence(first: node) { $0.superview })
    }
    for first in nodes {
      for second in nodes {
        let expected = chain(first).first { chain(second).contains($0) }
        #expect(first.nearestCommonAncestor(with: second) === expected)
      }
    }
    let (other, inner, deep) = (ViewNode(), ViewNode(), ViewNode())
    other.addSubview(inner)
    inner.addSubview(deep)
    for stranger in [other, inner, deep] {
      for node in nodes {
        #expect(node.nearestCommonAncestor(with: stranger) == nil)
        #expect(stranger.nearestCommonAncestor(with: node) == nil)
      }
    }
    for node in nodes { #expect(node.nearestCommonAncestor(with: top) === top) }
  }

  @Test("a constraint is activated with its mistakes reported once, and numbers can change later")
  func changes() {
    let root = rooted(100, 100)
    let box = constrained("box")
    root.addSubview(box)
    let constraint = box.widthAnchor.constraint(equalToConstant: 5)
    constraint.constant = 7
    constraint.priority = .defaultHigh
    #expect(constraint.constant == 7 && constraint.priority == .defaultHigh)
    constraint.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width == 7)
    constraint.constant = 9
    #expect(box.frame.width == 7)
    root.layoutIfNeeded()
    #expect(box.frame.width == 9)
    let other = box.widthAnchor.constraint(equalToConstant: 30)
    other.priority = LayoutPriority(751)
    other.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width == 30)
    other.priority = LayoutPriority(749)
    root.layoutIfNeeded()
    #expect(box.frame.width == 9)
    let wrong = LayoutConstraint(
      item: box, attribute: .left, relatedBy: .equal, toItem: root, attribute: .leading,
      multiplier: 1, constant: 0)
    for _ in 0..<3 { wrong.isActive = true }
    #expect(!wrong.isActive && root.layoutProblems.count == 1)
  }

  @Test("a view doesn't add constraints of others, or remove those that it doesn't hold")
  func foreign() {
    let root = rooted(100, 100)
    let (left, right) = (constrained("left"), constrained("right"))
    for node in [left, right] { root.addSubview(node) }
    let across = left.topAnchor.constraint(equalTo: right.topAnchor)
    let width = right.widthAnchor.constraint(equalToConstant: 5)
    for constraint in [across, width] { left.addConstraint(constraint) }
    #expect(!across.isActive && !width.isActive)
    #expect(
      root.layoutProblems
        == [across, width].map {
          LayoutProblem.itemOutside(
            constraint: $0.written, holder: "ViewNode 'left'", item: "ViewNode 'right'")
        })
    root.addConstraints([across, width])
    #expect(root.constraints == [across] && right.constraints == [width])
    root.removeConstraints([across, width])
    #expect(!across.isActive && width.isActive)
    right.removeConstraint(width)
    #expect(!width.isActive)
  }

  @Test("guides have ranks in the order in which they were added, after the built-in ones")
  func ranks() {
    let node = ViewNode()
    let guides = (0..<3).map { _ in LayoutGuide() }
    for guide in guides { node.addLayoutGuide(guide) }
    #expect(node.layoutGuides == guides)
    #expect(guides.map(\.rank) == (0..<3).map { LayoutGuide.firstAddedRank + Int32($0) })
    node.removeLayoutGuide(guides[1])
    node.addLayoutGuide(guides[1])
    node.addLayoutGuide(guides[1])
    #expect(node.layoutGuides == [guides[0], guides[2], guides[1]])
    #expect(guides[1].rank == LayoutGuide.firstAddedRank + 3)
    let builtIn = [node.layoutMarginsGuide, node.safeAreaLayoutGuide, node.readableContentGuide]
    #expect(builtIn.map(\.rank) == [1, 2, 3])
    let parts = [0, 1, 1 << 20].map { PartGuide(of: node, named: "part", index: $0) }
    #expect(parts.map(\.rank) == [8, 9, LayoutGuide.firstAddedRank - 1])
    let other = ViewNode()
    other.addLayoutGuide(guides[0])
    #expect(guides[0].owningView === other && node.layoutGuides == [guides[2], guides[1]])
    node.removeLayoutGuide(guides[0])
    #expect(guides[0].owningView === other)
  }
}
