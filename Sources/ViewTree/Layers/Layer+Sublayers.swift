// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Layer {
  /// Inserts a sublayer directly in front of another, or in front of all if that isn't a sublayer.
  public final func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    insert(layer, beside: sibling, distance: 1, otherwise: sublayers?.count ?? 0)
  }

  /// Inserts a sublayer directly behind another, or behind all if that isn't a sublayer.
  public final func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    insert(layer, beside: sibling, distance: 0, otherwise: 0)
  }

  /// Puts a layer in the place of a sublayer; if the first isn't a sublayer, nothing changes.
  public final func replaceSublayer(_ oldLayer: Layer, with newLayer: Layer) {
    guard oldLayer.superlayer === self, oldLayer !== newLayer else { return }
    insertSublayer(newLayer, above: oldLayer)
    if newLayer.superlayer === self { oldLayer.removeFromSuperlayer() }
  }

  private final func insert(
    _ layer: Layer, beside sibling: Layer?, distance: Int, otherwise end: Int
  ) {
    if layer === sibling { return }
    let others = (sublayers ?? []).filter { $0 !== layer }
    let place = others.firstIndex { $0 === sibling }.map { $0 + distance } ?? end
    insertSublayer(layer, at: UInt32(place))
  }
}
