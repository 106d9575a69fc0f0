// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import ViewTree

extension Timer {
  /// Creates a timer that calls a target's method, to be added to a run loop.
  ///
  /// Foundation's initializer of this name requires the Objective-C runtime.
  ///
  /// - Parameters:
  ///   - ti: The interval, in seconds.
  ///   - aTarget: The object, held strongly until the timer is invalidated, as in Foundation.
  ///   - aSelector: The method; its parameter, if any, is the timer.
  ///   - userInfo: A value for the method, which isn't kept: the timer's `userInfo` is `nil`,
  ///     except with ``scheduledTimer(timeInterval:target:selector:userInfo:repeats:)``.
  ///   - yesOrNo: Whether the timer repeats.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    let call = TimerCall(target: aTarget as AnyObject, selector: aSelector)
    self.init(timeInterval: ti, repeats: yesOrNo) { call.perform($0) }
  }

  /// Creates a timer that calls a target's method, and adds it to the current run loop.
  ///
  /// - Parameters:
  ///   - ti: The interval, in seconds.
  ///   - aTarget: The object, held strongly until the timer is invalidated, as in Foundation.
  ///   - aSelector: The method; its parameter, if any, is the timer.
  ///   - userInfo: A value for the method, which reads it from the timer.
  ///   - yesOrNo: Whether the timer repeats.
  /// - Returns: The timer.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let call = TimerCall(target: aTarget as AnyObject, selector: aSelector)
    let timer = InformedTimer(timeInterval: ti, repeats: yesOrNo) { call.perform($0) }
    timer.kept = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer that keeps a value.
private nonisolated final class InformedTimer: Timer {
  var kept: Any?

  override var userInfo: Any? { kept }
}

/// A method that a timer calls.
private nonisolated final class TimerCall: @unchecked Sendable {
  private let target: AnyObject
  private let selector: Selector

  init(target: AnyObject, selector: Selector) {
    self.target = target
    self.selector = selector
  }

  func perform(_ timer: Timer) {
    #if MainActor
      nonisolated(unsafe) let timer = timer
      if MainActor.isCurrent {
        MainActor.assumeIsolated { _ = selector.call(target, timer, nil) }
      } else {
        Task { @MainActor in _ = selector.call(target, timer, nil) }
      }
    #else
      _ = selector.call(target, timer, nil)
    #endif
  }
}
