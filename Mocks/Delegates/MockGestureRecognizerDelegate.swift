// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

/// A recogniser's delegate that records what it is asked and answers as set.
public final class MockGestureRecognizerDelegate: GestureRecognizerDelegate {
  /// Makes the mock.
  public init() {}

  // MARK: gestureRecognizerShouldBegin(_:)

  /// The arguments of the calls of ``gestureRecognizerShouldBegin(_:)``, in order.
  public private(set) var shouldBeginCalls: [GestureRecognizer] = []
  /// How often ``gestureRecognizerShouldBegin(_:)`` was called.
  public var shouldBeginCallsCount: Int { shouldBeginCalls.count }
  /// What ``gestureRecognizerShouldBegin(_:)`` answers.
  public var shouldBeginAnswer: Bool = true

  /// Records the call and answers as set.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    shouldBeginCalls.append(gestureRecognizer)
    return shouldBeginAnswer
  }

  // MARK: gestureRecognizer(_:shouldReceive:)

  /// The arguments of the calls of ``gestureRecognizer(_:shouldReceive:)``, in order.
  public private(set) var shouldReceiveCalls:
    [(gestureRecognizer: GestureRecognizer, touch: Touch)] = []
  /// How often ``gestureRecognizer(_:shouldReceive:)`` was called.
  public var shouldReceiveCallsCount: Int { shouldReceiveCalls.count }
  /// What ``gestureRecognizer(_:shouldReceive:)`` answers.
  public var shouldReceiveAnswer: Bool = true

  /// Records the call and answers as set.
  public func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch)
    -> Bool
  {
    shouldReceiveCalls.append((gestureRecognizer: gestureRecognizer, touch: touch))
    return shouldReceiveAnswer
  }

  // MARK: gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)

  /// The arguments of the calls of ``gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)``, in order.
  public private(set) var shouldRecognizeSimultaneouslyCalls:
    [(gestureRecognizer: GestureRecognizer, otherGestureRecognizer: GestureRecognizer)] = []
  /// How often ``gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`` was called.
  public var shouldRecognizeSimultaneouslyCallsCount: Int {
    shouldRecognizeSimultaneouslyCalls.count
  }
  /// What ``gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`` answers.
  public var shouldRecognizeSimultaneouslyAnswer: Bool = false

  /// Records the call and answers as set.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    shouldRecognizeSimultaneouslyCalls.append(
      (gestureRecognizer: gestureRecognizer, otherGestureRecognizer: otherGestureRecognizer))
    return shouldRecognizeSimultaneouslyAnswer
  }

  // MARK: gestureRecognizer(_:shouldRequireFailureOf:)

  /// The arguments of the calls of ``gestureRecognizer(_:shouldRequireFailureOf:)``, in order.
  public private(set) var shouldRequireFailureCalls:
    [(gestureRecognizer: GestureRecognizer, otherGestureRecognizer: GestureRecognizer)] = []
  /// How often ``gestureRecognizer(_:shouldRequireFailureOf:)`` was called.
  public var shouldRequireFailureCallsCount: Int { shouldRequireFailureCalls.count }
  /// What ``gestureRecognizer(_:shouldRequireFailureOf:)`` answers.
  public var shouldRequireFailureAnswer: Bool = false

  /// Records the call and answers as set.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    shouldRequireFailureCalls.append(
      (gestureRecognizer: gestureRecognizer, otherGestureRecognizer: otherGestureRecognizer))
    return shouldRequireFailureAnswer
  }

  // MARK: gestureRecognizer(_:shouldBeRequiredToFailBy:)

  /// The arguments of the calls of ``gestureRecognizer(_:shouldBeRequiredToFailBy:)``, in order.
  public private(set) var shouldBeRequiredToFailCalls:
    [(gestureRecognizer: GestureRecognizer, otherGestureRecognizer: GestureRecognizer)] = []
  /// How often ``gestureRecognizer(_:shouldBeRequiredToFailBy:)`` was called.
  public var shouldBeRequiredToFailCallsCount: Int { shouldBeRequiredToFailCalls.count }
  /// What ``gestureRecognizer(_:shouldBeRequiredToFailBy:)`` answers.
  public var shouldBeRequiredToFailAnswer: Bool = false

  /// Records the call and answers as set.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    shouldBeRequiredToFailCalls.append(
      (gestureRecognizer: gestureRecognizer, otherGestureRecognizer: otherGestureRecognizer))
    return shouldBeRequiredToFailAnswer
  }
}
