// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

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

  /// The line under the text, or `nil` for none.
  public var underline: Line?
  /// The color of the line under the text, or `nil` for that of the text.
  public var underlineColor: Color?
  /// The line through the text, or `nil` for none.
  public var strikethrough: Line?
  /// The color of the line through the text, or `nil` for that of the text.
  public var strikethroughColor: Color?
  /// The color behind the text, or `nil` for none.
  public var backgroundColor: Color?

  /// Creates an empty decoration.
  public init() {}
}
