// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// The uncommon properties of a font, stored separately so that fonts stay small.
///
/// None of them depends on the size, so a font shares its details with the same font in other
/// sizes.
package final class FontDetails: Sendable, Hashable {
  /// The family, or `nil` for the system font.
  package let family: FontFamily?
  package let isItalic: Bool
  package let isMonospaced: Bool
  package let hasMonospacedDigits: Bool
  /// The additional spacing after each letter, in ems.
  package let letterSpacing: CGFloat
  /// The distance between baselines as a multiple of the size, or `nil` for the font's own.
  package let lineHeight: CGFloat?
  /// The maximum size when the font is scaled with the text size, or `nil` for no limit.
  package let largestSize: CGFloat?

  init(
    family: FontFamily?, isItalic: Bool, isMonospaced: Bool, hasMonospacedDigits: Bool,
    letterSpacing: CGFloat, lineHeight: CGFloat?, largestSize: CGFloat?
  ) {
    self.family = family
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.hasMonospacedDigits = hasMonospacedDigits
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
    self.largestSize = largestSize
  }

  /// Whether all details are equal.
  package static func == (one: FontDetails, other: FontDetails) -> Bool {
    one === other
      || (one.isItalic == other.isItalic && one.isMonospaced == other.isMonospaced
        && one.hasMonospacedDigits == other.hasMonospacedDigits
        && one.letterSpacing == other.letterSpacing && one.lineHeight == other.lineHeight
        && one.largestSize == other.largestSize && one.family == other.family)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(family)
    hasher.combine(isItalic)
    hasher.combine(isMonospaced)
    hasher.combine(hasMonospacedDigits)
    hasher.combine(letterSpacing)
    hasher.combine(lineHeight)
    hasher.combine(largestSize)
  }
}

/// The details of a font while they are being changed.
struct FontDetailsDraft {
  var family: FontFamily?
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
  var letterSpacing: CGFloat = 0
  var lineHeight: CGFloat?
  var largestSize: CGFloat?

  init(_ details: FontDetails?) {
    guard let details else { return }
    family = details.family
    isItalic = details.isItalic
    isMonospaced = details.isMonospaced
    hasMonospacedDigits = details.hasMonospacedDigits
    letterSpacing = details.letterSpacing
    lineHeight = details.lineHeight
    largestSize = details.largestSize
  }

  /// The details; `nil` if they are those of the system font.
  var details: FontDetails? {
    if family == nil, !isItalic, !isMonospaced, !hasMonospacedDigits, letterSpacing == 0,
      lineHeight == nil, largestSize == nil
    {
      return nil
    }
    return FontDetails(
      family: family, isItalic: isItalic, isMonospaced: isMonospaced,
      hasMonospacedDigits: hasMonospacedDigits, letterSpacing: letterSpacing,
      lineHeight: lineHeight, largestSize: largestSize)
  }
}
