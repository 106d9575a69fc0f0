// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Layer {
  /// Inserts a sublayer directly in front of another or of a subview's layer, or in front of all if that
  /// is neither.
  public final func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    if let view = subview(with: sibling) { return insert(layer, directlyInFrontOf: view) }
    guard let sibling, sibling.superlayer === self else { return addSublayer(layer) }
    insert(layer, beside: sibling, distance: 1)
  }

  /// Inserts a sublayer directly behind another or a subview's layer, or behind all if that is neither.
  public final func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    if let view = subview(with: sibling) {
      let views = owningNode?.children ?? []
      let index = views.firstIndex(identicalTo: view) ?? 0
      return insert(layer, inFrontOf: index > 0 ? views[index - 1] : nil)
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

  /// The subview that the layer is directly in front of, or `nil` if it's behind all of them.
  final var viewBehind: ViewNode? {
    get { extras?.viewBehind }
    set { if newValue != nil || extras != nil { madeExtras.viewBehind = newValue } }
  }

  /// The frontmost subview of the node whose layer this is.
  final var frontmostSubview: ViewNode? { owningNode?.children.last }

  private final func subview(with layer: Layer?) -> ViewNode? {
    guard let node = owningNode, let view = layer?.owningNode, view.superview === node else {
      return nil
    }
    return view
  }

  /// Inserts a sublayer behind those that are already in front of a subview.
  private final func insert(_ layer: Layer, directlyInFrontOf view: ViewNode) {
    let others = (sublayers ?? []).filter { $0 !== layer }
    let views = owningNode?.children ?? []
    let height = views.firstIndex(identicalTo: view) ?? 0
    let place = others.firstIndex { other in
      other.viewBehind.flatMap { views.firstIndex(identicalTo: $0) }.map { $0 >= height } ?? false
    }
    insertSublayer(layer, at: UInt32(place ?? others.count))
    if layer.superlayer === self { layer.viewBehind = view }
  }

  /// Inserts a sublayer in front of those that are in front of a subview, or of none.
  private final func insert(_ layer: Layer, inFrontOf view: ViewNode?) {
    let others = (sublayers ?? []).filter { $0 !== layer }
    let views = owningNode?.children ?? []
    let height = view.flatMap { views.firstIndex(identicalTo: $0) } ?? -1
    let place = others.firstIndex { other in
      other.viewBehind.flatMap { views.firstIndex(identicalTo: $0) }.map { $0 > height } ?? false
    }
    insertSublayer(layer, at: UInt32(place ?? others.count))
    if layer.superlayer === self { layer.viewBehind = view }
  }

  /// Keeps the places of sublayers in front of a subview that left its place.
  final func subviewLeft(_ view: ViewNode, _ index: Int) {
    guard !sublayerStorage.isEmpty else { return }
    let previous = index > 0 ? owningNode?.children[index - 1] : nil
    for layer in sublayerStorage where layer.viewBehind === view { layer.viewBehind = previous }
  }

  /// Keeps the places of sublayers behind all subviews when a subview was sent behind them.
  final func subviewWasSentToBack(_ view: ViewNode) {
    for layer in sublayerStorage where layer.viewBehind == nil { layer.viewBehind = view }
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
