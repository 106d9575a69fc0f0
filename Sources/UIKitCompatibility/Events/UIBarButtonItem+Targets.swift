// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames
import ViewNodes

extension UIBarButtonItem {
  /// Creates an item with a title that calls a target's method.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The style of the title.
  ///   - target: The object, held weakly.
  ///   - action: The method, called with the item.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, style: style, handler: nil)
    setTarget(target, action)
  }

  /// Creates an item with an image that calls a target's method.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, style: style, handler: nil)
    setTarget(target, action)
  }

  /// Creates a system item that calls a target's method.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(barButtonSystemItem: systemItem, handler: nil)
    setTarget(target, action)
  }

  /// Creates an item with a title and an image that calls a target's method or opens a menu.
  ///
  /// - Parameters:
  ///   - title: The title, shown if there is no image.
  ///   - image: The image.
  ///   - target: The object, held weakly.
  ///   - action: The method, called with the item.
  ///   - menu: The menu, or `nil` for none.
  public convenience init(
    title: String? = nil, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(image: image, style: .plain, handler: nil)
    self.title = title
    self.menu = menu
    setTarget(target, action)
  }

  /// The object whose method the item calls, held weakly.
  ///
  /// If `nil`, the method is called on the first object in the responder chain that has it, beginning
  /// with the first responder, and then with the item's button.
  public final var target: AnyObject? {
    get { actionTarget }
    set { setTarget(newValue, action) }
  }

  /// The method that the item calls if it has no primary action.
  public final var action: Selector? {
    get { actionSelector as? Selector }
    set { setTarget(target, newValue) }
  }

  private final func setTarget(_ target: Any?, _ selector: Selector?) {
    actionTarget = target.map { $0 as AnyObject }
    actionSelector = selector
    targetAction = selector.map { selector in
      TargetAction(target: actionTarget, selector: selector).action { sender in
        let button = (sender as? UIBarButtonItem)?.shownButton
        return [button?.shownScreen?.firstResponder, button]
      }
    }
  }
}
