// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// A row, a column, or another arrangement of items and other groups.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case horizontal
    case vertical
    case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
  }

  /// The items and groups inside, which repeat until the group is full.
  public final let subitems: [NSCollectionLayoutItem]
  /// The distance between the items inside; none by default.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  final let arrangement: Arrangement
  /// The number of items inside, or `nil` for as many as fit.
  final let count: Int?
  /// Whether items share the length of the group equally.
  final let sharesLength: Bool

  init(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem], count: Int? = nil, sharesLength: Bool = false
  ) {
    self.subitems = subitems
    self.arrangement = arrangement
    self.count = count.map { max($0, 1) }
    self.sharesLength = sharesLength
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns a row of items that repeat until the row is full.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitems: The items, which repeat in order until the row is full.
  /// - Returns: The group.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, subitems)
  }

  /// Returns a row of a number of items that share its width equally.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitem: The item; its width is replaced by an equal share.
  ///   - count: The number of items.
  /// - Returns: The group.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .horizontal, [subitem], count: count, sharesLength: true)
  }

  /// Returns a row of a number of items with their own size.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - repeatingSubitem: The item, in its own size.
  ///   - count: The number of items.
  /// - Returns: The group.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [repeatingSubitem], count: count)
  }

  /// Returns a column of items that repeat until the column is full.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitems: The items, which repeat in order until the column is full.
  /// - Returns: The group.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, subitems)
  }

  /// Returns a column of a number of items that share its height equally.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitem: The item; its height is replaced by an equal share.
  ///   - count: The number of items.
  /// - Returns: The group.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: count, sharesLength: true)
  }

  /// Returns a column of a number of items with their own size.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - repeatingSubitem: The item, in its own size.
  ///   - count: The number of items.
  /// - Returns: The group.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [repeatingSubitem], count: count)
  }

  /// Returns a group of items whose frames a closure provides.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - itemProvider: A closure that returns the frames of the items in the group's coordinates,
  ///     in points.
  /// - Returns: The group.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider:
      @escaping (any NSCollectionLayoutEnvironment) ->
      [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [])
  }
}
