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
    var residues = residues
    var order: ContiguousArray<Place> = []
    for (index, residue) in residues.enumerated() {
      for (position, variable) in residue.part.variables.enumerated() {
        store.variables[Int(variable)].flags.subtract(.outcome)
        order.append(
          Place(variable: variable, residue: Int32(index), position: Int32(position)))
      }
    }
    let records = store.variables.base
    order.sort {
      let (left, right) = (
        records[Int($0.variable)].isPosition, records[Int($1.variable)].isPosition
      )
      return left != right ? right : store.settlesBefore($0.variable, $1.variable)
    }
    let firstPosition =
      order.firstIndex { records[Int($0.variable)].isPosition } ?? order.count
    for index in order.indices {
      if index == firstPosition { for residue in residues { residue.takeBounds(store) } }
      let place = order[index]
      let preferred = preferred(place.variable)
      var settlement = residues[Int(place.residue)].settle(Int(place.position), preferred)
      if settlement == .unclear {
        if let whole = makeWhole(of: residues[Int(place.residue)]) {
          residues[Int(place.residue)] = whole
          settleAgain(whole, order[..<index], of: place.residue, hasBounds: index >= firstPosition)
          settlement = whole.settle(Int(place.position), preferred)
        } else {
          residues[Int(place.residue)].settleAnyhow(Int(place.position))
          settlement = .chosen
        }
      }
      take(
        residues[Int(place.residue)], Int(place.position), place.variable,
        isSettled: settlement == .chosen, mark: mark)
    }
  }

  /// A variable of one of several parts.
  private struct Place {
    var variable: Int32
    var residue: Int32
    var position: Int32
  }

  private func preferred(_ variable: Int32) -> Double {
    let parent = store.variables[Int(variable)].parent
    return parent >= 0 ? store.variables[Int(parent)].value : 0
  }

  /// A part from which nothing was taken out, with its wishes met: what is a sum of several unknowns
  /// has its range there. `nil` where that would take too much memory.
  private func makeWhole(of residue: Residue) -> Residue? {
    guard residue.isSmall, let whole = makeResidue(residue.part, .whole), !whole.isTooLarge else {
      return nil
    }
    whole.meetWishes(breakingTies: true)
    steps += whole.steps
    return whole
  }

  /// Brings a part to where another form of it was already.
  private func settleAgain(
    _ whole: Residue, _ order: ArraySlice<Place>, of residue: Int32, hasBounds: Bool
  ) {
    var isPosition = false
    for place in order where place.residue == residue {
      if !isPosition, store.variables[Int(place.variable)].isPosition {
        isPosition = true
        whole.takeBounds(store)
      }
      _ = whole.settle(Int(place.position), preferred(place.variable))
    }
    if hasBounds, !isPosition { whole.takeBounds(store) }
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
