// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The accessibility elements of a node tree in reading order, grouped by their containers.
struct AccessibilityTree {
  /// A line of the tree: an element, or a container of elements.
  struct Entry {
    let node: ViewNode
    let depth: Int
    let role: String?
  }

  private(set) var entries: [Entry] = []
  private var maps = MapsToTop()
  /// The nodes whose own lists have been read.
  private var listing: Set<ObjectIdentifier> = []

  init(of root: ViewNode) {
    let top = units(of: [root], in: root, isInOrder: false)
    var pending: [(node: ViewNode, depth: Int)] = top.reversed().map { ($0, 0) }
    while let (node, depth) = pending.popLast() {
      node.nodeContent?.prepareAccessibility()
      if node.isAccessibilityElement {
        entries.append(Entry(node: node, depth: depth, role: nil))
        // Elements that an element lists itself are read after it, like the button in a UIKit text
        // field.
        let own = (list(of: node) ?? []).filter {
          $0.isExposedToAccessibility && $0.isAccessibilityElement
        }
        pending.append(contentsOf: own.reversed().map { ($0, depth) })
        continue
      }
      let own = list(of: node)
      let inside = units(of: own ?? node.subviews, in: node, isInOrder: own != nil)
      guard !inside.isEmpty else { continue }
      entries.append(Entry(node: node, depth: depth, role: node.spokenRole))
      pending.append(contentsOf: inside.reversed().map { ($0, depth + 1) })
    }
  }

  /// Returns the elements that a node lists itself, or `nil` if they are those of its subviews.
  ///
  /// A node that is listed in its own list is read once.
  private mutating func list(of node: ViewNode) -> [ViewNode]? {
    guard let own = node.accessibilityNodes else { return nil }
    return listing.insert(ObjectIdentifier(node)).inserted ? own : []
  }

  /// Returns the elements and containers among the nodes and their descendants, in reading order.
  private mutating func units(
    of nodes: [ViewNode], in container: ViewNode, isInOrder: Bool
  ) -> [ViewNode] {
    var found: [ViewNode] = []
    var hasOwnOrder = isInOrder
    var pending = Array(Self.accessible(nodes).reversed())
    while let node = pending.popLast() {
      guard node.isExposedToAccessibility else { continue }
      node.nodeContent?.prepareAccessibility()
      if node.isAccessibilityElement || node.isAccessibilityContainer {
        found.append(node)
      } else if let own = list(of: node) {
        hasOwnOrder = true
        pending.append(contentsOf: own.reversed())
      } else {
        pending.append(contentsOf: Self.accessible(node.subviews).reversed())
      }
    }
    return inOrderOfPriority(hasOwnOrder ? found : inReadingOrder(found, in: container))
  }

  /// Sorts nodes by their priorities; those with the same priority stay in order.
  private func inOrderOfPriority(_ nodes: [ViewNode]) -> [ViewNode] {
    guard nodes.contains(where: { $0.accessibilitySortPriority != 0 }) else { return nodes }
    return nodes.enumerated().sorted { first, second in
      let own = first.element.accessibilitySortPriority
      let other = second.element.accessibilitySortPriority
      return own == other ? first.offset < second.offset : own > other
    }.map(\.element)
  }

  /// Returns the nodes that assistive apps see: a modal node hides its siblings.
  private static func accessible(_ nodes: [ViewNode]) -> [ViewNode] {
    guard
      let modal = nodes.last(where: { $0.accessibilityViewIsModal && $0.isExposedToAccessibility })
    else {
      return nodes
    }
    return [modal]
  }

