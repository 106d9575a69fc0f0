// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Text styles")
struct TextStyleTests {
  @Test(
    "at each text size, the styles have the sizes and line spacings of Apple's guidelines",
    arguments: [
      (
        ContentSizeCategory.extraSmall,
        [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
        [38, 31, 24, 22, 19, 19, 18, 16, 16, 13, 13]
      ),
      (
        .small,
        [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
        [39, 32, 25, 23, 20, 20, 19, 18, 16, 13, 13]
      ),
      (
        .medium,
        [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11],
        [40, 33, 26, 24, 21, 21, 20, 19, 16, 13, 13]
      ),
      (
        .large,
        [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
        [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13]
      ),
      (
        .extraLarge,
        [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13],
        [43, 37, 30, 28, 24, 24, 23, 22, 20, 19, 18]
      ),
      (
        .extraExtraLarge,
        [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
        [46, 39, 32, 30, 26, 26, 25, 24, 22, 21, 20]
      ),
      (
        .extraExtraExtraLarge,
        [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
        [48, 41, 34, 32, 29, 29, 28, 28, 24, 23, 22]
      ),
      (
        .accessibilityMedium,
        [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
        [52, 46, 41, 38, 34, 34, 32, 31, 29, 28, 25]
      ),
      (
        .accessibilityLarge,
        [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],
        [57, 51, 47, 44, 40, 40, 39, 37, 33, 32, 30]
      ),
      (
        .accessibilityExtraLarge,
        [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
        [61, 57, 52, 51, 48, 48, 46, 43, 40, 39, 35]
      ),
      (
        .accessibilityExtraExtraLarge,
        [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],
        [66, 62, 59, 58, 56, 56, 52, 50, 46, 44, 41]
      ),
      (
        .accessibilityExtraExtraExtraLarge,
        [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
        [70, 68, 66, 65, 62, 62, 60, 58, 52, 51, 48]
      ),
    ] as [(ContentSizeCategory, [CGFloat], [CGFloat])])
  func sizes(category: ContentSizeCategory, sizes: [CGFloat], spacings: [CGFloat]) {
    let styles = TextStyle.allCases
    #expect(styles.map { $0.pointSize(for: category) } == sizes)
    #expect(styles.map { $0.lineSpacing(for: category) } == spacings)
  }
}
