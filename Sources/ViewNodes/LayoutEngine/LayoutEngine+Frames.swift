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
  private static func pixels(_ edges: SIMD2<Double>, _ scale: Double) -> SIMD2<Double> {
    let places = edges * scale + 0.5 + 1e-6
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

  @inline(__always)
  private func refreshEdges(
    _ entry: inout ItemEntry, _ values: SolvedValues, _ scale: Double, hasInsets: Bool
  ) {
    let rectangle = values[rectangleAt: entry.first]
    var near = rectangle.origin
    var far = near + SIMD2(rectangle.width, rectangle.height)
    if hasInsets {
      let insets = entry.insets
      near -= SIMD2(Double(insets.left), Double(insets.top))
      far += SIMD2(Double(insets.right), Double(insets.bottom))
    }
    // Edges beyond all reason end where numbers still can be told apart.
    let squares = near * near + far * far
    if squares.x + squares.y > 1e24 { (near, far) = LayoutEngine.withinReason(near, far) }
    near = LayoutEngine.pixels(near, scale)
    far = LayoutEngine.pixels(far, scale)
    entry.left = near.x
    entry.top = near.y
    entry.right = far.x
    entry.bottom = far.y
  }

  /// The frame in the superview's coordinates (a guide's in its owner's): each edge is rounded to a
  /// pixel of the screen by itself.
  @inline(__always)
  func frame(at index: Int32) -> CGRect {
    let entry = items[Int(index)]
    let near = SIMD2(entry.left, entry.top)
    var origin = near
    if entry.parent >= 0 {
      let above = items[Int(entry.parent)]
      origin -= SIMD2(above.left, above.top)
    }
    let size = SIMD2(entry.right, entry.bottom) - near
    let places = origin / scale
    let lengths = size.replacing(with: 0, where: size .< 0) / scale
    return CGRect(x: places.x, y: places.y, width: lengths.x, height: lengths.y)
  }

  /// The unrounded rectangle in the superview's coordinates.
  func exactFrame(at index: Int32) -> CGRect {
    let entry = items[Int(index)]
    var origin = CGPoint(
      x: x(index) - Double(entry.insets.left), y: y(index) - Double(entry.insets.top))
    if entry.parent >= 0 {
      let above = items[Int(entry.parent)]
      origin.x -= x(entry.parent) - Double(above.insets.left)
      origin.y -= y(entry.parent) - Double(above.insets.top)
    }
    return CGRect(
      x: origin.x, y: origin.y,
      width: width(index) + Double(entry.insets.left + entry.insets.right),
      height: height(index) + Double(entry.insets.top + entry.insets.bottom))
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
    for place in 0..<dirtyItems.count {
      let index = dirtyItems[place]
      let entry = items[Int(index)]
      items[Int(index)].flags.remove([.isDirty, .movesX])
      guard let pointer = entry.nodePointer else {
        if let item = entry.item { markGuide(item, at: index) }
        continue
      }
      if entry.parent < 0 {
        writeRootSize(at: index)
      } else {
        items[Int(entry.parent)].nodePointer?._withUnsafeGuaranteedRef { parent in
          if parent.passState.contains(.needsLayout) { return }
          if !pointer._withUnsafeGuaranteedRef({ isWritten($0, at: index) }) {
            parent.markNeedsLayout()
          }
        }
      }
      // What stands still while its superview moves has another frame too.
      if entry.flags.isSuperset(of: [.movesX, .hasSubitems]) {
        pointer._withUnsafeGuaranteedRef { node in
          if !node.passState.contains(.needsLayout) { markMovedSubviews(of: node) }
        }
      }
    }
    dirtyItems.removeAll()
  }

  /// Finds the edges of the items whose frames may have changed, and leaves those in the list that are
  /// to be looked at once all edges are known.
  @inline(__always)
  private func refreshDirtyEdges() {
    // Nothing else touches the tables meanwhile, so that they are read once.
    let (items, dirty, scale, hasInsets) = (items, dirtyItems, scale, hasInsets)
    let values = SolvedValues(of: solver)
    var kept = 0
    for place in 0..<dirty.count {
      let index = dirty[place]
      guard items[Int(index)].isThere else { continue }
      refreshEdges(&items[Int(index)], values, scale, hasInsets: hasInsets)
      if isMarked(items[Int(index)], items) {
        items[Int(index)].flags.remove([.isDirty, .movesX])
      } else {
        dirty[kept] = index
        kept &+= 1
      }
    }
    dirtyItems.truncate(to: kept)
  }

  /// Whether a node's superview is to be laid out anyway, and no subview of it depends on whether it
  /// moved.
  @inline(__always)
  private func isMarked(_ entry: ItemEntry, _ items: FlatTable<ItemEntry>) -> Bool {
    if entry.flags.contains(.isGuide) || entry.parent < 0 { return false }
    if entry.flags.isSuperset(of: [.movesX, .hasSubitems]) { return false }
    // In a large tree every node that is looked at has to be fetched from afar.
    return items[Int(entry.parent)].nodePointer?._withUnsafeGuaranteedRef {
      $0.passState.contains(.needsLayout)
    } ?? false
  }

  private func markMovedSubviews(of node: ViewNode) {
    for child in node.children where child.engineIndex >= 0 {
      if !items[Int(child.engineIndex)].flags.contains(.isDirty),
        !isWritten(child, at: child.engineIndex)
      {
        node.markNeedsLayout()
        return
      }
    }
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
    let index = node.engineIndex
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
    var guide = items[Int(node.engineIndex)].firstGuide
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
