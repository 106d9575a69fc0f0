// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames
import ViewNodes

extension UIAccessibilityCustomAction {
  /// Creates an action that calls a target's method, whose result is ignored.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - image: The image that assistive apps show next to the name.
  ///   - target: The object, held weakly.
  ///   - selector: The method.
  public convenience init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    let pair = TargetAction(target: target.map { $0 as AnyObject }, selector: selector)
    self.init(name: name, image: image) { pair.perform(sender: $0) }
  }

  /// Creates an action whose name has attributes, which are ignored.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?
  ) {
    self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
  }
}
