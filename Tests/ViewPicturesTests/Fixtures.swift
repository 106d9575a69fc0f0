// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// A node that draws lines of text of given widths.
final class TextBox: ViewNode {
  var lines: [(text: String, width: CGFloat)] = []
  var font = Font.systemFont(ofSize: 17)
  var color = Color.black
  var direction = UserInterfaceLayoutDirection.leftToRight

  convenience init(_ text: String, width: CGFloat = 100) {
    self.init(frame: CGRect(x: 0, y: 0, width: width, height: 20))
    lines = [(text, width)]
  }

  override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    var y = rect.minY + font.ascender
    for line in lines {
      context.draw(
        line.text, at: CGPoint(x: rect.minX, y: y), width: line.width, font: font, color: color,
        direction: direction)
      y += font.lineHeight
    }
  }
}

/// A node whose content a closure draws.
final class Drawing: ViewNode {
  var body: ((any GraphicsContext) -> Void)?

  override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    body?(context)
  }
}

/// A node with a background.
func box(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: Color? = nil
) -> ViewNode {
  let node = ViewNode(frame: CGRect(x: x, y: y, width: width, height: height))
  node.backgroundColor = color
  return node
}

/// A node of 100 × 100 points whose content a closure draws.
func drawing(_ body: @escaping (any GraphicsContext) -> Void) -> Drawing {
  let node = Drawing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  node.body = body
  return node
}
