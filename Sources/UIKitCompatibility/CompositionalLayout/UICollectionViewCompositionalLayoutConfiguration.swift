// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// The configuration for all sections of a compositional layout.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which the content scrolls, vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in points; 0 by default.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout, which are stored but not shown.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Creates a configuration of a layout that scrolls vertically.
  public override init() {
    super.init()
  }
}

extension UICollectionView {
  /// UIKit's nested name of ``CollectionFlowLayout/ScrollDirection``.
  public typealias ScrollDirection = CollectionFlowLayout.ScrollDirection
}
