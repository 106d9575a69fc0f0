// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

// Nearly all constraints name edges, centres and sizes of two different nodes. They become rows here,
// without the detours that guides, margins, baselines, distances and scroll nodes take.

extension LayoutEngine {
  /// Takes in a constraint that names nothing but rectangles of different nodes. Answers false, having
  /// done nothing, for others.
  @inline(__always)
  func addPlain(_ constraint: LayoutConstraint, owner: Int32) -> Bool {
    guard let first = constraint.firstHandle, first.isPlainNode,
      constraint.firstAttribute.isOfRectangle
    else { return false }
    var constant = Double(constraint.constantStorage)
    let holder = items[Int(owner)].flags
    let isTurned = holder.contains(.isRightToLeft)
    let isMirrored =
      isTurned
      && (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
    if !isMirrored { constant = -constant }
    var row = Row(constant: constant)
    if let second = constraint.secondHandle {
      let multiplier = Double(constraint.multiplier)
      guard second.isPlainNode, second.toOpaque() != first.toOpaque(),
        constraint.secondAttribute.isOfRectangle,
        multiplier == 1 || !constraint.firstAttribute.isPosition
      else { return false }
      guard let firstPlace = place(of: first), let secondPlace = place(of: second) else {
        return true
      }
      row.put(firstPlace * 4, constraint.firstAttribute, 1, isTurned: isTurned)
      row.put(secondPlace * 4, constraint.secondAttribute, -multiplier, isTurned: isTurned)
    } else {
      guard let firstPlace = place(of: first) else { return true }
      row.put(firstPlace * 4, constraint.firstAttribute, 1, isTurned: isTurned)
    }
    let order = items[Int(owner)].order << 2 | Phase.constraint.rawValue
    let index = solver.addKnown(
      row, constraint.relation.inSolver(isMirrored: isMirrored),
      priority: Double(constraint.priorityStorage.rawValue), order: order)
    constraint.engineIndex = insert(
      RowEntry(constraint, owner: owner, isMirrored: isMirrored), at: index)
    return true
  }

  /// The node's place in the table of items; `nil` for a node that is gone or in another tree.
  @inline(__always)
  private func place(of handle: Unmanaged<ItemReference>) -> Int32? {
    if handle.engineIndex >= 0 { return handle.engineIndex }
    guard let node = handle.node else { return nil }
    let index = node._withUnsafeGuaranteedRef { register($0) }
    return index >= 0 ? index : nil
  }
}

extension LayoutRelation {
  /// Seen from the right, lengths to the left count up: the relation turns round.
  @inline(__always)
  func inSolver(isMirrored: Bool) -> Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
    case .greaterThanOrEqual: isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
    }
  }
}

extension LayoutAttribute {
  /// Whether the attribute is an edge, the centre or a size of the rectangle itself.
  @inline(__always)
  fileprivate var isOfRectangle: Bool {
    let number = rawValue
    return number >= LayoutAttribute.left.rawValue && number <= LayoutAttribute.centerY.rawValue
  }

  /// Of an edge, the centre or a size: whether it is a vertical one.
  @inline(__always)
  fileprivate var isVertical: Bool {
    isIn(1 << 3 | 1 << 4 | 1 << 8 | 1 << 10)
  }
}

extension Row {
  /// Adds an attribute of an item that the row does not speak of yet.
  ///
  /// - Parameter first: The first of the item's variables: x, y, width, height.
  @inline(__always)
  fileprivate mutating func put(
    _ first: Int32, _ attribute: LayoutAttribute, _ coefficient: Double, isTurned: Bool
  ) {
    let edge = first + (attribute.isVertical ? 1 : 0)
    var share = 0.0
    switch attribute {
    case .width, .height:
      put(coefficient, edge + 2)
      return
    case .left, .top: break
    case .leading: share = isTurned ? coefficient : 0
    case .trailing: share = isTurned ? 0 : coefficient
    case .centerX, .centerY: share = coefficient / 2
    default: share = coefficient
    }
    put(coefficient, edge)
    if share != 0 { put(share, edge + 2) }
  }

  @inline(__always)
  private mutating func put(_ coefficient: Double, _ variable: Int32) {
    let term = Term(coefficient, Variable(index: variable))
    switch count {
    case 0: t0 = term
    case 1: t1 = term
    case 2: t2 = term
    default: t3 = term
    }
    count += 1
  }
}
