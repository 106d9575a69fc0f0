// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

// Nearly all constraints involve edges, centers, and sizes of two different nodes. They become rows
// here, without the overhead of guides, margins, baselines, distances, and scroll nodes.

extension LayoutEngine {
  /// Adds a constraint that involves only rectangles of different nodes in the engine.
  ///
  /// It runs no client code, so the constraint needn't be retained. Returns `false` for other
  /// constraints, without any effect.
  func addPlain(_ constraint: LayoutConstraint, owner: Int32) -> Bool {
    guard let handle = constraint.firstHandle, constraint.isPlain else { return false }
    let first = index(of: handle)
    guard first >= 0 else { return false }
    let isRightToLeft = items[Int(owner)].flags.contains(.isRightToLeft)
    let isMirrored =
      isRightToLeft
      && (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
    let constant = Double(constraint.constantStorage)
    var row = Row(constant: isMirrored ? constant : -constant)
    if let other = constraint.secondHandle {
      let second = index(of: other)
      guard second >= 0,
        fill(
          &row, constraint.firstAttribute, of: first, constraint.secondAttribute, of: second,
          multiplier: Self.coefficient(constraint.multiplier), holder: owner,
          isRightToLeft: isRightToLeft)
      else { return false }
    } else {
      guard
        fill(
          &row, constraint.firstAttribute, of: first, holder: owner,
          isRightToLeft: isRightToLeft)
      else { return false }
    }
    let index = solver.addUnchecked(
      row, constraint.relation.solverRelation(isMirrored: isMirrored),
      priority: Double(constraint.priorityStorage.rawValue),
      order: items[Int(owner)].order << 2 | Phase.constraint.rawValue)
    let rowIndex = insert(RowEntry(constraint, owner: owner, isMirrored: isMirrored), at: index)
    if !isFitting { constraint.engineIndex = rowIndex }
    return true
  }

  /// Registers the nodes of a constraint that involves only rectangles of different nodes.
  ///
  /// Returns `false` if the constraint can't be added any more.
  func registerNodes(of constraint: LayoutConstraint, owner: Int32) -> Bool {
    guard let first = constraint.firstHandle, constraint.isPlain else { return true }
    // Requesting a new node's insets runs client code, which may remove other items.
    let removalCount = self.removalCount
    guard registeredIndex(of: first) != nil, self.removalCount == removalCount else { return false }
    if let second = constraint.secondHandle {
      guard registeredIndex(of: second) != nil, self.removalCount == removalCount else {
        return false
      }
    }
    return canAdd(constraint, owner)
  }

  /// Adds a record that involves only rectangles of different items.
  ///
  /// Returns `false` for other records, with no effect other than registering items with the
  /// engine.
  @inline(__always)
  func addPlain(_ record: LayoutRecord, ordinal: Int32, owner: Int32) -> Bool {
    guard record.firstAttribute.isOfRectangle,
      record.multiplier == 1 || !record.firstAttribute.isPosition
    else { return false }
    let isRightToLeft = items[Int(owner)].flags.contains(.isRightToLeft)
    let isMirrored =
      isRightToLeft && (record.firstAttribute.isDirectional || record.secondAttribute.isDirectional)
    var row = Row(constant: isMirrored ? Double(record.constant) : -Double(record.constant))
    // Requesting a new node's insets runs client code, which may remove other items.
    let removalCount = self.removalCount
    guard let first = plainIndex(of: record.firstPointer) else { return false }
    if let other = record.secondPointer {
      guard record.secondAttribute.isOfRectangle, let second = plainIndex(of: other),
        second != first, self.removalCount == removalCount,
        fill(
          &row, record.firstAttribute, of: first, record.secondAttribute, of: second,
          multiplier: Self.coefficient(record.multiplier), holder: owner,
          isRightToLeft: isRightToLeft)
      else { return false }
    } else {
      guard self.removalCount == removalCount,
        fill(&row, record.firstAttribute, of: first, holder: owner, isRightToLeft: isRightToLeft)
      else { return false }
    }
    let index = solver.addUnchecked(
      row, record.relation.solverRelation(isMirrored: isMirrored),
      priority: min(record.priority, 1000),
      order: items[Int(owner)].order << 2 | Phase.record.rawValue)
    _ = insert(
      RowEntry(.record, owner: owner, ordinal: ordinal, isMirrored: isMirrored), at: index)
    return true
  }

  /// Returns a multiplier as a coefficient: zero if it is too small to matter, because the solver
  /// divides by coefficients.
  @inline(__always)
  static func coefficient(_ multiplier: CGFloat) -> Double {
    abs(multiplier) < 1e-15 ? 0 : Double(multiplier)
  }

  /// Sets the terms of a row to those of an attribute of each of two items.
  ///
  /// Returns `false` if positions between an item and the holder also contribute.
  @inline(__always)
  private func fill(
    _ row: inout Row, _ firstAttribute: LayoutAttribute, of first: Int32,
    _ secondAttribute: LayoutAttribute, of second: Int32, multiplier: Double, holder: Int32,
    isRightToLeft: Bool
  ) -> Bool {
    guard let firstEdge = edge(of: firstAttribute, first, in: holder),
      let secondEdge = edge(of: secondAttribute, second, in: holder)
    else { return false }
    // A position is that of the holder or of one of its subviews.
    if firstAttribute.isLength { recordOuterRelation(into: first, from: holder) }
    if secondAttribute.isLength { recordOuterRelation(into: second, from: holder) }
    let left = firstAttribute.terms(of: first, edge: firstEdge, isRightToLeft: isRightToLeft)
    let right = secondAttribute.terms(of: second, edge: secondEdge, isRightToLeft: isRightToLeft)
    row.variables = SIMD4(lowHalf: left.variables, highHalf: right.variables)
    row.coefficients = SIMD4(
      lowHalf: left.coefficients, highHalf: right.coefficients * -multiplier)
    row.count = 4
    return true
  }

  /// Sets the terms of a row to those of an attribute of one item.
  @inline(__always)
  private func fill(
    _ row: inout Row, _ attribute: LayoutAttribute, of index: Int32, holder: Int32,
    isRightToLeft: Bool
  ) -> Bool {
    guard let edge = edge(of: attribute, index, in: holder) else { return false }
    if attribute.isLength { recordOuterRelation(into: index, from: holder) }
    let left = attribute.terms(of: index, edge: edge, isRightToLeft: isRightToLeft)
    row.variables = SIMD4(lowHalf: left.variables, highHalf: .zero)
    row.coefficients = SIMD4(lowHalf: left.coefficients, highHalf: .zero)
    row.count = 2
    return true
  }

  /// Returns the index of an item whose edges refer to its own rectangle, or `nil` for other items.
  @inline(__always)
  private func plainIndex(of item: Unmanaged<LayoutItem>) -> Int32? {
    let handle = item._withUnsafeGuaranteedRef { $0.handle }
    let index = handle.isPlainNode ? self.registeredIndex(of: handle) : index(of: handle)
    guard let index, index >= 0 else { return nil }
    return handle.isPlainNode || items[Int(index)].flags.contains(.isGuide) ? index : nil
  }

  /// Returns the factor of an item's position in the holder's coordinates: 1 for a subview of the
  /// holder, 0 for the holder itself or a dimension, or `nil` if positions between the two also
  /// contribute.
  @inline(__always)
  private func edge(of attribute: LayoutAttribute, _ index: Int32, in holder: Int32) -> Double? {
    if attribute.isLength || index == holder { return 0 }
    return items[Int(index)].parent == holder ? 1 : nil
  }

  /// Returns the index of the node in the table of items, or `nil` if it is deallocated or in
  /// another tree.
  @inline(__always)
  private func registeredIndex(of handle: Unmanaged<ItemReference>) -> Int32? {
    let known = self.index(of: handle)
    if known >= 0 { return known }
    // Requesting the node's insets runs client code, which may release the node.
    guard let node = handle.node?.takeUnretainedValue() else { return nil }
    let index = register(node)
    return index >= 0 ? index : nil
  }
}

extension LayoutConstraint {
  /// Whether the constraint involves only edges, centers, and sizes of different nodes.
  @inline(__always)
  fileprivate final var isPlain: Bool {
    guard let first = firstHandle, first.isPlainNode, firstAttribute.isOfRectangle else {
      return false
    }
    guard let second = secondHandle else { return true }
    return second.isPlainNode && second.toOpaque() != first.toOpaque()
      && secondAttribute.isOfRectangle && !mixesAxes
      && (!firstAttribute.isPosition || LayoutEngine.coefficient(multiplier) == 1)
  }
}

nonisolated extension LayoutRelation {
  /// Measured from the right, lengths to the left are positive, which reverses the relation.
  @inline(__always)
  func solverRelation(isMirrored: Bool) -> Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
    case .greaterThanOrEqual: isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
    }
  }
}

