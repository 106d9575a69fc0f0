// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Variables and constraints that hang together, each in order.
struct Component {
  /// In order of creation.
  var variables: ContiguousArray<Int32> = []
  /// In the order in which they compete.
  var constraints: ContiguousArray<Int32> = []
}

extension Store {
  /// Takes the list of dirty variables and answers the components around them.
  ///
  /// Where a variable settled at the value of one in a component, its own component is among them.
  mutating func takeDirtyComponents() -> ContiguousArray<Component> {
    var components: ContiguousArray<Component> = []
    var seenConstraints = ContiguousArray<Bool>(repeating: false, count: constraints.count)
    var seen = ContiguousArray<Bool>(repeating: false, count: variables.count)
    var start = 0
    while start < dirty.count {
      let first = dirty[start]
      start += 1
      variables[Int(first)].isDirty = false
      guard variables[Int(first)].isAlive else {
        freeVariables.append(first)
        continue
      }
      if seen[Int(first)] { continue }
      var component = Component()
      seen[Int(first)] = true
      component.variables.append(first)
      var position = 0
      while position < component.variables.count {
        let variable = component.variables[position]
        position += 1
        var cell = variables[Int(variable)].firstCell
        while cell >= 0 {
          let constraint = cells[Int(cell)].constraint
          cell = cells[Int(cell)].next
          if seenConstraints[Int(constraint)] { continue }
          seenConstraints[Int(constraint)] = true
          component.constraints.append(constraint)
          let record = constraints[Int(constraint)]
          for other in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
            let neighbour = cells[other].variable
            if !seen[Int(neighbour)] {
              seen[Int(neighbour)] = true
              component.variables.append(neighbour)
            }
          }
        }
        var child = variables[Int(variable)].firstChild
        while child >= 0 {
          if variables[Int(child)].isSettled { markDirty(child) }
          child = variables[Int(child)].nextChild
        }
      }
      component.variables.sort { variables[Int($0)].sequence < variables[Int($1)].sequence }
      component.constraints.sort { precedes($0, $1) }
      components.append(component)
    }
    dirty.removeAll(keepingCapacity: true)
    return components
  }
}
