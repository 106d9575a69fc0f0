// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension FontFile {
  /// The vertical metrics of a font file, in ems: multiples of the point size.
  public struct Metrics: Hashable, Sendable {
    /// The distance from the top of a line to the baseline.
    public let ascender: CGFloat
    /// The distance from the baseline to the bottom of the letters; positive below the baseline.
    public let descender: CGFloat
    /// The space between lines that the font recommends.
    public let lineGap: CGFloat
    /// The height of capital letters.
    public let capHeight: CGFloat
    /// The height of the letter x.
    public let xHeight: CGFloat

    /// The height of a line: the ascender, the descender, and the line gap, as in UIKit.
    public var lineHeight: CGFloat { ascender + descender + lineGap }

    /// Creates the metrics from the `hhea` table, as Apple's systems do, or from `OS/2` if that is
    /// empty.
    init(hhea: FontTable, os2: FontTable?, unitsPerEm: Int) throws(FontFileError) {
      let em = CGFloat(unitsPerEm)
      var ascender = try hhea.i16(4)
      var descender = try -hhea.i16(6)
      var gap = try hhea.i16(8)
      var heights = (cap: 0, x: 0)
      if let os2 {
        if ascender == 0, descender == 0 {
          ascender = try os2.i16(68)
          descender = try -os2.i16(70)
          gap = try os2.i16(72)
        }
        if try os2.u16(0) >= 2 { heights = (cap: try os2.i16(88), x: try os2.i16(86)) }
      }
      // If both are empty, use average metrics.
      if ascender + descender <= 0 {
        (ascender, descender) = (unitsPerEm * 4 / 5, unitsPerEm / 5)
      }
      self.ascender = CGFloat(ascender) / em
      self.descender = CGFloat(descender) / em
      lineGap = CGFloat(max(gap, 0)) / em
      capHeight = heights.cap > 0 ? CGFloat(heights.cap) / em : 0.7
      xHeight = heights.x > 0 ? CGFloat(heights.x) / em : 0.5
    }
  }
}
