// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A section of a compositional layout, in which a group is repeated.
#if MainActor
  @MainActor
#endif
open class NSCollectionLayoutSection: NSObject {
  /// A closure that changes the visible items of a section, given the offset of its scrolling.
  public typealias VisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

  final let group: NSCollectionLayoutGroup
  /// The appearance of the rows, if the section looks like a list.
  final var list: UICollectionLayoutListConfiguration?
  /// The distances of the groups from the edges of the section, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points; 0 by default.
  open var interGroupSpacing: CGFloat = 0
  /// Whether the section scrolls orthogonally, and where it stops; groups that don't fit are laid
  /// out beyond the edge.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// A Boolean value that indicates whether headers and footers have the insets of groups;
  /// `true` by default.
  open var supplementariesFollowContentInsets = true
  /// A closure called before items appear, which can change how they look; `nil` by default.
  ///
  /// The offset is that of the collection, or zero for a section that scrolls orthogonally, because
  /// it is shown at its start.
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?
  /// Views behind the section, which are stored but not shown.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Creates a section of a group that is repeated for all items.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Returns a section that looks like a list.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    configuration.section
  }
}
