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

  /// Rounds a left or right edge and a top or bottom edge to pixels, half a pixel up.
  ///
  /// The added epsilon is far above the solver's rounding errors.
  @inline(__always)
  private static func pixels(_ edges: SIMD2<Double>) -> SIMD2<Double> {
    let places = edges + 0.5 + 1e-6
    // Rounds down to an integer, by adding a number so large that only integers are representable
    // near it, and subtracting one where that rounded up.
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
  /// Each edge is rounded by its position on the screen, so that neighbors meet. The only input
  /// from above is the rounding error of the superview's origin.
  ///
  /// - Returns: Whether the contents of the item have to be rounded again.
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
    // Absurdly distant edges are clamped where numbers lose their precision.
    let squares = near * near + far * far
    if squares.x + squares.y > 1e24 {
      (near, far) = LayoutEngine.withinReason(near, far)
      oversizedItems.insert(entry.first >> 2)
    }
    let origin = near * scale + above
    near = LayoutEngine.pixels(origin)
    far = LayoutEngine.pixels(far * scale + above)
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
  func frame(at index: Int32) -> CGRect {
    let entry = items[Int(index)]
    let near = SIMD2(entry.left, entry.top)
    let size = SIMD2(entry.right, entry.bottom) - near
    let places = near / scale
    let lengths = size.replacing(with: 0, where: size .< 0) / scale
    return CGRect(x: places.x, y: places.y, width: lengths.x, height: lengths.y)
  }

  /// Returns the unrounded frame in the superview's coordinates.
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

  /// Returns the frame to apply.
  ///
  /// A frame that was set and still holds stays unrounded.
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

  /// Marks the nodes that have subviews or guides with outdated frames, and sets the size of the
  /// root.
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
    // Last, because it runs client code.
    if rootIndex >= 0 { writeRootSize(at: rootIndex) }
  }

  /// Marks the node that applies an item's frame if the frame changed.
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

  /// Computes the edges of items whose frames may have changed, keeping in the list those to be
  /// checked when all edges are known.
  @inline(__always)
  private func refreshDirtyEdges() {
    // Nothing else changes the tables meanwhile, so they are read only once.
    let (items, dirty, scale) = (items.elements, dirtyItems.elements, scale)
    let values = SolvedValues(of: solver)
    var kept = 0
    for place in dirtyItems.indices {
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
    at index: Int32, _ items: FlatTable<ItemEntry>.Elements, _ values: SolvedValues, _ scale: Double
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

  /// Rounds the contents of items again whose origin has another rounding error than before, from
  /// the top of the tree down.
  private func refreshEdgesInsideMovedItems() {
    var pending = movedItems.indices.map { movedItems[$0] }
    movedItems.removeAll()
    // Outer items precede the items inside them, so each is rounded only once.
    pending.sort { items[Int($0)].order > items[Int($1)].order }
    let values = SolvedValues(of: solver)
    while let index = pending.popLast() {
      guard let node = items[Int(index)].nodePointer else { continue }
      node._withUnsafeGuaranteedRef { node in
        for child in node.children {
          let place = self.index(of: child)
          guard place >= 0 else { continue }
          if refreshEdges(at: place, items.elements, values, scale) { pending.append(place) }
          markSuperview(ofItemAt: place)
        }
      }
      var guide = items[Int(index)].firstGuide
      while guide >= 0 {
        _ = refreshEdges(at: guide, items.elements, values, scale)
        markSuperview(ofItemAt: guide)
        guide = items[Int(guide)].nextGuide
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
    // A frame set since the last solve takes precedence over its result.
    if node.passState.isDisjoint(with: .usesConstraints), node.passState.contains(.maskChanged) {
      return
    }
    let frame = frameToWrite(node, at: index)
    let isMoved = tellingInsets && node.originStorage != frame.origin
    node.originStorage = frame.origin
    if isMoved { node.tellInsets() }
    node.changeSize(to: frame.size)
  }

  /// Applies the frames of a node's subviews and guides.
  func writeFrames(below node: ViewNode) {
    if !node.children.isEmpty {
      work.frames += node.children.count
      let tellsInsets = rootPointer._withUnsafeGuaranteedRef { $0.rare?.tellsInsets == true }
      // A copy, because client code may change the list on the way.
      let children = node.children
      for place in children.indices {
        Unmanaged.passUnretained(children[place])._withUnsafeGuaranteedRef {
          writeFrame(of: $0, tellingInsets: tellsInsets)
        }
      }
    }
    // Client code may have done anything.
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
