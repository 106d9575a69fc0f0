// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

extension ViewExpansion {
  /// Passes to the node of a view what the environment of the view changes of the traits around the host,
  /// because nodes, such as those of rows, pages, and bars, inherit traits from enclosing nodes.
  func passTraits(of item: Item, to node: ViewNode) {
    let (own, outer) = (tree.environments[item.environment], tree.environments[0])
    var traits = node.traitOverrides
    traits.preferredContentSizeCategory =
      own.sizeCategory == outer.sizeCategory ? .unspecified : own.sizeCategory
    traits.layoutDirection =
      own.layoutDirection == outer.layoutDirection
      ? .unspecified : own.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    traits.horizontalSizeClass =
      own.horizontalSizeClass == outer.horizontalSizeClass
      ? .unspecified : own.horizontalSizeClass ?? .unspecified
    traits.verticalSizeClass =
      own.verticalSizeClass == outer.verticalSizeClass
      ? .unspecified : own.verticalSizeClass ?? .unspecified
    if traits != node.traitOverrides { node.traitOverrides = traits }
  }
}
