// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A part of the system that the presolve could not decide, on its way through the engines.
///
/// The presolve's work on the required rows is kept: the unknowns are roots, with their intervals as
/// hard bounds, and the rows are what is left to say about roots. A `Reduction` takes out what only
/// ties things together. What remains falls apart into components: those that one sum holds together
/// go to a `Share` each, which costs what it takes to read them, and all others to a `Simplex`.
final class Residue {
  /// What is done to the rows before they go to an engine.
  enum Form {
    /// Everything goes to one simplex as it is.
    case whole
    case reduced
  }

  /// Where an unknown or a row has gone.
  struct Seat {
    /// The number of the engine, -1 for none.
    var engine: Int32 = -1
    /// The number of the quantity there.
    var quantity: Int32 = -1
    /// What a unit of the quantity is of the row.
    var factor = 1.0
  }

  enum Engine {
    case share(Int)
    case simplex(Simplex)
  }

  let part: Region
  /// For each variable of the part: its unknown (or -1), and variable = a · unknown + b.
  private(set) var unknowns: ContiguousArray<(unknown: Int32, a: Double, b: Double)> = []
  private(set) var reduction: Reduction
  private(set) var engines: ContiguousArray<Engine> = []
  var shares: ContiguousArray<Share> = []
  /// By unknown and by row.
  private(set) var seats: ContiguousArray<Seat>
  private(set) var rowSeats: ContiguousArray<Seat>
  /// The values of the unknowns that were taken out.
  private var takenValues: ContiguousArray<Double>
  /// The rows of required constraints in order, and those of wishes: the highest level first and in
  /// order within a level.
  private var required: ContiguousArray<Int32> = []
  private var wishes: ContiguousArray<Int32> = []
  private let tolerance: Double
  /// Whether a component is too large for the simplex; then nothing was solved.
  private(set) var isTooLarge = false
  /// Whether a row that is not about anything any more cannot hold.
  private var hasClash = false

  /// Takes over from a kernel that has the required rows of the part, or, to find out which of them
  /// to drop, from one that has nothing yet.
  ///
  /// - Parameter mostEntries: how many entries a tableau may have.
  init(_ part: Region, _ kernel: inout Kernel, _ form: Form, mostEntries: Int) {
    self.part = part
    var unknownOf: [Int32: Int32] = [:]
    var bounds: ContiguousArray<(low: Double, high: Double)> = []
    for variable in part.variables {
      let (root, a, b) = kernel.find(variable)
      let node = kernel.nodes[Int(root)]
      if node.isFixed {
        unknowns.append((-1, 0, kernel.value(variable)))
        continue
      }
      let unknown = unknownOf[root] ?? Int32(bounds.count)
      if unknown == bounds.count {
        unknownOf[root] = unknown
        bounds.append((node.low, node.high))
      }
      unknowns.append((unknown, root == variable ? 1 : a, root == variable ? 0 : b))
    }
    var rows: ContiguousArray<ResidueRow> = []
    var terms: ContiguousArray<Reduction.Term> = []
    var largest = 0.0
    for place in part.constraints {
      let record = kernel.constraints[Int(place)]
      let isRequired = record.priority >= 1000
      if isRequired, record.isBroken || kernel.flags[Int(place)].contains(.done) { continue }
      kernel.gather(place)
      if kernel.count == 0, !isRequired { continue }
      let bound = -kernel.constant
      // What is said to be endless does not make everything else small.
      if abs(bound) < 1e13 { largest = max(largest, abs(bound)) }
      rows.append(
        ResidueRow(
          place: place, firstTerm: Int32(terms.count), termCount: Int32(kernel.count),
          priority: record.priority, relation: record.relation, bound: bound,
          rank: Int32(rows.count)))
      for position in 0..<kernel.count {
        terms.append((unknownOf[kernel.roots[position]] ?? 0, kernel.factors[position]))
      }
    }
    tolerance = kernel.leastTolerance + 1e-12 * largest
    reduction = Reduction(rows, terms, bounds)
    seats = ContiguousArray(repeating: Seat(), count: bounds.count)
    rowSeats = ContiguousArray(repeating: Seat(), count: rows.count)
    takenValues = ContiguousArray(repeating: 0, count: bounds.count)
    if form == .reduced { reduction.run() }
    for row in reduction.rows.indices where !reduction.rows[row].isPeeled {
      if reduction.rows[row].priority >= 1000 {
        required.append(Int32(row))
      } else {
        wishes.append(Int32(row))
      }
    }
    wishes.sort {
      let (left, right) = (reduction.rows[Int($0)], reduction.rows[Int($1)])
      if left.priority != right.priority { return left.priority > right.priority }
      // A row that was put together stands for its constraint, not for its place in the list.
      return left.rank < right.rank
    }
    assignSeats(bounds, form, mostEntries)
  }

