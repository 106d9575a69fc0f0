// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames
public import ViewNodes

extension UIButton {
  /// A Boolean value that indicates whether a pointer over the button highlights it; no effect here.
  public final var isPointerInteractionEnabled: Bool {
    get { false }
    set {}
  }

  /// A Boolean value that indicates whether a touch makes the button glow; no effect here, as in UIKit
  /// today.
  public final var showsTouchWhenHighlighted: Bool {
    get { false }
    set {}
  }
}

nonisolated extension UIButton.Configuration {
  /// Creates a style of translucent glass, drawn as a gray capsule here.
  public static func glass() -> UIButton.Configuration { capsule(.gray()) }

  /// Creates a style of glass in the tint color, drawn as a filled capsule here.
  public static func prominentGlass() -> UIButton.Configuration { capsule(.filled()) }

  /// Creates a style of clear glass, drawn as a gray capsule here.
  public static func clearGlass() -> UIButton.Configuration { capsule(.gray()) }

  private static func capsule(_ style: UIButton.Configuration) -> UIButton.Configuration {
    var style = style
    style.cornerStyle = .capsule
    return style
  }
}
