// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// How a path is drawn.
public nonisolated enum CGPathDrawingMode: Int32, Hashable, Sendable, CaseIterable {
  /// Filled with the nonzero winding rule.
  case fill = 0
  /// Filled with the even-odd rule.
  case eoFill = 1
  /// Stroked.
  case stroke = 2
  /// Filled with the nonzero winding rule, and stroked.
  case fillStroke = 3
  /// Filled with the even-odd rule, and stroked.
  case eoFillStroke = 4
}
