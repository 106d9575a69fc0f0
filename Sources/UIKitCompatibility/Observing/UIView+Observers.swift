// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import UIKitNames
import ViewNodes
import ViewTree

/// A key of what an observer of a property is told.
///
/// An alias of ``PropertyChangeKey``.
public typealias NSKeyValueChangeKey = PropertyChangeKey

extension UIView {
  /// Observes a property by its name, as in Objective-C.
  ///
  /// The observer's `observeValue(forKeyPath:of:change:context:)` is called after each change to
  /// another value of `frame`, `bounds`, `center`, `transform`, `hidden`, `alpha`, `backgroundColor`,
  /// `contentOffset`, `contentSize`, `contentInset`, or `text`. Any other name, and one that the view
  /// doesn't have, is reported as ``LayoutProblem/untoldProperty(node:)`` and never told. Observing
  /// ends when either object is released.
  ///
  /// - Parameters:
  ///   - observer: The observer, held weakly.
  ///   - keyPath: The name of the property.
  ///   - options: The values to pass, and whether to tell the present value.
  ///   - context: A pointer that is passed to the observer.
  public func addObserver(
    _ observer: UIResponder, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let value = value(named: keyPath) else {
      report(.untoldProperty(node: debugName))
      return
    }
    var last = value
    func tell(_ view: UIView, new: Any, old: Any?, to observer: UIResponder) {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new }
      if options.contains(.old) { change[.oldKey] = old }
      observer.observeValue(forKeyPath: keyPath, of: view, change: change, context: context)
    }
    let observation = PropertyObservation(
      isOf: { [weak observer] other, name, pointer in
        other === observer && name == keyPath && (pointer == nil || pointer == context)
      },
      tell: { [weak observer] view in
        guard let observer, let now = view.value(named: keyPath), !isSame(now, last)
        else { return }
        let former = last
        last = now
        tell(view, new: now, old: former, to: observer)
      })
    rareState.observations.append(observation)
    if options.contains(.initial) { tell(self, new: value, old: nil, to: observer) }
  }

  /// Ends observing a property; does nothing if the observer doesn't observe it.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - keyPath: The name of the property.
  ///   - context: The context that was passed when observing began, or `nil` for any.
  public func removeObserver(
    _ observer: UIResponder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
  ) {
    let last = rare?.observations.last { $0.isOf(observer, keyPath, context) }
    if let last { rare?.end(last) }
  }

  /// The value of a property that tells when it changes, or `nil` if the view has none of the name;
  /// `NSNull` for none.
  private func value(named name: String) -> (any Equatable)? {
    switch name {
    case "frame": return frame
    case "bounds": return bounds
    case "center": return center
    case "transform": return transform
    case "hidden", "isHidden": return isHidden
    case "alpha": return alpha
    case "backgroundColor": return backgroundColor ?? NSNull()
    case "contentOffset": return (self as? UIScrollView)?.contentOffset
    case "contentSize": return (self as? UIScrollView)?.contentSize
    case "contentInset": return (self as? UIScrollView)?.contentInset
    case "text":
      if let label = self as? UILabel { return label.text ?? NSNull() }
      if let field = self as? UITextField { return field.text ?? NSNull() }
      return (self as? UITextView)?.text
    default: return nil
    }
  }
}
