// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Says how wide text is. Line breaking, truncation and shrinking are done over it by
/// `TextLayout`; heights and baselines come from `Font`.
///
/// The characters are Swift's: an emoji of several scalars or a letter with its accents is one.
/// A measurer answers the same for the same question, from any thread.
public protocol TextMeasurer: Sendable {
  /// The distance from each character of a text to the next, when the text is set in one line.
  ///
  /// - Parameters:
  ///   - text: The text; it may hold line breaks, which have no width.
  ///   - font: The font, whose size scales the widths.
  /// - Returns: One width in points for each character, in the order of the text.
  func advances(of text: String, font: Font) -> [CGFloat]

  /// The width of a text set in one line: the sum of its advances unless a measurer knows a
  /// quicker way.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font.
  /// - Returns: The width in points.
  func width(of text: String, font: Font) -> CGFloat
}

extension TextMeasurer {
  /// The sum of the advances of the characters.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font.
  /// - Returns: The width in points.
  public func width(of text: String, font: Font) -> CGFloat {
    advances(of: text, font: font).reduce(0, +)
  }
}