  /// Sorts nodes into lines from top to bottom, and each line from its leading edge.
  ///
  /// A node belongs to a line if it spans the vertical center of the line's first node.
  private mutating func inReadingOrder(_ nodes: [ViewNode], in container: ViewNode) -> [ViewNode] {
    guard nodes.count > 1 else { return nodes }
    let isRightToLeft = container.isRightToLeft
    var placed: [(order: Int, node: ViewNode, frame: CGRect)] = []
    for (order, node) in nodes.enumerated() {
      placed.append((order, node, maps.map(of: node).apply(to: node.bounds)))
    }
    let fromTop = placed.sorted { ($0.frame.minY, $0.order) < ($1.frame.minY, $1.order) }
    var result: [ViewNode] = []
    var line: [(order: Int, node: ViewNode, frame: CGRect)] = []
    func endLine() {
      let across = line.sorted { first, second in
        let (left, right) = (first.frame, second.frame)
        if isRightToLeft, left.maxX != right.maxX { return left.maxX > right.maxX }
        if !isRightToLeft, left.minX != right.minX { return left.minX < right.minX }
        return first.order < second.order
      }
      result += across.map(\.node)
      line = []
    }
    for part in fromTop {
      // Frames at the same position may differ by rounding errors.
      if let first = line.first, part.frame.midY >= first.frame.maxY - 0.001 { endLine() }
      line.append(part)
    }
    endLine()
    return result
  }
}

extension ViewNode {
  /// The accessibility elements in this node, including the node itself, in reading order.
  public final var accessibilityOrder: [ViewNode] {
    AccessibilityTree(of: self).entries.map(\.node).filter(\.isAccessibilityElement)
  }

  /// Returns a textual description of the accessibility elements in this node, after performing any
  /// pending layout.
  ///
  /// Each line describes one element in reading order: its role, label, value, hint, state, and
  /// custom actions.
  /// Lines are indented by the bars, tables, and groups that contain the element.
  public final func accessibilityTree() -> String {
    rootNode.layoutIfNeeded()
    return AccessibilityTree(of: self).entries.map { entry in
      String(repeating: "  ", count: entry.depth) + entry.node.spokenLine(entry.role) + "\n"
    }.joined()
  }

  final var isExposedToAccessibility: Bool {
    !isHidden && alpha >= 0.01 && !accessibilityElementsHidden
  }

  /// Whether the node is a container of accessibility elements.
  final var isAccessibilityContainer: Bool {
    // A label that was set to `nil` is none.
    spokenRole != nil || shouldGroupAccessibilityChildren || (spoken(\.label) ?? nil) != nil
  }

  /// The role of a container of accessibility elements, or `nil` if the class isn't one.
  final var spokenRole: String? { ownDescription.containerRole }

  private final func spokenLine(_ role: String?) -> String {
    var words = [role ?? (isAccessibilityElement ? accessibilityTraits.kind(of: self) : "group")]
    if let label = accessibilityLabel { words.append("\"\(label.onOneLine)\"") }
    if let value = accessibilityValue { words.append("= \"\(value.onOneLine)\"") }
    if let hint = accessibilityHint { words.append("(\(hint.onOneLine))") }
    words += accessibilityTraits.conditions
    if let actions = accessibilityCustomActions, !actions.isEmpty {
      words.append("[" + actions.map(\.name.onOneLine).joined(separator: ", ") + "]")
    }
    return words.joined(separator: " ")
  }
}

extension AccessibilityTraits {
  fileprivate func kind(of node: ViewNode) -> String {
    if let role = node.ownDescription.role { return role }
    let kinds: [(AccessibilityTraits, String)] = [
      (.toggleButton, "switch"), (.searchField, "search field"), (.header, "header"),
      (.button, "button"), (.link, "link"), (.adjustable, "adjustable"), (.image, "image"),
      (.keyboardKey, "key"), (.staticText, "text"),
    ]
    return kinds.first { contains($0.0) }?.1 ?? "element"
  }

  fileprivate var conditions: [String] {
    var words: [String] = []
    if contains(.selected) { words.append("[selected]") }
    if contains(.notEnabled) { words.append("[disabled]") }
    return words
  }
}

extension String {
  fileprivate var onOneLine: String {
    reduce(into: "") { result, character in
      switch character {
      case "\"", "\\": result += "\\\(character)"
      case _ where character.isNewline: result += "\\n"
      default: result.append(character)
      }
    }
  }
}
