// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames

extension UIViewController {
  /// Calls a closure whenever one of several traits of the controller's view changes.
  ///
  /// The view is loaded if it isn't. The controller must be of the type that the closure takes;
  /// that of another type is never called.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - handler: A closure that receives the controller and its previous traits.
  /// - Returns: A registration for stopping the calls.
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
  /// - Parameter registration: The registration; one of another object has no effect.
  public func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {
    view.unregisterForTraitChanges(registration)
  }
}
