// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// The alignment, line breaks, spacing, and indents of a paragraph.
///
/// Labels, text views, and drawn strings have the alignment, spacing, and indents of each paragraph;
/// text fields have the alignment of the first.
///
/// This isn't a subclass of `NSObject`: Foundation for Linux traps when it compares such values of
/// adjacent ranges of an attributed string.
open nonisolated class NSParagraphStyle: NSCopying, NSMutableCopying, Hashable {
  final var ownAlignment = NSTextAlignment.natural
  final var ownLineBreakMode = NSLineBreakMode.byWordWrapping
  final var spacing = ParagraphSpacing()

  /// The alignment, natural by default.
  open var alignment: NSTextAlignment { ownAlignment }
  /// The technique for wrapping and truncating lines, wrapping at words by default.
  open var lineBreakMode: NSLineBreakMode { ownLineBreakMode }
  /// The distance between lines, in points.
  open var lineSpacing: CGFloat { spacing.lineSpacing }
  /// The distance after the paragraph, in points.
  open var paragraphSpacing: CGFloat { spacing.paragraphSpacing }
  /// The distance before the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { spacing.paragraphSpacingBefore }
  /// The factor of the font's line height, or 0 for 1.
  open var lineHeightMultiple: CGFloat { spacing.lineHeightMultiple }
  /// The minimum line height, in points.
  open var minimumLineHeight: CGFloat { spacing.minimumLineHeight }
  /// The maximum line height in points, or 0 for no limit.
  open var maximumLineHeight: CGFloat { spacing.maximumLineHeight }
  /// The distance of the first line from the leading edge, in points.
  open var firstLineHeadIndent: CGFloat { spacing.firstLineHeadIndent }
  /// The distance of the other lines from the leading edge, in points.
  open var headIndent: CGFloat { spacing.headIndent }
  /// How readily words are hyphenated, which they never are here.
  open var hyphenationFactor: Float { 0 }
  /// A Boolean value that indicates whether letters may be closer before text is truncated, which they
  /// never are here.
  open var allowsDefaultTighteningForTruncation: Bool { false }
  /// The distance of the end of lines from the leading edge if positive, otherwise from the trailing
  /// edge, in points.
  open var tailIndent: CGFloat { spacing.tailIndent }

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Creates the default style.
  public init() {}

  /// Returns an immutable copy.
  open func copy() -> Any { copy(with: nil) }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.takeValues(of: self)
    return copy
  }

  /// Returns a mutable copy.
  open func mutableCopy() -> Any { mutableCopy(with: nil) }

  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.takeValues(of: self)
    return copy
  }

  final func takeValues(of other: NSParagraphStyle) {
    ownAlignment = other.ownAlignment
    ownLineBreakMode = other.ownLineBreakMode
    spacing = other.spacing
  }

  /// Returns whether another object is a paragraph style with the same values.
  public final func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle) == self }

  /// Returns whether two styles have the same values.
  public static func == (first: NSParagraphStyle, second: NSParagraphStyle) -> Bool {
    first.alignment == second.alignment && first.lineBreakMode == second.lineBreakMode
      && first.spacing == second.spacing
  }

  /// A hash of the values.
  public final var hash: Int { hashValue }

  /// Feeds the values to a hasher.
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(alignment)
    hasher.combine(lineBreakMode)
    hasher.combine(spacing)
  }
}
