// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

#if MainActor
  extension CollectionLayoutAttributes: @MainActor NSCopying {}
#else
  extension CollectionLayoutAttributes: NSCopying {}
#endif

extension CollectionLayoutAttributes {
  /// Whether the other attributes are those of the same item or view.
  final func isSamePart(as other: CollectionLayoutAttributes) -> Bool {
    indexPath == other.indexPath && representedElementKind == other.representedElementKind
      && representedElementCategory == other.representedElementCategory
  }

  final func isSame(as other: CollectionLayoutAttributes) -> Bool {
    isSamePart(as: other) && center == other.center && size == other.size
      && transform == other.transform && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && listRow == other.listRow
  }

  /// Changes the size, keeping the origin of the frame.
  final func resize(to size: CGSize) {
    guard size != self.size else { return }
    let origin = frame.origin
    self.size = size
    frame.origin = origin
  }

  /// Whether the attributes are usable: everything is finite.
  final var isUsable: Bool { frame.isFinite && transform.isFinite && alpha.isFinite }

  #if MainActor
    /// Returns the closure's result on the main actor, and `false` elsewhere, because Foundation
    /// compares objects on any thread.
    final nonisolated func comparing(_ isSame: @MainActor () -> Bool) -> Bool {
      MainActor.isCurrent && MainActor.assumeIsolated(isSame)
    }
  #else
    /// Returns the closure's result.
    final func comparing(_ isSame: () -> Bool) -> Bool { isSame() }
  #endif
}
