// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

/// A writer that rounds the solved rectangles to frames, finds those that changed, and assigns them
/// to the nodes.
final class FrameWriter {
  /// Items whose frames may have changed.
  @exclusivity(unchecked) private var dirtyItems = FlatTable<Int32>()
  /// Items whose origin has a different rounding error than before.
  @exclusivity(unchecked) private var movedItems = FlatTable<Int32>()
  /// The number of pixels per point.
  @exclusivity(unchecked) private(set) var scale: Double = 3

  /// Reserves capacity for the items that a tree is likely to have.
  func reserve(_ count: Int) {
    dirtyItems.reserve(count)
  }

  /// Records a new item.
  func enqueue(_ index: Int32) {
    dirtyItems.append(index)
  }

  /// Records an item that is marked as dirty, given that there is capacity for it.
  @inline(__always)
  func enqueueWithinCapacity(_ index: Int32) {
    dirtyItems.appendWithinCapacity(index)
  }

  /// Records an item whose frame may have changed.
  func markDirty(_ index: Int32, in engine: LayoutEngine) {
    if engine.items[Int(index)].flags.contains(.isDirty) { return }
    engine.items[Int(index)].flags.insert(.isDirty)
    dirtyItems.append(index)
  }

  /// Removes all items.
  func removeAll() {
    dirtyItems.removeAll()
    movedItems.removeAll()
  }

  /// Updates the number of pixels per point of the screen.
  func updateScale(_ engine: LayoutEngine) {
    let current = engine.rootPointer._withUnsafeGuaranteedRef { Double($0.pixelsPerPoint) }
    guard current != scale else { return }
    scale = current
    for index in engine.items.indices where engine.items[index].item != nil {
      markDirty(Int32(index), in: engine)
    }
  }

  /// Rounds the edges of an item's frame to pixels.
  ///
  /// Each edge is rounded by its position on the screen, so that neighbors meet. The only input
  /// from outside the superview is the rounding error of its origin.
  ///
  /// - Returns: Whether the contents of the item have to be rounded again.
  @inline(__always)
  private func refreshEdges(
    _ entry: inout ItemEntry, _ above: SIMD2<Double>, _ values: SolvedValues, _ scale: Double,
    insets: EdgeInsets?, insetsAbove: EdgeInsets?, _ reporter: LayoutReporter
  ) -> Bool {
    let rectangle = values[rectangleAt: entry.first]
    var near = rectangle.origin
    var far = near + SIMD2(rectangle.width, rectangle.height)
    if let insets {
      near -= SIMD2(Double(insets.left), Double(insets.top))
      far += SIMD2(Double(insets.right), Double(insets.bottom))
    }
    if let insetsAbove {
      let offset = SIMD2(Double(insetsAbove.left), Double(insetsAbove.top))
      near += offset
      far += offset
    }
    // Absurdly distant edges are clamped where numbers lose their precision.
    let squares = near * near + far * far
    if squares.x + squares.y > 1e24 {
      let clamped = PixelGrid.clamped(near, far)
      if clamped != (near, far) { reporter.recordOversized(entry.first >> 2) }
      (near, far) = clamped
    }
    let origin = near * scale + above
    near = PixelGrid.pixels(origin)
    far = PixelGrid.pixels(far * scale + above)
    entry.left = near.x
    entry.top = near.y
    entry.right = far.x
    entry.bottom = far.y
    // Rounding errors of the solver aren't propagated.
    var residual = origin - near
    residual.replace(with: 0, where: residual * residual .< 1e-12)
    if residual == entry.residual { return false }
    entry.residual = residual
    return true
  }

  /// Returns the frame in the coordinates of the superview, or of a guide's owner, with each edge
  /// rounded to pixels of the screen.
  @inline(__always)
  func frame(at index: Int32, in engine: LayoutEngine) -> CGRect {
    let entry = engine.items[Int(index)]
    let near = SIMD2(entry.left, entry.top)
    let size = SIMD2(entry.right, entry.bottom) - near
    let origin = near / scale
    let lengths = size.replacing(with: 0, where: size .< 0) / scale
    return CGRect(x: origin.x, y: origin.y, width: lengths.x, height: lengths.y)
  }

  /// Returns the frame to apply.
  ///
  /// A frame that was set explicitly and still applies isn't rounded.
  @inline(__always)
  private func frameToWrite(
    _ node: ViewNode, at index: Int32, in engine: LayoutEngine
  ) -> CGRect {
    if !node.passState.contains(.usesConstraints),
      matchesUnroundedFrame(node, at: index, in: engine)
    {
      return CGRect(origin: node.originStorage, size: node.boundsStorage.size)
    }
    return frame(at: index, in: engine)
  }

