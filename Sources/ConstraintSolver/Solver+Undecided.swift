// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The parts of the system that the presolve leaves undecided.

extension Solver {
  /// Solves what hangs together with some variables: first by a presolve that looks closer, then by
  /// the simplex.
  ///
  /// - Parameters:
  ///   - undecided: variables with wishes that the presolve could not decide about.
  ///   - clashes: variables with required constraints of which it is open which one to drop.
  ///   - mark: the mark of the region that is being solved.
  ///   - kernel: the presolve of that region, which has the values of everything else.
  func solveUndecided(
    _ undecided: ContiguousArray<Int32>, clashes: ContiguousArray<Int32>, mark: UInt32,
    after kernel: inout Kernel
  ) {
    let parts = collectParts(undecided, clashes: clashes, mark: mark)
    for variable in region.variables where store.variables[Int(variable)].mark == mark {
      accept(variable, from: &kernel, mark: mark)
    }
    solve(parts, mark: mark)
  }

  /// As above, with nothing decided.
  func solveUndecided(
    _ undecided: ContiguousArray<Int32>, clashes: ContiguousArray<Int32>, mark: UInt32
  ) {
    solve(collectParts(undecided, clashes: clashes, mark: mark), mark: mark)
  }

  private typealias OpenPart = (part: Region, reach: Reach)

  private func collectParts(
    _ undecided: ContiguousArray<Int32>, clashes: ContiguousArray<Int32>, mark: UInt32
  ) -> [OpenPart] {
    markChanges()
    let partMark = store.nextMark()
    var parts: [OpenPart] = []
    func collect(_ start: Int32, _ reach: Reach) {
      if store.variables[Int(start)].mark == partMark { return }
      var found = Region()
      store.collect(from: start, reach: reach, mark: partMark, into: &found)
      store.sort(&found)
      parts.append((found, reach))
    }
    for variable in clashes { collect(variable, .all) }
    for variable in undecided where !store.variables[Int(variable)].isFixedByRequired {
      collect(variable, .open)
    }
    // What settled at the value of a variable in one of the parts has to settle with it.
    var position = 0
    while position < parts.count {
      for variable in parts[position].part.variables {
        var child = store.variables[Int(variable)].firstChild
        while child >= 0 {
          let record = store.variables[Int(child)]
          if record.isSettled, record.mark == mark { collect(child, .open) }
          child = record.nextChild
        }
      }
      position += 1
    }
    return parts
  }

  private func solve(_ parts: [OpenPart], mark: UInt32) {
    if parts.count == 1, parts[0].reach == .open, solveLookingCloser(parts[0].part, mark) { return }
    var residues: [Residue] = []
    for (part, reach) in parts where reach == .open {
      guard let residue = makeResidue(part) else {
        // The presolve has not seen that required constraints contradict each other here: then they
        // have to be looked at with all that hangs together with them.
        return solve(collectParts(parts, clash: part, mark: mark), mark: mark)
      }
      residues.append(residue)
    }
    for (part, reach) in parts where reach == .all { residues.append(makeRawResidue(part)) }
    for residue in residues where residue.isTooLarge { solveInOrder(residue.part, mark: mark) }
    residues.removeAll { $0.isTooLarge }
    for index in residues.indices {
      residues[index].meetWishes(breakingTies: true)
      plan.forget(residues[index].part.variables, of: store.variables.count)
      steps += residues[index].steps
      // What was taken out counts again where something is left to settle. Where that would take too
      // much memory it follows what settles.
      if residues[index].isPeeledTooFar, residues[index].isSmall,
        let whole = makeResidue(residues[index].part, .whole), !whole.isTooLarge
      {
        whole.meetWishes(breakingTies: true)
        steps += whole.steps
        residues[index] = whole
      }
    }
    settle(residues, mark: mark)
  }

  /// Collects the parts anew after a contradiction showed in one of them.
  private func collectParts(_ parts: [OpenPart], clash: Region, mark: UInt32) -> [OpenPart] {
    var clashes = clash.variables
    var undecided: ContiguousArray<Int32> = []
    for (part, reach) in parts {
      if reach == .all {
        clashes.append(contentsOf: part.variables)
      } else {
        undecided.append(contentsOf: part.variables)
      }
    }
    return collectParts(undecided, clashes: clashes, mark: mark)
  }

