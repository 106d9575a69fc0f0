// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

@testable import ViewNodes
@testable import ViewTree

/// A page with a stack, a card with a guide, a scroll node and ties between all of them, and another
/// page; every node acts when it is called.
final class InterferenceScene {
  let interference = Interference()
  let page: ViewNode
  let other: ViewNode
  let stack = ActingStack()
  let scroll = ScrollNode()
  let guide = LayoutGuide()
  /// Whether client code keeps references of its own to everything.
  private(set) var nodes: [ViewNode] = []
  private(set) var constraints: [LayoutConstraint] = []

  init() {
    page = InterferenceScene.page("page", interference)
    other = InterferenceScene.page("other", interference)
    nodes = [page, other]
    buildPage()
    buildOther()
    for node in nodes { (node as? ActingNode)?.interference = interference }
    stack.interference = interference
  }

  private static func page(_ name: String, _ interference: Interference) -> ViewNode {
    let page = ActingNode(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    page.accessibilityIdentifier = name
    page.layoutDiagnosticsHandler = { _ in }
    return page
  }

  private func node(_ name: String, _ natural: CGSize? = nil) -> ActingNode {
    let node = ActingNode()
    if let natural { node.natural = natural }
    return keep(node, name)
  }

  private func keep<Node: ViewNode>(_ node: Node, _ name: String) -> Node {
    node.accessibilityIdentifier = name
    node.translatesAutoresizingMaskIntoConstraints = false
    nodes.append(node)
    return node
  }

  private func activate(_ made: [LayoutConstraint]) {
    LayoutConstraint.activate(made)
    constraints += made
  }

  private func buildPage() {
    let first = node("first", CGSize(width: 40, height: 20))
    let second = node("second", CGSize(width: 60, height: 30))
    let text = keep(LabelNode(), "text")
    text.numberOfLines = 0
    text.text = "Several words that need more than one line in a narrow column"
    let card = node("card")
    let inner = node("inner", CGSize(width: 50, height: 24))
    let content = node("content", CGSize(width: 500, height: 600))
    stack.axis = .vertical
    stack.spacing = 4
    for view in [first, text, second] { stack.addArrangedSubview(view) }
    page.addSubview(keep(stack, "stack"))
    page.addSubview(card)
    card.addSubview(inner)
    card.addLayoutGuide(guide)
    page.addSubview(keep(scroll, "scroll"))
    scroll.addSubview(content)
    activate([
      stack.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor, constant: 10),
      stack.leadingAnchor.constraint(equalTo: page.layoutMarginsGuide.leadingAnchor),
      stack.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5),
      card.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 8),
      card.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -12),
      guide.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 5),
      guide.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      guide.widthAnchor.constraint(equalToConstant: 30),
      guide.heightAnchor.constraint(equalToConstant: 12),
      inner.leadingAnchor.constraint(equalTo: guide.trailingAnchor, constant: 3),
      inner.firstBaselineAnchor.constraint(equalTo: guide.bottomAnchor, constant: 3),
      inner.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -6),
      inner.lastBaselineAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor),
      scroll.topAnchor.constraint(equalTo: card.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: page.bottomAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
    ])
  }

  private func buildOther() {
    let foreign = node("foreign", CGSize(width: 33, height: 22))
    other.addSubview(foreign)
    activate([
      foreign.topAnchor.constraint(equalTo: other.topAnchor, constant: 70),
      foreign.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 7),
    ])
    other.layoutIfNeeded()
  }

  /// Stops retaining a node.
  func forget(_ node: ViewNode) {
    nodes.removeAll { $0 === node }
  }

  /// Releases everything but the two pages and their subviews.
  func forgetEverything() {
    nodes = [page, other]
    constraints = []
  }

  /// Deactivates all constraints and releases them.
  func dropConstraints() {
    let former = constraints
    constraints = []
    LayoutConstraint.deactivate(former)
  }

  /// Lays out, fits, changes, and moves nodes, so that every callback is called.
  func exercise() {
    _ = stack.systemLayoutSizeFitting(.zero)
    page.layoutIfNeeded()
    for node in nodes {
      node.invalidateIntrinsicContentSize()
      node.setNeedsUpdateConstraints()
      node.setNeedsLayout()
    }
    _ = page.systemLayoutSizeFitting(.zero)
    page.layoutIfNeeded()
    page.layoutMargins = EdgeInsets(top: 1, left: 11, bottom: 1, right: 1)
    page.tintColor = .red
    constraints.first?.constant += 3
    page.layoutIfNeeded()
    if let last = stack.arrangedSubviews.last { stack.insertArrangedSubview(last, at: 0) }
    nodes.last { $0.superview != nil }?.sizeToFit()
    if let card = nodes.first(where: { $0.accessibilityIdentifier == "card" }),
      let above = card.superview
    {
      card.removeFromSuperview()
      above.addSubview(card)
    }
    let screen = Screen(
      size: CGSize(width: 300, height: 400), scale: 2,
      safeAreaInsets: EdgeInsets(top: 30, left: 0, bottom: 20, right: 0))
    screen.rootNode = page.rootNode
    screen.layoutIfNeeded()
    screen.traits.preferredContentSizeCategory = .accessibilityLarge
    screen.traits.layoutDirection = .rightToLeft
    screen.layoutIfNeeded()
    _ = page.layoutReport()
    screen.rootNode = nil
    other.layoutIfNeeded()
  }

  /// Lays out until nothing is pending, without actions.
  func settle() {
    interference.act = nil
    for root in roots(of: nodes) { root.layoutIfNeeded() }
  }
}
