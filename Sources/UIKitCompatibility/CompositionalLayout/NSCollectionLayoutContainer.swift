// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// The area of a layout or a group.
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size without insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

final class LayoutSurroundings: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ traits: UITraitCollection) {
    contentSize = size
    traitCollection = traits
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
