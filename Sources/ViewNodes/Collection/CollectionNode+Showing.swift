// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension CollectionNode {
  /// Creates the view for layout attributes unless it exists.
  ///
  /// - Returns: Whether an item's measured size moved others.
  final func show(_ attributes: CollectionLayoutAttributes) -> Bool {
    attributes.representedElementCategory == .cell
      ? showCell(attributes) : showEdge(attributes)
  }

  private func showEdge(_ attributes: CollectionLayoutAttributes) -> Bool {
    guard !shownEdges.contains(where: { $0.attributes.isSamePart(as: attributes) }) else {
      return false
    }
    let kind = attributes.representedElementKind ?? ""
    let view: CollectionReusableNode
    if attributes.representedElementCategory == .decorationView {
      view = makeDecoration(kind, attributes.indexPath)
    } else {
      view =
        dataSource?.collectionView(
          self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
        ?? CollectionReusableNode(frame: .zero)
    }
    view.applied = nil
    view.awaitsDisplay = attributes.representedElementCategory == .supplementaryView
    shownEdges.append((attributes, view))
    show(view, after: nil, before: nil)
    return collectionViewLayout.measuring?.measure(view, at: attributes) ?? false
  }

  private func showCell(_ attributes: CollectionLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    if let cell = shownCell(at: path) {
      return cell.needsMeasuring && measureIfAsked(cell, attributes)
    }
    var cell =
      dataSource?.collectionView(self, cellForItemAt: path) ?? CollectionCellNode(frame: .zero)
    if shownCells.contains(where: { $0.cell === cell }) {
      report(.viewUsedTwice(node: debugName, section: path.section, item: path.item))
      cell = CollectionCellNode(frame: .zero)
    }
    if let identifier = cell.reuseIdentifier {
      cellQueue.withdraw(cell, for: identifier)
    }
    let index = shownCells.firstIndex { $0.path > path } ?? shownCells.count
    shownCells.insert((path, cell), at: index)
    cell.awaitsDisplay = true
    cell.applied = nil
    cell.isInEditedList = isEditing
    show(
      cell, after: index > 0 ? shownCells[index - 1].cell : nil,
      before: index + 1 < shownCells.count ? shownCells[index + 1].cell : nil)
    return measureIfAsked(cell, attributes)
  }

  /// Measures a cell as its layout wants it.
  ///
  /// - Returns: Whether anything moved.
  private func measureIfAsked(
    _ cell: CollectionCellNode, _ attributes: CollectionLayoutAttributes
  ) -> Bool {
    cell.needsMeasuring = false
    if let measuring = collectionViewLayout.measuring {
      return measuring.measure(cell, at: attributes)
    }
    return collectionViewLayout.asksForPreferredAttributes && measure(cell, attributes)
  }

  /// Asks a cell for the attributes that it prefers.
  ///
  /// - Returns: Whether the layout follows them.
  private func measure(
    _ cell: CollectionCellNode, _ attributes: CollectionLayoutAttributes
  ) -> Bool {
    guard let proposed = attributes.copy() as? CollectionLayoutAttributes else { return false }
    let preferred = cell.preferredLayoutAttributesFitting(proposed)
    let (layout, path, size) = (collectionViewLayout, attributes.indexPath, preferred.size)
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      report(.invalidSize(node: debugName, section: path.section, item: path.item))
      return false
    }
    if let moved = layout.take(size, at: path) { return moved }
    guard !preferred.isEqual(attributes),
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    return true
  }

  /// Places the visible views by their attributes.
  final func placeItems(_ visible: [CollectionLayoutAttributes]) {
    var places: [IndexPath: CollectionLayoutAttributes] = [:]
    for attributes in visible where attributes.representedElementCategory == .cell {
      places[attributes.indexPath] = attributes
    }
    for (path, cell) in shownCells {
      guard let attributes = places[path] else { continue }
      place(cell, attributes)
      let isSelected = selection.contains(path)
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
      guard cell.awaitsDisplay else { continue }
      cell.awaitsDisplay = false
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    }
    for (attributes, view) in shownEdges {
      place(view, attributes)
      guard view.awaitsDisplay else { continue }
      view.awaitsDisplay = false
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view,
        forElementKind: attributes.representedElementKind ?? "", at: attributes.indexPath)
    }
  }

  /// Sets what has changed since the view was last placed.
  ///
  /// A layout may return the same object again after changing it.
  private func place(_ view: CollectionReusableNode, _ attributes: CollectionLayoutAttributes) {
    if let applied = view.applied, applied.copy.isSame(as: attributes) {
      let isPlain = type(of: attributes) == CollectionLayoutAttributes.self
      if isPlain || applied.attributes !== attributes && applied.copy.isEqual(attributes) {
        if view.frame != attributes.frame { setFrame(of: view, attributes) }
        return
      }
    }
    setFrame(of: view, attributes)
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
    if let copy = attributes.copy() as? CollectionLayoutAttributes {
      view.applied = (attributes, copy)
    }
    view.apply(attributes)
  }

  private func setFrame(
    of view: CollectionReusableNode, _ attributes: CollectionLayoutAttributes
  ) {
    if view.transform != attributes.transform { view.transform = attributes.transform }
    guard !attributes.transform.isIdentity || !view.isAnchoredAtCenter else {
      if view.frame != attributes.frame { view.frame = attributes.frame }
      return
    }
    let (size, center) = (attributes.size, attributes.center)
    if view.bounds.size != size { view.bounds.size = size }
    if view.center != center { view.center = center }
  }

  /// Orders views by their `zIndex`, and those with equal values like their items, with
  /// supplementary views above the cells.
  final func orderSubviews() {
    shownEdges.sort {
      ($0.attributes.indexPath, $0.attributes.representedElementKind ?? "")
        < ($1.attributes.indexPath, $1.attributes.representedElementKind ?? "")
    }
    let back = [backgroundView, attachedRefreshControl].compactMap { $0 }
    var views: [CollectionReusableNode] = shownCells.map(\.cell)
    views += shownEdges.map(\.view)
    func level(_ view: CollectionReusableNode) -> Int { view.applied?.copy.zIndex ?? 0 }
    if views.contains(where: { level($0) != 0 }) {
      views = views.enumerated()
        .sorted { (level($0.element), $0.offset) < (level($1.element), $1.offset) }
        .map(\.element)
    }
    arrange(back, then: views)
  }
}
