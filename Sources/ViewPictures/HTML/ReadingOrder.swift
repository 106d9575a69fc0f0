// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// The reading order of a tree, with facts that only a traversal of the whole tree reveals.
struct ReadingOrder {
  /// The index of the first element inside each node.
  private var ranks: [ObjectIdentifier: Int] = [:]
  /// The labels that name inputs, and those inputs.
  private(set) var titles: [ObjectIdentifier: ViewNode] = [:]
  /// The first heading, or the first text.
  private(set) var title: String?
  /// Whether there is a heading.
  private(set) var hasHeading = false

  init(of root: ViewNode) {
    let elements = root.accessibilityOrder
    for (rank, element) in elements.enumerated() {
      // Stop at the first ancestor that contains an earlier element.
      var node: ViewNode? = element
      while let current = node, ranks[ObjectIdentifier(current)] == nil {
        ranks[ObjectIdentifier(current)] = rank
        if current === root { break }
        node = current.superview
      }
      if element is InputNode || element is TextAreaNode,
        let title = element.accessibilityTitleNode as? LabelNode,
        title.isAccessibilityElement, title.text == element.accessibilityLabel
      {
        titles[ObjectIdentifier(title)] = element
      }
      guard let label = element as? LabelNode, let text = label.text else { continue }
      if !hasHeading, label.accessibilityTraits.contains(.header) {
        hasHeading = true
        title = text
      }
      if title == nil { title = text }
    }
  }

  /// Returns nodes in reading order; those without elements stay next to the preceding ones.
  func sorted(_ nodes: [ViewNode]) -> [ViewNode] {
    guard nodes.count > 1 else { return nodes }
    var last = -1
    let keys = nodes.enumerated().map { index, node in
      if let rank = ranks[ObjectIdentifier(node)] { last = rank }
      return (rank: last, index: index)
    }
    let isInOrder = zip(keys, keys.dropFirst()).allSatisfy { $0.rank <= $1.rank }
    if isInOrder { return nodes }
    return keys.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map { nodes[$0.index] }
  }
}
