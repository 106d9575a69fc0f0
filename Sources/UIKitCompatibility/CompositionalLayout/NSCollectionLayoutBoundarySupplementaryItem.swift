// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A header or footer of a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner of the section.
  public final let alignment: NSRectAlignment
  /// The offset from that place, in points.
  public final let offset: CGPoint
  /// A Boolean value that indicates whether the view extends the section; `true` by default.
  open var extendsBoundary = true
  /// A Boolean value that indicates whether the view stays visible while its section is; `false` by
  /// default.
  open var pinToVisibleBounds = false

  /// Creates a header or footer.
  ///
  /// - Parameters:
  ///   - layoutSize: The size.
  ///   - elementKind: The kind of the view.
  ///   - alignment: The edge or corner of the section.
  ///   - absoluteOffset: The offset from that place, in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize: layoutSize, elementKind: elementKind)
  }
}
