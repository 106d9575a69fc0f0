// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Further anchors")
struct FurtherAnchorTests {
  private let a = constrained("a")
  private let b = constrained("b")

  private func text(_ constraint: LayoutConstraint) -> String { constraint.written.algebra }

  @Test("edges are constrained to centers, and centers to edges")
  func centers() {
    #expect(
      [
        text(a.leadingAnchor.constraint(equalTo: b.centerXAnchor)),
        text(a.leadingAnchor.constraint(greaterThanOrEqualTo: b.centerXAnchor, constant: 1)),
        text(a.leadingAnchor.constraint(lessThanOrEqualTo: b.centerXAnchor, constant: 2)),
        text(a.rightAnchor.constraint(equalTo: b.centerXAnchor, constant: 3)),
        text(a.rightAnchor.constraint(greaterThanOrEqualTo: b.centerXAnchor)),
        text(a.rightAnchor.constraint(lessThanOrEqualTo: b.centerXAnchor, constant: -4)),
        text(a.centerXAnchor.constraint(greaterThanOrEqualTo: b.leftAnchor, constant: 5)),
        text(a.centerXAnchor.constraint(lessThanOrEqualTo: b.trailingAnchor)),
        text(a.centerXAnchor.constraint(lessThanOrEqualTo: b.centerXAnchor, constant: 6)),
      ] == [
        "a.leading = b.centerX @1000", "a.leading ≥ b.centerX + 1 @1000",
        "a.leading ≤ b.centerX + 2 @1000", "a.right = b.centerX + 3 @1000",
        "a.right ≥ b.centerX @1000", "a.right ≤ b.centerX − 4 @1000",
        "a.centerX ≥ b.left + 5 @1000", "a.centerX ≤ b.trailing @1000",
        "a.centerX ≤ b.centerX + 6 @1000",
      ])
  }

  @Test("every margin attribute has its name and the edge or center that it belongs to")
  func margins() {
    let pairs: [(LayoutAttribute, LayoutAttribute, String)] = [
      (.leftMargin, .left, "leftMargin"), (.rightMargin, .right, "rightMargin"),
      (.topMargin, .top, "topMargin"), (.bottomMargin, .bottom, "bottomMargin"),
      (.leadingMargin, .leading, "leadingMargin"), (.trailingMargin, .trailing, "trailingMargin"),
      (.centerXWithinMargins, .centerX, "centerXWithinMargins"),
      (.centerYWithinMargins, .centerY, "centerYWithinMargins"),
    ]
    for (margin, plain, name) in pairs {
      #expect(margin.isMargin && margin.withoutMargin == plain && margin.name == name)
      #expect(!plain.isMargin && plain.withoutMargin == plain && margin.axis == plain.axis)
    }
    #expect(LayoutAttribute.notAnAttribute.name == "notAnAttribute")
    #expect(LayoutAttribute.notAnAttribute.axis == nil)
    #expect(LayoutAttribute.allCases.filter(\.isMargin).count == pairs.count)
  }

  @Test(
    "a view is placed at a margin of its superview, or at the center within the margins",
    arguments: [
      (LayoutAttribute.left, LayoutAttribute.leftMargin, CGPoint(10, 0)),
      (.right, .rightMargin, CGPoint(250, 0)), (.top, .topMargin, CGPoint(0, 20)),
      (.bottom, .bottomMargin, CGPoint(0, 150)), (.leading, .leadingMargin, CGPoint(10, 0)),
      (.trailing, .trailingMargin, CGPoint(250, 0)),
      (.centerX, .centerXWithinMargins, CGPoint(130, 0)),
      (.centerY, .centerYWithinMargins, CGPoint(0, 85)),
    ] as [(LayoutAttribute, LayoutAttribute, CGPoint)])
  func placed(own: LayoutAttribute, margin: LayoutAttribute, origin: CGPoint) {
    let root = rooted(300, 200)
    root.layoutMargins = EdgeInsets(top: 20, left: 10, bottom: 40, right: 30)
    let box = SizedNode(20, 10)
    root.addSubview(box)
    LayoutConstraint(
      item: box, attribute: own, relatedBy: .equal, toItem: root, attribute: margin, multiplier: 1,
      constant: 0
    ).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(origin: origin, size: CGSize(width: 20, height: 10)))
  }

  @Test("a guide has all edges as anchors")
  func guideEdges() {
    let root = rooted(100, 100)
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    LayoutConstraint.activate([
      guide.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -7),
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      guide.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -3),
      guide.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 5, y: 77, width: 88, height: 20))
    guide.layoutFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(guide.layoutFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("constraints on left and right edges, and on lengths of others, are made in a chain")
  func chain() {
    let root = rooted(300, 200)
    let (first, second) = (ViewNode(), ViewNode())
    for node in [first, second] { root.addSubview(node) }
    first.leftAnchor(equalTo: root.leftAnchor, constant: 10)
      .rightAnchor(equalTo: root.rightAnchor, constant: -90)
      .topAnchor(equalTo: root.topAnchor).heightAnchor(equalTo: 40)
    second.leftAnchor(equalTo: first.leftAnchor)
      .widthAnchor(equalTo: first.widthAnchor, multiplier: 0.5, constant: 3)
      .topAnchor(equalTo: first.bottomAnchor, constant: 1)
      .heightAnchor(equalTo: first.heightAnchor, multiplier: 2)
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 10, y: 0, width: 200, height: 40))
    #expect(second.frame == CGRect(x: 10, y: 41, width: 103, height: 80))
    #expect(!first.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("the built-in guides have frames in their view, and none once it is gone")
  func builtIn() {
    var root: ViewNode? = rooted(100, 200)
    root?.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root?.additionalSafeAreaInsets = EdgeInsets(top: 10, left: 20, bottom: 30, right: 5)
    let guides = [
      root?.safeAreaLayoutGuide, root?.layoutMarginsGuide, root?.readableContentGuide,
    ]
    #expect(guides[0]?.layoutFrame == CGRect(x: 20, y: 10, width: 75, height: 160))
    #expect(guides[1]?.layoutFrame == CGRect(x: 22, y: 11, width: 69, height: 156))
    #expect(guides[2]?.layoutFrame == CGRect(x: 22, y: 11, width: 69, height: 156))
    root?.frame.size.width = 772
    #expect(guides[2]?.layoutFrame == CGRect(x: 56.5, y: 11, width: 672, height: 156))
    root = nil
    #expect(guides.allSatisfy { $0?.layoutFrame == .zero && $0?.owningView == nil })
  }

  @Test("adding a guide again or removing it from another view changes nothing")
  func guideOwners() {
    let (root, other) = (rooted(100, 100), rooted(100, 100))
    let (first, second) = (LayoutGuide(), LayoutGuide())
    for guide in [first, second, first] { root.addLayoutGuide(guide) }
    #expect(root.layoutGuides == [first, second])
    other.removeLayoutGuide(first)
    #expect(root.layoutGuides == [first, second] && first.owningView === root)
    other.addLayoutGuide(first)
    #expect(root.layoutGuides == [second] && other.layoutGuides == [first])
    #expect(first.owningView === other && root.layoutProblems.isEmpty)
  }

  @Test("a constraint of objects that aren't views has no items, and its mistake is reported")
  func unknownItems() {
    let root = rooted(100, 100)
    root.addSubview(a)
    let ok = LayoutConstraint(
      knownOrMissing: a, .width, .equal, nil, .notAnAttribute, multiplier: 1, constant: 5,
      fileID: #fileID, line: 7)
    ok.isActive = true
    #expect(ok.isActive && ok.line == 7 && ok.firstTarget.item === a && ok.secondTarget == nil)
    let wrong = LayoutConstraint(
      knownOrMissing: a, .width, .equal, root, .left, multiplier: 1, constant: 5,
      fileID: #fileID, line: 8)
    #expect(
      root.layoutProblems == [
        .illegalPair(constraint: wrong.written, reason: .sizeWithPosition)
      ])
    #expect(wrong.secondTarget?.item === root && wrong.secondTarget?.attribute == .left)
    let missing = LayoutConstraint(
      knownOrMissing: a, .width, .equal, "text", .width, multiplier: 1, constant: 5,
      fileID: #fileID, line: 9)
    missing.isActive = true
    #expect(!missing.isActive && missing.secondItem == nil)
    #expect(root.layoutProblems.last == .missingItem(constraint: missing.written))
    #expect(LayoutConstraint().firstTarget.item == nil)
    #expect(LayoutConstraint().firstTarget.attribute == .notAnAttribute)
  }
}
