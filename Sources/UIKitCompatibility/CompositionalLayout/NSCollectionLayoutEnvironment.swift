// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// The environment in which a compositional layout is laid out.
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The area of the layout or the group.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}
