// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import UIKitNames

/// The shadow of a text, which isn't drawn.
open class NSShadow: NSObject {
  /// The distance, in points; zero by default.
  open var shadowOffset = CGSize.zero
  /// The blur, in points; 0 by default.
  open var shadowBlurRadius: CGFloat = 0
  /// The color: a `UIColor`, by default black, one third opaque.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Creates a shadow.
  public override init() {
    super.init()
  }
}
