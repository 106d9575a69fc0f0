// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// An image in a text, or a space, in place of an object replacement character (U+FFFC).
///
/// UIKit: `NSTextAttachment`, as a value. Lines are as high as the attachments on them, and may break
/// before and after each.
public struct TextAttachment: Sendable, Hashable {
  /// The character that an attachment is drawn in place of; in other places, it's a character like
  /// others.
  public static let character: Character = "\u{FFFC}"

  /// The image, or `nil` for a space.
  ///
  /// A symbol without a configuration has the size and weight of the font at its place. Template images
  /// have the color of the text.
  public var image: Image?

  /// The rectangle in points, whose origin is relative to the left end of the attachment on the
  /// baseline, with y growing upward; `nil` for the size of the image.
  ///
  /// Without it, symbols are centered on capital letters, and other images stand on the baseline. A
  /// rectangle isn't larger than 10,000 points in either direction, and one that is not finite is empty.
  public var bounds: CGRect?

  /// What VoiceOver reads in place of the attachment, or `nil` for nothing.
  public var accessibilityLabel: String?

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` for a space.
  ///   - bounds: The rectangle, with y growing upward from the baseline; `nil` for the size of the
  ///     image.
  ///   - accessibilityLabel: What VoiceOver reads in place of the attachment.
  public init(image: Image?, bounds: CGRect? = nil, accessibilityLabel: String? = nil) {
    self.image = image
    self.bounds = bounds
    self.accessibilityLabel = accessibilityLabel
  }

  /// Returns the rectangle in a font, with y growing upward from the baseline.
  package func frame(in font: Font) -> CGRect {
    if let bounds {
      let usable = [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy(\.isFinite)
      guard usable else { return .zero }
      return CGRect(
        x: Self.clamped(bounds.minX), y: Self.clamped(bounds.minY),
        width: Self.clamped(bounds.width), height: Self.clamped(bounds.height))
    }
    guard let image = image(in: font) else { return .zero }
    let size = CGSize(
      width: Self.clamped(image.size.width), height: Self.clamped(image.size.height))
    let isCentered = image.symbolConfiguration != nil
    return CGRect(
      origin: CGPoint(x: 0, y: isCentered ? (font.capHeight - size.height) / 2 : 0), size: size)
  }

  /// Returns the image in a font.
  package func image(in font: Font) -> Image? {
    guard let image, image.symbolConfiguration == .unspecified else { return image }
    return image.withConfiguration(
      Image.SymbolConfiguration(pointSize: font.pointSize, weight: font.weight))
  }

  private static func clamped(_ length: CGFloat) -> CGFloat { min(max(length, -10_000), 10_000) }
}

extension AttributedText {
  /// Creates a text that consists of an attachment.
  ///
  /// UIKit: `NSAttributedString.init(attachment:)`.
  ///
  /// - Parameters:
  ///   - attachment: The attachment.
  ///   - attributes: Other attributes, of which the font and the color are those of symbols.
  public init(attachment: TextAttachment, attributes: TextAttributes = TextAttributes()) {
    var attributes = attributes
    attributes.attachment = attachment
    self.init(string: String(TextAttachment.character), attributes: attributes)
  }

  /// Whether the text has attachments.
  package var hasAttachments: Bool { runs.contains { $0.attributes.attachment != nil } }

  /// The text as VoiceOver reads it, with labels of attachments in their places.
  package var spoken: String {
    guard hasAttachments else { return string }
    let characters = Array(string)
    return runs.map { run in
      let own = characters[run.range]
      guard let attachment = run.attributes.attachment else { return String(own) }
      return own.map {
        $0 == TextAttachment.character ? attachment.accessibilityLabel ?? "" : String($0)
      }.joined()
    }.joined()
  }
}
