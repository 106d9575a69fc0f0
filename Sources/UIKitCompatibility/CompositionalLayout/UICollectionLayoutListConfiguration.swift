// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// The appearance of a section that looks like a list.
#if MainActor
  @MainActor
#endif
public struct UICollectionLayoutListConfiguration {
  /// A closure that changes the lines of a row.
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration
  /// A closure that returns the actions of a row.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// The appearance of a list.
  public nonisolated enum Appearance: Int, Hashable, Sendable, CaseIterable {
    /// Rows from edge to edge.
    case plain = 0
    /// Rows from edge to edge, with a distance between sections.
    case grouped = 1
    /// Rows in inset groups.
    case insetGrouped = 2
    /// The rows of a sidebar.
    case sidebar = 3
    /// The plain rows of a sidebar.
    case sidebarPlain = 4
  }

  /// Whether sections have headers.
  public nonisolated enum HeaderMode: Int, Hashable, Sendable, CaseIterable {
    /// None.
    case none = 0
    /// The data source provides them.
    case supplementary = 1
    /// The first row of each section looks like one.
    case firstItemInSection = 2
  }

  /// Whether sections have footers.
  public nonisolated enum FooterMode: Int, Hashable, Sendable, CaseIterable {
    /// None.
    case none = 0
    /// The data source provides them.
    case supplementary = 1
  }

  /// The appearance.
  public let appearance: Appearance
  /// Whether sections have headers; none by default.
  public var headerMode = HeaderMode.none
  /// Whether sections have footers; none by default.
  public var footerMode = FooterMode.none
  /// A Boolean value that indicates whether there are lines between rows, which list cells draw;
  /// `true` by default.
  public var showsSeparators = true
  /// The lines of all rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// A closure that changes the lines of a row, or `nil`.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// A closure that returns the actions at the leading edge of a row, or `nil`.
  ///
  /// Rows of lists aren't swiped here; a test calls the closure.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// A closure that returns the actions at the trailing edge of a row, or `nil`.
  ///
  /// Rows of lists aren't swiped here; a test calls the closure.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The color behind the rows, or `nil` for that of the appearance.
  ///
  /// A list layout sets it as the collection's background color.
  public var backgroundColor: UIColor?

  /// Creates a configuration.
  ///
  /// - Parameter appearance: The appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension UICollectionLayoutListConfiguration {
  /// The section of full-width rows that measure themselves.
  var section: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 1)
    let section = NSCollectionLayoutSection(group: group)
    section.list = self
    if appearance == .insetGrouped {
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 16, bottom: 35, trailing: 16)
    } else if appearance == .grouped {
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 35, trailing: 0)
    }
    let edge = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
    if headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
      header.pinToVisibleBounds = appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}
