// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The places of variables in the order of the tree, by variable. Nothing is kept while nobody has
/// given one: all are 0 then.
struct VariableOrders {
  private var orders = Scratch<Int>()
  /// Of the variables from here on nothing is known.
  private var count = 0

  @inline(__always)
  subscript(variable: Int32) -> Int {
    Int(variable) < count ? orders.base[Int(variable)] : 0
  }

  mutating func set(_ order: Int, of variable: Int32) {
    let needed = Int(variable) + 1
    if count < needed {
      if order == 0 { return }
      orders.grow(needed, keeping: count)
      for index in count..<needed { orders.base[index] = 0 }
      count = needed
    }
    orders.base[Int(variable)] = order
  }

  /// How many numbers there is memory for.
  var capacity: Int { orders.capacity }

  func free() { orders.free() }
}

extension Store {
  /// Whether the variable at `left` settles before the one at `right` when both are of one kind.
  func settlesBefore(_ left: Int32, _ right: Int32) -> Bool {
    let (a, b) = (variableOrders[left], variableOrders[right])
    return a != b
      ? a < b : variables[Int(left)].sequence < variables[Int(right)].sequence
  }

  /// Gives a variable its place in the order of the tree. What was left open then is open anew.
  mutating func setOrder(_ order: Int, ofVariable index: Int32) {
    if variableOrders[index] == order { return }
    variableOrders.set(order, of: index)
    if variables[Int(index)].mayBeOpen { markDirty(index) }
  }
}
