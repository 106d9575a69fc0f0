// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A place in a text, both counted from 1: a column is a Unicode code point.
public struct TextPlace: Hashable, Sendable {
  /// The line.
  public let line: Int
  /// The code point in that line.
  public let column: Int

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The code point in that line, from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension TextPlace: CustomStringConvertible {
  /// The place in words: `line 2, column 5`.
  public var description: String { "line \(line), column \(column)" }
}
