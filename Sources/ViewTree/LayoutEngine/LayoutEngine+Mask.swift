// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// A priority below all public ones.
  private static var weakest: Double { 0.5 }

  // MARK: The root

  func addRootRows(at index: Int32) {
    let entry = items[Int(index)]
    let (wide, tall) = rootWishes
    rootRows.width = addOwn(
      Row(Term(1, entry.width), constant: -wide.length), .equal, priority: wide.priority, .root,
      index)
    rootRows.height = addOwn(
      Row(Term(1, entry.height), constant: -tall.length), .equal, priority: tall.priority, .root,
      index)
  }

  private typealias Wish = (length: Double, priority: Double)

  /// A root that follows its mask keeps its explicit size, fitting its content where that is zero;
  /// one that uses constraints keeps it only where nothing else determines the size.
  private var rootWishes: (wide: Wish, tall: Wish) {
    if case .fitting(let target, let horizontal, let vertical) = purpose {
      return ((Double(target.width), horizontal), (Double(target.height), vertical))
    }
    let insets = insets(at: index(of: root))
    func wish(_ length: CGFloat, _ inset: CGFloat) -> Wish {
      if rootIsFree {
        return (max(0, Double(length - inset)), LayoutEngine.weakest)
      }
      return length > 0 ? (Double(length - inset), 1000) : (0, 50)
    }
    return (
      wish(rootGiven.width, insets.left + insets.right),
      wish(rootGiven.height, insets.top + insets.bottom)
    )
  }

  /// Whether constraints may change the size of the root, which they may not on a screen.
  var rootIsFree: Bool {
    rootPointer._withUnsafeGuaranteedRef {
      $0.passState.contains(.usesConstraints) && $0.rare?.screenTraits == nil
    }
  }

  private func refreshRoot() {
    let size = root.boundsStorage.size
    // An axis that the last layout fitted is fitted again unless another length was set.
    let written = rootWritten ?? CGSize(width: -1, height: -1)
    if size.width != written.width { rootGiven.width = size.width }
    if size.height != written.height { rootGiven.height = size.height }
    let (wide, tall) = rootWishes
    setConstant(-wide.length, of: rootRows.width)
    setPriority(wide.priority, of: rootRows.width)
    setConstant(-tall.length, of: rootRows.height)
    setPriority(tall.priority, of: rootRows.height)
  }

  // MARK: The autoresizing mask as constraints

  func refreshMask(of node: ViewNode, at index: Int32) {
    guard node !== root else {
      refreshRoot()
      return
    }
    removeRows(of: index) { $0 == .mask }
    if node.passState.contains(.usesConstraints) {
      if items[Int(index)].wideHugging < 0, items[Int(index)].tallHugging < 0 {
        refreshIntrinsicSize(of: node, at: index)
      }
    } else {
      removeRows(of: index) { $0 == .hugging || $0 == .compression }
      items[Int(index)].wideHugging = -1
      items[Int(index)].wideCompression = -1
      items[Int(index)].tallHugging = -1
      items[Int(index)].tallCompression = -1
      addMaskRows(of: node, at: index)
    }
    markDirty(index)
  }

  /// Adds exactly four required rows that keep the frame in its place as the superview resizes.
  func addMaskRows(of node: ViewNode, at index: Int32) {
    guard let parent = node.parent, items[Int(index)].parent >= 0 else { return }
    let entry = items[Int(index)]
    let above = items[Int(entry.parent)]
    let (insets, insetsAbove) = (insets(at: index), insets(at: entry.parent))
    let mask = node.autoresizingMask
    addMaskRows(
      index, (entry.x, entry.width), above.width,
      start: Double(node.originStorage.x + insets.left - insetsAbove.left),
      length: Double(node.boundsStorage.width - insets.left - insets.right),
      total: Double(parent.boundsStorage.width - insetsAbove.left - insetsAbove.right),
      mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
      mask.contains(.flexibleRightMargin))
    addMaskRows(
      index, (entry.y, entry.height), above.height,
      start: Double(node.originStorage.y + insets.top - insetsAbove.top),
      length: Double(node.boundsStorage.height - insets.top - insets.bottom),
      total: Double(parent.boundsStorage.height - insetsAbove.top - insetsAbove.bottom),
      mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
      mask.contains(.flexibleBottomMargin))
  }

  private func addMaskRows(
    _ index: Int32, _ own: (start: Variable, length: Variable), _ above: Variable, start: Double,
    length: Double, total: Double,
    _ nearIsFlexible: Bool, _ lengthIsFlexible: Bool, _ farIsFlexible: Bool
  ) {
    func add(_ row: Row) { _ = addOwn(row, .equal, priority: 1000, .mask, index) }
    func addLength() { add(Row(Term(1, own.length), constant: -length)) }
    func addStart() {
      add(Row(Term(1, own.start), constant: -start))
    }
    func addEnd() {
      let rest = total - start - length
      add(
        Row(
          Term(1, above), Term(-1, own.start), Term(-1, own.length), constant: -rest))
    }
    if nearIsFlexible, farIsFlexible, total != length {
      let ratio = start / (total - length)
      addLength()
      add(
        Row(
          Term(1, own.start), Term(-ratio, above), Term(ratio, own.length)))
    } else if lengthIsFlexible {
      addStart()
      addEnd()
    } else if nearIsFlexible, !farIsFlexible {
      addEnd()
      addLength()
    } else {
      addStart()
      addLength()
    }
  }
}
