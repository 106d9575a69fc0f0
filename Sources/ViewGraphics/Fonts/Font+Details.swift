// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Font {
  /// The family, or `nil` for the system font.
  public var family: FontFamily? { details?.family }

  /// A Boolean value that indicates whether the letters slant.
  public var isItalic: Bool { details?.isItalic ?? false }

  /// A Boolean value that indicates whether this is the system font in which all letters have the
  /// same width.
  public var isMonospaced: Bool { details?.isMonospaced ?? false }

  /// A Boolean value that indicates whether digits of equal width are requested.
  public var hasMonospacedDigits: Bool { details?.hasMonospacedDigits ?? false }

  /// The space after each letter, in points, besides that of the font itself; it scales with the
  /// size.
  ///
  /// Letters that are joined, as in Arabic, aren't moved apart.
  public var letterSpacing: CGFloat {
    guard let details else { return 0 }
    return details.letterSpacing * pointSize
  }

  /// Returns this font in another family.
  ///
  /// - Parameter family: The family, or `nil` for the system font.
  /// - Returns: The font in that family, with its own line spacing if this
  ///   font has a family or gets one that has files.
  public func withFamily(_ family: FontFamily?) -> Font {
    guard family != self.family else { return self }
    let hadFile = file != nil
    let font = changed { $0.family = family }
    guard font.details?.lineHeight == nil, hadFile || font.file != nil else { return font }
    return font.with(leading: font.naturalLeading)
  }

  /// Returns this font with slanted letters, or with upright ones.
  ///
  /// - Parameter isItalic: Whether the letters slant.
  /// - Returns: The font.
  public func withItalic(_ isItalic: Bool = true) -> Font {
    isItalic == self.isItalic ? self : changed { $0.isItalic = isItalic }.withOwnLines()
  }

  /// Returns this font with letters that all have the same width: the monospaced system font,
  /// unless it has its own family.
  ///
  /// - Parameter isMonospaced: Whether all letters have the same width.
  /// - Returns: The font.
  public func withMonospaced(_ isMonospaced: Bool = true) -> Font {
    isMonospaced == self.isMonospaced ? self : changed { $0.isMonospaced = isMonospaced }
  }

  /// Returns this font with digits of equal width.
  ///
  /// - Parameter hasMonospacedDigits: Whether digits have equal widths.
  /// - Returns: The font.
  public func withMonospacedDigits(_ hasMonospacedDigits: Bool = true) -> Font {
    hasMonospacedDigits == self.hasMonospacedDigits
      ? self : changed { $0.hasMonospacedDigits = hasMonospacedDigits }
  }

  /// Returns this font with space after each letter.
  ///
  /// - Parameter spacing: The space in points at this size; negative moves letters together. If it
  ///   isn't finite, there is none.
  /// - Returns: The font.
  public func withLetterSpacing(_ spacing: CGFloat) -> Font {
    let ems = pointSize > 0 ? spacing / pointSize : 0
    let usable = ems.isFinite ? min(max(ems, -1), 100) : 0
    return usable == details?.letterSpacing ?? 0 ? self : changed { $0.letterSpacing = usable }
  }

  /// Returns this font with another distance of lines.
  ///
  /// - Parameter multiple: The distance of baselines as a multiple of the point size, or `nil` for
  ///   the font's own. If it isn't positive and finite, the font's own is kept.
  /// - Returns: The font, with the leading that results.
  public func withLineHeight(_ multiple: CGFloat?) -> Font {
    let usable = multiple.flatMap { $0.isFinite && $0 > 0 ? min($0, 100) : nil }
    guard usable != details?.lineHeight else { return self }
    let font = changed { $0.lineHeight = usable }
    return usable == nil ? font.with(leading: font.naturalLeading) : font.withOwnLines()
  }

  /// Returns this font with a size beyond which it doesn't grow with the text size.
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

  private func with(leading: CGFloat) -> Font {
    Font(
      size: pointSize, weight: weight, leading: leading, textStyle: textStyle,
      standardSize: standardSize, details: details)
  }

  /// Returns this font with details and the leading that follows from them.
  func with(_ details: FontDetails?) -> Font { with(details: details).withOwnLines() }

  /// Returns this font with the leading that its details specify, if they specify any.
  func withOwnLines() -> Font {
    if let lineHeight = details?.lineHeight {
      return with(leading: lineHeight * pointSize - self.lineHeight)
    }
    return file == nil ? self : with(leading: naturalLeading)
  }

  /// The default leading without a custom line height: that of the text style in this size.
  ///
  /// The line gap of a file is part of its line height.
  private var naturalLeading: CGFloat {
    guard file == nil, standardSize == nil, let textStyle else { return 0 }
    let category = ContentSizeCategory.allCases.first {
      textStyle.pointSize(for: $0) == pointSize && $0 != .unspecified
    }
    return category.map { textStyle.lineSpacing(for: $0) - lineHeight } ?? 0
  }
}
