// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The base class of controls, which perform actions in response to touches.
///
/// UIKit: `UIControl`.
///
/// Changing values in code never sends events; only touches, typing, and ``sendActions(for:)`` do.
open class Control: ViewNode {
  /// A Boolean value that indicates whether the control responds to touches; `true` by default.
  @exclusivity(unchecked) open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// A Boolean value that indicates whether the control is selected; `false` by default.
  @exclusivity(unchecked) open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// A Boolean value that indicates whether the control draws a highlight, as while it is being
  /// touched; `false` by default.
  @exclusivity(unchecked) open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The vertical alignment of the content, centered by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment of the content, centered by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The touch being tracked.
  final var tracking: Tracking?
  private final var handlers: [(action: Action, events: Event)] = []

  /// Creates a control.
  ///
  /// - Parameter frame: The frame in the coordinates of the future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view with an empty frame, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control that performs an action on ``Event/primaryActionTriggered``.
  ///
  /// - Parameters:
  ///   - frame: The frame, in points.
  ///   - primaryAction: The primary action of the control.
  public convenience init(frame: CGRect, primaryAction: Action?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The current state of the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called after ``state`` has changed, to update the appearance.
  package func stateDidChange() {
    setNeedsLayout()
  }

  // MARK: Tracking

  /// A Boolean value that indicates whether the control is tracking a touch, inside or outside its
  /// bounds.
  public final var isTracking: Bool { tracking != nil }

  /// A Boolean value that indicates whether the tracked touch is inside the control, that is,
  /// within 70 points of its bounds.
  public final var isTouchInside: Bool { tracking?.isInside ?? false }

  /// Called when a touch begins, before ``Event/touchDown``; returns `true` by default.
  ///
  /// - Returns: Whether to track the touch.
  open func beginTracking(_ touch: Touch, with event: ViewTree.Event?) -> Bool { true }

  /// Called when the touch moves, before the drag events; returns `true` by default.
  ///
  /// - Returns: Whether to continue tracking the touch.
  open func continueTracking(_ touch: Touch, with event: ViewTree.Event?) -> Bool { true }

  /// Called when the touch ends, before ``Event/touchUpInside`` or ``Event/touchUpOutside``.
  ///
  /// The default implementation does nothing.
  open func endTracking(_ touch: Touch?, with event: ViewTree.Event?) {}

  /// Called when the touch is canceled, before ``Event/touchCancel``.
  ///
  /// The default implementation does nothing.
  open func cancelTracking(with event: ViewTree.Event?) {}

  /// Whether a tap triggers the primary action, as for buttons.
  package var sendsPrimaryActionOnTap: Bool { false }

  open override func touchesBegan(_ touches: Set<Touch>, with event: ViewTree.Event?) {
    trackingBegan(touches, event)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: ViewTree.Event?) {
    trackingMoved(touches, event)
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: ViewTree.Event?) {
    trackingEnded(touches, event)
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: ViewTree.Event?) {
    trackingCancelled(touches, event)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    allows(gestureRecognizer)
  }

  // MARK: Actions

  /// Adds an action for events, which runs after those added earlier.
  ///
  /// An action with the same identifier, or the same object, is replaced for these events.
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

  /// Adds a closure for events.
  ///
  /// - Parameters:
  ///   - controlEvents: The events.
  ///   - handler: The closure, retained by the control.
  /// - Returns: The action, for removing it later.
  @discardableResult
  public final func addAction(for controlEvents: Event, handler: @escaping () -> Void) -> Action {
    let action = Action { _ in handler() }
    addAction(action, for: controlEvents)
    return action
  }

  /// Adds a closure for events that is called with an object while that object exists.
  ///
  /// UIKit: `addTarget(_:action:for:)`.
  ///
  /// - Parameters:
  ///   - target: The object, held weakly.
  ///   - controlEvents: The events.
  ///   - handler: The closure, called with the object.
  /// - Returns: The action, for removing it later.
  @discardableResult
  public final func addTarget<Target: AnyObject>(
    _ target: Target, for controlEvents: Event, handler: @escaping (Target) -> Void
  ) -> Action {
    addAction(for: controlEvents) { [weak target] in
      guard let target else { return }
      handler(target)
    }
  }

  /// Removes an action for events.
  open func removeAction(_ action: Action, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { $0.isSame(as: action) }
  }

  /// Removes the action with an identifier for events.
  open func removeAction(identifiedBy identifier: Action.Identifier, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { $0.identifier == identifier }
  }

  /// All events that have actions.
  public final var allControlEvents: Event {
    handlers.reduce(into: Event()) { $0.formUnion($1.events) }
  }

  /// Returns the actions for any of the events, in the order in which they run.
  public final func actions(for controlEvents: Event) -> [Action] {
    handlers.filter { !$0.events.isDisjoint(with: controlEvents) }.map(\.action)
  }

  /// Runs the actions for events.
  open func sendActions(for controlEvents: Event) {
    for action in actions(for: controlEvents) { sendAction(action) }
  }

  /// Runs an action with this control as its sender.
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