nonisolated extension LayoutAttribute {
  /// Whether the attribute is an edge, center, or size of the rectangle itself.
  @inline(__always)
  fileprivate var isOfRectangle: Bool {
    let number = rawValue
    return number >= LayoutAttribute.left.rawValue && number <= LayoutAttribute.centerY.rawValue
  }

  /// Whether an edge, center, or size is vertical.
  @inline(__always)
  fileprivate var isVertical: Bool {
    isIn(1 << 3 | 1 << 4 | 1 << 8 | 1 << 10)
  }

  /// Whether an edge, center, or size is a size.
  @inline(__always)
  fileprivate var isLength: Bool { self == .width || self == .height }

  /// Returns an edge, center, or size as multiples of the near edge and the length.
  ///
  /// The solver omits terms with a factor of zero.
  ///
  /// `index` is the item's index; its variables x, y, width, and height are consecutive. `edge` is
  /// the factor of the item's position.
  @inline(__always)
  fileprivate func terms(
    of index: Int32, edge: Double, isRightToLeft: Bool
  ) -> (variables: SIMD2<Int32>, coefficients: SIMD2<Double>) {
    let variable = index &* 4 &+ (isVertical ? 1 : 0)
    let length: Double =
      switch self {
      case .left, .top: 0
      case .leading: isRightToLeft ? 1 : 0
      case .trailing: isRightToLeft ? 0 : 1
      case .centerX, .centerY: 0.5
      default: 1
      }
    return (SIMD2(variable, variable &+ 2), SIMD2(edge, length))
  }
}
