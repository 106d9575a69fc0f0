// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The technique for wrapping and truncating text that doesn't fit.
public enum LineBreakMode: Int, Sendable, Hashable, CaseIterable {
  /// Wraps at word boundaries; lines that don't fit aren't shown.
  case byWordWrapping = 0
  /// Wraps at character boundaries; lines that don't fit aren't shown.
  case byCharWrapping = 1
  /// Wraps at word boundaries; the last line is clipped at the edge.
  case byClipping = 2
  /// Wraps at word boundaries; the last line begins with “…” and shows the end of the text.
  case byTruncatingHead = 3
  /// Wraps at word boundaries; the last line ends with “…”.
  case byTruncatingTail = 4
  /// Wraps at word boundaries; the last line has “…” in its middle.
  case byTruncatingMiddle = 5
}
