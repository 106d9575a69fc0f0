// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What becomes invalid when a flow layout is invalidated.
///
/// UIKit: `UICollectionViewFlowLayoutInvalidationContext`.
open class CollectionFlowLayoutInvalidationContext: CollectionLayoutInvalidationContext {
  /// A Boolean value that indicates whether the delegate is asked for the metrics again; `true` by
  /// default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that indicates whether the items are placed again; `true` by default.
  open var invalidateFlowLayoutAttributes = true
}
