// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A subproblem whose solution doesn't depend on rounding errors, as its structure and its constants.
///
/// In an exact system, coefficients are ½, 1, or 2, and rows have at most eight terms. Constants and
/// the values of variables outside of it are of one of two kinds:
///
/// - multiples of 2⁻¹⁰ below 2¹⁶. As long as values are multiples of 2⁻¹² below 2¹⁸, floating-point
///   sums and products are exact.
/// - common fractions; see ``Swift/Double/commonFraction``. As long as values are common fractions
///   as well, all of them are recognized, and stored without rounding errors.
///
/// A violation is either zero, apart from rounding errors, or larger than the solver's tolerance. So
/// a solve from scratch and one from a known basis give the same bits.
struct ExactSystem: ~Copyable {
  /// The encoded structure: two systems with the same words differ in nothing but their constants
  /// and the values outside.
  private(set) var words: Storage<UInt64>
  /// A hash of the words, whose upper bits depend on all of them.
  private(set) var hash: UInt64 = 0
  private(set) var constants: Storage<Double>
  /// The values of the variables, all of them zero at first, followed by those outside.
  var values: Storage<Double>
  /// Whether rounding errors have no effect.
  private(set) var isExact: Bool
  /// Whether there are no rounding errors, because the numbers are multiples of a power of two.
  private(set) var isDyadic = true
  /// The block of memory that contains the lists.
  private let arena: Arena

  /// Loads a subproblem, as far as it is exact.
  ///
  /// - Parameters:
  ///   - subproblem: The subproblem, whose variables are numbered by their positions.
  ///   - store: The system.
  ///   - numbers: Memory for the numbers of the variables.
  init(
    _ subproblem: borrowing Subproblem, of store: borrowing Store,
    numbers: inout Storage<Int32>
  ) {
    let (variableCount, rowCount) = (subproblem.variables.count, subproblem.constraints.count)
    let cellCount = subproblem.cellCount
    isExact = subproblem.longest <= 8
    let wordCount = 1 + rowCount + cellCount
    // In a whole system in order, the position of each variable is its index.
    let isWhole = variableCount == store.variables.count && !subproblem.isUnordered
    // Otherwise, each term may have a variable outside.
    let valueCount = variableCount + (isWhole ? 0 : cellCount)
    var arena = Arena(
      byteCount: Arena.size(of: UInt64.self, wordCount) + Arena.size(of: Double.self, rowCount)
        + Arena.size(of: Double.self, valueCount))
    words = Storage(in: &arena, capacity: wordCount)
    constants = Storage(in: &arena, capacity: rowCount)
    values = Storage(in: &arena, capacity: valueCount)
    self.arena = consume arena
    if !isExact { return }
    words.resize(toUninitialized: wordCount)
    constants.resize(toUninitialized: rowCount)
    values.resize(to: variableCount, filling: 0)
    if !isWhole {
      numbers.prepare(store.variables.count)
      for position in 0..<variableCount {
        numbers[subproblem.variables[position]] = Int32(truncatingIfNeeded: position)
      }
    }
    let (words, constants, numbers) = (words.elements, constants.elements, numbers.elements)
    let (variables, mark) = (store.variables.elements, subproblem.mark)
    words[0] = UInt64(truncatingIfNeeded: variableCount)
    hash = words[0] &* Self.factor
    var (row, position) = (0, 1)
    // Bits that must not be set, and the largest coefficient as encoded below.
    var (surplus, largest): (UInt64, UInt64) = (0, 0)
    for index in subproblem.constraints {
      let record = store.constraints.elements + Int(index)
      let constant = record.pointee.constant
      if !constant.isMultiple(of: 0x1p-10, below: 0x1p16) { isDyadic = false }
      constants[row] = constant
      row &+= 1
      // Priorities leave room for the number of terms and the relation, and coefficients for the
      // index of the variable.
      let priority = record.pointee.priority.bitPattern
      surplus |= priority & 0xffff
      let word =
        priority | UInt64(truncatingIfNeeded: record.pointee.cellCount) << 2
        | record.pointee.relation.word
      words[position] = word
      position &+= 1
      hash = (hash ^ word) &* Self.factor
      var cell = store.cells.elements + Int(record.pointee.firstCell)
      for _ in 0..<record.pointee.cellCount {
        let coefficient = cell.pointee.coefficient.bitPattern
        // The exponent, counted from that of ½, follows the sign.
        let exponent = (coefficient & Self.signless) &- 0.5.bitPattern
        surplus |= exponent & Self.significand
        largest = max(largest, exponent)
        let variable = variables + Int(cell.pointee.variable)
        let number: Int32
        if isWhole {
          number = cell.pointee.variable
        } else if variable.pointee.mark == mark {
          number = numbers[Int(cell.pointee.variable)]
        } else {
          number = Int32(truncatingIfNeeded: values.count)
          let value = variable.pointee.value
          if !value.isMultiple(of: 0x1p-10, below: 0x1p16) { isDyadic = false }
          values.appendWithinCapacity(value)
        }
        let word = coefficient | UInt64(UInt32(bitPattern: number))
        words[position] = word
        position &+= 1
        hash = (hash ^ word) &* Self.factor
        cell += 1
      }
    }
    if surplus != 0 || largest > 2.0.bitPattern &- 0.5.bitPattern { isExact = false }
    self.words.truncate(to: position)
    if isExact, !isDyadic { isExact = hasCommonFractions }
  }

  /// The number of terms above which rounding errors of common fractions could add up too far.
  private static var maximumFractionTerms: Int { 1000 }

  /// Whether all numbers are common fractions, and few enough for their rounding errors.
  var hasCommonFractions: Bool {
    words.count <= Self.maximumFractionTerms
      && constants.indices.allSatisfy { constants[$0].isCommonFraction }
      // Those outside follow the variables.
      && values.indices.dropFirst(Int(words[0])).allSatisfy { values[$0].isCommonFraction }
  }

  private static var signless: UInt64 { 0x7fff_ffff_ffff_ffff }
  private static var significand: UInt64 { 0xf_ffff_ffff_ffff }
  private static var factor: UInt64 { 0x9e37_79b9_7f4a_7c15 }

  /// The encoded structure.
  var encoding: ContiguousArray<UInt64> {
    ContiguousArray(unsafeUninitializedCapacity: words.count) { buffer, count in
      for position in words.indices { buffer.initializeElement(at: position, to: words[position]) }
      count = words.count
    }
  }

  /// Returns whether this is the structure with an encoding.
  func isEncoded(as encoding: ContiguousArray<UInt64>) -> Bool {
    let (words, count) = (words.elements, words.count)
    guard encoding.count == count else { return false }
    return encoding.withUnsafeBufferPointer { known in
      var position = 0
      while position < count, known[position] == words[position] { position &+= 1 }
      return position == count
    }
  }
}

extension Double {
  /// Whether the number is ½, 1, or 2, or the negative of one of them.
  @inline(__always)
  var isExactFactor: Bool { abs(self) == 1 || abs(self) == 0.5 || abs(self) == 2 }

  /// Returns whether the number is a multiple of a power of two, and its magnitude is below a limit,
  /// which must be less than 2⁵¹ of these.
  @inline(__always)
  func isMultiple(of unit: Double, below limit: Double) -> Bool {
    // Next to this number, doubles are the multiples.
    let large = 0x1.8p52 * unit
    return abs(self) < limit && (self + large) - large == self
  }
}
