// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

extension LayoutEngine {
  func takeScale() {
    let current = rootPointer._withUnsafeGuaranteedRef { Double($0.pixelsPerPoint) }
    guard current != scale else { return }
    scale = current
    for index in items.indices where items[index].item != nil { markDirty(Int32(index)) }
  }

  /// The nearest pixels to a left or right and a top or bottom edge, half a pixel counting up.
  /// Rounding errors of the solver are far below the hair that is added.
  @inline(__always)
  private static func pixels(_ edges: SIMD2<Double>) -> SIMD2<Double> {
    let places = edges + 0.5 + 1e-6
    // Rounded down: to whole numbers by adding one so large that it has no others near it, and one
    // down from there where that went up.
    let large = SIMD2(repeating: 6_755_399_441_055_744.0)
    let rounded = (places + large) - large
    return rounded - SIMD2.zero.replacing(with: 1, where: rounded .> places)
  }

  @inline(never)
  private static func withinReason(
    _ near: SIMD2<Double>, _ far: SIMD2<Double>
  ) -> (near: SIMD2<Double>, far: SIMD2<Double>) {
    let end = SIMD2(repeating: 1e12)
    return (
      near.clamped(lowerBound: -end, upperBound: end),
      far.clamped(lowerBound: -end, upperBound: end)
    )
  }

  /// Rounds the edges of an item's frame to pixels.
  ///
  /// Each edge is rounded by itself where it lies on the screen, so that neighbors meet. What the
  /// superview's own origin was rounded by is all that this takes from above.
  ///
  /// - Returns: Whether what is inside the item has to be rounded again.
  @inline(__always)
  private func refreshEdges(
    _ entry: inout ItemEntry, _ above: SIMD2<Double>, _ values: SolvedValues, _ scale: Double,
    insets: EdgeInsets?, insetsAbove: EdgeInsets?
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
    // Edges beyond all reason end where numbers still can be told apart.
    let squares = near * near + far * far
    if squares.x + squares.y > 1e24 { (near, far) = LayoutEngine.withinReason(near, far) }
    let origin = near * scale + above
    near = LayoutEngine.pixels(origin)
    far = LayoutEngine.pixels(far * scale + above)
    entry.left = near.x
    entry.top = near.y
    entry.right = far.x
    entry.bottom = far.y
    // Errors of rounding are not handed on.
    var residual = origin - near
    residual.replace(with: 0, where: residual * residual .< 1e-12)
    if residual == entry.residual { return false }
    entry.residual = residual
    return true
  }

  /// The frame in the superview's coordinates (a guide's in its owner's): each edge is rounded to a
  /// pixel of the screen by itself.
  @inline(__always)
  func frame(at index: Int32) -> CGRect {
    let entry = items[Int(index)]
    let near = SIMD2(entry.left, entry.top)
    let size = SIMD2(entry.right, entry.bottom) - near
    let places = near / scale
    let lengths = size.replacing(with: 0, where: size .< 0) / scale
    return CGRect(x: places.x, y: places.y, width: lengths.x, height: lengths.y)
  }

  /// The unrounded rectangle in the superview's coordinates.
  func exactFrame(at index: Int32) -> CGRect {
    let entry = items[Int(index)]
    var origin = CGPoint(x: x(index), y: y(index))
    var size = CGSize(width: width(index), height: height(index))
    if hasInsets {
      let (insets, above) = (insets(at: index), insets(at: entry.parent))
      origin.x += above.left - insets.left
      origin.y += above.top - insets.top
      size.width += insets.left + insets.right
      size.height += insets.top + insets.bottom
    }
    return CGRect(origin: origin, size: size)
  }

  /// The frame to write. One that was set by hand and still holds stays as it is, unrounded.
  @inline(__always)
  private func frameToWrite(_ node: ViewNode, at index: Int32) -> CGRect {
    if !node.passState.contains(.usesConstraints), holdsItsFrame(node, at: index) {
      return CGRect(origin: node.originStorage, size: node.boundsStorage.size)
    }
    return frame(at: index)
  }

  private func holdsItsFrame(_ node: ViewNode, at index: Int32) -> Bool {
    let (origin, size) = (node.originStorage, node.boundsStorage.size)
    let exact = exactFrame(at: index)
    return abs(exact.origin.x - origin.x) < 1e-6 && abs(exact.origin.y - origin.y) < 1e-6
      && abs(exact.width - size.width) < 1e-6 && abs(exact.height - size.height) < 1e-6
  }

  /// Marks the nodes that have subviews or guides whose frames are not what they should be, and
  /// writes the root's size.
  func markChangedFrames() {
    guard dirtyItems.count > 0 else { return }
    refreshDirtyEdges()
    if movedItems.count > 0 { refreshEdgesInsideMovedItems() }
    var rootIndex: Int32 = -1
    for place in 0..<dirtyItems.count {
      let index = dirtyItems[place]
      items[Int(index)].flags.remove(.isDirty)
      if items[Int(index)].parent < 0 {
        rootIndex = index
      } else {
        markSuperview(ofItemAt: index)
      }
    }
    dirtyItems.removeAll()
    // Last, as it calls out.
    if rootIndex >= 0 { writeRootSize(at: rootIndex) }
  }

  /// Marks the node that writes an item's frame if that is to be written.
  private func markSuperview(ofItemAt index: Int32) {
    let entry = items[Int(index)]
    guard let pointer = entry.nodePointer else {
      if let item = entry.item { markGuide(item, at: index) }
      return
    }
    guard entry.parent >= 0 else { return }
    items[Int(entry.parent)].nodePointer?._withUnsafeGuaranteedRef { parent in
      if parent.passState.contains(.needsLayout) { return }
      if !pointer._withUnsafeGuaranteedRef({ isWritten($0, at: index) }) {
        parent.markNeedsLayout()
      }
    }
  }