  // MARK: Engines

  private func assignSeats(
    _ bounds: ContiguousArray<(low: Double, high: Double)>, _ form: Form, _ mostEntries: Int
  ) {
    var slots = ContiguousArray<Int32>(repeating: -1, count: bounds.count)
    let alive = (required + wishes).sorted()
    let left = alive.map { (row: Int($0), terms: reduction.terms(of: Int($0), &slots)) }
    var isTaken = ContiguousArray(repeating: false, count: bounds.count)
    for (unknown, _, _) in reduction.taken { isTaken[Int(unknown)] = true }
    var groups = Groups(bounds.count)
    if form == .whole {
      for unknown in bounds.indices.dropFirst() { groups.join(0, unknown) }
    } else {
      for (_, terms) in left {
        for term in terms.dropFirst() { groups.join(Int(terms[0].unknown), Int(term.unknown)) }
      }
    }
    // Components in the order of their first unknowns.
    var componentOf = ContiguousArray<Int32>(repeating: -1, count: bounds.count)
    var components: ContiguousArray<ResidueComponent> = []
    for unknown in bounds.indices where !isTaken[unknown] {
      let root = groups.root(unknown)
      if componentOf[root] < 0 {
        componentOf[root] = Int32(components.count)
        components.append(ResidueComponent())
      }
      seats[unknown] = Seat(
        engine: componentOf[root],
        quantity: Int32(components[Int(componentOf[root])].unknowns.count))
      components[Int(componentOf[root])].unknowns.append(Int32(unknown))
    }
    if form == .whole, components.isEmpty { components.append(ResidueComponent()) }
    for (row, terms) in left {
      if let first = terms.first {
        let component = Int(seats[Int(first.unknown)].engine)
        components[component].add(row, terms)
      } else if form == .whole {
        components[0].add(row, terms)
      } else if reduction.rows[row].priority >= 1000 {
        let (low, high) = (reduction.rows[row].low, reduction.rows[row].high)
        if low > tolerance || high < -tolerance { hasClash = true }
      }
    }
    isTooLarge = components.contains {
      !($0.isShare && form == .reduced) && $0.unknowns.count * $0.rows.count > mostEntries
    }
    if isTooLarge { return }
    for component in components {
      if component.isShare, form == .reduced {
        makeShare(component, bounds)
      } else {
        makeSimplex(component, bounds)
      }
    }
  }

