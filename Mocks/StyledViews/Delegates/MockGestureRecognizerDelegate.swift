// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A gesture recognizer's delegate that records its calls and returns configured values.
public final class MockGestureRecognizerDelegate: NSObject, UIGestureRecognizerDelegate {
  /// Creates the mock.
  public override init() {}

  /// The calls to ``gestureRecognizerShouldBegin(_:)``, which returns `true` by default.
  public let shouldBeginCalls = CallRecorder<UIGestureRecognizer, Bool>()

  /// Records the call and returns the configured value.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBeginCalls.record(gestureRecognizer) { true }
  }

  /// The calls to ``gestureRecognizer(_:shouldReceive:)``, which returns `true` by default.
  public let shouldReceiveCalls = CallRecorder<
    (gestureRecognizer: UIGestureRecognizer, touch: UITouch), Bool
  >()

  /// Records the call and returns the configured value.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  )
    -> Bool
  {
    shouldReceiveCalls.record((gestureRecognizer, touch)) { true }
  }

  /// The calls to ``gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)``, which returns
  /// `false` by default.
  public let shouldRecognizeSimultaneouslyCalls = CallRecorder<
    (gestureRecognizer: UIGestureRecognizer, otherGestureRecognizer: UIGestureRecognizer), Bool
  >()

  /// Records the call and returns the configured value.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldRecognizeSimultaneouslyCalls.record((gestureRecognizer, otherGestureRecognizer)) { false }
  }

  /// The calls to ``gestureRecognizer(_:shouldRequireFailureOf:)``, which returns `false` by
  /// default.
  public let shouldRequireFailureCalls = CallRecorder<
    (gestureRecognizer: UIGestureRecognizer, otherGestureRecognizer: UIGestureRecognizer), Bool
  >()

  /// Records the call and returns the configured value.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldRequireFailureCalls.record((gestureRecognizer, otherGestureRecognizer)) { false }
  }

  /// The calls to ``gestureRecognizer(_:shouldBeRequiredToFailBy:)``, which returns `false` by
  /// default.
  public let shouldBeRequiredToFailCalls = CallRecorder<
    (gestureRecognizer: UIGestureRecognizer, otherGestureRecognizer: UIGestureRecognizer), Bool
  >()

  /// Records the call and returns the configured value.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldBeRequiredToFailCalls.record((gestureRecognizer, otherGestureRecognizer)) { false }
  }
}
