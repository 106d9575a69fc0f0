// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The kind of an action that VoiceOver performs on an element.
///
/// SwiftUI: `AccessibilityActionKind`.
public nonisolated struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String

  /// The action when the element is activated, instead of a tap.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// The action that closes what is shown.
  public static let escape = AccessibilityActionKind(name: "escape")
}

/// The direction in which the value of an element is adjusted.
///
/// SwiftUI: `AccessibilityAdjustmentDirection`.
public nonisolated enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// The value becomes greater.
  case increment
  /// The value becomes smaller.
  case decrement
}

extension View {
  /// Adds an action of a kind to the accessibility element of the view.
  ///
  /// - Parameters:
  ///   - actionKind: The kind.
  ///   - handler: The action.
  /// - Returns: The modified view.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    acting(SpokenAction(actionKind, perform: handler))
  }

  /// Adds an action with a name, which VoiceOver lists, to the accessibility element of the view.
  ///
  /// - Parameters:
  ///   - nameKey: The key of the name.
  ///   - handler: The action.
  /// - Returns: The modified view.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    acting(SpokenAction(named: Text(nameKey).string, perform: handler))
  }

  /// Adds an action with a name, which VoiceOver lists, to the accessibility element of the view.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - handler: The action.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping () -> Void
  ) -> some View {
    acting(SpokenAction(named: String(name), perform: handler))
  }

  /// Adds an action with a name, which VoiceOver lists, to the accessibility element of the view.
  ///
  /// - Parameters:
  ///   - name: The name as text.
  ///   - handler: The action.
  /// - Returns: The modified view.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    acting(SpokenAction(named: name.string, perform: handler))
  }

  /// Adds an action that adjusts the value of the accessibility element of the view.
  ///
  /// - Parameter handler: The action, called with the direction.
  /// - Returns: The modified view.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    acting(SpokenAction(adjusting: handler))
  }

  /// Adds actions with names, which VoiceOver lists, to the accessibility element of the view.
  ///
  /// - Parameter content: Buttons, whose labels are the names.
  /// - Returns: The modified view.
  public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> some View {
    NamedActionsView(content: self, buttons: content())
  }

  private func acting(_ action: SpokenAction) -> some View {
    WrappedView(
      content: self,
      element: AccessibilityElementModifier(change: AccessibilityChange(actions: [action])))
  }
}

/// A view whose accessibility element has the actions of buttons.
private struct NamedActionsView: ModifierView {
  let content: any View
  let buttons: any View

  init(content: any View, buttons: any View) {
    self.content = content
    self.buttons = buttons
  }

  var body: NamedActionsView { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    let values = expansion.environment(of: item)
    let views = ListParts(buttons).sections.flatMap(\.runs).flatMap { run in
      (0..<run.count).map(run.view)
    }
    let actions = views.compactMap { view -> SpokenAction? in
      var inner = view
      while let next = inner.unwrapped { inner = next }
      guard let button = inner as? any AnyButton else { return nil }
      let label = LayoutTree(
        button.labelView, environment: values, measurer: expansion.tree.measurer)
      return SpokenAction(named: label.texts(in: 0), perform: button.action)
    }
    expansion.replace(
      item, by: content,
      inside: AccessibilityElementModifier(change: AccessibilityChange(actions: actions)))
  }
}
