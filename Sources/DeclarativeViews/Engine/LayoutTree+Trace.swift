// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension LayoutTree {
  /// What every view was offered and what it answered, in the layout as it is.
  func trace() -> String {
    struct Visit {
      let node: Int
      let level: Int
      let place: Placement?
    }
    var lines: [String] = []
    var pending = resolvedArrangement(finalQuestion(0)).reversed().map {
      Visit(node: $0.child, level: 0, place: viewCount > 0 && isShared(0) ? $0 : nil)
    }
    while let visit = pending.popLast() {
      let node = visit.node
      var line = String(repeating: "  ", count: visit.level)
      if let place = visit.place, place.rest != nil { line += "\(place.turn + 1). " }
      line += "\(nodes[node].element.name): offered \(nodes[node].finalProposal.traceText)"
      line += ", takes \(nodes[node].frame.size.traceText)"
      if let rest = visit.place?.rest { line += ", rest \(rest.traceText)" }
      lines.append(line)
      if let note = division(of: node, level: visit.level + 1) { lines.append(note) }
      let places = resolvedArrangement(finalQuestion(node))
      let isDivided = isShared(node)
      for place in places.reversed() {
        pending.append(
          Visit(node: place.child, level: visit.level + 1, place: isDivided ? place : nil))
      }
    }
    return lines.joined(separator: "\n")
  }

  private func finalQuestion(_ node: Int) -> LayoutQuestion {
    LayoutQuestion(node: node, proposal: nodes[node].finalProposal, precision: .exact)
  }

  /// Whether a node is a stack that shares a length among several.
  private func isShared(_ node: Int) -> Bool {
    nodes[node].element is StackElement && nodes[node].childCount > 1
  }

  /// What a stack has to divide.
  private func division(of node: Int, level: Int) -> String? {
    guard isShared(node), let stack = nodes[node].element as? StackElement,
      let length = nodes[node].finalProposal[stack.axis], length.isFinite
    else { return nil }
    let children = childIndices(of: node)
    let gaps = zip(children, children.dropFirst()).map { stack.gap(between: $0, and: $1, in: self) }
    let sum = gaps.reduce(0, +)
    let indent = String(repeating: "  ", count: level)
    let word = stack.axis == .horizontal ? "width" : "height"
    return "\(indent)\(word) \(length.traceText) - gaps \(sum.traceText)"
      + " = \((length - sum).traceText) for \(children.count) views"
  }
}

extension View {
  /// What every view was offered and what it answered, as text: a line for each view, those in it
  /// indented below it. Views in a row or column are numbered in the order in which they were asked,
  /// and what was left after each is noted.
  ///
  /// ```
  /// HStack: offered 300 × 100, takes 285.67 × 43
  ///   width 300 - gaps 8 = 292 for 2 views
  ///   1. Text “A great and warm welcome”: offered 146 × 100, takes 138.67 × 43, rest 153.33
  ///   2. Text “A great and warm welcome”: offered 153.33 × 100, takes 139 × 43, rest 14.33
  /// ```
  ///
  /// - Parameter size: The size that the whole is laid out in, in points.
  /// - Returns: Lines without a line end at the last one.
  public func proposals(in size: CGSize) -> String {
    let tree = LayoutTree(
      self, environment: EnvironmentValues(), measurer: EmbeddedTextMeasurer())
    let usable = CGSize(width: finite(size.width), height: finite(size.height))
    tree.place(in: CGRect(origin: .zero, size: usable))
    return tree.trace()
  }
}
