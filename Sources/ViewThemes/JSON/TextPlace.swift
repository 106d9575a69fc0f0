// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A position in a text, as a line and a column that start at 1.
public struct TextPlace: Hashable, Sendable {
  /// The line.
  public let line: Int
  /// The column, counted in Unicode code points.
  public let column: Int

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - line: The line, starting at 1.
  ///   - column: The column, counted in Unicode code points from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension TextPlace: CustomStringConvertible {
  /// A textual representation of the position: `line 2, column 5`.
  public var description: String { "line \(line), column \(column)" }
}
