// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// An additional action of an accessibility element, which assistive apps list by name.
///
/// UIKit: `UIAccessibilityCustomAction`.
#if MainActor
  @MainActor
#endif
open class AccessibilityCustomAction: NSObject {
  /// The closure that performs an action, and returns whether it did.
  public typealias Handler = (AccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String
  /// The image that assistive apps show next to the name.
  open var image: Image?
  /// The closure that performs the action.
  open var actionHandler: Handler?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - image: The image that assistive apps show next to the name.
  ///   - actionHandler: The closure that performs the action.
  public init(name: String, image: Image? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
