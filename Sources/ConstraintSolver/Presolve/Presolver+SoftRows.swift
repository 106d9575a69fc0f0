// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Processing of soft rows, level by level.

extension Presolver {
  /// Processes a soft row of the current level: satisfies it, or violates it as little as possible.
  ///
  /// Its consequences for other rows are propagated once the whole level is processed, so that its
  /// soft rows are evaluated against the levels above and not against each other.
  mutating func processSoftRow(_ constraint: Int32) {
    loadRow(constraint)
    let relation = constraints[Int(constraint)].relation
    switch count {
    case 0:
      let violation =
        switch relation {
        case .equal: abs(constant)
        case .lessThanOrEqual: constant
        case .greaterThanOrEqual: -constant
        }
      if violation > tolerance, isContested(constraint, violation) { deferToSimplex(constraint) }
    case 1:
      if nodes[Int(roots[0])].firstWatch >= 0 {
        let (root, factor, sum, size, latest) = (
          roots[0], factors[0], constant, magnitude, latestLevel
        )
        guard tightenBounds(root) else { return deferToSimplex(constraint) }
        if nodes[Int(root)].isFixed { return processSoftRow(constraint) }
        (roots[0], factors[0], constant, magnitude) = (root, factor, sum, size)
        (latestLevel, count) = (latest, 1)
      }
      processSingletonSoftRow(constraint, relation)
    default:
      processLongSoftRow(constraint, relation)
    }
  }

  private mutating func processSingletonSoftRow(_ constraint: Int32, _ relation: Relation) {
    let root = roots[0]
    let node = nodes + Int(root)
    let bound = -constant / factors[0]
    let epsilon = tolerance / abs(factors[0])
    let prefersMore = relation == .equal || (relation == .greaterThanOrEqual) == (factors[0] > 0)
    let prefersLess = relation == .equal || !prefersMore
    let isLinkedAtThisLevel = latestLevel == level || node.pointee.linkedAt == level
    let holds: Bool
    if prefersMore, bound > node.pointee.high + epsilon {
      if isLinkedAtThisLevel || node.pointee.highAt == level { return deferToSimplex(constraint) }
      holds = fix(root, node.pointee.high, epsilon)
    } else if prefersLess, bound < node.pointee.low - epsilon {
      if isLinkedAtThisLevel || node.pointee.lowAt == level { return deferToSimplex(constraint) }
      holds = fix(root, node.pointee.low, epsilon)
    } else if relation == .equal {
      holds = fix(root, bound, epsilon)
    } else {
      holds =
        prefersMore ? raiseLowerBound(root, bound, epsilon) : lowerUpperBound(root, bound, epsilon)
    }
    if !holds { deferToSimplex(constraint) }
  }

  /// Processes a soft row with several open roots like a required row if it appears feasible.
  private mutating func processLongSoftRow(_ constraint: Int32, _ relation: Relation) {
    let (least, most) = range()
    switch relation {
    case .equal:
      guard least <= tolerance, most >= -tolerance else { return deferToSimplex(constraint) }
    case .lessThanOrEqual:
      guard least <= tolerance else { return deferToSimplex(constraint) }
      if most <= 0 { return }
    case .greaterThanOrEqual:
      guard most >= -tolerance else { return deferToSimplex(constraint) }
      if least >= 0 { return }
    }
    if !propagate(constraint) { deferToSimplex(constraint) }
  }

  /// Returns the minimum and maximum activity of the current row within the bounds.
  func range() -> (least: Double, most: Double) {
    var least = constant
    var most = constant
    for position in 0..<count {
      let node = nodes[Int(roots[position])]
      let factor = factors[position]
      least += factor * (factor > 0 ? node.low : node.high)
      most += factor * (factor > 0 ? node.high : node.low)
    }
    return (least, most)
  }

  /// Returns whether the bounds force the current row to be too large (or else too small), or `nil`
  /// if it can hold.
  func forcedViolation(_ constraint: Int32) -> Bool? {
    let relation = constraints[Int(constraint)].relation
    let (least, most) = range()
    let above = relation == .greaterThanOrEqual ? 0 : least
    let below = relation == .lessThanOrEqual ? 0 : -most
    return max(above, below) > 0 ? above > below : nil
  }

  /// Returns whether a violated soft row whose variables are all fixed might be violated less if
  /// the soft rows of its level had been processed in a different order.
  private mutating func isContested(_ constraint: Int32, _ violation: Double) -> Bool {
    let record = constraints[Int(constraint)]
    var least = record.constant
    var most = record.constant
    for offset in 0..<Int(record.cellCount) {
      let cell = cells[Int(record.firstCell) + offset]
      let (root, a, b) = find(cell.variable)
      let node = nodes[Int(root)]
      if node.linkedAt == level { return true }
      var low = node.b
      var high = node.b
      if node.fixedAt == level {
        // Unless this level tightened its bounds, the interval is that of the levels above.
        low = node.lowAt == level ? -.infinity : node.low
        high = node.highAt == level ? .infinity : node.high
      }
      let factor = cell.coefficient * (root == cell.variable ? 1 : a)
      let shift = cell.coefficient * (root == cell.variable ? 0 : b)
      least += factor * (factor > 0 ? low : high) + shift
      most += factor * (factor > 0 ? high : low) + shift
    }
    let unavoidable =
      switch record.relation {
      case .equal: max(least, -most)
      case .lessThanOrEqual: least
      case .greaterThanOrEqual: -most
      }
    return !(unavoidable >= violation - tolerance)
  }

  /// Defers the subproblem around a constraint to the simplex.
  mutating func deferToSimplex(_ constraint: Int32) {
    let record = constraints[Int(constraint)]
    let count = undecided.count
    for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
      let variable = cells[cell].variable
      // Add every variable, because it may turn out only later which ones required rows fix.
      if nodes[Int(find(variable).root)].fixedAt != 0 { undecided.append(variable) }
    }
    // If only required rows are involved, they contradict each other.
    if undecided.count == count { contradictions.append(constraint) }
  }
}
