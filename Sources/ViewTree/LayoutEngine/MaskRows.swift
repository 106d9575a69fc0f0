// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The four relations that represent an autoresizing mask, two for each axis.
struct MaskRows {
  // The kinds of relations; those of the vertical axis follow those of the horizontal one.
  private static var length: Int32 { 0 }
  static var start: Int32 { 1 }
  static var end: Int32 { 2 }
  private static var ratio: Int32 { 3 }

  static var widthRole: Int32 { length }
  static var heightRole: Int32 { 4 + length }

  /// Returns whether relations, by their roles and −1 if missing, fix the position and size
  /// regardless of the superview.
  static func areIndependent(_ rows: SIMD8<Int32>) -> Bool {
    rows[Int(length)] >= 0 && rows[Int(start)] >= 0 && rows[4 + Int(length)] >= 0
      && rows[4 + Int(start)] >= 0
  }

  private(set) var roles = SIMD4<Int32>(repeating: 0)
  private var rows = (Row(), Row(), Row(), Row())
  private var count = 0

  /// Accesses a relation, in the order in which relations compete.
  subscript(position: Int) -> Row {
    switch position {
    case 0: rows.0
    case 1: rows.1
    case 2: rows.2
    default: rows.3
    }
  }

  /// Adds the two relations of an axis, given the frame's position and length and the current
  /// length of the superview, `total`.
  mutating func add(
    _ own: (start: Variable, length: Variable), _ above: Variable, start: Double, length: Double,
    total: Double, _ nearIsFlexible: Bool, _ lengthIsFlexible: Bool, _ farIsFlexible: Bool
  ) {
    let keepsLength = Row(Term(1, own.length), constant: -length)
    let keepsStart = Row(Term(1, own.start), constant: -start)
    let keepsEnd = Row(
      Term(1, above), Term(-1, own.start), Term(-1, own.length),
      constant: -(total - start - length))
    if nearIsFlexible, farIsFlexible, total != length {
      let ratio = start / (total - length)
      add(keepsLength, MaskRows.length)
      add(
        Row(Term(1, own.start), Term(-ratio, above), Term(ratio, own.length)), MaskRows.ratio)
    } else if lengthIsFlexible {
      add(keepsStart, MaskRows.start)
      add(keepsEnd, MaskRows.end)
    } else if nearIsFlexible, !farIsFlexible {
      add(keepsEnd, MaskRows.end)
      add(keepsLength, MaskRows.length)
    } else {
      add(keepsStart, MaskRows.start)
      add(keepsLength, MaskRows.length)
    }
  }

  private mutating func add(_ row: Row, _ role: Int32) {
    roles[count] = role + (count < 2 ? 0 : 4)
    switch count {
    case 0: rows.0 = row
    case 1: rows.1 = row
    case 2: rows.2 = row
    default: rows.3 = row
    }
    count += 1
  }

  /// Whether a different frame changes only the constants of the relations.
  var changesOnlyConstants: Bool {
    !(0..<4).contains { roles[$0] & 3 == MaskRows.ratio }
  }
}
