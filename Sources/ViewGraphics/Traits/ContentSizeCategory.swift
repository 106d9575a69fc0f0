// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The user's preferred text size, from extra small to the largest accessibility size.
public enum ContentSizeCategory: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Unspecified; treated as `large`.
  case unspecified = "_UICTContentSizeCategoryUnspecified"
  /// The smallest size.
  case extraSmall = "UICTContentSizeCategoryXS"
  /// A small size.
  case small = "UICTContentSizeCategoryS"
  /// A medium size.
  case medium = "UICTContentSizeCategoryM"
  /// The default size.
  case large = "UICTContentSizeCategoryL"
  /// One step larger than the default size.
  case extraLarge = "UICTContentSizeCategoryXL"
  /// Two steps larger than the default size.
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  /// The largest size below the accessibility sizes.
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  /// The first accessibility size.
  case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
  /// The second accessibility size.
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
  /// The third accessibility size.
  case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
  /// The largest accessibility size.
  case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

  /// The twelve sizes in ascending order, without `unspecified`.
  public static let allCases: [ContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// A Boolean value that indicates whether the size is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Returns a Boolean value that indicates whether one size is smaller than another; `unspecified`
  /// compares as `large`.
  public static func < (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool {
    first.step < second.step
  }

  /// The index among the twelve sizes, 0 for the smallest; `unspecified` is treated as `large`.
  var step: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large, .unspecified: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }
}
