// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

/// A recogniser's delegate that records what it is asked and answers as set.
public final class MockGestureRecognizerDelegate: GestureRecognizerDelegate {
  /// Makes the mock.
  public init() {}

  /// The calls of ``gestureRecognizerShouldBegin(_:)``, which answers `true` unless set.
  public let shouldBeginCalls = CallRecorder<GestureRecognizer, Bool>()

  /// Records the call and answers as set.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    shouldBeginCalls.record(gestureRecognizer) { true }
  }

  /// The calls of ``gestureRecognizer(_:shouldReceive:)``, which answers `true` unless set.
  public let shouldReceiveCalls = CallRecorder<
    (gestureRecognizer: GestureRecognizer, touch: Touch), Bool
  >()

  /// Records the call and answers as set.
  public func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch)
    -> Bool
  {
    shouldReceiveCalls.record((gestureRecognizer, touch)) { true }
  }

  /// The calls of ``gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)``, which answers `false` unless set.
  public let shouldRecognizeSimultaneouslyCalls = CallRecorder<
    (gestureRecognizer: GestureRecognizer, otherGestureRecognizer: GestureRecognizer), Bool
  >()

  /// Records the call and answers as set.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    shouldRecognizeSimultaneouslyCalls.record((gestureRecognizer, otherGestureRecognizer)) { false }
  }

  /// The calls of ``gestureRecognizer(_:shouldRequireFailureOf:)``, which answers `false` unless set.
  public let shouldRequireFailureCalls = CallRecorder<
    (gestureRecognizer: GestureRecognizer, otherGestureRecognizer: GestureRecognizer), Bool
  >()

  /// Records the call and answers as set.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    shouldRequireFailureCalls.record((gestureRecognizer, otherGestureRecognizer)) { false }
  }

  /// The calls of ``gestureRecognizer(_:shouldBeRequiredToFailBy:)``, which answers `false` unless set.
  public let shouldBeRequiredToFailCalls = CallRecorder<
    (gestureRecognizer: GestureRecognizer, otherGestureRecognizer: GestureRecognizer), Bool
  >()

  /// Records the call and answers as set.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    shouldBeRequiredToFailCalls.record((gestureRecognizer, otherGestureRecognizer)) { false }
  }
}
