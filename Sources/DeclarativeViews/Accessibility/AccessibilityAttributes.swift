// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The accessibility attributes of a view.
struct AccessibilityAttributes: Equatable {
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: AccessibilityTraits = []
  var actions = SpokenActions()
  var sortPriority = 0.0

  mutating func apply(_ change: AccessibilityChange) {
    sortPriority = change.sortPriority ?? sortPriority
    label = change.label ?? label
    value = change.value ?? value
    hint = change.hint ?? hint
    identifier = change.identifier ?? identifier
    traits = traits.union(change.added).subtracting(change.removed)
    actions.list.insert(contentsOf: change.actions, at: 0)
  }
}

/// A change to the accessibility attributes of views.
struct AccessibilityChange {
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var added: AccessibilityTraits = []
  var removed: AccessibilityTraits = []
  var actions: [SpokenAction] = []
  var sortPriority: Double?

  /// Applies the attributes to a node.
  func apply(to node: ViewNode) {
    if let label { node.accessibilityLabel = label }
    if let value { node.accessibilityValue = value }
    if let hint { node.accessibilityHint = hint }
    if let identifier { node.accessibilityIdentifier = identifier }
    if let sortPriority { node.accessibilitySortPriority = sortPriority }
    if !added.isEmpty || !removed.isEmpty {
      node.accessibilityTraits = node.accessibilityTraits.union(added).subtracting(removed)
    }
  }
}

/// An element that changes the accessibility attributes of its descendants.
struct AccessibilityElementModifier: UnaryElement {
  let change: AccessibilityChange

  var name: String { "accessibility" }
  var accessibilityChange: AccessibilityChange? { change }
}

/// A node that makes something drawn an accessibility element.
final class SpokenNode: ViewNode, ActingNode {
  var spokenActions = SpokenActions()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  override func accessibilityActivate() -> Bool { spokenActions.perform(.default) }
  override func accessibilityPerformEscape() -> Bool { spokenActions.perform(.escape) }
  override func accessibilityIncrement() { spokenActions.adjust(.increment) }
  override func accessibilityDecrement() { spokenActions.adjust(.decrement) }

  func apply(_ accessibilityAttributes: AccessibilityAttributes) {
    accessibilityLabel = accessibilityAttributes.label
    accessibilityValue = accessibilityAttributes.value
    accessibilityHint = accessibilityAttributes.hint
    accessibilityIdentifier = accessibilityAttributes.identifier
    accessibilityTraits = accessibilityAttributes.traits
    accessibilitySortPriority = accessibilityAttributes.sortPriority
    if accessibilityAttributes.actions.isAdjustable { accessibilityTraits.insert(.adjustable) }
    take(accessibilityAttributes.actions)
  }
}

/// A node around views that form one accessibility element, or none.
final class SpokenGroupNode: ViewNode, AccessibilityCollecting, ActingNode {
  var collectsSpeech = false
  var spokenActions = SpokenActions()

  override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union(spokenActions.isAdjustable ? .adjustable : []) }
    set { super.accessibilityTraits = newValue }
  }

  override func accessibilityActivate() -> Bool { spokenActions.perform(.default) }
  override func accessibilityPerformEscape() -> Bool { spokenActions.perform(.escape) }
  override func accessibilityIncrement() { spokenActions.adjust(.increment) }
  override func accessibilityDecrement() { spokenActions.adjust(.decrement) }

  func collect(_ words: [String]) {
    guard collectsSpeech else { return }
    accessibilityLabel = words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

/// A node whose label is collected from its descendants.
protocol AccessibilityCollecting: ViewNode {
  /// Forms the label from the texts in the node, which are in drawing order.
  func collect(_ words: [String])
}

/// The way in which an accessibility element treats its children.
///
/// SwiftUI: `AccessibilityChildBehavior`.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind {
    case contain, combine, ignore
  }

  let kind: Kind

  /// Each descendant is a separate accessibility element.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The descendants are combined into one element with their labels.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
  /// The descendants are ignored; the element has only its own attributes.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
}
