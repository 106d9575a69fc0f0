// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The eliminated unknowns in terms of those that are still open, evaluated lazily and cached once
/// determined.
struct EliminatedSums: ~Copyable {
  /// A constant plus at most one open unknown.
  struct Form {
    var constant = 0.0
    /// The open unknown, −1 for none.
    var unknown: Int32 = -1
    var factor = 0.0
    /// Whether more than one unknown is open.
    var hasSeveral = false

    mutating func add(_ other: Form, times: Double) {
      constant += times * other.constant
      hasSeveral = hasSeveral || other.hasSeveral
      if other.unknown < 0 { return }
      let part = times * other.factor
      if unknown < 0 {
        (unknown, factor) = (other.unknown, part)
      } else if unknown == other.unknown {
        let size = abs(factor) + abs(part)
        factor += part
        if abs(factor) <= 1e-12 * size { unknown = -1 }
      } else {
        hasSeveral = true
      }
    }
  }

  /// The position of each unknown among the eliminated ones, or −1.
  private var positions: Storage<Int32>
  /// The cached forms, by position.
  private var forms: Storage<Form>
  /// The number of the search that computed the form; −1 once it is constant.
  private var searchNumbers: Storage<Int32>
  private var lastSearch: Int32 = 0
  private var stack = Storage<Int32>()

  init(_ reduction: borrowing ColumnElimination) {
    positions = Storage()
    forms = Storage()
    searchNumbers = Storage()
    if reduction.eliminated.isEmpty { return }
    positions.resize(to: reduction.unknownCount, filling: -1)
    for position in reduction.eliminated.indices {
      positions[reduction.eliminated[position].unknown] = Int32(position)
    }
    forms.resize(to: reduction.eliminated.count, filling: Form())
    searchNumbers.resize(to: reduction.eliminated.count, filling: 0)
  }

  /// Returns the position of an unknown among the eliminated ones.
  func position(of unknown: Int32) -> Int32 { positions[unknown] }

  /// Returns the current form of an eliminated unknown.
  ///
  /// `leaf` returns the form of an unknown that was not eliminated.
  mutating func form(
    of unknown: Int32, in reduction: borrowing ColumnElimination, _ leaf: (Int32) -> Form
  ) -> Form {
    let start = positions[unknown]
    if searchNumbers[start] == -1 { return forms[start] }
    lastSearch += 1
    stack.truncate(to: 0)
    stack.append(start)
    while !stack.isEmpty {
      let position = stack[stack.count - 1]
      if searchNumbers[position] == -1 || searchNumbers[position] == lastSearch {
        stack.truncate(to: stack.count - 1)
        continue
      }
      var form = Form(constant: reduction.eliminated[position].constant)
      let count = stack.count
      // Terms refer only to unknowns that remained or were eliminated later, so there are no
      // cycles.
      for index in reduction.termRange(ofEliminated: Int(position)) {
        let term = reduction.eliminatedTerms[index]
        let below = positions[term.unknown]
        if below < 0 {
          form.add(leaf(term.unknown), times: term.factor)
        } else if searchNumbers[below] == -1 || searchNumbers[below] == lastSearch {
          form.add(forms[below], times: term.factor)
        } else {
          stack.append(below)
        }
      }
      if stack.count > count { continue }
      forms[position] = form
      searchNumbers[position] = form.unknown < 0 && !form.hasSeveral ? -1 : lastSearch
      stack.truncate(to: stack.count - 1)
    }
    return forms[start]
  }
}

extension ColumnElimination {
  /// Returns the range of terms of an eliminated unknown.
  func termRange(ofEliminated position: Int) -> Range<Int> {
    let end =
      position + 1 < eliminated.count
      ? Int(eliminated[position + 1].firstTerm) : eliminatedTerms.count
    return Int(eliminated[position].firstTerm)..<end
  }
}
