// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import Testing
import ViewGraphics

@testable import ViewTree

private final class EndlessNode: ViewNode {
  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsLayout()
  }
}

@Suite("Limits reached by a layout")
struct LimitTests {
  private func page() -> ViewNode {
    let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    page.accessibilityIdentifier = "page"
    return page
  }

  private func box<Node: ViewNode>(_ name: String, _ node: Node, in page: ViewNode) -> Node {
    node.accessibilityIdentifier = name
    node.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(node)
    return node
  }

  @Test("nodes that keep requesting layout are named once, however often the tree is laid out")
  func endlessLayout() {
    let root = page()
    var told: [String] = []
    root.layoutDiagnosticsHandler = { told.append($0.description) }
    let endless = EndlessNode()
    endless.accessibilityIdentifier = "restless"
    root.addSubview(endless)
    for _ in 0..<3 { root.layoutIfNeeded() }
    #expect(
      root.layoutReport().problems == [
        .layoutKeepsChanging(nodes: ["EndlessNode 'restless'"])
      ])
    #expect(
      told == [
        "The layout did not stabilize in 16 rounds: EndlessNode 'restless' kept requesting layout during the layout pass."
      ])
  }

  @Test("a layout that settles after many rounds isn't reported")
  func longLayout() {
    final class Counting: ViewNode {
      var rounds = 14
      override func layoutSubviews() {
        super.layoutSubviews()
        rounds -= 1
        if rounds > 0 { setNeedsLayout() }
      }
    }
    let root = page()
    let node = Counting()
    root.addSubview(node)
    root.layoutIfNeeded()
    #expect(node.rounds == 0)
    #expect(root.layoutReport().isEmpty)
  }

  @Test("the first five nodes are named, and the others are counted")
  func namedNodes() {
    let problem = LayoutProblem.sizesKeepChanging(nodes: (1...7).map { "n\($0)" })
    #expect(
      problem.description
        == "The layout did not stabilize in 12 rounds: the frame of n1, n2, n3, n4, n5 and 2 more depends on sizes, margins or a safe area that depend on it."
    )
  }

  @Test("a node whose margins start at its superview's edge settles above it")
  func marginsOfRoot() {
    let root = ViewNode()
    root.layoutDiagnosticsHandler = { _ in }
    root.accessibilityIdentifier = "root"
    let inner = box("inner", ViewNode(), in: root)
    let device = Screen(
      size: CGSize(width: 300, height: 400),
      safeAreaInsets: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    device.rootNode = root
    // Each round would move the node by its insets, if they grew with what reaches beyond the superview.
    LayoutConstraint.activate([
      inner.layoutMarginsGuide.topAnchor.constraint(equalTo: root.topAnchor),
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 100),
    ])
    device.layoutIfNeeded()
    #expect(inner.frame.minY == -55)
    #expect(root.layoutProblems.isEmpty)
  }

  @Test("a node whose margins grow as it moves is reported")
  func growingMargins() {
    let root = page()
    root.layoutDiagnosticsHandler = { _ in }
    let inner = box("inner", ViewNode(), in: root)
    inner.preservesSuperviewLayoutMargins = true
    // What the node keeps of its superview's margins is as much more as it reaches beyond the superview.
    LayoutConstraint.activate([
      inner.layoutMarginsGuide.topAnchor.constraint(equalTo: root.topAnchor),
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame.minY < -80)
    #expect(root.layoutProblems == [.sizesKeepChanging(nodes: ["ViewNode 'inner'"])])
  }

  @Test("a component that is too large for the solver is reported while it is")
  func approximated() throws {
    let root = page()
    let nodes = (0..<6).map { box("n\($0)", ViewNode(), in: root) }
    for (place, node) in nodes.enumerated() {
      for (step, constant) in [(1, 1.0), (2, 5.0)] {
        let constraint = node.widthAnchor.constraint(
          equalTo: nodes[(place + step) % 6].widthAnchor, multiplier: CGFloat(step),
          constant: constant)
        constraint.priority = LayoutPriority(500)
        constraint.isActive = true
      }
    }
    func approximations() -> [LayoutProblem] {
      root.layoutReport().problems.filter {
        if case .layoutApproximated = $0 { true } else { false }
      }
    }
    #expect(approximations().isEmpty)
    let solver = try #require(root.ownEngine).solver
    solver.maximumEntries = 0
    let width = nodes[0].widthAnchor.constraint(greaterThanOrEqualToConstant: 10)
    width.isActive = true
    let names = (0..<6).map { "ViewNode 'n\($0)'" }
    #expect(approximations() == [.layoutApproximated(nodes: names)])
    solver.maximumEntries = 1_000_000
    width.isActive = false
    #expect(approximations().isEmpty)
    #expect(
      LayoutProblem.layoutApproximated(nodes: ["A", "B"]).description
        == "Too many constraints depend on each other for the solver to compare: the layout of A, B is approximate."
    )
  }

  /// The reasons for which a solution is approximate, other than the size of the tableau.
  enum Approximation: CaseIterable {
    case simplexSteps, negligibleCoefficient, numberRange
  }

  @Test("every other limit of the solver is reported, too", arguments: Approximation.allCases)
  func otherLimits(reason: Approximation) throws {
    let root = page()
    root.layoutDiagnosticsHandler = { _ in }
    let nodes = (0..<8).map { box("n\($0)", ViewNode(), in: root) }
    func tie(_ first: Int, _ second: Int, _ multiplier: CGFloat, _ constant: CGFloat) {
      let constraint = nodes[first].widthAnchor.constraint(
        equalTo: nodes[second % 8].widthAnchor, multiplier: multiplier, constant: constant)
      constraint.priority = LayoutPriority(500)
      constraint.isActive = true
    }
    for place in 0..<8 {
      tie(place, place + 1, 1, 1)
      tie(place, place + 3, 2, 5)
    }
    func isApproximated() -> Bool {
      root.layoutReport().problems.contains {
        if case .layoutApproximated = $0 { true } else { false }
      }
    }
    #expect(!isApproximated())
    switch reason {
    case .simplexSteps:
      try #require(root.ownEngine).solver.maximumPivots = 1
      tie(0, 2, 1, 3)
    case .negligibleCoefficient: tie(0, 2, 1e-12, 3)
    case .numberRange:
      let (small, large) = (box("small", ViewNode(), in: root), box("large", ViewNode(), in: root))
      small.widthAnchor.constraint(equalToConstant: 1e200).isActive = true
      large.widthAnchor.constraint(equalTo: small.widthAnchor, multiplier: 1e200).isActive = true
    }
    #expect(isApproximated())
  }

  @Test("of conflicts that keep changing, the report has those that there are now")
  func changingConflicts() {
    let root = page()
    var told = 0
    root.layoutDiagnosticsHandler = { _ in told += 1 }
    let node = box("node", ViewNode(), in: root)
    let widths = [10.0, 20].map { node.widthAnchor.constraint(equalToConstant: $0) }
    LayoutConstraint.activate(widths)
    for number in 0..<1000 {
      widths[1].isActive = false
      root.layoutIfNeeded()
      widths[1].constant = 20 + CGFloat(number)
      widths[1].isActive = true
      root.layoutIfNeeded()
      #expect(root.layoutReport().conflicts.count == 1)
    }
    #expect(told == 1000)
  }

  @Test(
    "an extremely large frame is reported, and one at the limit isn't", arguments: [true, false])
  func largeFrames(isTooLarge: Bool) {
    let root = page()
    root.layoutDiagnosticsHandler = { _ in }
    let node = box("large", ViewNode(), in: root)
    LayoutConstraint.activate([
      node.topAnchor.constraint(equalTo: root.topAnchor),
      node.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      node.heightAnchor.constraint(equalToConstant: 1),
      node.widthAnchor.constraint(equalToConstant: isTooLarge ? 1e15 : 1e11),
    ])
    root.layoutIfNeeded()
    #expect(node.frame.width == (isTooLarge ? 1e12 : 1e11))
    #expect(
      root.layoutProblems == (isTooLarge ? [.frameTooLarge(node: "ViewNode 'large'")] : []))
    #expect(
      LayoutProblem.frameTooLarge(node: "A").description
        == "The frame of A extends beyond 1e12 points; it is clamped.")
  }

  @Test("the first 1,000 problems are kept in full, and the others are counted")
  func manyProblems() {
    let root = page()
    var told = 0
    root.layoutDiagnosticsHandler = { _ in told += 1 }
    for _ in 0..<1000 { root.addSubview(root) }
    #expect(root.layoutProblems.count == 1000)
    #expect(root.layoutProblems.last == .addedToItself(node: "ViewNode 'page'"))
    for _ in 0..<3 { root.addSubview(root) }
    #expect(root.layoutReport().problems.count == 1001)
    #expect(root.layoutProblems.last == .furtherProblems(count: 3))
    #expect(told == 1003)
    let outer = page()
    outer.layoutDiagnosticsHandler = { _ in }
    outer.addSubview(outer)
    outer.addSubview(root)
    #expect(outer.layoutProblems.count == 1001)
    #expect(outer.layoutProblems.last == .furtherProblems(count: 4))
    #expect(
      LayoutProblem.furtherProblems(count: 3).description == "There are 3 further problems.")
  }

  @Test("the last 256 reported messages are remembered")
  func rememberedMessages() {
    var told = ReportedMessages()
    for number in 0..<1000 {
      let isNew = told.insert("\(number)")
      #expect(isNew)
    }
    #expect(told.count == 256)
    let isLastNew = told.insert("744")
    let isOlderNew = told.insert("743")
    #expect(!isLastNew && isOlderNew)
    #expect(told.count == 256)
  }

  @Test("mistakes made below a node before it was added are in its report")
  func mistakesBelow() {
    let root = page()
    let group = ViewNode()
    let inner = ViewNode()
    for node in [group, inner] { node.layoutDiagnosticsHandler = { _ in } }
    inner.addSubview(inner)
    group.addSubview(inner)
    root.layoutDiagnosticsHandler = { _ in }
    root.addSubview(group)
    #expect(root.layoutReport().problems == [.addedToItself(node: "ViewNode")])
  }

  @Test("a constraint between two trees is a mistake in both of them")
  func mistakeBetweenTrees() {
    let root = page()
    let view = ViewNode()
    view.accessibilityIdentifier = "view"
    for node in [root, view] { node.layoutDiagnosticsHandler = { _ in } }
    let constraint = view.topAnchor.constraint(equalTo: root.topAnchor)
    constraint.isActive = true
    let problem = LayoutProblem.noCommonAncestor(constraint: constraint.written)
    #expect(root.layoutReport().problems == [problem])
    #expect(view.layoutReport().problems == [problem])
  }

  @Test("a node without any constraint that relies on them is reported, too")
  func forgottenWithoutEngine() {
    let root = page()
    let node = box("alone", ViewNode(), in: root)
    #expect(node.hasAmbiguousLayout)
    #expect(
      root.layoutReport().ambiguities.map(\.attribute) == [.leading, .top, .width, .height])
    node.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(!node.hasAmbiguousLayout)
    #expect(root.layoutReport().isEmpty)
  }
}
