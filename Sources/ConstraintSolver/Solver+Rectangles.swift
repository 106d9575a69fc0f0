// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// What a layout makes most: rectangles of four variables each, which lie one after the other, and
// rows that need no checks. A solver of rectangles makes no variables otherwise.

extension Solver {
  /// Makes the variables of a rectangle, one after the other: left and top edge, which are
  /// positions, width and height, which are lengths.
  ///
  /// - Parameters:
  ///   - parent: the first variable of the rectangle whose edges those of this one prefer to zero when
  ///     they are free, or −1. It has to come before this one in the order.
  ///   - order: see ``setOrder(_:ofRectangle:)``.
  /// - Returns: the number of the first.
  package func makeRectangle(below parent: Int32 = -1, order: Int = 0) -> Int32 {
    store.makeRectangle(parent: parent, order: order)
  }

  /// Gives a rectangle its place in the order of the tree, in which free variables settle: small
  /// numbers before large ones, and creation among equals.
  ///
  /// Where the last solve left nothing of the rectangle open, that costs nothing.
  package func setOrder(_ order: Int, ofRectangle first: Int32) {
    for index in first..<first + 4 { store.setOrder(order, ofVariable: index) }
  }

  /// Gives one variable its place in the order, as ``setOrder(_:ofRectangle:)`` does.
  package func setOrder(_ order: Int, of variable: Variable) {
    if store.hasVariable(variable.index) { store.setOrder(order, ofVariable: variable.index) }
  }

  /// Lets a rectangle's variables be zero until it is used again.
  ///
  /// Has no effect, and answers false, while a constraint uses one of them.
  package func restRectangle(at first: Int32) -> Bool {
    for index in first..<first + 4 where store.variables[Int(index)].firstCell >= 0 {
      return false
    }
    for index in first..<first + 4 { store.restVariable(index) }
    return true
  }

  /// Uses a rectangle's variables again, as if they were new.
  package func renewRectangle(at first: Int32, below parent: Int32 = -1, order: Int = 0) {
    for index in first..<first + 4 { store.variableOrders.set(order, of: index) }
    store.renewVariable(first, parent: parent)
    store.renewVariable(first + 1, parent: parent < 0 ? -1 : parent + 1)
    store.renewVariable(first + 2, parent: -1)
    store.renewVariable(first + 3, parent: -1)
  }

  /// Adds a row as `add` does, of which the caller knows that its variables are there and all
  /// different and its numbers finite.
  ///
  /// Answers the place of the constraint.
  package func addKnown(
    _ row: Row, _ relation: Relation, priority: Double, order: Int
  ) -> Int32 {
    let place = store.add(
      row, constant: row.constant, relation, priority: priority, order: order)
    return Int32(truncatingIfNeeded: place)
  }

  /// Gives the constraint at a place a finite constant and a priority.
  ///
  /// Answers whether it had others.
  package func update(at place: Int32, constant: Double, priority: Double) -> Bool {
    let record = store.constraints.elements + Int(place)
    let before = record.pointee.constant
    if record.pointee.priority != priority || store.edits.isFull {
      return updateAll(at: Int(place), constant: constant, priority: priority)
    }
    if before == constant { return false }
    record.pointee.constant = constant
    if record.pointee.isEdited { return true }
    record.pointee.isEdited = true
    store.edits.appendWithinCapacity(ConstantEdit(place: place, before: before))
    return true
  }

  @inline(never)
  private func updateAll(at place: Int, constant: Double, priority: Double) -> Bool {
    let record = store.constraints[place]
    if record.constant == constant, record.priority == priority { return false }
    setConstant(constant, at: place)
    setPriority(priority, at: place)
    return true
  }

  /// The handle of the constraint that is at a place.
  package func id(at place: Int32) -> ConstraintID { store.id(at: Int(place)) }
}