  /// Tries a presolve that narrows intervals through waiting rows.
  private func solveLookingCloser(_ part: Region, _ mark: UInt32) -> Bool {
    if usesSimplexOnly { return false }
    var kernel = makeKernel(part, looksThroughRows: true)
    for variable in part.variables {
      store.variables[Int(variable)].flags.subtract(.outcome)
    }
    kernel.run(part, &workspace)
    guard kernel.isDecided, kernel.lateClashes.isEmpty, kernel.broken.isEmpty else {
      return false
    }
    for variable in part.variables { accept(variable, from: &kernel, mark: mark) }
    return true
  }

  /// The part with its required rows presolved and met, or nil if they cannot be.
  func makeResidue(_ part: Region, _ form: Residue.Form = .reduced) -> Residue? {
    var kernel = makeKernel(part)
    kernel.takeRequired(part)
    guard kernel.lateClashes.isEmpty, kernel.broken.isEmpty else { return nil }
    let residue = Residue(
      part, &kernel, usesSimplexOnly ? .whole : form, mostEntries: mostEntries,
      mostPivots: mostPivots)
    if residue.isTooLarge { return residue }
    guard let clashes = residue.meetRequired(), clashes.isEmpty else { return nil }
    return residue
  }

  /// The part with its required rows met in order, as far as they can be.
  private func makeRawResidue(_ part: Region) -> Residue {
    forgetConflicts(of: part.constraints)
    var kernel = makeKernel(part)
    kernel.reset(part)
    let residue = Residue(
      part, &kernel, .whole, mostEntries: mostEntries, mostPivots: mostPivots)
    if residue.isTooLarge {
      _ = dropContradictions(in: part)
      return residue
    }
    for clash in residue.meetRequired() ?? [] {
      record(broken: clash.broken, with: clash.others)
    }
    return residue
  }

  /// Settles what is left open over all parts, since a variable may prefer the value of one in another
  /// part: lengths, bounds, then positions. Takes over the values.
  private func settle(_ residues: [Residue], mark: UInt32) {
    var order: ContiguousArray<(variable: Int32, residue: Int32, position: Int32)> = []
    for (index, residue) in residues.enumerated() {
      for (position, variable) in residue.part.variables.enumerated() {
        store.variables[Int(variable)].flags.subtract(.outcome)
        order.append((variable, Int32(index), Int32(position)))
      }
    }
    order.sort { store.settlesBefore($0.variable, $1.variable) }
    let waits = residues.map { $0.isPeeledTooFar }
    for (residue, waits) in zip(residues, waits) where residue.hasPeeled && !waits {
      takePeeled(residue, mark: mark)
    }
    func settleAll(isPosition: Bool) {
      for (variable, index, position) in order
      where store.variables[Int(variable)].isPosition == isPosition {
        let residue = residues[Int(index)]
        if residue.hasPeeled && !waits[Int(index)] { continue }
        let parent = store.variables[Int(variable)].parent
        let preferred = parent >= 0 ? store.variables[Int(parent)].value : 0
        let isSettled = residue.settle(Int(position), preferred)
        take(residue, Int(position), variable, isSettled: isSettled, mark: mark)
      }
    }
    settleAll(isPosition: false)
    for residue in residues { residue.takeBounds(store) }
    settleAll(isPosition: true)
    for (residue, waits) in zip(residues, waits) where waits { takePeeled(residue, mark: mark) }
  }

  private func takePeeled(_ residue: Residue, mark: UInt32) {
    residue.unpeel()
    for (position, variable) in residue.part.variables.enumerated() {
      let isSettled = store.variables[Int(variable)].isSettled
      take(residue, position, variable, isSettled: isSettled, mark: mark)
    }
  }

  private func take(
    _ residue: Residue, _ position: Int, _ variable: Int32, isSettled: Bool, mark: UInt32
  ) {
    let value = residue.value(position)
    if residue.isCutShort(position) { store.variables[Int(variable)].flags.insert(.isCutShort) }
    store.variables[Int(variable)].isSettled = isSettled
    store.variables[Int(variable)].isByTableau = true
    store.variables[Int(variable)].isFixedByRequired = false
    setValue(value, of: variable, mark: mark)
  }
}
