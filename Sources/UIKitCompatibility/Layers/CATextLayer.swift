// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames
import ViewNodes

/// A layer that draws text.
open class CATextLayer: CALayer {
  /// The text: a string or an attributed string, or `nil`, the default, for none.
  public final var string: Any?
  /// The font: a `UIFont`, a `CGFont`, or a name; Helvetica by default.
  ///
  /// Its size is ignored; see ``fontSize``.
  public final var font: Any?
  /// The size of the font, in points; 36 by default.
  public final var fontSize: CGFloat = 36
  /// The color of the text, white by default.
  public final var foregroundColor: CGColor? = .white
  /// The alignment of lines, natural by default.
  public final var alignmentMode = CATextLayerAlignmentMode.natural
  /// A Boolean value that indicates whether lines are wrapped at the width of the layer; `false` by
  /// default.
  public final var isWrapped = false
  /// How a line that is too long is truncated; by default, it isn't.
  public final var truncationMode = CATextLayerTruncationMode.none

  /// Creates a layer without text.
  public override init() {
    super.init()
  }

  /// Creates a layer.
  ///
  /// Core Animation calls this initializer to copy a layer for an animation; here, nothing calls it.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Creates a layer as if in code, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text with the properties of the layer; an attributed string keeps its own attributes.
  private final var text: NSAttributedString? {
    let style = NSMutableParagraphStyle()
    style.alignment = alignmentMode.textAlignment
    style.lineBreakMode =
      truncationMode.lineBreakMode ?? (isWrapped ? .byWordWrapping : .byClipping)
    if let attributed = string as? NSAttributedString {
      let text = NSMutableAttributedString(attributedString: attributed)
      text.addAttribute(
        .paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
      return text
    }
    guard let string = string as? String else { return nil }
    let name = font as? String ?? (font as? CGFont)?.postScriptName ?? "Helvetica"
    let shown =
      (font as? UIFont)?.withSize(fontSize) ?? UIFont(name: name, size: fontSize)
      ?? .systemFont(ofSize: fontSize)
    return NSAttributedString(
      string: string,
      attributes: [
        .font: shown, .foregroundColor: foregroundColor ?? .clear, .paragraphStyle: style,
      ])
  }

  /// Returns the size of the text without wrapping, in points.
  ///
  /// - Returns: The size.
  open func preferredFrameSize() -> CGSize { text?.size() ?? .zero }

  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    text?.draw(in: rect, to: context)
  }
}
