// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// How the contents of a layer fill its bounds.
public nonisolated struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Stretches the contents.
  public static let resize = Self(rawValue: "resize")
  /// Shows all of the contents, with their proportions.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// Fills the bounds with the contents, with their proportions.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
  /// Centers the contents.
  public static let center = Self(rawValue: "center")
  /// Places the contents at the top, centered.
  public static let top = Self(rawValue: "top")
  /// Places the contents at the bottom, centered.
  public static let bottom = Self(rawValue: "bottom")
  /// Places the contents at the left, centered.
  public static let left = Self(rawValue: "left")
  /// Places the contents at the right, centered.
  public static let right = Self(rawValue: "right")
  /// Places the contents in the top left corner.
  public static let topLeft = Self(rawValue: "topLeft")
  /// Places the contents in the top right corner.
  public static let topRight = Self(rawValue: "topRight")
  /// Places the contents in the bottom left corner.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// Places the contents in the bottom right corner.
  public static let bottomRight = Self(rawValue: "bottomRight")

  private static let modes: [(CALayerContentsGravity, UIView.ContentMode)] = [
    (.resize, .scaleToFill), (.resizeAspect, .scaleAspectFit),
    (.resizeAspectFill, .scaleAspectFill), (.center, .center), (.top, .top), (.bottom, .bottom),
    (.left, .left), (.right, .right), (.topLeft, .topLeft), (.topRight, .topRight),
    (.bottomLeft, .bottomLeft), (.bottomRight, .bottomRight),
  ]

  init(_ mode: UIView.ContentMode) {
    self = Self.modes.first { $0.1 == mode }?.0 ?? .resize
  }

  /// The corresponding mode of a view; an unknown value stretches the contents.
  var contentMode: UIView.ContentMode { Self.modes.first { $0.0 == self }?.1 ?? .scaleToFill }
}