  /// Finds the edges of the items whose frames may have changed, and leaves those in the list that are
  /// to be looked at once all edges are known.
  @inline(__always)
  private func refreshDirtyEdges() {
    // Nothing else touches the tables meanwhile, so that they are read once.
    let (items, dirty, scale) = (items, dirtyItems, scale)
    let values = SolvedValues(of: solver)
    var kept = 0
    for place in 0..<dirty.count {
      let index = dirty[place]
      guard items[Int(index)].isThere else { continue }
      if refreshEdges(at: index, items, values, scale),
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
    at index: Int32, _ items: FlatTable<ItemEntry>, _ values: SolvedValues, _ scale: Double
  ) -> Bool {
    let parent = items[Int(index)].parent
    let above = parent < 0 ? .zero : items[Int(parent)].residual
    if !hasInsets {
      return refreshEdges(
        &items[Int(index)], above, values, scale, insets: nil, insetsAbove: nil)
    }
    return refreshEdges(
      &items[Int(index)], above, values, scale, insets: insets(at: index),
      insetsAbove: insets(at: parent))
  }

  /// Rounds again what is inside of items whose own origin is rounded by another fraction of a pixel
  /// than before, from the top of the tree down.
  private func refreshEdgesInsideMovedItems() {
    var pending = movedItems.indices.map { movedItems[$0] }
    movedItems.removeAll()
    // Of items inside each other the outer ones come first, so that each is rounded once for all.
    pending.sort { items[Int($0)].order > items[Int($1)].order }
    let values = SolvedValues(of: solver)
    while let index = pending.popLast() {
      guard let node = items[Int(index)].nodePointer else { continue }
      node._withUnsafeGuaranteedRef { node in
        for child in node.children {
          let place = self.index(of: child)
          guard place >= 0 else { continue }
          if refreshEdges(at: place, items, values, scale) { pending.append(place) }
          markSuperview(ofItemAt: place)
        }
      }
      var guide = items[Int(index)].firstGuide
      while guide >= 0 {
        _ = refreshEdges(at: guide, items, values, scale)
        markSuperview(ofItemAt: guide)
        guide = items[Int(guide)].nextGuide
      }
    }
  }

  /// Whether a node's superview is to be laid out anyway.
  @inline(__always)
  private func isMarked(_ entry: ItemEntry, _ items: FlatTable<ItemEntry>) -> Bool {
    if entry.flags.contains(.isGuide) || entry.parent < 0 { return false }
    // In a large tree every node that is looked at has to be fetched from afar.
    return items[Int(entry.parent)].nodePointer?._withUnsafeGuaranteedRef {
      $0.passState.contains(.needsLayout)
    } ?? false
  }

  private func isWritten(_ node: ViewNode, at index: Int32) -> Bool {
    let frame = frameToWrite(node, at: index)
    return frame.origin == node.originStorage && frame.size == node.boundsStorage.size
  }

  private func markGuide(_ item: LayoutItem, at index: Int32) {
    guard let guide = item as? LayoutGuide, guide.layoutFrameStorage != frame(at: index) else {
      return
    }
    guide.owner?.markNeedsLayout()
  }

  private func writeRootSize(at index: Int32) {
    guard case .tree = purpose else { return }
    var size = frame(at: index).size
    if !rootIsFree {
      let former = rootPointer._withUnsafeGuaranteedRef { $0.boundsStorage.size }
      if rootGiven.width > 0 { size.width = former.width }
      if rootGiven.height > 0 { size.height = former.height }
    }
    rootWritten = size
    rootPointer._withUnsafeGuaranteedRef { $0.changeSize(to: size) }
  }

  @inline(__always)
  private func writeFrame(of node: ViewNode, tellingInsets: Bool) {
    let index = index(of: node)
    guard index >= 0 else { return }
    // A frame that was set by hand since the last solve goes before what that solve found.
    if node.passState.isDisjoint(with: .usesConstraints), node.passState.contains(.maskChanged) {
      return
    }
    let frame = frameToWrite(node, at: index)
    let isMoved = tellingInsets && node.originStorage != frame.origin
    node.originStorage = frame.origin
    if isMoved { node.tellInsets() }
    node.changeSize(to: frame.size)
  }

  /// Writes the frames of a node's direct subviews and of its guides.
  func writeFrames(below node: ViewNode) {
    if !node.children.isEmpty {
      work.frames += node.children.count
      let tellsInsets = rootPointer._withUnsafeGuaranteedRef { $0.rare?.tellsInsets == true }
      // The list as it is now: what a node is told of on the way may change it.
      let children = node.children
      for place in children.indices {
        Unmanaged.passUnretained(children[place])._withUnsafeGuaranteedRef {
          writeFrame(of: $0, tellingInsets: tellsInsets)
        }
      }
    }
    // What nodes were told may have led anywhere.
    let index = index(of: node)
    var guide = index >= 0 ? items[Int(index)].firstGuide : -1
    while guide >= 0 {
      (items[Int(guide)].item as? LayoutGuide)?.layoutFrameStorage = frame(at: guide)
      guide = items[Int(guide)].nextGuide
    }
  }
}

extension ViewNode {
  package final func applyConstrainedFrames() {
    let index = engineIndex
    guard index >= 0, let unheld = handle._withUnsafeGuaranteedRef({ $0.engine }) else { return }
    let isNeeded =
      !children.isEmpty || unheld._withUnsafeGuaranteedRef { $0.items[Int(index)].firstGuide >= 0 }
    if isNeeded { unheld.takeUnretainedValue().writeFrames(below: self) }
  }
}
