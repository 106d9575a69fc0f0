// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The textual form of relations between items.
package enum Algebra {
  static func text(
    _ first: LayoutItem?, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: LayoutItem?, _ secondAttribute: LayoutAttribute, multiplier: Double,
    constant: Double, priority: Double
  ) -> String {
    var text = "\(term(first, firstAttribute)) \(sign(of: relation)) "
    if secondAttribute == .notAnAttribute {
      text += number(constant)
    } else {
      if multiplier != 1 { text += "\(number(multiplier)) × " }
      text += term(second, secondAttribute)
      if constant < 0 { text += " − \(number(-constant))" }
      if constant > 0 || constant.isNaN { text += " + \(number(constant))" }
    }
    return text + " @\(number(priority))"
  }

  static func sign(of relation: LayoutRelation) -> String {
    switch relation {
    case .equal: "="
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }

  static func term(_ item: LayoutItem?, _ attribute: LayoutAttribute) -> String {
    guard let item else { return "(gone).\(attribute.name)" }
    if let distance = item as? DistanceItem {
      return
        "(\(term(distance.end.item, distance.end.attribute)) − \(term(distance.start.item, distance.start.attribute)))"
    }
    return "\(name(of: item)).\(attribute.name)"
  }

  /// Returns the identifier of an item, or its class if it has none.
  static func name(of item: LayoutItem) -> String {
    if let node = item as? ViewNode {
      if let identifier = node.accessibilityIdentifier, !identifier.isEmpty { return identifier }
      return String(describing: type(of: node))
    }
    guard let guide = item as? LayoutGuide else { return String(describing: type(of: item)) }
    if guide.identifier.isEmpty {
      let owner = guide.owner.map { name(of: $0) + "." } ?? ""
      return owner + guide.defaultName
    }
    return guide.identifier
  }

  /// Returns a number in its shortest form, with at most three decimal places.
  package nonisolated static func number(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : (value < 0 ? "−∞" : "∞") }
    let thousandths = (value * 1000).rounded()
    if thousandths == (thousandths / 1000).rounded() * 1000, abs(thousandths) < 1e18 {
      let whole = Int(thousandths / 1000)
      return whole < 0 ? "−\(-whole)" : "\(whole)"
    }
    guard abs(thousandths) < 1e15 else { return "\(value)" }
    let count = Int(abs(thousandths))
    var digits = "\(count % 1000)"
    while digits.count < 3 { digits = "0" + digits }
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(thousandths < 0 ? "−" : "")\(count / 1000).\(digits)"
  }
}
