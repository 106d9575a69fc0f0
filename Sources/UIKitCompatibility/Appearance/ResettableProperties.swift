// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames
import ViewNodes

// Properties that UIKit declares as implicitly unwrapped: they are never `nil`, and setting `nil`
// restores the default.

extension UIView {
  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tint color of interactive elements; if set to `nil`, that of the superview, or system blue
  /// at the root.
  public var tintColor: UIColor! {
    get { shownTint }
    set {
      guard let newValue else { return removeOwnTint() }
      shownTint = newValue
    }
  }
}

extension UILabel {
  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text; if set to `nil`, the system font at 17 points.
  public var font: UIFont! {
    get { shownFont }
    set { shownFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize) }
  }

  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text; if set to `nil`, that of primary text.
  public var textColor: UIColor! {
    get { shownTextColor }
    set { shownTextColor = newValue ?? .label }
  }
}

extension UIActivityIndicatorView {
  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the spokes; if set to `nil`, system gray.
  public var color: UIColor! {
    get { shownColor }
    set { shownColor = newValue ?? .systemGray }
  }
}
