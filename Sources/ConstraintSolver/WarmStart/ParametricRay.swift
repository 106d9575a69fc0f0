// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The linear motion of all values with one constant, such as a width that is dragged, while a
/// basis holds.
struct ParametricRay {
  struct Entry {
    var slope: Double
    /// The value where the constant is ``ParametricRay/origin``.
    var base: Double
  }

  /// A variable that moves.
  struct Step {
    var slope: Double
    var base: Double
    var variable: Int32
  }

  /// The constraint whose constant moves.
  var editedRow: Int32
  /// A count of all other edits before the ray was computed.
  var stamp: Int
  var origin: Double
  /// The range of constants for which the basis holds, and what breaks it at either end.
  var lowest = -Double.infinity
  var highest = Double.infinity
  var lowestViolation = BasisCache.StatusViolation.none
  var highestViolation = BasisCache.StatusViolation.none
  /// The entries of the first ``AffectedVariables/variables``: those known when the ray was
  /// computed.
  ///
  /// Variables found to move later are constant here, at their ``AffectedVariables/values``.
  var entries: ContiguousArray<Entry> = []
  /// The entries that are not constant.
  var steps: ContiguousArray<Step> = []

  init(editedRow: Int32, stamp: Int, origin: Double) {
    self.editedRow = editedRow
    self.stamp = stamp
    self.origin = origin
  }

  /// The memory usage of the variables in bytes.
  var size: Int { entries.count * 16 + steps.count * 24 }

  mutating func append(_ variable: Int32, slope: Double, base: Double) {
    entries.append(Entry(slope: slope, base: base))
    if slope != 0 { steps.append(Step(slope: slope, base: base, variable: variable)) }
  }

  /// Narrows the range so that the left side of `row`, which is `value` now and grows by `slope`
  /// with the constant, does not fall below zero (`isAbove`) or does not rise above it.
  mutating func restrictRange(_ value: Double, _ slope: Double, _ row: Int32, isAbove: Bool) {
    let end = origin - value / slope
    let cause = BasisCache.StatusViolation(row: row, isAbove: !isAbove)
    if (slope > 0) == isAbove {
      if end > lowest {
        lowest = end
        lowestViolation = cause
      }
    } else if end < highest {
      highest = end
      highestViolation = cause
    }
  }
}

/// The variables that move with one constant in any basis.
struct AffectedVariables {
  /// The constraint whose constant was recently edited alone, −1 for none.
  var editedRow: Int32 = -1
  /// A counter of all other edits.
  var stamp = 0
  private(set) var variables: ContiguousArray<Int32> = []
  /// The value of each variable before it first moved.
  private(set) var values: ContiguousArray<Double> = []
  private var isMember: ContiguousArray<Bool> = []

  /// Clears the variables, for edits of another constant, or −1 for several.
  mutating func reset(with editedRow: Int32) {
    self.editedRow = editedRow
    stamp += 1
    if variables.isEmpty { return }
    for variable in variables { isMember[Int(variable)] = false }
    variables.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }

  mutating func insert(_ variable: Int32, before value: Double) {
    while isMember.count <= Int(variable) { isMember.append(false) }
    if isMember[Int(variable)] { return }
    isMember[Int(variable)] = true
    variables.append(variable)
    values.append(value)
  }
}
