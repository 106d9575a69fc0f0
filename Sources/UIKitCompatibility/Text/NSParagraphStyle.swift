// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// The alignment and line breaks of a paragraph.
open nonisolated class NSParagraphStyle: NSObject {
  final var ownAlignment = NSTextAlignment.natural
  final var ownLineBreakMode = NSLineBreakMode.byWordWrapping

  /// The alignment, natural by default.
  open var alignment: NSTextAlignment { ownAlignment }
  /// The technique for wrapping and truncating lines, wrapping at words by default.
  open var lineBreakMode: NSLineBreakMode { ownLineBreakMode }

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns whether another object is a paragraph style with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return alignment == other.alignment && lineBreakMode == other.lineBreakMode
  }

  /// A hash of the values.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(alignment)
    hasher.combine(lineBreakMode)
    return hasher.finalize()
  }
}

/// The alignment and line breaks of a paragraph, to be set.
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
}
