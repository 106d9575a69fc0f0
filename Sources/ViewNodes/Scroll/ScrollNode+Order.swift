// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension ScrollNode {
  /// Orders the subviews: first those at the back, then the given ones, then all others.
  final func arrange(_ back: [ViewNode], then middle: [ViewNode]) {
    let front = back + middle
    if children.count >= front.count, zip(children, front).allSatisfy(===) { return }
    // Mostly, only views that await reuse are between them.
    var others: [ViewNode] = []
    var count = 0
    for child in children {
      if count < front.count, child === front[count] {
        count += 1
      } else {
        others.append(child)
      }
    }
    if count == front.count {
      children = front + others
      return
    }
    var order: [ObjectIdentifier: Int] = [:]
    for (index, view) in front.enumerated() { order[ObjectIdentifier(view)] = index }
    let ranks = children.map { order[ObjectIdentifier($0)] ?? Int.max }
    guard zip(ranks, ranks.dropFirst()).contains(where: { $0 > $1 }) else { return }
    children = zip(ranks, children).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map(\.element.1)
  }
}
