// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension FontFile.Metrics {
  /// The metrics of the regular faces of families that are part of iOS, with which labels have the
  /// same heights without font files; other families have those of the system font.
  ///
  /// They are those of the `hhea` and `OS/2` tables, except that Apple's systems add 15 % of the em to
  /// the ascender of Helvetica.
  static let known: [String: FontFile.Metrics] = [
    "Arial": FontFile.Metrics(1854, 434, gap: 67, cap: 1467, x: 1062, of: 2048),
    "Avenir": FontFile.Metrics(1000, 366, cap: 708, x: 468, of: 1000),
    "Avenir Next": FontFile.Metrics(1000, 366, cap: 708, x: 468, of: 1000),
    "Courier New": FontFile.Metrics(1705, 615, cap: 1170, x: 866, of: 2048),
    "Georgia": FontFile.Metrics(1878, 449, cap: 1419, x: 986, of: 2048),
    "Helvetica": FontFile.Metrics(1577 + 0.15 * 2048, 471, cap: 1469, x: 1071, of: 2048),
    "Helvetica Neue": FontFile.Metrics(952, 213, gap: 28, cap: 714, x: 517, of: 1000),
    "Menlo": FontFile.Metrics(1901, 483, cap: 1493, x: 1120, of: 2048),
    "Times New Roman": FontFile.Metrics(1825, 443, gap: 87, cap: 1356, x: 916, of: 2048),
    "Trebuchet MS": FontFile.Metrics(1923, 455, cap: 1465, x: 1071, of: 2048),
    "Verdana": FontFile.Metrics(2059, 430, cap: 1489, x: 1117, of: 2048),
  ]

  private init(
    _ ascender: CGFloat, _ descender: CGFloat, gap: CGFloat = 0, cap: CGFloat, x: CGFloat,
    of unitsPerEm: CGFloat
  ) {
    self.ascender = ascender / unitsPerEm
    self.descender = descender / unitsPerEm
    lineGap = gap / unitsPerEm
    capHeight = cap / unitsPerEm
    xHeight = x / unitsPerEm
  }
}
