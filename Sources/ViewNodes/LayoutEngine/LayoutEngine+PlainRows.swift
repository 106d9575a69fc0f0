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
    let isTurned = items[Int(owner)].flags.contains(.isRightToLeft)
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
      row.put(items[firstPlace], constraint.firstAttribute, 1, isTurned: isTurned)
      row.put(items[secondPlace], constraint.secondAttribute, -multiplier, isTurned: isTurned)
    } else {
      guard let firstPlace = place(of: first) else { return true }
      row.put(items[firstPlace], constraint.firstAttribute, 1, isTurned: isTurned)
    }
    let order = items[Int(owner)].order << 2 | Phase.constraint.rawValue
    guard
      let id = try? solver.add(
        row, constraint.relation.inSolver(isMirrored: isMirrored),
        priority: Double(constraint.priorityStorage.rawValue), order: order)
    else { return true }
    let entry = RowEntry(
      id: id, constraint: constraint, owner: owner, next: -1, ordinal: 0, kind: .constraint,
      isMirrored: isMirrored, offset: 0)
    constraint.engineIndex = insert(entry, id)
    return true
  }

  /// The node's place in the table of items; `nil` for a node that is gone or in another tree.
  @inline(__always)
  private func place(of handle: Unmanaged<ItemReference>) -> Int? {
    if handle.engineIndex >= 0 { return Int(handle.engineIndex) }
    guard let item = handle.pointer else { return nil }
    let index = register(item.takeUnretainedValue())
    return index >= 0 ? Int(index) : nil
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
}

extension Row {
  /// Adds an attribute of an item that the row does not speak of yet.
  @inline(__always)
  fileprivate mutating func put(
    _ entry: ItemEntry, _ attribute: LayoutAttribute, _ coefficient: Double, isTurned: Bool
  ) {
    switch attribute {
    case .left: put(coefficient, entry.x)
    case .leading where !isTurned, .trailing where isTurned: put(coefficient, entry.x)
    case .top: put(coefficient, entry.y)
    case .width: put(coefficient, entry.width)
    case .height: put(coefficient, entry.height)
    case .bottom:
      put(coefficient, entry.y)
      put(coefficient, entry.height)
    case .centerX:
      put(coefficient, entry.x)
      put(coefficient / 2, entry.width)
    case .centerY:
      put(coefficient, entry.y)
      put(coefficient / 2, entry.height)
    default:
      put(coefficient, entry.x)
      put(coefficient, entry.width)
    }
  }

  @inline(__always)
  private mutating func put(_ coefficient: Double, _ variable: Variable) {
    switch count {
    case 0:
      t0.variable = variable
      t0.coefficient = coefficient
    case 1:
      t1.variable = variable
      t1.coefficient = coefficient
    case 2:
      t2.variable = variable
      t2.coefficient = coefficient
    default:
      t3.variable = variable
      t3.coefficient = coefficient
    }
    count += 1
  }
}
