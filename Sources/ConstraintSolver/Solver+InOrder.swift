// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Solver {
  /// Solves a part that is too large for a tableau: its required rows, then its wishes, one after
  /// another.
  func solveInOrder(_ part: Region, mark: UInt32) {
    plan.forget(part.variables, of: store.variables.count)
    let trail = workspace.openTrail(store.variables.count)
    for variable in part.variables {
      store.variables[Int(variable)].flags.subtract(.outcome)
    }
    var kernel = makeKernel(part, looksThroughRows: true, trail: trail)
    trail.pointee.reset(part.variables)
    kernel.runInOrder(part, &workspace)
    steps += kernel.steps
    for variable in part.variables {
      store.variables[Int(variable)].isInOrder = true
      store.variables[Int(variable)].isFixedByRequired = false
      setValue(kernel.value(variable), of: variable, mark: mark)
    }
  }
}
