// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A line of text, finished: broken, shortened, measured and placed. A back end draws it and measures
/// nothing.
public struct TextLine: Hashable, Sendable {
  /// What is shown, in the order of reading.
  public var runs: [Run]
  /// The left end of the baseline, in both directions of writing.
  public var baseline: CGPoint
  /// The measured width, in points.
  public var width: CGFloat
  /// What stays in its place where a font of other widths is drawn than was measured.
  public var anchor: Anchor
  /// Where reading begins.
  public var direction: UserInterfaceLayoutDirection

  /// Creates a line of runs.
  ///
  /// - Parameters:
  ///   - runs: What is shown, in the order of reading.
  ///   - baseline: The left end of the baseline.
  ///   - width: The measured width, in points.
  ///   - anchor: What stays in its place with another font; where reading begins if `nil`.
  ///   - direction: Where reading begins.
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

  /// Creates a line of one font and one color.
  ///
  /// - Parameters:
  ///   - text: The characters.
  ///   - baseline: The left end of the baseline.
  ///   - width: The measured width, in points.
  ///   - font: The font.
  ///   - color: The color.
  ///   - anchor: What stays in its place with another font; where reading begins if `nil`.
  ///   - direction: Where reading begins.
  public init(
    text: String, baseline: CGPoint, width: CGFloat, font: Font, color: Color,
    anchor: Anchor? = nil, direction: UserInterfaceLayoutDirection = .leftToRight
  ) {
    let run = Run(
      text: text, width: width, font: font, color: color, fitsWidth: text.hasFittingLetters)
    self.init(runs: [run], baseline: baseline, width: width, anchor: anchor, direction: direction)
  }

  /// The characters of all runs.
  public var text: String {
    runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text }
  }

  /// The point of the baseline that stays in its place.
  public var anchorPoint: CGPoint {
    switch anchor {
    case .left: baseline
    case .center: CGPoint(x: baseline.x + width / 2, y: baseline.y)
    case .right: CGPoint(x: baseline.x + width, y: baseline.y)
    }
  }
}
