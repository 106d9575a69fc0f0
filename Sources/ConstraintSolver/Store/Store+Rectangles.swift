// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Store {
  @inline(__always)
  mutating func makeRectangle(parent: Int32, order: Int) -> Int32 {
    let first = Int32(truncatingIfNeeded: variables.count)
    assert(freeVariables.isEmpty)
    if variableSequence > .max - 4 { renumberVariables() }
    var record = VariableRecord()
    variables.reserve(variables.count + 4)
    for offset in 0..<4 {
      record.flags = offset < 2 ? [.isAlive, .isDirty, .isPosition] : [.isAlive, .isDirty]
      record.sequence = variableSequence
      variableSequence += 1
      variables.appendWithinCapacity(record)
    }
    if order != 0 { variableOrders.set(order, ofRectangle: first) }
    if parent >= 0 {
      link(child: first, below: parent)
      link(child: first + 1, below: parent + 1)
    }
    return first
  }

  /// Removes a variable that no constraint uses from the tree of variables.
  mutating func deactivateVariable(_ index: Int32) {
    unlink(index)
    let record = variables.elements + Int(index)
    let (sequence, mark) = (record.pointee.sequence, record.pointee.mark)
    let flags = record.pointee.flags.intersection([.isAlive, .isDirty, .isHard, .isPosition])
    record.pointee = VariableRecord()
    record.pointee.sequence = sequence
    record.pointee.mark = mark
    record.pointee.flags = flags
  }

  /// Reactivates a variable as the newest one.
  mutating func reactivateVariable(_ index: Int32, parent: Int32) {
    if variableSequence == .max { renumberVariables() }
    variables[Int(index)].sequence = variableSequence
    variableSequence += 1
    hasSortedIndices = false
    if parent >= 0 { link(child: index, below: parent) }
    markDirty(index)
  }
}
