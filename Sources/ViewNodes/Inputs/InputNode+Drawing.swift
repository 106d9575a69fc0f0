// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension InputNode {
  final var shownText: StyledText { StyledText(content: content, font: effectiveFont) }

  final var shownPlaceholder: StyledText {
    StyledText(
      content: placeholderText.map { .attributed($0) } ?? .plain(""), font: effectiveFont)
  }

  func naturalSize(of text: StyledText) -> CGSize {
    var text = text
    if isSecureTextEntry, text.content == content { text = dotted(text) }
    let style = TextLayout.Style(font: text.lineFont, displayScale: pixelsPerPoint)
    return TextLayout.boundingSize(
      of: text.string, style: style, measurer: text.measurer(over: textMeasurer))
  }

  func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    propertiesMayHaveChanged()
  }

  func borderStyleDidChange(from former: BorderStyle) {
    // The fill moves between the layer, which has square corners, and the rounded shape drawn here.
    let color = ownBackground ?? layerStorage?.backgroundColor
    backgroundColor = color
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func drawBorder(in context: any GraphicsContext) {
    let rect = borderRect(forBounds: bounds)
    guard !rect.isEmpty else { return }
    let pixel = 1 / pixelsPerPoint
    func line(_ width: CGFloat, radius: CGFloat, _ color: Color) {
      let middle = rect.insetBy(dx: width / 2, dy: width / 2)
      let path = BezierPath(roundedRect: middle, cornerRadius: max(0, radius - width / 2))
      context.stroke(path, with: color, style: StrokeStyle(width: width))
    }
    switch borderStyle {
    case .none: break
    case .line: line(1, radius: 0, .black)
    case .bezel:
      line(1, radius: 0, Color(white: 0.55, alpha: 1))
      let inner = CGRect(x: rect.minX + 1, y: rect.minY + 1, width: rect.width - 2, height: 1)
      context.fill(BezierPath(rect: inner), with: Color(white: 0, alpha: 0.12))
    case .roundedRect:
      let fill = ownBackground ?? .systemBackground
      context.fill(BezierPath(roundedRect: rect, cornerRadius: 5), with: fill)
      line(pixel, radius: 5, Color(white: 0, alpha: 0.2))
    }
  }

  func drawText(in context: any GraphicsContext) {
    let settled = settledText()
    let room = settled.room
    var color = settled.isPlaceholder ? Color.placeholderText : textColor ?? .label
    if !isEnabled { color = color.withAlphaComponent(color.alpha / 2) }
    guard room.width > 0, room.height > 0 else { return }
    context.withClip(to: BezierPath(rect: clipRect(around: room))) {
      let chosen = clamped(selection)
      if isEditing, let highlight = settled.highlight(chosen) {
        drawHighlights([highlight], in: context)
      }
      settled.text.draw(
        settled.layout, at: settled.origin, color: color, direction: contentDirection,
        measurer: settled.measurer, in: context)
      guard isEditing, chosen.isEmpty else { return }
      drawCaret(caretRect(for: TextPosition(offset: chosen.lowerBound)), in: context)
    }
  }

  /// Returns the clipping rectangle, since glyphs may extend slightly beyond the text rectangle, as
  /// descenders of a tight font do.
  private func clipRect(around room: CGRect) -> CGRect {
    CGRect(x: room.minX - 2, y: bounds.minY, width: room.width + 4, height: bounds.height)
  }

  func dotted(_ text: StyledText) -> StyledText {
    StyledText(
      content: .plain(String(repeating: "•", count: text.string.count)), font: text.font)
  }
}
