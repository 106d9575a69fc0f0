// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import ViewNodes

// Texts are drawn in the current context, that is, in `draw(_:)` of a view or in an image renderer.

extension NSAttributedString {
  /// Draws the text on one line for each paragraph, with its top left corner at a point.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: CGSize(width: CGFloat.infinity, height: .infinity)))
  }

  /// Draws the text from the top of a rectangle, wrapped at its width.
  ///
  /// Lines that begin below the rectangle aren't drawn.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.draw { draw(in: rect, to: $0) }
  }

  /// Draws the text into a context.
  func draw(in rect: CGRect, to destination: any GraphicsContext) {
    guard length > 0 else { return }
    let text = styled
    let measurer = text.measurer(over: EmbeddedTextMeasurer())
    let paragraph = firstParagraphStyle ?? .default
    let mode = paragraph.lineBreakMode
    let truncates = mode != .byWordWrapping && mode != .byCharWrapping
    let layout = TextLayout(
      text.string,
      style: text.layoutStyle(
        numberOfLines: truncates ? 1 : 0, lineBreakMode: mode, alignment: paragraph.alignment),
      bounds: CGSize(width: rect.width, height: .infinity), measurer: measurer)
    let visible = layout.lines.prefix { $0.top < rect.height }
    text.draw(
      layout, lines: visible.indices, at: rect.origin, color: .black, direction: .leftToRight,
      measurer: measurer, in: destination)
  }

  /// Draws the text from the top of a rectangle, wrapped at its width.
  ///
  /// Without `usesLineFragmentOrigin`, it is drawn on one line for each paragraph, and the origin is
  /// the left end of the first baseline.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    if options.contains(.usesLineFragmentOrigin) { return draw(in: rect) }
    let text = styled
    draw(at: CGPoint(x: rect.minX, y: rect.minY - text.lineFont.ascender))
  }
}

extension String {
  /// Draws the text on one line for each paragraph, with its top left corner at a point.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text from the top of a rectangle, wrapped at its width.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  /// Draws the text from the top of a rectangle; see ``NSAttributedString/draw(with:options:context:)``.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}
