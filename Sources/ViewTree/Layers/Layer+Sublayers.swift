// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Layer {
  /// Inserts a sublayer directly in front of another or of a subview's layer, or in front of all if that
  /// is neither.
  public final func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    if let view = subview(with: sibling) { return insert(layer, beside: view, inFrontOf: view) }
    guard let sibling, sibling.superlayer === self else { return addSublayer(layer) }
    insert(layer, beside: sibling, distance: 1)
  }

  /// Inserts a sublayer directly behind another or a subview's layer, or behind all if that is neither.
  public final func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    if let view = subview(with: sibling) {
      let views = owningNode?.children ?? []
      let index = views.firstIndex(identicalTo: view) ?? 0
      return insert(layer, beside: view, inFrontOf: index > 0 ? views[index - 1] : nil)
    }
    guard let sibling, sibling.superlayer === self else { return insertSublayer(layer, at: 0) }
    insert(layer, beside: sibling, distance: 0)
  }

  /// Puts a layer in the place of a sublayer; if the first isn't a sublayer, nothing changes.
  public final func replaceSublayer(_ oldLayer: Layer, with newLayer: Layer) {
    guard oldLayer.superlayer === self, oldLayer !== newLayer else { return }
    insertSublayer(newLayer, above: oldLayer)
    if newLayer.superlayer === self { oldLayer.removeFromSuperlayer() }
  }

  private final func insert(_ layer: Layer, beside sibling: Layer, distance: Int) {
    if layer === sibling { return }
    let others = (sublayers ?? []).filter { $0 !== layer }
    guard let index = others.firstIndex(where: { $0 === sibling }) else { return }
    insertSublayer(layer, at: UInt32(index + distance))
    if layer.superlayer === self { layer.viewBehind = sibling.viewBehind }
  }

  // MARK: Places among subviews

  /// The frontmost subview of the node whose layer this is.
  final var frontmostSubview: ViewNode? { owningNode?.children.last }

  private final func subview(with layer: Layer?) -> ViewNode? {
    guard let node = owningNode, let view = layer?.owningNode, view.superview === node else {
      return nil
    }
    return view
  }

  /// Inserts a sublayer behind those in front of a subview.
  ///
  /// - Parameters:
  ///   - layer: The sublayer.
  ///   - view: The subview.
  ///   - viewBehind: That subview or the one behind it, in front of which the sublayer is then.
  private final func insert(_ layer: Layer, beside view: ViewNode, inFrontOf viewBehind: ViewNode?)
  {
    if layer.superlayer === self { layer.removeFromSuperlayer() }
    var place = sublayerStorage.count
    if view === frontmostSubview {
      while place > 0, sublayerStorage[place - 1].viewBehind === view { place -= 1 }
    } else {
      var heights: [ObjectIdentifier: Int] = [:]
      for (height, view) in (owningNode?.children ?? []).enumerated() {
        heights[ObjectIdentifier(view)] = height
      }
      func height(_ view: ViewNode?) -> Int { view.flatMap { heights[ObjectIdentifier($0)] } ?? -1 }
      let limit = height(view)
      place = sublayerStorage.firstIndex { height($0.viewBehind) >= limit } ?? place
    }
    insertSublayer(layer, at: UInt32(place))
    if layer.superlayer === self { layer.viewBehind = viewBehind }
  }

  // MARK: Release

  /// Releases nested layers without recursion, at any depth.
  final func releaseSublayers() {
    if sublayerStorage.isEmpty { return }
    var pending = detachSublayers()
    while var layer = pending.popLast() {
      if isKnownUniquelyReferenced(&layer) { pending += layer.detachSublayers() }
    }
  }

  final func detachSublayers() -> [Layer] {
    let taken = sublayerStorage
    sublayerStorage = []
    for layer in taken { layer.superlayer = nil }
    return taken
  }
}