  private func matchesUnroundedFrame(
    _ node: ViewNode, at index: Int32, in engine: LayoutEngine
  ) -> Bool {
    let (origin, size) = (node.originStorage, node.boundsStorage.size)
    let exact = engine.exactFrame(at: index)
    return abs(exact.origin.x - origin.x) < 1e-6 && abs(exact.origin.y - origin.y) < 1e-6
      && abs(exact.width - size.width) < 1e-6 && abs(exact.height - size.height) < 1e-6
  }

  /// Marks the nodes that have subviews or guides with outdated frames, and sets the size of the
  /// root.
  func markChangedFrames(of engine: LayoutEngine) {
    guard dirtyItems.count > 0 else { return }
    refreshDirtyEdges(of: engine)
    if movedItems.count > 0 { refreshEdgesInsideMovedItems(of: engine) }
    var rootIndex: Int32 = -1
    for position in 0..<dirtyItems.count {
      let index = dirtyItems[position]
      engine.items[Int(index)].flags.remove(.isDirty)
      if engine.items[Int(index)].parent < 0 {
        rootIndex = index
      } else {
        markSuperview(ofItemAt: index, in: engine)
      }
    }
    dirtyItems.removeAll()
    // Last, because it runs client code.
    if rootIndex >= 0 { writeRootSize(at: rootIndex, in: engine) }
  }

  /// Marks the node that applies an item's frame if the frame changed.
  private func markSuperview(ofItemAt index: Int32, in engine: LayoutEngine) {
    let entry = engine.items[Int(index)]
    guard let pointer = entry.nodePointer else {
      if let item = entry.item { markGuide(item, at: index, in: engine) }
      return
    }
    guard entry.parent >= 0 else { return }
    engine.items[Int(entry.parent)].nodePointer?._withUnsafeGuaranteedRef { parent in
      if parent.passState.contains(.needsLayout) { return }
      if !pointer._withUnsafeGuaranteedRef({ isWritten($0, at: index, in: engine) }) {
        parent.markNeedsLayout()
      }
    }
  }

  /// Computes the edges of items whose frames may have changed, and keeps in the list those to
  /// check once all edges are known.
  @inline(__always)
  private func refreshDirtyEdges(of engine: LayoutEngine) {
    // Nothing else changes the tables meanwhile, so they are read only once.
    let (items, dirty, scale) = (engine.items.elements, dirtyItems.elements, scale)
    let values = SolvedValues(of: engine.solver)
    var kept = 0
    for position in dirtyItems.indices {
      let index = dirty[position]
      guard items[Int(index)].exists else {
        items[Int(index)].flags.remove(.isDirty)
        continue
      }
      if refreshEdges(at: index, items, values, scale, in: engine),
        items[Int(index)].flags.contains(.hasSubitems)
      {
        movedItems.append(index)
      }
      if isMarked(items[Int(index)], items) {
        items[Int(index)].flags.remove(.isDirty)
      } else {
        dirty[kept] = index
        kept &+= 1
      }
    }
    dirtyItems.truncate(to: kept)
  }

  @inline(__always)
  private func refreshEdges(
    at index: Int32, _ items: FlatTable<ItemEntry>.Elements, _ values: SolvedValues,
    _ scale: Double, in engine: LayoutEngine
  ) -> Bool {
    let parent = items[Int(index)].parent
    let above = parent < 0 ? .zero : items[Int(parent)].residual
    if !engine.hasInsets {
      return refreshEdges(
        &items[Int(index)], above, values, scale, insets: nil, insetsAbove: nil,
        engine.reporter)
    }
    return refreshEdges(
      &items[Int(index)], above, values, scale, insets: engine.insets(at: index),
      insetsAbove: engine.insets(at: parent), engine.reporter)
  }

