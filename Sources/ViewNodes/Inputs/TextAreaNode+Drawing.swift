// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TextAreaNode {
  /// Draws the selection and the visible lines, or the placeholder, and the caret.
  final func drawText(in context: any GraphicsContext) {
    let visible = bounds
    guard visible.width > 0, visible.height > 0 else { return }
    let chosen = clamped(selection)
    if isFirstResponder {
      drawHighlights(highlights(chosen, from: visible.minY, to: visible.maxY), in: context)
    }
    if hasText { drawLines(in: visible, context: context) } else { drawPlaceholder(in: context) }
    if isFirstResponder, isEditable, chosen.isEmpty {
      drawCaret(caretRect(for: TextPosition(offset: chosen.lowerBound)), in: context)
    }
  }

  private func drawLines(in visible: CGRect, context: any GraphicsContext) {
    let layouts = shownLayouts
    let origin = CGPoint(x: textLeft, y: textContainerInset.top)
    let color = textColor ?? .label
    let links: TextAttributes = linkTextAttributes
    var index = layouts.index(at: visible.minY - origin.y)
    while let paragraph = layouts[index], !layouts.isHidden(index) {
      let top = origin.y + layouts.top(of: index)
      guard top < visible.maxY else { return }
      let count = paragraph.layout.lines.count
      let first = min(paragraph.line(atY: visible.minY - top), count)
      let end = min(paragraph.line(atY: visible.maxY - top) + 1, count)
      var text = paragraph.text
      text.linkAttributes = links
      text.draw(
        paragraph.layout, lines: first..<max(first, end),
        at: CGPoint(x: origin.x, y: top), color: color, direction: contentDirection,
        measurer: text.measurer(over: textMeasurer), in: context)
      index += 1
    }
  }

  private func drawPlaceholder(in context: any GraphicsContext) {
    guard placeholderText != nil else { return }
    let (text, layout) = placeholderLayout(forWidth: bounds.width)
    text.draw(
      layout, at: CGPoint(x: textLeft, y: textContainerInset.top), color: .placeholderText,
      direction: contentDirection, measurer: text.measurer(over: textMeasurer), in: context)
  }
}
