// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A line of text, ready to be drawn: wrapped, truncated, measured, and placed.
///
/// Backends draw it without measuring text.
public struct TextLine: Hashable, Sendable {
  /// The runs, in reading order.
  public var runs: [Run]
  /// The left end of the baseline, in either writing direction.
  public var baseline: CGPoint
  /// The measured width, in points.
  public var width: CGFloat
  /// The part that stays in place if a font with widths other than those measured is substituted.
  public var anchor: Anchor
  /// The direction in which the line is read.
  public var direction: UserInterfaceLayoutDirection

  /// Creates a line from runs.
  ///
  /// - Parameters:
  ///   - runs: The runs, in reading order.
  ///   - baseline: The left end of the baseline.
  ///   - width: The measured width, in points.
  ///   - anchor: The part that stays in place if another font is substituted; if `nil`, the end
  ///     where reading begins.
  ///   - direction: The direction in which the line is read.
  public init(
    runs: [Run], baseline: CGPoint, width: CGFloat, anchor: Anchor? = nil,
    direction: UserInterfaceLayoutDirection = .leftToRight
  ) {
    self.runs = runs
    self.baseline = baseline
    self.width = width
    self.anchor = anchor ?? Anchor(begin: direction)
    self.direction = direction
  }

  /// Creates a line in one font and color.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - baseline: The left end of the baseline.
  ///   - width: The measured width, in points.
  ///   - font: The font.
  ///   - color: The color.
  ///   - anchor: The part that stays in place if another font is substituted; if `nil`, the end
  ///     where reading begins.
  ///   - direction: The direction in which the line is read.
  ///   - letterSpacing: The space after each letter that the width includes, in points.
  public init(
    text: String, baseline: CGPoint, width: CGFloat, font: Font, color: Color,
    anchor: Anchor? = nil, direction: UserInterfaceLayoutDirection = .leftToRight,
    letterSpacing: CGFloat = 0
  ) {
    let run = Run(
      text: text, width: width, font: font, color: color, fitsWidth: text.hasFittingLetters,
      letterSpacing: letterSpacing)
    self.init(runs: [run], baseline: baseline, width: width, anchor: anchor, direction: direction)
  }

  /// The text of all runs.
  public var text: String {
    runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text }
  }

  /// Whether the measured fonts contain all letters, so that no fallback font is used.
  package var isInMeasuredFonts: Bool { runs.allSatisfy(\.text.isInMeasuredFonts) }

  /// The point on the baseline that stays in place.
  public var anchorPoint: CGPoint {
    switch anchor {
    case .left: baseline
    case .center: CGPoint(x: baseline.x + width / 2, y: baseline.y)
    case .right: CGPoint(x: baseline.x + width, y: baseline.y)
    }
  }
}