  private func makeShare(
    _ component: ResidueComponent, _ bounds: ContiguousArray<(low: Double, high: Double)>
  ) {
    var factors = ContiguousArray(repeating: 1.0, count: component.unknowns.count)
    for row in component.rows where row.terms.count > 1 {
      for term in row.terms { factors[Int(seats[Int(term.unknown)].quantity)] = term.factor }
    }
    var share = Share(
      factors: factors, bounds: ContiguousArray(component.unknowns.map { bounds[Int($0)] }),
      tolerance: tolerance)
    for row in component.rows {
      var seat = Seat(engine: Int32(engines.count), quantity: Int32(share.sum))
      if row.terms.count == 1 {
        seat.quantity = seats[Int(row.terms[0].unknown)].quantity
        seat.factor = row.terms[0].factor
      }
      rowSeats[row.row] = seat
      let left = reduction.rows[row.row]
      if left.priority < 1000 { continue }
      let (low, high) = seat.interval(left)
      if !share.require(Int(seat.quantity), low, high) { hasClash = true }
    }
    if !share.isPossible { hasClash = true }
    engines.append(.share(shares.count))
    shares.append(share)
  }

  private func makeSimplex(
    _ component: ResidueComponent, _ bounds: ContiguousArray<(low: Double, high: Double)>
  ) {
    let simplex = Simplex(columns: component.unknowns.count, rows: component.rows.count)
    simplex.tolerance = tolerance
    for (number, row) in component.rows.enumerated() {
      rowSeats[row.row] = Seat(
        engine: Int32(engines.count), quantity: Int32(simplex.rowQuantity(number)))
      for term in row.terms {
        simplex.addCoefficient(
          term.factor, row: number, column: Int(seats[Int(term.unknown)].quantity))
      }
    }
    for (column, unknown) in component.unknowns.enumerated() {
      simplex.start(column, low: bounds[Int(unknown)].low, high: bounds[Int(unknown)].high)
    }
    simplex.measureRows()
    engines.append(.simplex(simplex))
  }

  // MARK: Levels

  /// Meets the required rows in order. Answers those that contradict others before them, each with
  /// a minimal set of those others; `nil` when some do and it is not known which.
  func meetRequired() -> [(broken: Int32, others: ContiguousArray<Int32>)]? {
    if hasClash { return nil }
    var clashes: [(broken: Int32, others: ContiguousArray<Int32>)] = []
    var placeOf: [Int32: Int32] = [:]
    for index in required {
      let row = reduction.rows[Int(index)]
      let seat = rowSeats[Int(index)]
      guard seat.engine >= 0, case .simplex(let simplex) = engines[Int(seat.engine)] else {
        continue
      }
      placeOf[seat.quantity] = row.place
      if let others = simplex.require(Int(seat.quantity), low: row.low, high: row.high) {
        clashes.append((row.place, ContiguousArray(others.compactMap { placeOf[$0] })))
      }
    }
    return clashes
  }

  /// Meets the wishes, level by level.
  ///
  /// - Parameter breakingTies: whether of equally good answers the one is taken that misses the
  ///   first wish least, then the second, and so on. That is decided when all levels have had their
  ///   say, so that a tie of a high level never costs a lower one anything.
  func meetWishes(breakingTies: Bool) {
    var shareWishes = ContiguousArray(
      repeating: ContiguousArray<Share.Wish>(), count: engines.count)
    var simplexWishes = ContiguousArray(repeating: ContiguousArray<Int32>(), count: engines.count)
    var touched: ContiguousArray<Int32> = []
    var start = 0
    while start < wishes.count {
      let priority = reduction.rows[Int(wishes[start])].priority
      while start < wishes.count, reduction.rows[Int(wishes[start])].priority == priority {
        let row = reduction.rows[Int(wishes[start])]
        let seat = rowSeats[Int(wishes[start])]
        start += 1
        guard seat.engine >= 0 else { continue }
        let engine = Int(seat.engine)
        if shareWishes[engine].isEmpty, simplexWishes[engine].isEmpty {
          touched.append(seat.engine)
        }
        if case .simplex(let simplex) = engines[engine] {
          simplex.wishLow[Int(seat.quantity)] = row.low
          simplex.wishHigh[Int(seat.quantity)] = row.high
          simplexWishes[engine].append(seat.quantity)
        } else {
          let (low, high) = seat.interval(row)
          shareWishes[engine].append(
            Share.Wish(quantity: seat.quantity, low: low, high: high, weight: abs(seat.factor)))
        }
      }
      for engine in touched {
        switch engines[Int(engine)] {
        case .simplex(let simplex): simplex.meet(simplexWishes[Int(engine)])
        case .share(let number): shares[number].meet(shareWishes[Int(engine)])
        }
        shareWishes[Int(engine)].removeAll(keepingCapacity: true)
        simplexWishes[Int(engine)].removeAll(keepingCapacity: true)
      }
      touched.removeAll(keepingCapacity: true)
    }
    guard breakingTies else { return }
    for wish in wishes {
      let seat = rowSeats[Int(wish)]
      guard seat.engine >= 0 else { continue }
      switch engines[Int(seat.engine)] {
      case .simplex(let simplex): simplex.favour(seat.quantity)
      case .share(let number):
        let (low, high) = seat.interval(reduction.rows[Int(wish)])
        shares[number].favour(Int(seat.quantity), low, high)
      }
    }
  }

