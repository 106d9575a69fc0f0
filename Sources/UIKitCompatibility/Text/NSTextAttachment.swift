// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames
import ViewNodes

/// An image in a text, or a space, in place of an object replacement character.
///
/// What an attachment looks like is decided when the text is given to a view. A view returns other
/// attachments with the same images, rectangles, and labels.
///
/// This isn't a subclass of `NSObject`: Foundation for Linux traps when it compares such values of
/// adjacent ranges of an attributed string.
open nonisolated class NSTextAttachment: Hashable {
  /// The object replacement character, which stands for an attachment in a string.
  public static let character = 0xFFFC

  /// The image, or `nil` for a space.
  ///
  /// A symbol without a configuration has the size and weight of the font at its place; template images
  /// have the color of the text.
  open var image: UIImage?
  /// The rectangle in points, whose origin is relative to the left end of the attachment on the
  /// baseline, with y growing upward; if zero, the default, that of the image.
  open var bounds = CGRect.zero
  /// The contents of a file.
  open var contents: Data?
  /// The type of the contents.
  open var fileType: String?
  /// What VoiceOver reads in place of the attachment, or `nil` for nothing.
  open var accessibilityLabel: String?

  /// Creates a space, or an attachment with the image in a file.
  ///
  /// - Parameters:
  ///   - contentData: The contents of the file, whose image is shown if there is one.
  ///   - uti: The type of the contents.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
  }

  /// Creates a space.
  public convenience init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Creates an attachment without an image, because there are no archives to decode.
  public required init?(coder: NSCoder) {}

  convenience init(_ attachment: TextAttachment) {
    self.init(data: nil, ofType: nil)
    image = attachment.image
    bounds = attachment.bounds ?? .zero
    accessibilityLabel = attachment.accessibilityLabel
  }

  /// Returns the rectangle of the attachment, in points, with y growing upward from the baseline.
  ///
  /// Override this method to follow the height of the line.
  ///
  /// - Parameters:
  ///   - textContainer: The region of the text, which is always `nil`.
  ///   - lineFrag: The rectangle of a line in the font of the attachment or, if it has none, the one
  ///     before or after it; its width is 10,000 points.
  ///   - position: The position of the attachment on the line, which is always zero.
  ///   - charIndex: The index of the attachment's character, in UTF-16 units.
  /// - Returns: The rectangle; zero for that of the image.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    bounds == .zero ? naturalBounds(inLineOf: lineFrag.height) : bounds
  }

  /// Returns the image that is drawn.
  ///
  /// - Parameters:
  ///   - imageBounds: The rectangle of the attachment.
  ///   - textContainer: The region of the text, which is always `nil`.
  ///   - charIndex: The index of the attachment's character, in UTF-16 units.
  /// - Returns: The image, or `nil` for none.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Returns the attachment as it is drawn at a place in a text.
  final func drawn(at index: Int, font: UIFont) -> TextAttachment {
    let line = CGRect(x: 0, y: 0, width: 10_000, height: font.lineHeight)
    let rect = attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
    let shown = image(forBounds: rect, textContainer: nil, characterIndex: index)
    // A symbol without a rectangle of its own follows the font of the view.
    let isNatural =
      rect == .zero || bounds == .zero && rect == naturalBounds(inLineOf: line.height)
    return TextAttachment(
      image: shown, bounds: isNatural ? nil : rect, accessibilityLabel: accessibilityLabel)
  }

  private func naturalBounds(inLineOf height: CGFloat) -> CGRect {
    let size = height / UIFont.systemFont(ofSize: 1).lineHeight
    return TextAttachment(image: image).frame(in: .systemFont(ofSize: size))
  }

  /// Returns whether two attachments are the same object.
  public static func == (first: NSTextAttachment, second: NSTextAttachment) -> Bool {
    first === second
  }

  /// Feeds the identity to a hasher.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

nonisolated extension NSAttributedString {
  /// Creates a string that consists of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(attachment: attachment, attributes: [:])
  }

  /// Creates a string that consists of an attachment with other attributes.
  public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
    var attributes = attributes
    attributes[.attachment] = attachment
    self.init(string: String(TextAttachment.character), attributes: attributes)
  }
}
