// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

/// Formats the rows of a layout for messages: constraints as they were created, and the system's
/// own relations as equations reconstructed from the solver.
struct RowFormatter {
  let engine: LayoutEngine

  func format(_ conflict: Conflict) -> LayoutConflict {
    LayoutConflict(
      constraints: conflict.constraints.map { format($0) }, broken: format(conflict.broken),
      reason: conflict.reason == .comesLast ? .comesLast : .holdsForNoValue,
      suggestion: suggestion(for: conflict))
  }

  func format(_ id: ConstraintID) -> WrittenConstraint {
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
      var records = LayoutRecords()
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
    let explicitConstraints = members.compactMap(\.constraint)
    if explicitConstraints.count == 2, members.count == 2,
      explicitConstraints[0].constrainsSameAttributes(as: explicitConstraints[1])
    {
      return .keepOne(explicitConstraints[0].written, explicitConstraints[1].written)
    }
    let broken =
      engine.rows.indices.contains(Int(conflict.broken.index))
      ? engine.rows[Int(conflict.broken.index)].constraint : nil
    return (broken ?? explicitConstraints.last).map { .lowerPriority($0.written) }
  }

  /// The part of a relation that concerns one item on one axis: multiples of its near edge and of
  /// its length.
  private struct AttributeTerm {
    var item: Int32
    var axis: Axis
    var edge = 0.0
    var length = 0.0

    /// The edge or dimension of which this term is a multiple.
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
    var terms = self.terms(of: id)
    guard let first = terms.firstIndex(where: { $0.item == owner }) ?? terms.indices.first else {
      return nil
    }
    let subject = terms.remove(at: first)
    let factor = subject.factor
    guard factor != 0 else { return nil }
    let sign =
      switch relation {
      case .equal: "="
      case .lessThanOrEqual: factor > 0 ? "≤" : "≥"
      case .greaterThanOrEqual: factor > 0 ? "≥" : "≤"
      }
    var text = "\(formatTerm(subject, factor: 1)) \(sign) "
    for (position, term) in terms.enumerated() {
      let ratio = -term.factor / factor
      if position > 0 || ratio < 0 { text += ratio < 0 ? "− " : "+ " }
      text += formatTerm(term, factor: abs(ratio)) + " "
    }
    let constant = -engine.solver.constant(ofRow: id) / factor
    if terms.isEmpty {
      text += Algebra.number(constant) + " "
    } else if constant != 0 {
      text += (constant < 0 ? "− " : "+ ") + Algebra.number(abs(constant)) + " "
    }
    return text + "@\(Algebra.number(priority))"
  }

  private func formatTerm(_ term: AttributeTerm, factor: Double) -> String {
    let item = engine.items[Int(term.item)].item.map { Algebra.name(of: $0) } ?? "(gone)"
    let scale = factor == 1 ? "" : "\(Algebra.number(factor)) × "
    if let name = term.name { return "\(scale)\(item).\(name)" }
    let (edge, length) = term.axis == .horizontal ? ("left", "width") : ("top", "height")
    let ratio = term.length / term.edge
    let rest = "\(Algebra.number(abs(ratio))) × \(item).\(length)"
    return "\(scale)(\(item).\(edge) \(ratio < 0 ? "−" : "+") \(rest))"
  }

  /// Returns the parts of a relation, with edges relative to the root: the position of an item is
  /// the difference between its edge and its superview's.
  private func terms(of id: ConstraintID) -> [AttributeTerm] {
    var terms: [AttributeTerm] = []
    func position(of item: Int32, _ axis: Axis) -> Int {
      if let position = terms.firstIndex(where: { $0.item == item && $0.axis == axis }) {
        return position
      }
      terms.append(AttributeTerm(item: item, axis: axis))
      return terms.count - 1
    }
    for term in engine.solver.terms(of: id) where term.coefficient != 0 {
      let index = engine.owner(of: term.variable)
      guard index >= 0 else { continue }
      let entry = engine.items[Int(index)]
      let axis: Axis =
        term.variable == entry.x || term.variable == entry.width ? .horizontal : .vertical
      if term.variable == entry.x || term.variable == entry.y {
        terms[position(of: index, axis)].edge += term.coefficient
        if entry.parent >= 0 { terms[position(of: entry.parent, axis)].edge -= term.coefficient }
      } else {
        terms[position(of: index, axis)].length += term.coefficient
      }
    }
    return terms.filter { $0.edge != 0 || $0.length != 0 }
  }
}

extension LayoutConstraint {
  fileprivate func constrainsSameAttributes(as other: LayoutConstraint) -> Bool {
    firstReference === other.firstReference && secondReference === other.secondReference
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && multiplier == other.multiplier
  }
}
