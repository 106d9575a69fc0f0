// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Font {
  /// Metrics as multiples of the point size, measured on iOS 15 to 26; all are multiples of 1/2048
  /// em.
  enum Metric {
    static let ascender: CGFloat = 1950.0 / 2048
    static let descender: CGFloat = 494.0 / 2048
    static let lineHeight: CGFloat = 2444.0 / 2048
    static let capHeight: CGFloat = 1443.0 / 2048
    static let xHeight: CGFloat = 1078.0 / 2048
  }

  /// The distance from the top of the line to the baseline, in points.
  public var ascender: CGFloat { pointSize * (ownMetrics?.ascender ?? Metric.ascender) }

  /// The distance from the baseline to the bottom of the line, in points; negative, as in UIKit.
  public var descender: CGFloat { -pointSize * (ownMetrics?.descender ?? Metric.descender) }

  /// The height of a line, in points: the ascender minus the descender, plus the line gap of a
  /// family that has one.
  ///
  /// It doesn't include the leading.
  public var lineHeight: CGFloat { pointSize * (ownMetrics?.lineHeight ?? Metric.lineHeight) }

  /// The height of capital letters, in points.
  public var capHeight: CGFloat { pointSize * (ownMetrics?.capHeight ?? Metric.capHeight) }

  /// The height of the lowercase letter x, in points.
  public var xHeight: CGFloat { pointSize * (ownMetrics?.xHeight ?? Metric.xHeight) }

  /// The vertical metrics of the font's file or family; `nil` for those of the system font.
  var ownMetrics: FontFile.Metrics? {
    guard let family = details?.family else { return nil }
    return file?.metrics ?? family.knownMetrics
  }

  /// The file that the font is measured with, or `nil` if it has none.
  public var file: FontFile? {
    guard let details, let family = details.family else { return nil }
    return family.file(weight: weight, isItalic: details.isItalic)
  }
}
