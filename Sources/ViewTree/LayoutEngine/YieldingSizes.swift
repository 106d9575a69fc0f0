// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver

/// Rows that keep content sizes as far as possible where required ones had to be dropped.
///
/// In UIKit, a label whose compression resistance is required but doesn't fit has all the space that
/// there is. Each dropped row has a substitute with the highest priority that isn't required.
final class YieldingSizes {
  private struct Substitute {
    var row: Int32
    var owner: Int32
    var axis: Axis
    var kind: RowKind
  }

  /// The substitutes, by the index of the dropped row.
  @exclusivity(unchecked) private var substitutes: [Int32: Substitute] = [:]
  private static let priority = 999.999

  /// Adds and updates substitutes after a solve whose conflicts were recorded; it then has to be
  /// repeated.
  func update(in engine: LayoutEngine) {
    if !substitutes.isEmpty { updateAll(in: engine) }
    for conflict in engine.reporter.conflicts {
      let index = conflict.broken.index
      guard substitutes[index] == nil, Int(index) < engine.rows.count else { continue }
      let row = engine.rows[Int(index)]
      guard row.kind == .compression || row.kind == .hugging else { continue }
      let isWidth = engine.items[Int(row.owner)].hasWidthRow(index)
      let made = Substitute(
        row: -1, owner: row.owner, axis: isWidth ? .horizontal : .vertical, kind: row.kind)
      add(made, for: index, in: engine)
    }
  }

  private func add(_ substitute: Substitute, for index: Int32, in engine: LayoutEngine) {
    let item = engine.items[Int(substitute.owner)]
    let length = substitute.axis == .horizontal ? item.width : item.height
    var made = substitute
    made.row = engine.addOwn(
      Row(Term(1, length), constant: engine.constant(ofRow: index)),
      substitute.kind == .hugging ? .lessThanOrEqual : .greaterThanOrEqual,
      priority: Self.priority, .yielding, substitute.owner)
    if made.row >= 0 { substitutes[index] = made }
  }

  /// Gives each substitute the size of its row, and removes those whose rows no longer exist.
  private func updateAll(in engine: LayoutEngine) {
    for index in substitutes.keys.sorted() {
      guard let substitute = substitutes[index] else { continue }
      let own = engine.rows[Int(substitute.row)]
      guard own.exists, own.kind == .yielding, own.owner == substitute.owner else {
        substitutes[index] = nil
        continue
      }
      let item = engine.items[Int(substitute.owner)]
      guard item.row(substitute.kind, substitute.axis) == index, engine.solver.isRequired(at: index)
      else {
        engine.removeRow(substitute.row)
        substitutes[index] = nil
        continue
      }
      engine.setConstantIfChanged(engine.constant(ofRow: index), of: substitute.row)
    }
  }
}

extension ItemEntry {
  /// Returns whether a row is one of those for the content width.
  fileprivate func hasWidthRow(_ row: Int32) -> Bool {
    row == widthHugging || row == widthCompression
  }

  fileprivate func row(_ kind: RowKind, _ axis: Axis) -> Int32 {
    switch axis {
    case .horizontal: kind == .hugging ? widthHugging : widthCompression
    case .vertical: kind == .hugging ? heightHugging : heightCompression
    }
  }
}

extension LayoutEngine {
  fileprivate func constant(ofRow row: Int32) -> Double {
    solver.constant(ofRow: solver.id(at: row))
  }
}
