// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames
import ViewNodes

/// The alignment, line breaks, spacing, and indents of a paragraph, to be set.
open nonisolated class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment, natural by default.
  open override var alignment: NSTextAlignment {
    get { ownAlignment }
    set { ownAlignment = newValue }
  }

  /// The technique for wrapping and truncating lines, wrapping at words by default.
  open override var lineBreakMode: NSLineBreakMode {
    get { ownLineBreakMode }
    set { ownLineBreakMode = newValue }
  }

  /// The distance between lines, in points.
  open override var lineSpacing: CGFloat {
    get { spacing.lineSpacing }
    set { spacing.lineSpacing = newValue }
  }

  /// The distance after the paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { spacing.paragraphSpacing }
    set { spacing.paragraphSpacing = newValue }
  }

  /// The distance before the paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { spacing.paragraphSpacingBefore }
    set { spacing.paragraphSpacingBefore = newValue }
  }

  /// The factor of the font's line height, or 0 for 1.
  open override var lineHeightMultiple: CGFloat {
    get { spacing.lineHeightMultiple }
    set { spacing.lineHeightMultiple = newValue }
  }

  /// The minimum line height, in points.
  open override var minimumLineHeight: CGFloat {
    get { spacing.minimumLineHeight }
    set { spacing.minimumLineHeight = newValue }
  }

  /// The maximum line height in points, or 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { spacing.maximumLineHeight }
    set { spacing.maximumLineHeight = newValue }
  }

  /// The distance of the first line from the leading edge, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { spacing.firstLineHeadIndent }
    set { spacing.firstLineHeadIndent = newValue }
  }

  /// How readily words are hyphenated, which they never are here.
  open override var hyphenationFactor: Float {
    get { 0 }
    set {}
  }
  /// A Boolean value that indicates whether letters may be closer before text is truncated, which they
  /// never are here.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { false }
    set {}
  }
  /// The distance of the other lines from the leading edge, in points.
  open override var headIndent: CGFloat {
    get { spacing.headIndent }
    set { spacing.headIndent = newValue }
  }

  /// The distance of the end of lines from the leading edge if positive, otherwise from the trailing
  /// edge, in points.
  open override var tailIndent: CGFloat {
    get { spacing.tailIndent }
    set { spacing.tailIndent = newValue }
  }

  /// Takes all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    takeValues(of: style)
  }
}
