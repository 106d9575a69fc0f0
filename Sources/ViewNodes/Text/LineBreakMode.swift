// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// How a text that is too long for its width is broken, and what becomes of the part that does not
/// fit.
public enum LineBreakMode: Int, Sendable, Hashable, CaseIterable {
  /// Lines break between words; what does not fit is left out.
  case byWordWrapping = 0
  /// Lines break between any two characters; what does not fit is left out.
  case byCharWrapping = 1
  /// Lines break between words, and the last one goes on past the edge, where it is cut.
  case byClipping = 2
  /// Lines break between words, and the last one shows “…” and the end of the text.
  case byTruncatingHead = 3
  /// Lines break between words, and the last one ends with “…”.
  case byTruncatingTail = 4
  /// Lines break between words, and the last one has “…” in the middle.
  case byTruncatingMiddle = 5
}