  /// Rounds the contents of items again if the rounding error of their origin changed, from
  /// the top of the tree down.
  private func refreshEdgesInsideMovedItems(of engine: LayoutEngine) {
    var pending = movedItems.indices.map { movedItems[$0] }
    movedItems.removeAll()
    // Outer items precede the items inside them, so each is rounded only once.
    pending.sort { engine.items[Int($0)].order > engine.items[Int($1)].order }
    let values = SolvedValues(of: engine.solver)
    while let index = pending.popLast() {
      guard let node = engine.items[Int(index)].nodePointer else { continue }
      node._withUnsafeGuaranteedRef { node in
        for child in node.children {
          let childIndex = engine.index(of: child)
          guard childIndex >= 0 else { continue }
          if refreshEdges(at: childIndex, engine.items.elements, values, scale, in: engine) {
            pending.append(childIndex)
          }
          markSuperview(ofItemAt: childIndex, in: engine)
        }
      }
      var guide = engine.items[Int(index)].firstGuide
      while guide >= 0 {
        _ = refreshEdges(at: guide, engine.items.elements, values, scale, in: engine)
        markSuperview(ofItemAt: guide, in: engine)
        guide = engine.items[Int(guide)].nextGuide
      }
    }
  }

  /// Returns whether a node's superview will be laid out anyway.
  @inline(__always)
  private func isMarked(_ entry: ItemEntry, _ items: FlatTable<ItemEntry>.Elements) -> Bool {
    if entry.flags.contains(.isGuide) || entry.parent < 0 { return false }
    // In a large tree, every access to a node is a cache miss.
    return items[Int(entry.parent)].nodePointer?._withUnsafeGuaranteedRef {
      $0.passState.contains(.needsLayout)
    } ?? false
  }

  /// Returns whether a frame was set since the last solve, or is about to be set by the list that
  /// measured the node.
  ///
  /// It takes precedence over the solver's result.
  @inline(__always)
  private func hasNewFrame(_ node: ViewNode) -> Bool {
    node.passState.isDisjoint(with: .usesConstraints) && node.passState.contains(.maskChanged)
  }

  private func isWritten(
    _ node: ViewNode, at index: Int32, in engine: LayoutEngine
  ) -> Bool {
    if hasNewFrame(node) { return true }
    let frame = frameToWrite(node, at: index, in: engine)
    return frame.origin == node.originStorage && frame.size == node.boundsStorage.size
  }

  private func markGuide(_ item: LayoutItem, at index: Int32, in engine: LayoutEngine) {
    guard let guide = item as? LayoutGuide, guide.layoutFrameStorage != frame(at: index, in: engine)
    else {
      return
    }
    guide.owner?.markNeedsLayout()
  }

  private func writeRootSize(at index: Int32, in engine: LayoutEngine) {
    guard case .tree = engine.purpose else { return }
    engine.rootSize.write(frame(at: index, in: engine).size, in: engine)
  }

  @inline(__always)
  private func writeFrame(
    of node: ViewNode, notifyingInsets: Bool, in engine: LayoutEngine
  ) {
    let index = engine.index(of: node)
    guard index >= 0 else { return }
    if hasNewFrame(node) { return }
    let frame = frameToWrite(node, at: index, in: engine)
    let isMoved = notifyingInsets && node.originStorage != frame.origin
    node.originStorage = frame.origin
    if isMoved { node.notifyInsets() }
    node.changeSize(to: frame.size)
    node.propertiesMayHaveChanged()
  }

  /// Applies the frames of a node's subviews and guides.
  func writeFrames(below node: ViewNode, in engine: LayoutEngine) {
    if !node.children.isEmpty {
      engine.work.frames += node.children.count
      let notifiesInsets = engine.rootPointer._withUnsafeGuaranteedRef {
        $0.rare?.notifiesInsets == true
      }
      // This is a copy, because client code may change the list.
      let children = node.children
      for position in children.indices {
        Unmanaged.passUnretained(children[position])._withUnsafeGuaranteedRef {
          writeFrame(of: $0, notifyingInsets: notifiesInsets, in: engine)
        }
      }
    }
    // Client code may have changed anything.
    let index = engine.index(of: node)
    var guide = index >= 0 ? engine.items[Int(index)].firstGuide : -1
    while guide >= 0 {
      (engine.items[Int(guide)].item as? LayoutGuide)?.layoutFrameStorage = frame(
        at: guide, in: engine)
      guide = engine.items[Int(guide)].nextGuide
    }
  }
}

extension ViewNode {
  package final func applyConstrainedFrames() {
    let index = engineIndex
    guard index >= 0, let unmanaged = handle._withUnsafeGuaranteedRef({ $0.engine }) else { return }
    let isNeeded =
      !children.isEmpty
      || unmanaged._withUnsafeGuaranteedRef { $0.items[Int(index)].firstGuide >= 0 }
    guard isNeeded else { return }
    let engine = unmanaged.takeUnretainedValue()
    engine.frames.writeFrames(below: self, in: engine)
  }
}
