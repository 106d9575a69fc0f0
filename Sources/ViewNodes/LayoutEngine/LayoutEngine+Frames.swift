// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

extension LayoutEngine {
  func takeScale() {
    let current = Double(root.pixelsPerPoint)
    guard current != scale else { return }
    scale = current
    for index in items.indices where items[index].item != nil { markDirty(Int32(index)) }
  }

  /// The nearest pixel to an edge, half a pixel counting up. Rounding errors of the solver are far
  /// below the hair that is added. Edges beyond all reason end where numbers still can be told apart.
  private func pixel(_ edge: Double) -> Double {
    (min(max(edge, -1e12), 1e12) * scale + 0.5 + 1e-6).rounded(.down)
  }

  private func refreshEdges(of index: Int32) {
    let entry = items[Int(index)]
    let x = solver.value(of: entry.x)
    let y = solver.value(of: entry.y)
    items[Int(index)].left = pixel(x - Double(entry.insets.left))
    items[Int(index)].top = pixel(y - Double(entry.insets.top))
    items[Int(index)].right = pixel(
      x + solver.value(of: entry.width) + Double(entry.insets.right))
    items[Int(index)].bottom = pixel(
      y + solver.value(of: entry.height) + Double(entry.insets.bottom))
  }

  /// The frame in the superview's coordinates (a guide's in its owner's): each edge is rounded to a
  /// pixel of the screen by itself.
  func frame(at index: Int32) -> CGRect {
    let entry = items[Int(index)]
    var left = entry.left
    var top = entry.top
    if entry.parent >= 0 {
      left -= items[Int(entry.parent)].left
      top -= items[Int(entry.parent)].top
    }
    return CGRect(
      x: left / scale, y: top / scale, width: max(0, entry.right - entry.left) / scale,
      height: max(0, entry.bottom - entry.top) / scale)
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
  private func frameToWrite(_ node: ViewNode, at index: Int32) -> CGRect {
    if !node.passState.contains(.usesConstraints) {
      let now = CGRect(origin: node.originStorage, size: node.boundsStorage.size)
      let exact = exactFrame(at: index)
      let isSame =
        abs(exact.origin.x - now.origin.x) < 1e-6 && abs(exact.origin.y - now.origin.y) < 1e-6
        && abs(exact.width - now.width) < 1e-6 && abs(exact.height - now.height) < 1e-6
      if isSame { return now }
    }
    return frame(at: index)
  }

  /// Marks the nodes that have subviews or guides whose frames are not what they should be, and
  /// writes the root's size.
  func markChangedFrames() {
    guard dirtyItems.count > 0 else { return }
    for place in 0..<dirtyItems.count where items[Int(dirtyItems[place])].isThere {
      refreshEdges(of: dirtyItems[place])
    }
    for place in 0..<dirtyItems.count {
      let index = dirtyItems[place]
      let entry = items[Int(index)]
      items[Int(index)].flags.remove([.isDirty, .movesX])
      guard let pointer = entry.nodePointer else {
        if let item = entry.item { markGuide(item, at: index) }
        continue
      }
      pointer._withUnsafeGuaranteedRef { node in
        if index == root.engineIndex {
          writeRootSize(at: index)
        } else {
          node.handle.parent?._withUnsafeGuaranteedRef { parent in
            if !parent.passState.contains(.needsLayout), !isWritten(node, at: index) {
              parent.markNeedsLayout()
            }
          }
        }
        // What stands still while its superview moves has another frame too.
        if entry.flags.contains(.movesX), !node.passState.contains(.needsLayout) {
          markMovedSubviews(of: node)
        }
      }
    }
    dirtyItems.removeAll()
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
      if rootGiven.width > 0 { size.width = root.boundsStorage.width }
      if rootGiven.height > 0 { size.height = root.boundsStorage.height }
    }
    rootWritten = size
    root.changeSize(to: size)
  }

  /// Writes the frames of a node's direct subviews and of its guides.
  func writeFrames(below node: ViewNode) {
    work.frames += node.children.count
    // By place: what a node is told of on the way may change the list.
    var place = 0
    while place < node.children.count {
      let child = node.children[place]
      place += 1
      let index = child.engineIndex
      guard index >= 0 else { continue }
      // A frame that was set by hand since the last solve goes before what that solve found.
      if child.passState.isDisjoint(with: .usesConstraints),
        child.passState.contains(.maskChanged)
      {
        continue
      }
      let frame = frameToWrite(child, at: index)
      if child.originStorage != frame.origin {
        child.originStorage = frame.origin
        if root.rare?.tellsInsets == true { child.tellInsets() }
      }
      child.changeSize(to: frame.size)
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
    guard engineIndex >= 0, let engine else { return }
    engine.writeFrames(below: self)
  }
}
