// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import UIKitNames
import ViewNodes
public import ViewTree

/// An object whose properties can be observed by their key paths: a view.
#if MainActor
  @MainActor
#endif
public protocol KeyPathObservable: AnyObject {}

extension ViewNode: KeyPathObservable {}

extension KeyPathObservable where Self: ViewNode {
  /// Observes a property.
  ///
  /// The handler is called immediately after a change to another value, in code or by layout, of
  /// `frame`, `bounds`, `center`, `transform`, `isHidden`, `alpha`, and `backgroundColor`; of
  /// `contentOffset`, `contentSize`, and `contentInset` of scroll views; and of `text` of labels, text
  /// fields, and text views. Other properties don't tell when they change, which is reported as
  /// ``LayoutProblem/untoldProperty(node:)``: their observers are called together with those of the
  /// next change that is told. So is a property that the view's own final class overrides, although it
  /// tells its changes. Changes of a view's layer itself aren't told.
  ///
  /// A handler that changes what it observes is called again, but at most 16 times within itself.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: The values to pass, and whether to call the handler for the present value.
  ///   - changeHandler: The closure to call, with the view and the change.
  /// - Returns: The observation, which ends when it is released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if !ToldProperties.contains(keyPath, of: Self.self) {
      report(.untoldProperty(node: debugName))
    }
    var last = self[keyPath: keyPath]
    let observation = PropertyObservation { node in
      guard let object = node as? Self else { return }
      let (former, now) = (last, object[keyPath: keyPath])
      guard !isSame(former, now) else { return }
      last = now
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? now : nil,
          oldValue: options.contains(.old) ? former : nil))
    }
    rareState.observations.append(observation)
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? last : nil, oldValue: nil))
    }
    return NSKeyValueObservation(observation, of: self)
  }
}

/// Returns whether two values are equal or the same object; values of other types never are the same.
func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
  func equals<Other: Equatable>(_ other: Other) -> Bool { (second as? Other) == other }
  if let existential = first as? any Equatable, Value.self == (any Equatable).self {
    return equals(existential)
  }
  // In an array, an optional is compared as such.
  if let all = [first] as? any Equatable {
    func equalsAll<Other: Equatable>(_ other: Other) -> Bool { ([second] as? Other) == other }
    return equalsAll(all)
  }
  guard Value.self is AnyClass else { return false }
  return (first as AnyObject) === (second as AnyObject)
}
