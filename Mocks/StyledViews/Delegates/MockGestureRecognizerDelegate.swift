// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A recogniser's delegate that records what it is asked and answers as set.
public final class MockGestureRecognizerDelegate: NSObject, UIGestureRecognizerDelegate {
  /// Creates the mock.
  public override init() {}

  /// The calls of ``gestureRecognizerShouldBegin(_:)``, which answers `true` unless set.
  public let shouldBeginCalls = CallRecorder<UIGestureRecognizer, Bool>()

  /// Records the call and answers as set.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBeginCalls.record(gestureRecognizer) { true }
  }

  /// The calls of ``gestureRecognizer(_:shouldReceive:)``, which answers `true` unless set.
  public let shouldReceiveCalls = CallRecorder<
    (gestureRecognizer: UIGestureRecognizer, touch: UITouch), Bool
  >()

  /// Records the call and answers as set.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  )
    -> Bool
  {
    shouldReceiveCalls.record((gestureRecognizer, touch)) { true }
  }

  /// The calls of ``gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)``, which answers `false` unless set.
  public let shouldRecognizeSimultaneouslyCalls = CallRecorder<
    (gestureRecognizer: UIGestureRecognizer, otherGestureRecognizer: UIGestureRecognizer), Bool
  >()

  /// Records the call and answers as set.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldRecognizeSimultaneouslyCalls.record((gestureRecognizer, otherGestureRecognizer)) { false }
  }

  /// The calls of ``gestureRecognizer(_:shouldRequireFailureOf:)``, which answers `false` unless set.
  public let shouldRequireFailureCalls = CallRecorder<
    (gestureRecognizer: UIGestureRecognizer, otherGestureRecognizer: UIGestureRecognizer), Bool
  >()

  /// Records the call and answers as set.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldRequireFailureCalls.record((gestureRecognizer, otherGestureRecognizer)) { false }
  }

  /// The calls of ``gestureRecognizer(_:shouldBeRequiredToFailBy:)``, which answers `false` unless set.
  public let shouldBeRequiredToFailCalls = CallRecorder<
    (gestureRecognizer: UIGestureRecognizer, otherGestureRecognizer: UIGestureRecognizer), Bool
  >()

  /// Records the call and answers as set.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldBeRequiredToFailCalls.record((gestureRecognizer, otherGestureRecognizer)) { false }
  }
}
