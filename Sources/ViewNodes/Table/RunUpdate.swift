// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// An update plan expressed as changes to the runs of a table.
///
/// The content of inserted rows is requested before anything changes, because that runs client
/// code.
struct RunUpdate {
  /// The reason that a plan can't be performed.
  enum Failure {
    case noSection(Int)
    case noRow(IndexPath)
  }

  /// A part of the rows inserted at one index.
  private enum Piece {
    case inserted(Range<Int>)
    case moved(to: IndexPath)
  }

  private let plan: UpdatePlan
  private var stretches: [(first: IndexPath, pieces: [Piece])] = []

  /// Creates the changes of a valid plan.
  init(_ plan: UpdatePlan) {
    self.plan = plan
    let targets = Set(plan.movedItems.map(\.to))
    stretches = UpdatePlan.stretches(plan.comingItems).map { first, count in
      var pieces: [Piece] = []
      var next = first.row
      let end = next + count
      for row in first.row..<end {
        let path = IndexPath(row: row, section: first.section)
        guard targets.contains(path) else { continue }
        if next < row { pieces.append(.inserted(next..<row)) }
        pieces.append(.moved(to: path))
        next = row + 1
      }
      if next < end { pieces.append(.inserted(next..<end)) }
      return (first, pieces)
    }
  }

  /// The rows that are inserted and not moved, in order.
  var insertedRows: [(section: Int, rows: Range<Int>)] {
    stretches.flatMap { first, pieces in
      pieces.compactMap { piece in
        if case .inserted(let rows) = piece { (first.section, rows) } else { nil }
      }
    }
  }

  /// Returns the sections whose content must be requested.
  ///
  /// - Parameter count: The number of sections before the update.
  /// - Returns: The sections after the update that are inserted and not moved, or reloaded.
  func freshSections(count: Int) -> Set<Int> {
    let moved = Set(plan.movedSections.map(\.to))
    let indices = 0..<max(0, count + plan.sections.added.count - plan.sections.removed.count)
    return Set(
      plan.sections.added.filter { indices.contains($0) && !moved.contains($0) }
        + plan.reloadedSections.compactMap(plan.sections.newIndex(of:)))
  }

  /// Performs the updates.
  ///
  /// - Parameters:
  ///   - tree: The runs of the table.
  ///   - rows: The runs of ``insertedRows``.
  ///   - sections: The runs of ``freshSections(count:)``, by section.
  /// - Returns: The reason that they couldn't be performed, in which case the runs are invalid, or
  ///   `nil`.
  func apply(
    to tree: inout RunTree<TableRun>, rows: [[TableRun]], sections: [Int: [TableRun]]
  ) -> Failure? {
    var moving: [IndexPath: TableRun] = [:]
    for move in plan.movedItems {
      moving[move.to] = tree.element(ofRow: move.from).flatMap(tree.element(at:))
    }
    for stretch in UpdatePlan.stretches(plan.leavingItems).reversed() {
      guard let first = tree.element(ofRow: stretch.first) else { return .noRow(stretch.first) }
      tree.remove(first..<first + stretch.count)
    }
    if let failure = changeSections(of: &tree, sections) { return failure }
    var rest = rows[...]
    for (first, pieces) in stretches {
      guard let elements = tree.elements(ofSection: first.section), first.row >= 0,
        first.row <= elements.count - 2
      else { return .noRow(first) }
      var runs: [TableRun] = []
      for piece in pieces {
        switch piece {
        case .inserted: runs += rest.popFirst() ?? []
        case .moved(let path):
          guard let run = moving[path] else { return .noRow(path) }
          runs.append(run)
        }
      }
      tree.insert(runs, at: elements.lowerBound + 1 + first.row)
    }
    return nil
  }

  private func changeSections(
    of tree: inout RunTree<TableRun>, _ fresh: [Int: [TableRun]]
  ) -> Failure? {
    var moving: [Int: [TableRun]] = [:]
    let targets = plan.movedSections.reduce(into: [Int: Int]()) { $0[$1.from] = $1.to }
    for section in plan.sections.removed.reversed() {
      guard let elements = tree.elements(ofSection: section) else { return .noSection(section) }
      let runs = tree.remove(elements)
      if let target = targets[section] { moving[target] = runs }
    }
    for section in plan.sections.added {
      guard section >= 0, section <= tree.total.sections else { return .noSection(section) }
      tree.insert(moving[section] ?? fresh[section] ?? [], at: tree.header(ofSection: section))
    }
    for section in plan.reloadedSections {
      guard let index = plan.sections.newIndex(of: section),
        let elements = tree.elements(ofSection: index)
      else { return .noSection(section) }
      tree.remove(elements)
      tree.insert(fresh[index] ?? [], at: elements.lowerBound)
    }
    return nil
  }
}
