// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The base class of objects that recognize a gesture on a node and its descendants.
///
/// UIKit: `UIGestureRecognizer`.
///
/// A recognizer receives touches before the touched node does. Its actions are closures; they run
/// whenever the gesture is recognized, begins, changes, ends, or is canceled, but not when it fails.
/// All times are those of the screen's clock.
#if MainActor
  @MainActor
#endif
open class GestureRecognizer: NSObject {
  /// The state of a gesture recognizer.
  ///
  /// UIKit: `UIGestureRecognizer.State`.
  public nonisolated enum State: Int, Hashable, Sendable, CaseIterable {
    /// The gesture hasn't been recognized yet.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// A continuous gesture has ended, or a discrete gesture was recognized.
    case ended = 3
    /// A continuous gesture was canceled.
    case cancelled = 4
    /// The touches don't form the gesture.
    case failed = 5

    /// A discrete gesture was recognized; the same as ``ended``.
    public static let recognized = State.ended

    var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }
    /// Whether a continuous gesture is in progress.
    package var isInProgress: Bool { self == .began || self == .changed }
  }

  /// The delegate, which controls recognition; held weakly.
  open weak var delegate: (any GestureRecognizerDelegate)?

  /// A Boolean value that indicates whether the recognizer receives touches; `true` by default.
  ///
  /// Disabling it cancels a gesture in progress.
  open var isEnabled = true {
    didSet { if !isEnabled { abandon() } }
  }

  /// The node that the recognizer is attached to.
  public internal(set) final weak var view: ViewNode?

  /// A Boolean value that indicates whether recognizing the gesture cancels the touches of nodes;
  /// `true` by default.
  open var cancelsTouchesInView = true

  /// A Boolean value that indicates whether nodes receive touches only after this gesture has
  /// failed; `false` by default.
  open var delaysTouchesBegan = false

  /// A Boolean value that indicates whether nodes receive the end of touches only after this
  /// gesture has failed; `true` by default.
  open var delaysTouchesEnded = true

  /// A name that identifies the recognizer; `nil` by default.
  open var name: String?

  /// Whether the gesture may begin now; if not, it can still begin later with the same touches.
  package final var isOpen: (() -> Bool)?
  /// Called when the recognizer has been reset.
  package final var onReset: (() -> Void)?

  /// The tracked touches in order, including those that are ending.
  package final var touches: [Touch] = []
  /// All touches since the recognizer was reset.
  final var sequence: [Touch] = []
  final var storedState = State.possible
  /// The state to enter once the recognizers that must fail have failed.
  final var waitingState: State?
  final var needsAction = false
  final weak var router: TouchRouter?
  private final var required: [WeakRecognizer] = []
  package private(set) final var actions: [Action] = []
  private final var lastLocation = CGPoint.zero

  /// Creates a recognizer without actions.
  public override init() {
    super.init()
  }

  /// Creates a recognizer with a target and its method.
  ///
  /// - Parameters:
  ///   - target: The object, held weakly.
  ///   - action: The method.
  public init(target: Any?, action: ActionSelector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer that calls a closure.
  public convenience init(handler: @escaping () -> Void) {
    self.init()
    addAction(handler)
  }

  /// Creates a recognizer that calls a closure with an object while that object exists.
  ///
  /// UIKit: `init(target:action:)`.
  public convenience init<Target: AnyObject>(
    target: Target, handler: @escaping (Target) -> Void
  ) {
    self.init()
    addTarget(target, handler: handler)
  }

  /// A description of the recognizer in UIKit's format:
  /// `<UITapGestureRecognizer 'dismiss': state = Possible; view = card>`.
  open override nonisolated var description: String {
    describing {
      var text = ObjectDescription(self, named: name)
      text.add("state", "\(state)".capitalized)
      if let view { text.add("view", ObjectDescription.name(of: view)) }
      return text.text
    }
  }

  // MARK: Actions

  /// Adds a closure to call whenever the gesture is recognized or changes.
  ///
  /// - Returns: The action, for removing it later; while it runs, its sender is the recognizer.
  @discardableResult
  public final func addAction(_ handler: @escaping () -> Void) -> Action {
    let action = Action { _ in handler() }
    actions.append(action)
    return action
  }

  /// Adds a closure to call with an object, held weakly, whenever the gesture is recognized or
  /// changes.
  ///
  /// UIKit: `addTarget(_:action:)`.
  ///
  /// - Returns: The action, for removing it later; while it runs, its sender is the recognizer.
  @discardableResult
  public final func addTarget<Target: AnyObject>(
    _ target: Target, handler: @escaping (Target) -> Void
  ) -> Action {
    addAction { [weak target] in
      guard let target else { return }
      handler(target)
    }
  }

  /// Removes an action.
  public final func removeAction(_ action: Action) {
    actions.removeAll { $0 === action }
  }

  final func runActions() {
    guard needsAction else { return }
    needsAction = false
    for action in actions { action.perform(sender: self) }
  }

  // MARK: State

  /// The state of the gesture.
  ///
  /// Subclasses set it, and may override it to observe it; invalid transitions are ignored.
  open var state: State {
    get { storedState }
    set { change(to: newValue) }
  }

  /// Makes the gesture wait until another has failed.
  open func require(toFail otherGestureRecognizer: GestureRecognizer) {
    required.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  final func requires(toFail other: GestureRecognizer) -> Bool {
    if required.contains(where: { $0.recognizer === other }) { return true }
    if shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self) { return true }
    return delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  // MARK: Locations

  /// The number of touches that the recognizer tracks.
  open var numberOfTouches: Int { touches.count }

  /// Returns the centroid of the touches, in a node's coordinates, or in screen coordinates if
  /// `nil`.
  ///
  /// - Parameter view: The node whose coordinates are used, or `nil` for screen coordinates.
  /// - Returns: The centroid, in points; after the touches have ended, the last one.
  open func location(in view: ViewNode?) -> CGPoint {
    let point = touches.isEmpty ? lastLocation : CGPoint.middle(of: touches.map(\.location))
    return view?.convert(point, from: nil) ?? point
  }

  /// Returns the location of a touch in a node's coordinates; for an invalid index, the centroid of
  /// all touches.
  ///
  /// - Parameters:
  ///   - touchIndex: The index of the touch, in the order in which the touches began.
  ///   - view: The node whose coordinates are used, or `nil` for screen coordinates.
  /// - Returns: The location, in points.
  open func location(ofTouch touchIndex: Int, in view: ViewNode?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else { return location(in: view) }
    return touches[touchIndex].location(in: view)
  }

  // MARK: Methods for subclasses

  /// Called when touches begin.
  ///
  /// The default implementation does nothing.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}
  /// Called when touches move.
  ///
  /// The default implementation does nothing.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}
  /// Called when touches end.
  ///
  /// The default implementation does nothing.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}
  /// Called when touches are canceled; ends the gesture.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = state.isInProgress ? .cancelled : .failed
  }
  /// Called when the gesture is over and the recognizer is reset.
  ///
  /// The default implementation does nothing.
  open func reset() {}
  /// Returns a Boolean value that indicates whether this gesture prevents another from being
  /// recognized; `true` by default.
  open func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { true }
  /// Returns a Boolean value that indicates whether another gesture prevents this one from being
  /// recognized; `true` by default.
  open func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { true }
  /// Returns a Boolean value that indicates whether this gesture requires another to fail; `false`
  /// by default.
  open func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool { false }
  /// Returns a Boolean value that indicates whether another gesture requires this one to fail;
  /// `false` by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool { false }

  /// Stops tracking a touch.
  open func ignore(_ touch: Touch, for event: Event) {
    touches.removeAll { $0 === touch }
    router?.decide(self, about: touch)
  }

  /// The number of taps that the gesture requires, which determines the order of recognizers on a
  /// node.
  package var tapsRequired: Int { 0 }

  final func removeEndedTouches() {
    guard touches.contains(where: { !$0.isDown }) else { return }
    lastLocation = CGPoint.middle(of: touches.map(\.location))
    touches.removeAll { !$0.isDown }
  }
}

private struct WeakRecognizer {
  weak var recognizer: GestureRecognizer?
}