  // MARK: Values

  var hasPeeled: Bool { !reduction.taken.isEmpty }

  /// Whether the whole part fits into a tableau without thinking of memory.
  var isSmall: Bool { seats.count * rowSeats.count < 4_000_000 }

  /// Whether unknowns that were taken out might have a say in what is still open, which they have
  /// not any more.
  var isPeeledTooFar: Bool {
    hasPeeled && seats.contains { $0.engine >= 0 && isOpen($0) }
  }

  private func isOpen(_ seat: Seat) -> Bool {
    switch engines[Int(seat.engine)] {
    case .simplex(let simplex): simplex.isOpen(Int(seat.quantity))
    case .share(let number): shares[number].isOpen(Int(seat.quantity))
    }
  }

  /// Brings a variable of the part as near to `preferred` as is still possible, and answers whether
  /// there was a choice.
  func settle(_ position: Int, _ preferred: Double) -> Bool {
    let (unknown, a, b) = unknowns[position]
    guard unknown >= 0 else { return false }
    let seat = seats[Int(unknown)]
    if seat.engine < 0 || !isOpen(seat) { return false }
    let point = (preferred - b) / a
    switch engines[Int(seat.engine)] {
    case .simplex(let simplex): simplex.approach(Int(seat.quantity), point)
    case .share(let number): shares[number].approach(Int(seat.quantity), point)
    }
    return true
  }

  /// Works out the unknowns that were taken out, the last first.
  func unpeel() {
    eachTaken { unknown, constant, terms in
      takenValues[Int(unknown)] = terms.reduce(constant) {
        $0 + $1.factor * value(ofUnknown: Int($1.unknown))
      }
    }
  }

  private func eachTaken(
    _ visit: (_ unknown: Int32, _ constant: Double, _ terms: ArraySlice<Reduction.Term>) -> Void
  ) {
    let all = reduction.takenTerms
    var end = all.count
    for (unknown, first, constant) in reduction.taken.reversed() {
      visit(unknown, constant, ArraySlice(all[Int(first)..<end]))
      end = Int(first)
    }
  }

  private func value(ofUnknown unknown: Int) -> Double {
    let seat = seats[unknown]
    if seat.engine < 0 { return takenValues[unknown] }
    switch engines[Int(seat.engine)] {
    case .simplex(let simplex): return simplex.value[Int(seat.quantity)]
    case .share(let number): return shares[number].value(Int(seat.quantity))
    }
  }

  /// The value of a variable of the part.
  func value(_ position: Int) -> Double {
    let (unknown, a, b) = unknowns[position]
    let value = unknown < 0 ? b : a * value(ofUnknown: Int(unknown)) + b
    // What rounding leaves of a zero would look like a miss to constraints without other numbers.
    return abs(value) < 1e-2 * tolerance ? 0 : value
  }

