// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes
import ViewTreeTestSupport

/// A text shown by a bar, with its frame in the bar.
struct BarText: Equatable {
  var text: String
  var baseline: CGPoint
  var width: CGFloat
  var font: Font
  var color: Color
}

/// Everything that a node and its descendants currently show, in the node's coordinates.
struct BarContents {
  var texts: [BarText] = []
  var pictures: [(rect: CGRect, tint: Color)] = []
  var fills: [(rect: CGRect, color: Color)] = []

  init(_ root: ViewNode) {
    root.setNeedsLayout()
    root.layoutIfNeeded()
    var pending = [root]
    while let node = pending.popLast() {
      if node.isHidden { continue }
      node.layoutIfNeeded()
      let drawn = RecordingContext(node)
      let move = node.convert(CGPoint.zero, to: root)
      texts += drawn.texts.map {
        BarText(
          text: $0.text,
          baseline: CGPoint(x: $0.baseline.x + move.x, y: $0.baseline.y + move.y),
          width: $0.width, font: $0.font, color: $0.color)
      }
      pictures += drawn.pictures.map { ($0.rect.offsetBy(dx: move.x, dy: move.y), $0.tint) }
      fills += drawn.fills.map { ($0.bounds.offsetBy(dx: move.x, dy: move.y), $0.color) }
      pending += node.subviews.reversed()
    }
  }

  subscript(text: String) -> BarText? { texts.first { $0.text == text } }
}

/// Returns the button with a title in a bar.
func barButton(_ title: String, in root: ViewNode) -> ButtonNode? {
  var pending = [root]
  while let node = pending.popLast() {
    if let button = node as? ButtonNode, button.currentTitle == title { return button }
    pending += node.subviews
  }
  return nil
}
