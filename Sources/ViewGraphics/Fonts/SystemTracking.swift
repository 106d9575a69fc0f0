// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The tracking of the system font relative to the metrics of the fonts that replace it, by point
/// size.
///
/// It is the sum of two parts. Apple publishes the tracking of SF Pro for each size in the Human
/// Interface Guidelines. In addition, its letters differ in width from those of Liberation Sans:
/// they are wider in the text design, up to 17 points, narrower in the display design, from 28
/// points, and interpolated in between. That difference was measured in screenshots of iOS 15 to
/// 26: at 12, 17, and 28 points in the regular weight, and at 17 points in semibold.
enum SystemTracking {
  /// The sizes at which the text design ends and the display design begins.
  private static let cuts = (text: 17, display: 28)
  /// The additional width of a letter in the text design, compared with Liberation Sans, in 1/1000
  /// em.
  private static let regularText: CGFloat = 30
  private static let boldText: CGFloat = 22
  /// The reduction in the width of a letter from the text to the display design, in 1/1000 em.
  private static let narrowing: CGFloat = 60

  /// Apple's tracking of SF Pro in 1/1000 em, from 6 points on; each value applies up to the next
  /// entry.
  private static let published: [(from: Int, tracking: Int)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11),
    (15, -16), (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12),
    (23, -4), (24, 3), (25, 6), (26, 8), (27, 11), (28, 14), (31, 13), (33, 12), (35, 11),
    (36, 10), (41, 9), (44, 8), (49, 7), (52, 6), (58, 5), (60, 4), (66, 3), (68, 2), (76, 1),
    (80, 0),
  ]

  /// The tracking for 0, 1, 2 … 80 points, in ems.
  private static let regular = table(text: regularText)
  private static let bold = table(text: boldText)

  private static func table(text: CGFloat) -> [CGFloat] {
    (0...80).map { size in
      let tracking = published.last { $0.from <= size }?.tracking ?? published[0].tracking
      let progress = CGFloat(min(max(size, cuts.text), cuts.display) - cuts.text)
      let width = text - narrowing * progress / CGFloat(cuts.display - cuts.text)
      return (CGFloat(tracking) + width) / 1000
    }
  }

  /// Returns the space after each letter, in points, rounded to multiples of 1/4096 so that sums
  /// are exact.
  ///
  /// Values between the sizes of the table are interpolated, so that text doesn't become wider when
  /// its font shrinks to fit.
  static func spacing(size: CGFloat, isBold: Bool) -> CGFloat {
    let table = isBold ? bold : regular
    var ems = table[table.count - 1]
    if size < CGFloat(table.count - 1) {
      let lower = Int(size)
      ems = table[lower] + (table[lower + 1] - table[lower]) * (size - CGFloat(lower))
    }
    return (ems * size * 4096).rounded() / 4096
  }
}
