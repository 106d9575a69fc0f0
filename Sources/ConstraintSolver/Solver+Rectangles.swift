// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The most frequent operations of a layout: rectangles of four consecutive variables, and rows that
// need no validation. In a solver with rectangles, all variables belong to rectangles.

extension Solver {
  /// Creates the consecutive variables of a rectangle: left and top edge, which are positions, and
  /// width and height, which are lengths.
  ///
  /// - Parameters:
  ///   - parent: The first variable of the rectangle whose edges are the default values of the
  ///     edges of this one, or −1. It must come before this one in the order.
  ///   - order: The order of the rectangle; see ``setOrder(_:ofRectangle:)``.
  /// - Returns: The index of the first variable.
  package func makeRectangle(below parent: Int32 = -1, order: Int = 0) -> Int32 {
    store.makeRectangle(parent: parent, order: order)
  }

  /// Sets the order in which the free variables of a rectangle take default values: small numbers
  /// before large ones, and by creation among equals.
  ///
  /// This costs nothing if the last solve left no variable of the rectangle undetermined.
  ///
  /// - Parameters:
  ///   - order: The order.
  ///   - first: The first variable of the rectangle.
  ///   - affectsSolution: Whether the order relative to other variables of the same component
  ///     changes.
  package func setOrder(_ order: Int, ofRectangle first: Int32, affectsSolution: Bool = true) {
    store.setOrder(order, ofRectangle: first, affectsSolution: affectsSolution)
  }

  /// Sets the order of one variable, as ``setOrder(_:ofRectangle:)`` does.
  package func setOrder(_ order: Int, of variable: Variable) {
    if store.hasVariable(variable.index) { store.setOrder(order, ofVariable: variable.index) }
  }

  /// Deactivates a rectangle: its variables are zero until it is used again.
  ///
  /// Returns `false` and has no effect while a constraint uses one of them.
  package func deactivateRectangle(at first: Int32) -> Bool {
    for index in first..<first + 4 where store.variables[Int(index)].firstCell >= 0 {
      return false
    }
    for index in first..<first + 4 { store.deactivateVariable(index) }
    return true
  }

  /// Reactivates a rectangle's variables as if they were new.
  package func reactivateRectangle(at first: Int32, below parent: Int32 = -1, order: Int = 0) {
    store.setOrder(order, ofRectangle: first, affectsSolution: false)
    store.reactivateVariable(first, parent: parent)
    store.reactivateVariable(first + 1, parent: parent < 0 ? -1 : parent + 1)
    store.reactivateVariable(first + 2, parent: -1)
    store.reactivateVariable(first + 3, parent: -1)
  }

  /// Adds a row like `add`, but without validation: its variables must exist and be distinct, and
  /// its numbers must be finite.
  ///
  /// Returns the index of the constraint.
  package func addUnchecked(
    _ row: Row, _ relation: Relation, priority: Double, order: Int
  ) -> Int32 {
    let constraint = store.add(
      row, constant: row.constant, relation, priority: priority, order: order, isValid: true)
    return Int32(truncatingIfNeeded: constraint)
  }

  /// Sets the constant and the priority of the constraint at an index.
  ///
  /// Returns whether either changed.
  package func update(at constraint: Int32, constant: Double, priority: Double) -> Bool {
    let record = store.constraints.elements + Int(constraint)
    let before = record.pointee.constant
    if record.pointee.priority != priority || store.edits.isFull {
      return updateAll(at: Int(constraint), constant: constant, priority: priority)
    }
    if before == constant { return false }
    record.pointee.constant = constant
    if record.pointee.isEdited { return true }
    record.pointee.isEdited = true
    store.edits.appendWithinCapacity(ConstantEdit(constraint: constraint, before: before))
    return true
  }

  @inline(never)
  private func updateAll(at constraint: Int, constant: Double, priority: Double) -> Bool {
    let record = store.constraints[constraint]
    if record.constant == constant, record.priority == priority { return false }
    setConstant(constant, at: constraint)
    setPriority(priority, at: constraint)
    return true
  }

  /// Returns the handle of the constraint at an index.
  package func id(at constraint: Int32) -> ConstraintID { store.id(at: Int(constraint)) }
}
