// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

/// Writes the rows of a layout as messages name them: constraints as they were made, and the system's
/// own relations as equations reconstructed from the solver.
struct RowWriter {
  let engine: LayoutEngine

  func written(_ conflict: Conflict) -> LayoutConflict {
    LayoutConflict(
      constraints: conflict.constraints.map { written($0) }, broken: written(conflict.broken),
      reason: conflict.reason == .comesLast ? .comesLast : .holdsForNoValue,
      suggestion: suggestion(for: conflict))
  }

  func written(_ id: ConstraintID) -> WrittenConstraint {
    guard engine.rows.indices.contains(Int(id.index)) else {
      return WrittenConstraint(algebra: "?")
    }
    let row = engine.rows[Int(id.index)]
    if let constraint = row.constraint { return constraint.written }
    guard row.owner >= 0, let item = engine.items[Int(row.owner)].item else {
      return WrittenConstraint(algebra: "?")
    }
    let name = Algebra.name(of: item)
    switch row.kind {
    case .record:
      var records: [LayoutRecord] = []
      (item as? ViewNode)?.appendLayoutRecords(to: &records)
      guard records.indices.contains(Int(row.ordinal)) else { break }
      let record = records[Int(row.ordinal)]
      let algebra = Algebra.text(
        record.first, record.firstAttribute, record.relation, record.second,
        record.secondAttribute, multiplier: Double(record.multiplier),
        constant: Double(record.constant), priority: record.priority)
      return WrittenConstraint(algebra: algebra, identifier: record.source.purpose(for: name))
    default: break
    }
    let isWide = engine.solver.terms(of: id).contains {
      $0.variable == engine.items[Int(row.owner)].width
    }
    return WrittenConstraint(
      algebra: algebra(of: id, owner: row.owner) ?? "?",
      identifier: row.kind.purpose(for: name, isWide ? .width : .height))
  }

  /// Returns the most likely fix: a forgotten autoresizing mask, keeping one of two constraints
  /// that contradict each other directly, or a lower priority for the broken constraint.
  private func suggestion(for conflict: Conflict) -> LayoutSuggestion? {
    let members = conflict.constraints.compactMap { id -> RowEntry? in
      engine.rows.indices.contains(Int(id.index)) ? engine.rows[Int(id.index)] : nil
    }
    let ownerOfMask = members.last { $0.kind == .mask }?.owner
    if let ownerOfMask, let node = engine.items[Int(ownerOfMask)].item {
      return .stopTranslatingMask(node: Algebra.name(of: node))
    }
    let own = members.compactMap(\.constraint)
    if own.count == 2, members.count == 2, own[0].speaksOfTheSame(as: own[1]) {
      return .keepOne(own[0].written, own[1].written)
    }
    let broken =
      engine.rows.indices.contains(Int(conflict.broken.index))
      ? engine.rows[Int(conflict.broken.index)].constraint : nil
    return (broken ?? own.last).map { .lowerPriority($0.written) }
  }

  /// The part of a relation that concerns one item on one axis: multiples of its near edge and of
  /// its length.
  private struct Part {
    var item: Int32
    var axis: Axis
    var edge = 0.0
    var length = 0.0

    /// The edge or dimension that this is a multiple of.
    var name: String? {
      let isWide = axis == .horizontal
      if edge == 0 { return isWide ? "width" : "height" }
      switch length / edge {
      case 0: return isWide ? "left" : "top"
      case 1: return isWide ? "right" : "bottom"
      case 0.5: return isWide ? "centerX" : "centerY"
      default: return nil
      }
    }

    var factor: Double { edge == 0 ? length : edge }
  }

  /// Returns the equation of a system relation, such as `card.left = root.left + 10 @1000`, with
  /// the owner's side first.
  func algebra(of id: ConstraintID, owner: Int32) -> String? {
    guard let (relation, priority) = engine.solver.relation(of: id) else { return nil }
    var parts = self.parts(of: id)
    guard let first = parts.firstIndex(where: { $0.item == owner }) ?? parts.indices.first else {
      return nil
    }
    let subject = parts.remove(at: first)
    let factor = subject.factor
    guard factor != 0 else { return nil }
    let sign =
      switch relation {
      case .equal: "="
      case .lessThanOrEqual: factor > 0 ? "≤" : "≥"
      case .greaterThanOrEqual: factor > 0 ? "≥" : "≤"
      }
    var text = "\(term(subject, factor: 1)) \(sign) "
    for (place, part) in parts.enumerated() {
      let share = -part.factor / factor
      if place > 0 || share < 0 { text += share < 0 ? "− " : "+ " }
      text += term(part, factor: abs(share)) + " "
    }
    let constant = -engine.solver.constant(ofRow: id) / factor
    if parts.isEmpty {
      text += Algebra.number(constant) + " "
    } else if constant != 0 {
      text += (constant < 0 ? "− " : "+ ") + Algebra.number(abs(constant)) + " "
    }
    return text + "@\(Algebra.number(priority))"
  }

  private func term(_ part: Part, factor: Double) -> String {
    let item = engine.items[Int(part.item)].item.map { Algebra.name(of: $0) } ?? "(gone)"
    let scale = factor == 1 ? "" : "\(Algebra.number(factor)) × "
    if let name = part.name { return "\(scale)\(item).\(name)" }
    let (edge, length) = part.axis == .horizontal ? ("left", "width") : ("top", "height")
    let ratio = part.length / part.edge
    let rest = "\(Algebra.number(abs(ratio))) × \(item).\(length)"
    return "\(scale)(\(item).\(edge) \(ratio < 0 ? "−" : "+") \(rest))"
  }

  /// Returns the parts of a relation, with edges relative to the root: the position of an item is
  /// the difference between its edge and its superview's.
  private func parts(of id: ConstraintID) -> [Part] {
    var parts: [Part] = []
    func place(of item: Int32, _ axis: Axis) -> Int {
      if let place = parts.firstIndex(where: { $0.item == item && $0.axis == axis }) {
        return place
      }
      parts.append(Part(item: item, axis: axis))
      return parts.count - 1
    }
    for term in engine.solver.terms(of: id) where term.coefficient != 0 {
      let index = engine.owner(of: term.variable)
      guard index >= 0 else { continue }
      let entry = engine.items[Int(index)]
      let axis: Axis =
        term.variable == entry.x || term.variable == entry.width ? .horizontal : .vertical
      if term.variable == entry.x || term.variable == entry.y {
        parts[place(of: index, axis)].edge += term.coefficient
        if entry.parent >= 0 { parts[place(of: entry.parent, axis)].edge -= term.coefficient }
      } else {
        parts[place(of: index, axis)].length += term.coefficient
      }
    }
    return parts.filter { $0.edge != 0 || $0.length != 0 }
  }
}

extension LayoutConstraint {
  fileprivate func speaksOfTheSame(as other: LayoutConstraint) -> Bool {
    firstReference === other.firstReference && secondReference === other.secondReference
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && multiplier == other.multiplier
  }
}
