// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The order of each variable, which determines when it takes its default value.
///
/// Nothing is stored until an order is set; all orders are 0 until then.
struct VariableOrders: ~Copyable {
  private var orders: Storage<Int>

  /// Creates an empty list with room in an arena, which must outlive it.
  init(in arena: inout Arena, capacity: Int) { orders = Storage(in: &arena, capacity: capacity) }

  /// A read-only view of the orders, valid until one is set.
  struct Snapshot {
    fileprivate let orders: Elements<Int>
    /// The number of stored orders; the other variables have order 0.
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

  /// Sets the orders of the four variables of a rectangle, and returns whether any changed.
  @discardableResult
  mutating func set(_ order: Int, ofRectangle first: Int32) -> Bool {
    let end = Int(first) &+ 4
    if end > orders.count {
      if order == 0, Int(first) >= orders.count { return false }
      orders.resize(to: end, filling: 0)
    }
    assert(first >= 0 && end <= orders.count)
    let four = orders.elements + Int(first)
    let changes =
      four[0] != order || four[1] != order || four[2] != order || four[3] != order
    (four[0], four[1], four[2], four[3]) = (order, order, order, order)
    return changes
  }

  /// The number of elements for which memory is allocated.
  var capacity: Int { orders.capacity }
}

extension Store {
  /// Returns whether the variable at `left` takes its default value before the one at `right` if
  /// both are of the same kind.
  func takesDefaultBefore(_ left: Int32, _ right: Int32) -> Bool {
    let (a, b) = (variableOrders[left], variableOrders[right])
    return a != b
      ? a < b : variables[Int(left)].sequence < variables[Int(right)].sequence
  }

  /// Sets the order of a variable.
  ///
  /// If the last solve left it open, it is solved again.
  mutating func setOrder(_ order: Int, ofVariable index: Int32) {
    if variableOrders[index] == order { return }
    variableOrders.set(order, of: index)
    if variables[Int(index)].mayBeUndetermined { markDirty(index) }
  }

  /// Sets the order of the four variables of a rectangle.
  ///
  /// Those that the last solve left open are solved again if the order affects the solution.
  mutating func setOrder(_ order: Int, ofRectangle first: Int32, affectsSolution: Bool) {
    guard variableOrders.set(order, ofRectangle: first), affectsSolution else { return }
    for index in first..<first + 4 where variables[Int(index)].mayBeUndetermined {
      markDirty(index)
    }
  }
}
