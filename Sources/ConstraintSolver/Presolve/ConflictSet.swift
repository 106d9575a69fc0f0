// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The required constraints that are dropped now, each with the minimal set of those that contradict
/// each other.
struct ConflictSet: ~Copyable {
  /// By the place of the constraint that is dropped.
  private var conflicts: [Int32: Conflict] = [:] { didSet { list = nil } }
  /// The same in order, as long as they stand.
  private var list: [Conflict]?
  /// What this solve dropped and the one before did not, or for other reasons.
  private(set) var newlyBroken: [ConstraintID] = []

  var isEmpty: Bool { conflicts.isEmpty }

  /// Begins a solve.
  mutating func begin() {
    if !newlyBroken.isEmpty { newlyBroken.removeAll(keepingCapacity: true) }
  }

  /// Drops a constraint because of others.
  mutating func drop(
    _ place: Int32, with others: ContiguousArray<Int32>, in store: inout Store
  ) {
    var members = others + [place]
    members.sort { store.precedes($0, $1) }
    store.constraints[Int(place)].isBroken = true
    newlyBroken.append(store.id(at: Int(place)))
    conflicts[place] = Conflict(
      constraints: members.map { store.id(at: Int($0)) }, broken: store.id(at: Int(place)),
      reason: members.count == 1 ? .holdsForNoValue : .comesLast)
  }

  /// Has constraints tried again.
  mutating func retry(_ constraints: ContiguousArray<Int32>, in store: inout Store) {
    if conflicts.isEmpty { return }
    for place in constraints where store.constraints[Int(place)].isBroken {
      store.constraints[Int(place)].isBroken = false
      conflicts[place] = nil
    }
  }

  /// Has those tried again that were dropped because of a constraint which is dropped itself now.
  mutating func retryDropped(becauseOf place: Int32, in store: inout Store) {
    let id = store.id(at: Int(place))
    for (other, conflict) in conflicts where other != place && conflict.constraints.contains(id) {
      store.constraints[Int(other)].isBroken = false
      conflicts[other] = nil
    }
  }

  /// Forgets a constraint that is removed.
  mutating func remove(_ place: Int32) { conflicts[place] = nil }

  /// Looks which of the constraints without variables hold.
  mutating func checkConstants(in store: inout Store) {
    for place in store.constantConstraints {
      let record = store.constraints[Int(place)]
      let holds =
        switch record.relation {
        case .equal: record.constant == 0
        case .lessThanOrEqual: record.constant <= 0
        case .greaterThanOrEqual: record.constant >= 0
        }
      let isBroken = record.priority >= 1000 && !holds
      store.constraints[Int(place)].isBroken = isBroken
      if isBroken == (conflicts[place] != nil) { continue }
      if isBroken { drop(place, with: [], in: &store) } else { conflicts[place] = nil }
    }
  }

  /// Whether one of the constraints that keep another from holding was edited: then that one is to be
  /// tried again.
  func concernEdits(of store: inout Store) -> Bool {
    if conflicts.isEmpty { return false }
    let edited = Set(store.edits.indices.map { store.id(at: Int(store.edits[$0].place)) })
    return conflicts.values.contains { $0.constraints.contains { edited.contains($0) } }
  }

  /// All of them, in the order of the constraints that are dropped.
  mutating func sorted(by store: inout Store) -> [Conflict] {
    if conflicts.isEmpty { return [] }
    if let list { return list }
    let sorted = conflicts.keys.sorted { store.precedes($0, $1) }.compactMap { conflicts[$0] }
    list = sorted
    return sorted
  }
}
