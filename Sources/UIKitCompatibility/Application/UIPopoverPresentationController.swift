// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames
public import ViewNodes

/// The position of a popover; here, presentations in the style `.popover` are sheets, as on phones.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  open var sourceView: UIView?
  /// The rectangle of that view that the popover points at.
  open var sourceRect = CGRect.null
  /// The bar item that the popover points at.
  open var barButtonItem: UIBarButtonItem?
  /// The directions in which the popover can point, any by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The color of the popover's background.
  open var backgroundColor: UIColor?
}

extension UIViewController {
  /// The popover that shows the controller, which is always `nil`, as in an alert on a phone.
  public final var popoverPresentationController: UIPopoverPresentationController? { nil }
}
