// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

// Rows and their relations in the solver.

extension LayoutEngine {
  /// The rank of a row among its owner's rows when rows compete.
  enum Phase: Int {
    case own = 0
    case record = 1
    case constraint = 2
  }

  func order(_ kind: RowKind, _ phase: Phase, _ owner: Int32) -> Int {
    let order = items[Int(owner)].order << 2 | phase.rawValue
    return kind == .positive ? order + Int.min / 2 : order
  }

  /// Adds a relation of a node itself, between different variables, to the solver; returns −1 if
  /// its numbers can't be used.
  func addOwn(
    _ row: Row, _ relation: Relation, priority: Double, _ kind: RowKind, _ owner: Int32,
    ordinal: Int32 = 0
  ) -> Int32 {
    let order = order(kind, .own, owner)
    guard row.constant.isFinite, row.hasFiniteCoefficients else { return -1 }
    let index = solver.addUnchecked(row, relation, priority: priority, order: order)
    return insert(RowEntry(kind, owner: owner, ordinal: ordinal), at: index)
  }

  /// Adds a relation to the solver; returns −1 if its numbers can't be used.
  @discardableResult
  func add(
    _ draft: borrowing RowDraft, priority: Double, kind: RowKind, phase: Phase, owner: Int32,
    ordinal: Int32 = 0, constraint: LayoutConstraint? = nil
  ) -> Int32 {
    let order = order(kind, phase, owner)
    let constant = draft.constant + draft.offset
    let id: ConstraintID
    if draft.terms.more.isEmpty {
      var row = draft.terms.row
      row.constant = constant
      guard let made = try? solver.add(row, draft.relation, priority: priority, order: order) else {
        return -1
      }
      id = made
    } else {
      var sum = LinearExpression(0)
      for position in 0..<draft.terms.row.count {
        let term = draft.terms.row[position]
        sum = sum + term.coefficient * term.variable
      }
      for term in draft.terms.more { sum = sum + term.coefficient * term.variable }
      guard
        let made = try? solver.add(
          sum, draft.relation, LinearExpression(-constant), priority: Priority(max(1, priority)))
      else { return -1 }
      solver.setOrder(order, of: made)
      id = made
    }
    let entry =
      constraint.map { RowEntry($0, owner: owner, isMirrored: draft.isMirrored) }
      ?? RowEntry(kind, owner: owner, ordinal: ordinal, isMirrored: draft.isMirrored)
    let index = insert(entry, at: id.index)
    if !isFitting { constraint?.engineIndex = index }
    baselines.add(index, offset: draft.offset, in: self)
    return index
  }

  /// Inserts a row in the table, at the index assigned by the solver, and in its owner's list.
  @inline(__always)
  func insert(_ entry: RowEntry, at index: Int32) -> Int32 {
    var entry = entry
    let owner = Int(entry.owner)
    entry.next = items[owner].firstRow
    items[owner].firstRow = index
    if entry.next >= 0 { rows[Int(entry.next)].previous = index }
    if Int(index) < rows.count {
      rows[Int(index)] = entry
    } else {
      while rows.count < Int(index) { rows.append(RowEntry()) }
      rows.append(entry)
    }
    work.addedRows += 1
    needsSolve = true
    if baselines.areMoved { baselines.recordEdit(of: solver.id(at: index), in: self) }
    return index
  }

  func removeRow(_ index: Int32) {
    let row = rows[Int(index)]
    guard row.exists else { return }
    if baselines.areMoved { baselines.recordEdit(of: solver.id(at: index), in: self) }
    solver.remove(solver.id(at: index))
    if row.previous >= 0 {
      rows[Int(row.previous)].next = row.next
    } else {
      items[Int(row.owner)].firstRow = row.next
    }
    if row.next >= 0 { rows[Int(row.next)].previous = row.previous }
    if !isFitting { row.constraint?.engineIndex = -1 }
    baselines.remove(row: index)
    rows[Int(index)] = RowEntry()
    needsSolve = true
  }

  /// Removes the rows of an owner whose kind satisfies the predicate.
  func removeRows(of owner: Int32, where isWanted: (RowKind) -> Bool) {
    var index = items[Int(owner)].firstRow
    while index >= 0 {
      let next = rows[Int(index)].next
      if isWanted(rows[Int(index)].kind) { removeRow(index) }
      index = next
    }
  }

  func setConstant(_ constant: Double, of index: Int32) {
    guard index >= 0, rows[Int(index)].exists else { return }
    if baselines.areMoved, rows[Int(index)].isInequality {
      baselines.recordEdit(of: solver.id(at: index), in: self)
    }
    solver.setConstant(constant + baselines.offset(ofRow: index), ofRow: solver.id(at: index))
    needsSolve = true
  }

  /// Sets the constant of a row unless it is unchanged.
  func setConstantIfChanged(_ constant: Double, of row: Int32) {
    if solver.constant(ofRow: solver.id(at: row)) != constant { setConstant(constant, of: row) }
  }

  func setPriority(_ priority: Double, of index: Int32) {
    guard index >= 0, rows[Int(index)].exists else { return }
    if baselines.areMoved { baselines.recordEdit(of: solver.id(at: index), in: self) }
    try? solver.setPriority(priority, ofRow: solver.id(at: index))
    needsSolve = true
  }

  func constantDidChange(of constraint: LayoutConstraint) {
    let index = constraint.engineIndex
    guard isRow(index, of: constraint), !constraint.mixesAxes else { return }
    let constant = Double(constraint.constantStorage)
    setConstant(rows[Int(index)].isMirrored ? constant : -constant, of: index)
  }

  func priorityDidChange(of constraint: LayoutConstraint) {
    guard isRow(constraint.engineIndex, of: constraint) else { return }
    setPriority(Double(constraint.priorityStorage.rawValue), of: constraint.engineIndex)
  }

  /// Removes an active constraint.
  func remove(_ constraint: LayoutConstraint) {
    guard isRow(constraint.engineIndex, of: constraint) else { return }
    removeRow(constraint.engineIndex)
  }

  private func isRow(_ index: Int32, of constraint: LayoutConstraint) -> Bool {
    rows.indices.contains(Int(index)) && rows[Int(index)].isOf(constraint)
  }

  // MARK: Values

  /// Returns the item of a variable, or −1 if it no longer exists.
  func owner(of variable: Variable) -> Int32 {
    let index = variable.index >> 2
    return Int(index) < items.count && items[Int(index)].exists ? index : -1
  }

  func x(_ index: Int32) -> Double { solver.value(of: items[Int(index)].x) }
  func y(_ index: Int32) -> Double { solver.value(of: items[Int(index)].y) }
  func width(_ index: Int32) -> Double { solver.value(of: items[Int(index)].width) }
  func height(_ index: Int32) -> Double { solver.value(of: items[Int(index)].height) }

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
}
