// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A length of an item, group, or header of a compositional layout.
public final class NSCollectionLayoutDimension: NSObject {
  nonisolated enum Kind: Hashable, Sendable {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
  }

  let kind: Kind
  /// The fraction, or the length in points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension.isFinite ? max(0, dimension) : 0
    super.init()
  }

  /// Returns a fraction of the container's width.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// Returns a fraction of the container's height.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// Returns a length in points.
  ///
  /// - Parameter absoluteDimension: The length, in points.
  /// - Returns: The dimension.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// Returns a length in points until the view is measured.
  ///
  /// - Parameter estimatedDimension: The estimated length, in points.
  /// - Returns: The dimension.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// A Boolean value that indicates whether the length is a fraction of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// A Boolean value that indicates whether the length is a fraction of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// A Boolean value that indicates whether the length is in points.
  public var isAbsolute: Bool { kind == .absolute }
  /// A Boolean value that indicates whether the length is that of the measured view.
  public var isEstimated: Bool { kind == .estimated }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated: dimension
    }
  }
}
