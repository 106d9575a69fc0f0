// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Ranges of sums with a common total, without enumerating their terms.

extension ReducedProblem {
  /// A sum of quantities that all contribute to one total with the same coefficient.
  ///
  /// Its range follows from the bounds of its quantities and of the others: two sums of bounds,
  /// which the sums of a chain (the tops of rows) pass on from one to the next.
  struct SharedSum {
    /// The engine or linking row of the total.
    let coupling: Int32
    /// The coefficient of the sum per unit of the total.
    let factor: Double
    /// The bounds of the quantities, in units of the total.
    var low = Sum()
    var high = Sum()
    /// The quantities, as a bit set of their numbers.
    var members: ContiguousArray<UInt64>

    /// Adds a multiple of another sum.
    ///
    /// Returns `false` if the two have different totals or share quantities.
    mutating func add(_ other: SharedSum, times: Double) -> Bool {
      guard other.coupling == coupling,
        abs(times * other.factor - factor) <= 1e-12 * abs(factor)
      else { return false }
      for (word, bits) in other.members.enumerated() {
        if word == members.count {
          members.append(contentsOf: other.members[word...])
          break
        }
        if members[word] & bits != 0 { return false }
        members[word] |= bits
      }
      low.add(other.low)
      high.add(other.high)
      return true
    }

    func times(_ factor: Double) -> SharedSum {
      var sum = SharedSum(coupling: coupling, factor: factor * self.factor, members: members)
      sum.low = low
      sum.high = high
      return sum
    }

    fileprivate init(coupling: Int32, factor: Double, members: ContiguousArray<UInt64>) {
      self.coupling = coupling
      self.factor = factor
      self.members = members
    }
  }

  /// Returns the sum of a single unknown that contributes to a total directly, with a number of its
  /// own.
  func sharedSum(of unknown: Int, numbered number: Int) -> SharedSum? {
    let assignment = assignments[unknown]
    let engine = engines[assignment.engine]
    let box: (low: Double, high: Double, factor: Double)
    switch engine.kind {
    case .allocation:
      let quantity = allocations[Int(engine.number)].quantities[Int(assignment.quantity)]
      box = (quantity.low, quantity.high, quantity.factor)
    case .simplex where engine.link >= 0:
      let block = linkingRows[Int(engine.link)].blocks[Int(engine.block)]
      guard block.quantity == Int(assignment.quantity) else { return nil }
      box = (block.low, block.high, block.factor)
    default: return nil
    }
    var members = ContiguousArray<UInt64>(repeating: 0, count: number / 64 + 1)
    members[number / 64] = 1 << UInt64(number % 64)
    var sum = SharedSum(
      coupling: coupling(of: assignment.engine), factor: 1 / box.factor, members: members)
    sum.low.add(box.low)
    sum.high.add(box.high)
    return sum
  }

  /// Returns the range of a sum, given the ranges of all other quantities of its total.
  func range(of sum: SharedSum) -> ValueRange {
    var (total, low, high) = (0.0, sum.low, sum.high)
    if sum.coupling < 0 {
      let link = linkingRows[Int(~sum.coupling)]
      (total, low, high) = (link.total, link.lowSum, link.highSum)
    } else {
      let allocation = allocations[Int(engines[sum.coupling].number)]
      (low, high) = (allocation.lowSum, allocation.highSum)
    }
    low.add(sum.low, times: -1)
    high.add(sum.high, times: -1)
    let least = max(sum.low.value, total - high.value)
    let most = min(sum.high.value, total - low.value)
    let ends = (sum.factor * least, sum.factor * most)
    return (min(ends.0, ends.1), max(ends.0, ends.1))
  }
}
