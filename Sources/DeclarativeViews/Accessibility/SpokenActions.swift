// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// An action of an accessibility element.
final class SpokenAction {
  enum Kind {
    case standard(AccessibilityActionKind)
    case named(String, () -> Void)
    case adjusting((AccessibilityAdjustmentDirection) -> Void)
  }

  let kind: Kind
  private let perform: () -> Void

  init(_ kind: AccessibilityActionKind, perform: @escaping () -> Void) {
    self.kind = .standard(kind)
    self.perform = perform
  }

  init(named name: String, perform: @escaping () -> Void) {
    kind = .named(name, perform)
    self.perform = perform
  }

  init(adjusting adjust: @escaping (AccessibilityAdjustmentDirection) -> Void) {
    kind = .adjusting(adjust)
    perform = {}
  }

  /// Performs the action if it is of a kind, and returns whether it is.
  fileprivate func perform(ifOf wanted: AccessibilityActionKind) -> Bool {
    guard case .standard(let kind) = kind, kind == wanted else { return false }
    perform()
    return true
  }
}

/// The actions of an accessibility element, the outermost one first.
struct SpokenActions: Equatable {
  var list: [SpokenAction] = []

  static func == (first: SpokenActions, second: SpokenActions) -> Bool {
    first.list.elementsEqual(second.list) { $0 === $1 }
  }

  /// Performs an action of a kind, and returns whether there is one.
  func perform(_ kind: AccessibilityActionKind) -> Bool {
    list.contains { $0.perform(ifOf: kind) }
  }

  func adjust(_ direction: AccessibilityAdjustmentDirection) {
    for action in list {
      if case .adjusting(let adjust) = action.kind { return adjust(direction) }
    }
  }

  var isAdjustable: Bool {
    list.contains { if case .adjusting = $0.kind { true } else { false } }
  }

  /// The actions with names, as those of a node.
  var custom: [AccessibilityCustomAction]? {
    let named = list.compactMap { action -> AccessibilityCustomAction? in
      guard case .named(let name, let perform) = action.kind else { return nil }
      return AccessibilityCustomAction(name: name) { _ in
        perform()
        return true
      }
    }
    return named.isEmpty ? nil : named
  }
}

/// A node that performs the actions that modifiers add to its accessibility element.
protocol ActingNode: ViewNode {
  var spokenActions: SpokenActions { get set }
}

extension ViewNode {
  /// Takes the actions that modifiers add; the kinds that only an overridden method performs apply
  /// to the library's own nodes.
  func take(_ actions: SpokenActions) {
    guard let acting = self as? any ActingNode else {
      if !actions.list.isEmpty { accessibilityCustomActions = actions.custom }
      return
    }
    guard actions != acting.spokenActions else { return }
    acting.spokenActions = actions
    acting.accessibilityCustomActions = actions.custom
  }
}
