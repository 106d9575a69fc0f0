// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import ViewTree

extension NSObject {
  /// Calls a method.
  ///
  /// Unlike with the Objective-C runtime, the result isn't returned. An object that doesn't have the
  /// method is left alone.
  ///
  /// - Parameter aSelector: The method; without parameters, or with one that can be `nil`.
  public final func perform(_ aSelector: Selector) {
    _ = aSelector.call(self, nil, nil)
  }

  /// Calls a method with an object.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - object: The method's parameter, if it has one.
  public final func perform(_ aSelector: Selector, with object: Any?) {
    _ = aSelector.call(self, object, nil)
  }

  /// Calls a method after a delay, from the current run loop.
  ///
  /// As in Foundation, the receiver and the object are retained until then.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - anArgument: The method's parameter, if it has one.
  ///   - delay: The delay, in seconds; what is negative or not a number is 0.
  public final func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    let calls = DelayedCalls.of(self) ?? DelayedCalls.made(for: self)
    calls.schedule(aSelector, on: self, with: anArgument, after: delay)
  }

  /// Cancels all delayed calls of an object's methods.
  public final class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.of(aTarget as AnyObject)?.cancel { _, _ in true }
  }

  /// Cancels delayed calls of an object's method.
  ///
  /// - Parameters:
  ///   - aTarget: The object.
  ///   - aSelector: The method. It equals only a selector that was created at the same place, so keep
  ///     it in a constant.
  ///   - anArgument: The parameter of the calls: the same object, an equal value, or `nil` for none.
  public final class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCalls.of(aTarget as AnyObject)?.cancel { selector, argument in
      selector == aSelector && DelayedCalls.argumentsMatch(argument, anArgument)
    }
  }
}

/// The delayed calls of an object's methods.
private final class DelayedCalls {
  private struct Call {
    let selector: Selector
    let argument: Any?
    let timer: Timer
    let request: Request
  }

  private var calls: [ObjectIdentifier: Call] = [:]

  // Only its address is used.
  private nonisolated(unsafe) static let key = UnsafeMutableRawPointer.allocate(
    byteCount: 1, alignment: 1)

  static func of(_ target: AnyObject) -> DelayedCalls? {
    objc_getAssociatedObject(target, key) as? DelayedCalls
  }

  static func made(for target: AnyObject) -> DelayedCalls {
    let made = DelayedCalls()
    objc_setAssociatedObject(target, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }

  func schedule(
    _ selector: Selector, on target: NSObject, with argument: Any?, after delay: TimeInterval
  ) {
    let request = Request(self, selector, target, argument)
    let timer = Timer(
      timeInterval: delay > 0 ? delay : 0, target: request,
      selector: Selector(Request.fire(_:)),
      userInfo: nil, repeats: false)
    calls[ObjectIdentifier(timer)] = Call(
      selector: selector, argument: argument, timer: timer, request: request)
    RunLoop.current.add(timer, forMode: .default)
  }

  func cancel(_ isWanted: (Selector, Any?) -> Bool) {
    for (key, call) in calls where isWanted(call.selector, call.argument) {
      call.timer.invalidate()
      call.request.target = nil
      calls[key] = nil
    }
  }

  static func argumentsMatch(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if let first = first as? AnyHashable, let second = second as? AnyHashable {
      return first == second
    }
    return first as AnyObject === second as AnyObject
  }

  /// A call, until it is made.
  private final class Request {
    private let calls: DelayedCalls
    private let selector: Selector
    /// The object, until the call is made or canceled: a run loop may keep its timers longer.
    var target: NSObject?
    private let argument: Any?

    init(_ calls: DelayedCalls, _ selector: Selector, _ target: NSObject, _ argument: Any?) {
      self.calls = calls
      self.selector = selector
      self.target = target
      self.argument = argument
    }

    func fire(_ timer: Timer) {
      calls.calls[ObjectIdentifier(timer)] = nil
      guard let target else { return }
      self.target = nil
      _ = selector.call(target, argument, nil)
    }
  }
}
