// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Lines under and through text, and a color behind it.
public struct TextDecoration: Sendable, Hashable {
  /// The form of a line under or through text.
  public enum Line: Int, Sendable, Hashable, CaseIterable {
    /// One line.
    case single = 1
    /// One line, twice as thick.
    case thick = 2
    /// Two lines.
    case double = 9
  }

  /// The dashes of a line under or through text, whose lengths are multiples of its thickness.
  public enum Pattern: Int, Sendable, Hashable, CaseIterable {
    /// No gaps.
    case solid = 0
    /// Dots as long as the gaps between them.
    case dot = 0x100
    /// Dashes twice as long as the gaps between them.
    case dash = 0x200
    /// A dash and a dot in turn.
    case dashDot = 0x300
    /// A dash and two dots in turn.
    case dashDotDot = 0x400

    /// The lengths of dashes and of the gaps after them, as multiples of the thickness.
    var lengths: [(dash: CGFloat, gap: CGFloat)] {
      switch self {
      case .solid: []
      case .dot: [(3, 3)]
      case .dash: [(10, 5)]
      case .dashDot: [(10, 3), (3, 3)]
      case .dashDotDot: [(10, 3), (3, 3), (3, 3)]
      }
    }
  }

  /// The line under the text, or `nil` for none.
  public var underline: Line?
  /// The dashes of the line under the text; solid by default.
  public var underlinePattern = Pattern.solid
  /// The color of the line under the text, or `nil` for that of the text.
  public var underlineColor: Color?
  /// The line through the text, or `nil` for none.
  public var strikethrough: Line?
  /// The dashes of the line through the text; solid by default.
  public var strikethroughPattern = Pattern.solid
  /// The color of the line through the text, or `nil` for that of the text.
  public var strikethroughColor: Color?
  /// The color behind the text, or `nil` for none.
  public var backgroundColor: Color?

  /// Creates an empty decoration.
  public init() {}
}
