// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// A preferred text size.
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
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest accessibility size.
  case accessibility5

  /// A Boolean value that indicates whether the size is an accessibility size.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Creates the text size for a category.
  ///
  /// - Parameter category: The category; ``ContentSizeCategory/unspecified`` is treated as large.
  public init(_ category: ContentSizeCategory) {
    let index = ContentSizeCategory.ordered.firstIndex(of: category)
    self = index.flatMap(DynamicTypeSize.init(rawValue:)) ?? .large
  }

  /// Returns a Boolean value that indicates whether one size is smaller than another.
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
  /// The preferred text size, by which fonts of text styles are scaled.
  public var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize(sizeCategory) }
    set { sizeCategory = newValue.category }
  }
}

extension View {
  /// Sets the text size in the view.
  ///
  /// - Parameter size: The size.
  /// - Returns: The modified view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the text size of the view to a range.
  ///
  /// - Parameter range: The range; a text size outside of it becomes the nearest one in it. An empty
  ///   range is ignored.
  /// - Returns: The modified view.
  public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      size = min(max(size, first), last)
    }
  }
}
