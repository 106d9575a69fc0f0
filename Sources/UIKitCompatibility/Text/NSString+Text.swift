// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

// Strings aren't bridged to `NSString` here, so its methods are those of its string.

extension NSString {
  /// Returns the size of the text with its line breaks, in points, rounded up to pixels.
  public nonisolated func size(
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }

  /// Returns the rectangle of the text, in points: on one line for each paragraph, or with
  /// `usesLineFragmentOrigin` wrapped at a width.
  public nonisolated func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text on one line for each paragraph, with its top left corner at a point.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    (self as String).draw(at: point, withAttributes: attributes)
  }

  /// Draws the text from the top of a rectangle, wrapped at its width.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    (self as String).draw(in: rect, withAttributes: attributes)
  }
}
