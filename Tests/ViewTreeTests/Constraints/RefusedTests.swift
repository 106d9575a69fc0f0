// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintBlocks
import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

/// An invalid use of a tree of a root, two boxes, and an unrelated node.
nonisolated struct Refusal: CustomTestStringConvertible, Sendable {
  var name: String
  /// The words that the message must contain: item names, and nearly always the line.
  var words: [String]
  /// Whether the message must contain the file and the line of the mistake.
  var hasPlace = true
  /// Makes the mistake and returns its line.
  var make: TreeWork<MistakenTree, UInt>

  var testDescription: String { name }
}

struct MistakenTree {
  let root = rooted(100, 100)
  let box = constrained("box")
  let inner = constrained("inner")
  let stranger = constrained("stranger")

  init() {
    root.accessibilityIdentifier = "root"
    root.addSubview(box)
    box.addSubview(inner)
  }
}

@Suite("Mistakes that leave the tree usable")
struct RefusedTests {
  nonisolated static let refusals: [Refusal] = [
    Refusal(name: "a priority above 1000", words: ["box.width = 5", "1000.5"]) { tree in
      let line: UInt = #line + 1
      let constraint = tree.box.widthAnchor.constraint(equalToConstant: 5)
      constraint.priority = LayoutPriority(1000.5)
      return line
    },
    Refusal(name: "a priority of zero", words: ["box.width = 5", "0.0"]) { tree in
      let line: UInt = #line + 1
      let constraint = tree.box.widthAnchor.constraint(equalToConstant: 5)
      constraint.priority = LayoutPriority(0)
      return line
    },
    Refusal(name: "a priority that is no number", words: ["box.width = 5", "nan"]) { tree in
      let line: UInt = #line + 1
      let constraint = tree.box.widthAnchor.constraint(equalToConstant: 5)
      constraint.priority = LayoutPriority(.nan)
      return line
    },
    Refusal(name: "a hugging out of range", words: ["ViewNode 'box'", "-1.0"], hasPlace: false) {
      $0.box.setContentHuggingPriority(LayoutPriority(-1), for: .vertical)
      return 0
    },
    Refusal(name: "a constant that is no number", words: ["box.width = NaN", "constant"]) { tree in
      let line: UInt = #line + 1
      tree.box.widthAnchor.constraint(equalToConstant: .nan).isActive = true
      return line
    },
    Refusal(name: "an infinite constant of a distance", words: ["box.top = root.top", "∞"]) {
      tree in
      let line: UInt = #line + 1
      tree.box.topAnchor.constraint(equalTo: tree.root.topAnchor, constant: .infinity).isActive =
        true
      return line
    },
    Refusal(name: "a constant that becomes infinite", words: ["inner.width = 7", "constant"]) {
      tree in
      let line: UInt = #line + 1
      let constraint = tree.inner.widthAnchor.constraint(equalToConstant: 7)
      constraint.isActive = true
      constraint.constant = -.infinity
      return line
    },
    Refusal(name: "a multiplier that is no number", words: ["root.width", "multiplier"]) { tree in
      let line: UInt = #line + 1
      tree.box.widthAnchor.constraint(equalTo: tree.root.widthAnchor, multiplier: .nan).isActive =
        true
      return line
    },
    Refusal(name: "a node of another tree", words: ["box.top = stranger.top", "ancestor"]) { tree in
      let line: UInt = #line + 1
      tree.box.topAnchor.constraint(equalTo: tree.stranger.topAnchor).isActive = true
      return line
    },
    Refusal(
      name: "a constraint added where it does not lie", words: ["box.top = root.top", "'inner'"]
    ) {
      tree in
      let line: UInt = #line + 1
      let constraint = tree.box.topAnchor.constraint(equalTo: tree.root.topAnchor)
      tree.inner.addConstraint(constraint)
      return line
    },
    Refusal(name: "leading with left", words: ["box.leading = root.left", "reading direction"]) {
      tree in
      let line: UInt = #line + 1
      LayoutConstraint(
        item: tree.box, attribute: .leading, relatedBy: .equal, toItem: tree.root, attribute: .left,
        multiplier: 1, constant: 0
      ).isActive = true
      return line
    },
    Refusal(name: "right margin with trailing", words: ["box.trailing", "root.rightMargin"]) {
      tree in
      let line: UInt = #line + 1
      LayoutConstraint(
        item: tree.box, attribute: .trailing, relatedBy: .equal, toItem: tree.root,
        attribute: .rightMargin, multiplier: 1, constant: 0
      ).isActive = true
      return line
    },
    Refusal(name: "a width with an edge", words: ["box.width = root.left", "position"]) { tree in
      let line: UInt = #line + 1
      LayoutConstraint(
        item: tree.box, attribute: .width, relatedBy: .equal, toItem: tree.root, attribute: .left,
        multiplier: 1, constant: 0
      ).isActive = true
      return line
    },
    Refusal(name: "an edge with a number", words: ["box.top = 5", "position"]) { tree in
      let line: UInt = #line + 1
      LayoutConstraint(
        item: tree.box, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 5
      ).isActive = true
      return line
    },
    Refusal(name: "a centre across the axes", words: ["box.centerX = root.centerY", "vertical"]) {
      tree in
      let line: UInt = #line + 1
      LayoutConstraint(
        item: tree.box, attribute: .centerX, relatedBy: .equal, toItem: tree.root,
        attribute: .centerY, multiplier: 1, constant: 0
      ).isActive = true
      return line
    },
    Refusal(name: "a length tied to itself and more", words: ["box.width = box.width + 10"]) {
      tree in
      let line: UInt = #line + 1
      tree.box.widthAnchor.constraint(equalTo: tree.box.widthAnchor, constant: 10).isActive = true
      return line
    },
    Refusal(
      name: "edges in a circle", words: ["inner.left ≥ box.right", "box.left ≥ inner.right + 1"]
    ) {
      tree in
      tree.inner.leftAnchor.constraint(greaterThanOrEqualTo: tree.box.rightAnchor).isActive = true
      tree.inner.widthAnchor.constraint(equalToConstant: 4).isActive = true
      tree.box.widthAnchor.constraint(equalToConstant: 4).isActive = true
      let line: UInt = #line + 1
      tree.box.leftAnchor.constraint(greaterThanOrEqualTo: tree.inner.rightAnchor, constant: 1)
        .isActive = true
      return line
    },
    Refusal(name: "a node in itself", words: ["ViewNode 'inner'", "itself"], hasPlace: false) {
      $0.inner.addSubview($0.inner)
      return 0
    },
    Refusal(
      name: "a node in what is in it", words: ["ViewNode 'box'", "ViewNode 'inner'", "inside"],
      hasPlace: false
    ) {
      $0.inner.addSubview($0.box)
      return 0
    },
    Refusal(
      name: "a frame that is no number", words: ["ViewNode 'box'", "finite"], hasPlace: false
    ) {
      $0.box.frame.size.width = .nan
      return 0
    },
    Refusal(
      name: "a natural size that is no number", words: ["SizedNode", "finite"], hasPlace: false
    ) {
      let sized = SizedNode(.nan, 5)
      $0.box.addSubview(sized)
      sized.topAnchor.constraint(equalTo: $0.box.topAnchor).isActive = true
      return 0
    },
    Refusal(
      name: "a fitting size of no number", words: ["ViewNode 'box'", "fitting"], hasPlace: false
    ) {
      _ = $0.box.systemLayoutSizeFitting(CGSize(width: CGFloat.nan, height: 0))
      return 0
    },
    Refusal(name: "a guide of another node", words: ["ViewNode 'box'", "guide"], hasPlace: false) {
      $0.box.addLayoutGuide($0.root.layoutMarginsGuide)
      return 0
    },
  ]

  @Test(
    "each is reported once, with item and location, and valid constraints keep working",
    arguments: refusals)
  func refused(refusal: Refusal) {
    let tree = MistakenTree()
    var told: [String] = []
    tree.root.layoutDiagnosticsHandler = { told.append($0.description) }
    let line = refusal.make(tree)
    tree.root.layoutIfNeeded()
    #expect(told.count == 1)
    let message = told.first ?? ""
    for word in refusal.words { #expect(message.contains(word), "\(message)") }
    if refusal.hasPlace {
      #expect(message.contains("(ViewTreeTests/RefusedTests.swift:\(line))"), "\(message)")
    }
    // The tree keeps working.
    let probe = constrained("probe")
    tree.root.addSubview(probe)
    constrain { probe.edges == tree.root.edges }
    tree.root.layoutIfNeeded()
    #expect(probe.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(told.count == 1)
  }
}
