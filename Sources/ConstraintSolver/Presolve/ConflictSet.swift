// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The required constraints that are currently dropped, each with its minimal conflicting set.
struct ConflictSet: ~Copyable {
  /// The conflicts, by the index of the dropped constraint.
  private var conflicts: [Int32: Conflict] = [:] { didSet { list = nil } }
  /// The conflicts in order, cached until they change.
  private var list: [Conflict]?
  /// The constraints that this solve dropped and the previous one did not, or did for other
  /// reasons.
  private(set) var newlyBroken: [ConstraintID] = []

  var isEmpty: Bool { conflicts.isEmpty }

  /// Begins a solve.
  mutating func begin() {
    if !newlyBroken.isEmpty { newlyBroken.removeAll(keepingCapacity: true) }
  }

  /// Drops a constraint because of others.
  mutating func drop(
    _ constraint: Int32, with others: ContiguousArray<Int32>, in store: inout Store
  ) {
    var members = others + [constraint]
    members.sort { store.precedes($0, $1) }
    store.constraints[Int(constraint)].isBroken = true
    newlyBroken.append(store.id(at: Int(constraint)))
    conflicts[constraint] = Conflict(
      constraints: members.map { store.id(at: Int($0)) }, broken: store.id(at: Int(constraint)),
      reason: members.count == 1 ? .holdsForNoValue : .comesLast)
  }

  /// Marks constraints to be retried.
  mutating func retry(_ constraints: ContiguousArray<Int32>, in store: inout Store) {
    if conflicts.isEmpty { return }
    for constraint in constraints where store.constraints[Int(constraint)].isBroken {
      store.constraints[Int(constraint)].isBroken = false
      conflicts[constraint] = nil
    }
  }

  /// Marks the constraints to be retried that were dropped because of a constraint that is now
  /// dropped itself.
  mutating func retryDropped(becauseOf constraint: Int32, in store: inout Store) {
    let id = store.id(at: Int(constraint))
    for (other, conflict) in conflicts
    where other != constraint && conflict.constraints.contains(id) {
      store.constraints[Int(other)].isBroken = false
      conflicts[other] = nil
    }
  }

  /// Removes the conflict of a removed constraint.
  mutating func remove(_ constraint: Int32) { conflicts[constraint] = nil }

  /// Checks which of the constraints without variables hold.
  mutating func checkConstants(in store: inout Store) {
    for constraint in store.constantConstraints {
      let record = store.constraints[Int(constraint)]
      let holds =
        switch record.relation {
        case .equal: record.constant == 0
        case .lessThanOrEqual: record.constant <= 0
        case .greaterThanOrEqual: record.constant >= 0
        }
      let isBroken = record.priority >= 1000 && !holds
      store.constraints[Int(constraint)].isBroken = isBroken
      if isBroken == (conflicts[constraint] != nil) { continue }
      if isBroken { drop(constraint, with: [], in: &store) } else { conflicts[constraint] = nil }
    }
  }

  /// Returns whether an edit concerns a constraint that conflicts with a dropped one, so that the
  /// latter must be retried.
  func areAffectedByEdits(of store: inout Store) -> Bool {
    if conflicts.isEmpty { return false }
    let edited = Set(store.edits.indices.map { store.id(at: Int(store.edits[$0].constraint)) })
    return conflicts.values.contains { $0.constraints.contains { edited.contains($0) } }
  }

  /// Returns all conflicts, in the order of the dropped constraints.
  mutating func sorted(by store: inout Store) -> [Conflict] {
    if conflicts.isEmpty { return [] }
    if let list { return list }
    let sorted = conflicts.keys.sorted { store.precedes($0, $1) }.compactMap { conflicts[$0] }
    list = sorted
    return sorted
  }
}
