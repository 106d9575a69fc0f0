// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Watches the fingers on a node and everything in it for one gesture. UIKit:
/// `UIGestureRecognizer`.
///
/// A recognizer hears of touches before the touched node does. What is done on the gesture is a
/// closure, because selectors exist on Apple's systems only; it runs whenever the gesture is
/// recognized, begins, changes, ends or is canceled, not when it fails. All time is that of the
/// screen's clock.
open class GestureRecognizer {
  /// Where a gesture stands. UIKit: `UIGestureRecognizer.State`.
  public enum State: Int, Hashable, Sendable, CaseIterable {
    /// Nothing is clear yet.
    case possible = 0
    /// A lasting gesture has begun.
    case began = 1
    /// A lasting gesture goes on.
    case changed = 2
    /// A lasting gesture has ended, or a short one was recognized.
    case ended = 3
    /// A lasting gesture was broken off.
    case cancelled = 4
    /// It is not this gesture.
    case failed = 5

    /// A short gesture was recognized: the same as ``ended``.
    public static let recognized = State.ended

    var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }
    /// Whether the gesture lasts.
    var isGoingOn: Bool { self == .began || self == .changed }
  }

  /// Who decides about recognizing; not kept alive.
  open weak var delegate: (any GestureRecognizerDelegate)?

  /// A Boolean value that indicates whether the recognizer hears of touches; `true` by default. A
  /// gesture that goes on when it is switched off is canceled.
  open var isEnabled = true {
    didSet { if !isEnabled { giveUp() } }
  }

  /// The node that the recognizer was added to.
  public internal(set) final weak var view: ViewNode?

  /// A Boolean value that indicates whether recognizing takes the touches away from the nodes;
  /// `true` by default.
  open var cancelsTouchesInView = true

  /// A Boolean value that indicates whether nodes hear of touches only when this gesture has
  /// failed; `false` by default.
  open var delaysTouchesBegan = false

  /// A Boolean value that indicates whether nodes hear of lifted fingers only when this gesture has
  /// failed; `true` by default.
  open var delaysTouchesEnded = true

  /// A name to tell recognizers apart by; none by default.
  open var name: String?

  /// The fingers followed, in order, those just being lifted included.
  final var touches: [Touch] = []
  /// All fingers since the recognizer was put back.
  final var sequence: [Touch] = []
  final var storedState = State.possible
  /// What the recognizer enters as soon as those it waits for have failed.
  final var waitingState: State?
  final var needsAction = false
  final weak var router: TouchRouter?
  private final var required: [WeakRecognizer] = []
  private final var actions: [Action] = []
  private final var lastPlace = CGPoint.zero

  /// Creates a recognizer that does nothing on its gesture.
  public init() {}

  /// Creates a recognizer with something to do on its gesture.
  public convenience init(handler: @escaping () -> Void) {
    self.init()
    addAction(handler)
  }

  /// Creates a recognizer that does something with an object, as long as that is alive. UIKit:
  /// `init(target:action:)`.
  public convenience init<Target: AnyObject>(
    target: Target, handler: @escaping (Target) -> Void
  ) {
    self.init()
    addTarget(target, handler: handler)
  }

  // MARK: Actions

  /// Runs a closure on the gesture.
  ///
  /// - Returns: The action, to remove it by; while it runs, its sender is the recognizer.
  @discardableResult
  public final func addAction(_ handler: @escaping () -> Void) -> Action {
    let action = Action { _ in handler() }
    actions.append(action)
    return action
  }

  /// Runs a closure with an object on the gesture, without keeping the object alive. UIKit:
  /// `addTarget(_:action:)`.
  ///
  /// - Returns: The action, to remove it by; while it runs, its sender is the recognizer.
  @discardableResult
  public final func addTarget<Target: AnyObject>(
    _ target: Target, handler: @escaping (Target) -> Void
  ) -> Action {
    addAction { [weak target] in
      guard let target else { return }
      handler(target)
    }
  }

  /// Takes an action off the gesture.
  public final func removeAction(_ action: Action) {
    actions.removeAll { $0 === action }
  }

  final func runActions() {
    guard needsAction else { return }
    needsAction = false
    for action in actions { action.perform(sender: self) }
  }

  // MARK: State

  /// Where the gesture stands. Subclasses set it; a change that makes no sense is ignored.
  public final var state: State {
    get { storedState }
    set { change(to: newValue) }
  }

  /// Makes the gesture wait until another one has failed.
  open func require(toFail otherGestureRecognizer: GestureRecognizer) {
    required.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  final func requires(toFail other: GestureRecognizer) -> Bool {
    if required.contains(where: { $0.recognizer === other }) { return true }
    if shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self) { return true }
    return delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  // MARK: Places

  /// How many fingers the recognizer follows.
  open var numberOfTouches: Int { touches.count }

  /// Where the gesture is: the middle of its fingers, in a node's coordinates; in the screen's when
  /// `nil`.
  open func location(in view: ViewNode?) -> CGPoint {
    let place = touches.isEmpty ? lastPlace : CGPoint.middle(of: touches.map(\.place))
    return view?.convert(place, from: nil) ?? place
  }

  /// Where one finger is, in a node's coordinates; the middle of all for a finger that there is
  /// not.
  open func location(ofTouch touchIndex: Int, in view: ViewNode?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else { return location(in: view) }
    return touches[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  /// Called when fingers come down. Does nothing here.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}
  /// Called when fingers move. Does nothing here.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}
  /// Called when fingers are lifted. Does nothing here.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}
  /// Called when touches are taken away; ends the gesture.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = state.isGoingOn ? .cancelled : .failed
  }
  /// Called when the gesture is over and the recognizer is put back. Does nothing here.
  open func reset() {}
  /// Returns a Boolean value that indicates whether recognizing this gesture keeps another from
  /// being recognized; true by default.
  open func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { true }
  /// Returns a Boolean value that indicates whether another gesture keeps this one from being
  /// recognized; true by default.
  open func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { true }
  /// Returns a Boolean value that indicates whether this gesture waits for another one to fail;
  /// false by default.
  open func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool { false }
  /// Returns a Boolean value that indicates whether another gesture waits for this one to fail;
  /// false by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool { false }

  /// Lets a touch go: the recognizer hears no more of it.
  open func ignore(_ touch: Touch, for event: Event) {
    touches.removeAll { $0 === touch }
    router?.decide(self, about: touch)
  }

  /// How many taps the gesture needs; decides about the order on one node.
  package var tapsRequired: Int { 0 }

  final func forgetLiftedTouches() {
    guard touches.contains(where: { !$0.isDown }) else { return }
    lastPlace = CGPoint.middle(of: touches.map(\.place))
    touches.removeAll { !$0.isDown }
  }
}

extension GestureRecognizer: Hashable {
  /// Returns a Boolean value that indicates whether two references mean one recognizer.
  public static func == (left: GestureRecognizer, right: GestureRecognizer) -> Bool {
    left === right
  }

  /// Hashes the recognizer's identity.
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

private struct WeakRecognizer {
  weak var recognizer: GestureRecognizer?
}
