// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// The form of a line under or through text.
///
/// Lines are drawn under spaces, too.
public nonisolated struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The raw bits, with UIKit's values.
  public let rawValue: Int

  /// Creates a style from raw bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One line, twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Dashes and two dots each.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Only under words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  init(_ line: TextDecoration.Line, _ pattern: TextDecoration.Pattern) {
    rawValue = line.rawValue | pattern.rawValue
  }

  var pattern: TextDecoration.Pattern {
    line == nil ? .solid : TextDecoration.Pattern(rawValue: rawValue & 0x700) ?? .solid
  }

  var line: TextDecoration.Line? {
    switch rawValue & 0xF {
    case 0: nil
    case 2: .thick
    case 9: .double
    default: .single
    }
  }
}