  /// For each variable of the part, the least and the greatest value it still has; `nil` if it has
  /// only one. Unknowns that were taken out get what the ranges of the others add up to.
  func findRanges() -> ContiguousArray<(least: Double, most: Double)?> {
    var ranges = ContiguousArray<(least: Double, most: Double)?>(
      repeating: nil, count: seats.count)
    for unknown in seats.indices where seats[unknown].engine >= 0 {
      let quantity = Int(seats[unknown].quantity)
      switch engines[Int(seats[unknown].engine)] {
      case .simplex(let simplex): ranges[unknown] = simplex.findRange(of: quantity)
      case .share(let number):
        if shares[number].isOpen(quantity) {
          let (least, most) = shares[number].range(quantity)
          ranges[unknown] = (least, most)
        }
      }
    }
    eachTaken { unknown, constant, terms in
      var (least, most) = (constant, constant)
      for term in terms {
        let value = value(ofUnknown: Int(term.unknown))
        let (low, high) = ranges[Int(term.unknown)] ?? (value, value)
        least += term.factor * (term.factor > 0 ? low : high)
        most += term.factor * (term.factor > 0 ? high : low)
      }
      if most - least > tolerance { ranges[Int(unknown)] = (least, most) }
      takenValues[Int(unknown)] = least.isFinite ? least : 0
    }
    return ContiguousArray(
      unknowns.map { unknown, a, b in
        guard unknown >= 0, let (low, high) = ranges[Int(unknown)] else { return nil }
        let ends = (a * low + b, a * high + b)
        return (min(ends.0, ends.1), max(ends.0, ends.1))
      })
  }

  /// How many numbers the engines looked at.
  var steps: Int {
    engines.reduce(reduction.steps) {
      switch $1 {
      case .simplex(let simplex): $0 + simplex.steps
      case .share(let number): $0 + shares[number].steps
      }
    }
  }
}

extension Residue.Seat {
  /// The interval that a row wishes or requires its quantity to be in.
  func interval(_ row: ResidueRow) -> (low: Double, high: Double) {
    let ends = (row.low / factor, row.high / factor)
    return factor > 0 ? ends : (ends.1, ends.0)
  }
}

/// A row about unknowns: Σ factor · unknown (relation) bound.
struct ResidueRow {
  var place: Int32
  var firstTerm: Int32
  var termCount: Int32
  var priority: Double
  var relation: Relation
  var bound: Double
  /// Its place among the rows that compete.
  var rank: Int32 = 0
  /// Whether it was taken out, or put together with another.
  var isPeeled = false

  /// The interval it wishes its left side to be in.
  var low: Double { relation == .lessThanOrEqual ? -.infinity : bound }
  var high: Double { relation == .greaterThanOrEqual ? .infinity : bound }
}

/// Unknowns that rows hold together.
private struct ResidueComponent {
  var unknowns: ContiguousArray<Int32> = []
  var rows: ContiguousArray<(row: Int, terms: ContiguousArray<Reduction.Term>)> = []
  /// How many rows are about several unknowns.
  private var sums = 0

  mutating func add(_ row: Int, _ terms: ContiguousArray<Reduction.Term>) {
    rows.append((row, terms))
    if terms.count > 1 { sums += 1 }
  }

  /// Whether at most one sum holds it together.
  var isShare: Bool { sums <= 1 && rows.allSatisfy { !$0.terms.isEmpty } }
}

/// Disjoint groups of numbers.
private struct Groups {
  private var above: ContiguousArray<Int32>

  init(_ count: Int) { above = ContiguousArray((0..<Int32(count))) }

  mutating func root(_ number: Int) -> Int {
    var place = number
    while Int(above[place]) != place {
      above[place] = above[Int(above[place])]
      place = Int(above[place])
    }
    return place
  }

  mutating func join(_ left: Int, _ right: Int) {
    let (a, b) = (root(left), root(right))
    // The earlier one stays on top.
    if a < b { above[b] = Int32(a) } else { above[a] = Int32(b) }
  }
}
