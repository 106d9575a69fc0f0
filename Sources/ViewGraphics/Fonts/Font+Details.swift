// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Font {
  /// The family, or `nil` for the system font.
  public var family: FontFamily? { details?.family }

  /// A Boolean value that indicates whether the font is italic.
  public var isItalic: Bool { details?.isItalic ?? false }

  /// A Boolean value that indicates whether this is the monospaced system font.
  public var isMonospaced: Bool { details?.isMonospaced ?? false }

  /// A Boolean value that indicates whether the font uses digits of equal width.
  public var hasMonospacedDigits: Bool { details?.hasMonospacedDigits ?? false }

  /// The additional space after each letter, in points; it scales with the font size.
  ///
  /// Letters that join, as in Arabic, aren't spaced.
  public var letterSpacing: CGFloat {
    guard let details else { return 0 }
    return details.letterSpacing * pointSize
  }

  /// Returns this font in another family.
  ///
  /// - Parameter family: The family, or `nil` for the system font.
  /// - Returns: The font in that family. If either family has its own line height, the line spacing
  ///   is that of the new font.
  public func withFamily(_ family: FontFamily?) -> Font {
    guard family != self.family else { return self }
    let hadMetrics = ownMetrics != nil
    let font = changed { $0.family = family }
    if font.details?.lineHeight != nil { return font.withOwnLines() }
    guard hadMetrics || font.ownMetrics != nil else { return font }
    return font.with(leading: font.naturalLeading)
  }

  /// Returns the italic or upright variant of this font.
  ///
  /// - Parameter isItalic: Whether the font is italic.
  /// - Returns: The font.
  public func withItalic(_ isItalic: Bool = true) -> Font {
    isItalic == self.isItalic ? self : changed { $0.isItalic = isItalic }.withOwnLines()
  }

  /// Returns the monospaced variant of this font: the monospaced system font, unless this font has
  /// its own family.
  ///
  /// - Parameter isMonospaced: Whether all letters have the same width.
  /// - Returns: The font.
  public func withMonospaced(_ isMonospaced: Bool = true) -> Font {
    isMonospaced == self.isMonospaced ? self : changed { $0.isMonospaced = isMonospaced }
  }

  /// Returns this font with digits of equal width, or with its own digits.
  ///
  /// - Parameter hasMonospacedDigits: Whether digits have equal widths.
  /// - Returns: The font.
  public func withMonospacedDigits(_ hasMonospacedDigits: Bool = true) -> Font {
    hasMonospacedDigits == self.hasMonospacedDigits
      ? self : changed { $0.hasMonospacedDigits = hasMonospacedDigits }
  }

  /// Returns this font with additional space after each letter.
  ///
  /// - Parameter spacing: The space in points at this size; negative values move letters together.
  ///   A value that isn't finite is treated as 0.
  /// - Returns: The font.
  public func withLetterSpacing(_ spacing: CGFloat) -> Font {
    let ems = pointSize > 0 ? spacing / pointSize : 0
    let usable = ems.isFinite ? min(max(ems, -1), 100) : 0
    return usable == details?.letterSpacing ?? 0 ? self : changed { $0.letterSpacing = usable }
  }

  /// Returns this font with another line height.
  ///
  /// - Parameter multiple: The distance between baselines as a multiple of the point size. If it is
  ///   `nil`, not positive, or not finite, the line height is the font's own.
  /// - Returns: The font, with the leading that results in this line height.
  public func withLineHeight(_ multiple: CGFloat?) -> Font {
    let usable = multiple.flatMap { $0.isFinite && $0 > 0 ? min($0, 100) : nil }
    guard usable != details?.lineHeight else { return self }
    let font = changed { $0.lineHeight = usable }
    return usable == nil ? font.with(leading: font.naturalLeading) : font.withOwnLines()
  }

  /// Returns this font with a maximum size when scaled with the text size.
  func withLargestSize(_ size: CGFloat?) -> Font { changed { $0.largestSize = size } }

  private func changed(_ change: (inout FontDetailsDraft) -> Void) -> Font {
    var draft = FontDetailsDraft(details)
    change(&draft)
    return with(details: draft.details)
  }

  private func with(details: FontDetails?) -> Font {
    Font(
      size: pointSize, weight: weight, leading: leading, textStyle: textStyle,
      standardSize: standardSize, details: details)
  }

  func with(leading: CGFloat) -> Font {
    Font(
      size: pointSize, weight: weight, leading: leading, textStyle: textStyle,
      standardSize: standardSize, details: details)
  }

  /// Returns this font with other details and the leading that follows from them.
  func with(_ details: FontDetails?) -> Font { with(details: details).withOwnLines() }

  /// Returns this font with the leading that its details specify, if they specify any.
  func withOwnLines() -> Font {
    if let lineHeight = details?.lineHeight {
      return with(leading: lineHeight * pointSize - self.lineHeight)
    }
    return ownMetrics == nil ? self : with(leading: naturalLeading)
  }

  /// The leading without a custom line height: that of the text style at this size.
  ///
  /// It is 0 for a family with its own line height, which includes the line gap.
  private var naturalLeading: CGFloat {
    guard ownMetrics == nil, standardSize == nil, let textStyle else { return 0 }
    let category = ContentSizeCategory.allCases.first {
      textStyle.pointSize(for: $0) == pointSize && $0 != .unspecified
    }
    return category.map { textStyle.lineSpacing(for: $0) - lineHeight } ?? 0
  }
}
