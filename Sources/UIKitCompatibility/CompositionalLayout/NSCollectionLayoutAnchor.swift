// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// The anchor of a supplementary view in a compositional layout; it is stored, but such views are
/// not shown.
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges.
  public final let edges: NSDirectionalRectEdge
  /// The offset from the edges, in points, or in fractions of the view's size.
  public final let offset: CGPoint
  /// A Boolean value that indicates whether the offset is in points.
  public final let isAbsoluteOffset: Bool
  /// A Boolean value that indicates whether the offset is in fractions of the view's size.
  public final var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
    super.init()
  }

  /// Creates a place at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }

  /// Creates a place at an offset from edges, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// Creates a place at an offset from edges, in fractions of the view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }
}
