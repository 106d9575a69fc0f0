// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The places of variables in the order of the tree, by variable.
///
/// Nothing is kept while nobody has given one: all are 0 then.
struct VariableOrders: ~Copyable {
  private var orders = Storage<Int>()

  /// The places as they are, to be read until one is given.
  struct Snapshot {
    fileprivate let orders: Elements<Int>
    /// Of the variables from here on nothing is known.
    fileprivate let count: Int

    @inline(__always)
    subscript(variable: Int32) -> Int { Int(variable) < count ? orders[Int(variable)] : 0 }
  }

  var snapshot: Snapshot { Snapshot(orders: orders.elements, count: orders.count) }

  @inline(__always)
  subscript(variable: Int32) -> Int { snapshot[variable] }

  mutating func set(_ order: Int, of variable: Int32) {
    if Int(variable) >= orders.count {
      if order == 0 { return }
      orders.resize(to: Int(variable) + 1, filling: 0)
    }
    orders[Int(variable)] = order
  }

  /// How many numbers there is memory for.
  var capacity: Int { orders.capacity }

}

extension Store {
  /// Whether the variable at `left` settles before the one at `right` when both are of one kind.
  func settlesBefore(_ left: Int32, _ right: Int32) -> Bool {
    let (a, b) = (variableOrders[left], variableOrders[right])
    return a != b
      ? a < b : variables[Int(left)].sequence < variables[Int(right)].sequence
  }

  /// Gives a variable its place in the order of the tree.
  ///
  /// What was left open then is open anew.
  mutating func setOrder(_ order: Int, ofVariable index: Int32) {
    if variableOrders[index] == order { return }
    variableOrders.set(order, of: index)
    if variables[Int(index)].mayBeOpen { markDirty(index) }
  }
}
