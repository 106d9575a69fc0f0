// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames

extension UIViewController {
  /// Calls a closure whenever one of some traits of the controller's view is another.
  ///
  /// The view is loaded if it isn't. The controller must be of the type that the closure takes; that
  /// of another type is never called.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - handler: Gets the controller and its former traits.
  /// - Returns: What stops the calls.
  @discardableResult
  public func registerForTraitChanges<Controller>(
    _ traits: [UITrait], handler: @escaping (Controller, UITraitCollection) -> Void
  ) -> UITraitChangeRegistration {
    view.registerForTraitChanges(traits) { [weak self] (_: UIView, former: UITraitCollection) in
      if let controller = self as? Controller { handler(controller, former) }
    }
  }

  /// Stops the calls of a closure.
  ///
  /// - Parameter registration: What asking for them gave; that of another object does nothing.
  public func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {
    view.unregisterForTraitChanges(registration)
  }
}
