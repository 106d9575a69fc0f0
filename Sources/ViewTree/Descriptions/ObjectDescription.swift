// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// The text that describes an object in UIKit's format, but without addresses, so that it is the
/// same in every run: `<UILabel 'title': frame = (0 0; 100 20); text = 'Hello'>`.
package struct ObjectDescription {
  private let head: String
  private var facts: [String] = []

  /// Begins a description with the class of an object and its name, if it has one.
  package init(_ object: AnyObject, named name: String? = nil) {
    let kind = UIKitNames.name(of: type(of: object))
    if let name, !name.isEmpty { head = "\(kind) '\(name)'" } else { head = kind }
  }

  /// Adds the value of a property.
  package mutating func add(_ property: String, _ value: String) {
    facts.append("\(property) = \(value)")
  }

  /// Adds a fact that isn't a property.
  package mutating func add(_ fact: String) {
    facts.append(fact)
  }

  /// Adds a property if it differs from its usual value.
  package mutating func add(_ property: String, _ value: Bool, unless usual: Bool) {
    if value != usual { add(property, value ? "YES" : "NO") }
  }

  /// The text.
  package var text: String {
    facts.isEmpty ? "<\(head)>" : "<\(head): \(facts.joined(separator: "; "))>"
  }
}

extension ObjectDescription {
  /// Returns a number in its shortest form, with at most three decimal places.
  package static func number(_ value: CGFloat) -> String {
    Algebra.number(Double(value)).replacing("−", with: "-")
  }

  /// Returns a rectangle as UIKit writes it.
  package static func rect(_ rect: CGRect) -> String {
    "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
  }

  /// Returns a point as UIKit writes it.
  package static func point(_ point: CGPoint) -> String {
    "(\(number(point.x)) \(number(point.y)))"
  }
}

extension ObjectDescription {
  /// Returns the name of an item in a constraint: its identifier, or its class.
  package static func name(of item: LayoutItem?) -> String {
    switch item {
    case let node as ViewNode:
      if let identifier = node.accessibilityIdentifier, !identifier.isEmpty { return identifier }
      return UIKitNames.name(of: type(of: node))
    case let guide as LayoutGuide:
      if !guide.identifier.isEmpty { return guide.identifier }
      guard !guide.isFree, let owner = guide.owner else {
        return UIKitNames.name(of: type(of: guide))
      }
      return "\(name(of: owner)).\(guide.defaultName)"
    case let distance as DistanceItem:
      return "(\(term(distance.end)) - \(term(distance.start)))"
    default: return "(gone)"
    }
  }

  /// Returns an item with its attribute: `title.leading`.
  package static func term(_ target: LayoutAnchorTarget) -> String {
    let name = name(of: target.item)
    return target.item is DistanceItem ? name : "\(name).\(target.attribute.name)"
  }

  /// Returns a constraint as an equation: `title.leading == card.leading + 8 @750`.
  package static func equation(of constraint: LayoutConstraint) -> String {
    guard let first = constraint.firstReference else { return "empty" }
    let relation =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var text = term(LayoutAnchorTarget(first, constraint.firstAttribute)) + " \(relation) "
    let constant = constraint.constantStorage
    if let second = constraint.secondReference {
      if constraint.multiplier != 1 { text += "\(number(constraint.multiplier))*" }
      text += term(LayoutAnchorTarget(second, constraint.secondAttribute))
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(number(abs(constant)))" }
    } else {
      text += number(constant)
    }
    let priority = constraint.priorityStorage
    if priority != .required { text += " @\(number(CGFloat(priority.rawValue)))" }
    return text
  }
}
