// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// A text size that a person has chosen.
///
/// SwiftUI: `DynamicTypeSize`.
public nonisolated enum DynamicTypeSize: Int, Hashable, Comparable, Sendable, CaseIterable {
  /// The smallest size.
  case xSmall
  /// A small size.
  case small
  /// A size between small and large.
  case medium
  /// The default size.
  case large
  /// A larger size.
  case xLarge
  /// A much larger size.
  case xxLarge
  /// The largest size that is not for accessibility.
  case xxxLarge
  /// The first size for accessibility.
  case accessibility1
  /// The second size for accessibility.
  case accessibility2
  /// The third size for accessibility.
  case accessibility3
  /// The fourth size for accessibility.
  case accessibility4
  /// The largest size.
  case accessibility5

  /// Whether the size is for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The text size of a category.
  ///
  /// - Parameter category: The category; ``ContentSizeCategory/unspecified`` counts as large.
  public init(_ category: ContentSizeCategory) {
    let index = ContentSizeCategory.ordered.firstIndex(of: category)
    self = index.flatMap(DynamicTypeSize.init(rawValue:)) ?? .large
  }

  /// Whether a size is smaller than another.
  public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool {
    first.rawValue < second.rawValue
  }

  var category: ContentSizeCategory { ContentSizeCategory.ordered[rawValue] }
}

nonisolated extension ContentSizeCategory {
  /// All sizes, smallest first.
  fileprivate static let ordered: [ContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}

extension EnvironmentValues {
  /// The text size that a person has chosen, which fonts of text styles follow.
  public var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize(sizeCategory) }
    set { sizeCategory = newValue.category }
  }
}

extension View {
  /// Sets the text size in the view.
  ///
  /// - Parameter size: The size.
  /// - Returns: The view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}
