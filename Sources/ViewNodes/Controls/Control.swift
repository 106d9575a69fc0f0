// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The base of everything that is touched to do something. UIKit: `UIControl`.
///
/// Values set in code never send events; only touches, typing and ``sendActions(for:)`` do.
open class Control: ViewNode {
  /// A Boolean value that indicates whether the control takes touches; `true` by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// A Boolean value that indicates whether the control is chosen; `false` by default.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// A Boolean value that indicates whether the control shows that a finger is on it; `false` by
  /// default.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Where content stands from top to bottom, in the middle by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where content stands from left to right, in the middle by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The finger on the control.
  final var tracking: Tracking?
  private final var handlers: [(action: Action, events: Event)] = []

  /// Creates a control with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control whose action runs on ``Event/primaryActionTriggered``.
  ///
  /// - Parameters:
  ///   - frame: The frame, in points.
  ///   - primaryAction: What the control is mainly for.
  public convenience init(frame: CGRect, primaryAction: Action?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// What the control is just now.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when ``state`` has changed; shows the new one.
  package func stateDidChange() {
    setNeedsLayout()
  }

  // MARK: Tracking

  /// A Boolean value that indicates whether a finger is on the control, wherever it has moved.
  public final var isTracking: Bool { tracking != nil }

  /// A Boolean value that indicates whether that finger is inside, which reaches 70 points beyond
  /// the bounds.
  public final var isTouchInside: Bool { tracking?.isInside ?? false }

  /// Called when a finger comes down, before ``Event/touchDown``; true by default.
  ///
  /// - Returns: Whether the control follows the finger.
  open func beginTracking(_ touch: Touch, with event: ViewNodes.Event?) -> Bool { true }

  /// Called when the finger moves, before the events of dragging; true by default.
  ///
  /// - Returns: Whether the control goes on following it.
  open func continueTracking(_ touch: Touch, with event: ViewNodes.Event?) -> Bool { true }

  /// Called when the finger is lifted, before ``Event/touchUpInside`` or
  /// ``Event/touchUpOutside``. Does nothing here.
  open func endTracking(_ touch: Touch?, with event: ViewNodes.Event?) {}

  /// Called when the touch is taken away, before ``Event/touchCancel``. Does nothing here.
  open func cancelTracking(with event: ViewNodes.Event?) {}

  /// Whether a tap is what the control is mainly for, as with buttons.
  package var sendsPrimaryActionOnTap: Bool { false }

  open override func touchesBegan(_ touches: Set<Touch>, with event: ViewNodes.Event?) {
    trackingBegan(touches, event)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: ViewNodes.Event?) {
    trackingMoved(touches, event)
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: ViewNodes.Event?) {
    trackingEnded(touches, event)
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: ViewNodes.Event?) {
    trackingCancelled(touches, event)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    allows(gestureRecognizer)
  }

  // MARK: Actions

  /// Runs an action on events, after those added before.
  ///
  /// An action that is there already, or one of the same name, is replaced for these events.
  open func addAction(_ action: Action, for controlEvents: Event) {
    var events = controlEvents
    for index in handlers.indices where handlers[index].action.isSame(as: action) {
      if handlers[index].action === action {
        events.formUnion(handlers[index].events)
        handlers[index].events = []
      } else {
        handlers[index].events.subtract(controlEvents)
      }
    }
    handlers.removeAll { $0.events.isEmpty }
    handlers.append((action, events))
  }

  /// Runs a closure on events.
  ///
  /// - Parameters:
  ///   - controlEvents: The events.
  ///   - handler: What to do; it is kept as long as the control.
  /// - Returns: The action, to remove it by.
  @discardableResult
  public final func addAction(for controlEvents: Event, handler: @escaping () -> Void) -> Action {
    let action = Action { _ in handler() }
    addAction(action, for: controlEvents)
    return action
  }

  /// Runs a closure with an object on events, without keeping the object alive: nothing happens
  /// once it is gone. UIKit: `addTarget(_:action:for:)`.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - controlEvents: The events.
  ///   - handler: What to do with it.
  /// - Returns: The action, to remove it by.
  @discardableResult
  public final func addTarget<Target: AnyObject>(
    _ target: Target, for controlEvents: Event, handler: @escaping (Target) -> Void
  ) -> Action {
    addAction(for: controlEvents) { [weak target] in
      guard let target else { return }
      handler(target)
    }
  }

  /// Takes an action off events.
  open func removeAction(_ action: Action, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { $0.isSame(as: action) }
  }

  /// Takes the action of a name off events.
  open func removeAction(identifiedBy identifier: Action.Identifier, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { $0.identifier == identifier }
  }

  /// Every event that something is done on.
  public final var allControlEvents: Event {
    handlers.reduce(into: Event()) { $0.formUnion($1.events) }
  }

  /// The actions that run on any of the events, in their order.
  public final func actions(for controlEvents: Event) -> [Action] {
    handlers.filter { !$0.events.isDisjoint(with: controlEvents) }.map(\.action)
  }

  /// Runs the actions of events now.
  open func sendActions(for controlEvents: Event) {
    for action in actions(for: controlEvents) { sendAction(action) }
  }

  /// Runs one action with this control as its sender.
  open func sendAction(_ action: Action) {
    action.perform(sender: self)
  }

  private func removeHandlers(for events: Event, where matches: (Action) -> Bool) {
    for index in handlers.indices where matches(handlers[index].action) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }
}
