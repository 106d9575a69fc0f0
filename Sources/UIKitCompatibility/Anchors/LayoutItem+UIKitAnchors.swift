// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Anchors with UIKit's types. With `import UIKitCompatibility`, they replace those of `ViewNodes`,
// whose types are stricter.

extension ViewNode {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(target: LayoutAnchorTarget(self, .leading))
  }

  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(target: LayoutAnchorTarget(self, .trailing))
  }

  /// The left edge, in either layout direction.
  public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(target: LayoutAnchorTarget(self, .left))
  }

  /// The right edge, in either layout direction.
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(target: LayoutAnchorTarget(self, .right))
  }

  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(target: LayoutAnchorTarget(self, .centerX))
  }

  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(target: LayoutAnchorTarget(self, .top))
  }

  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(target: LayoutAnchorTarget(self, .bottom))
  }

  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(target: LayoutAnchorTarget(self, .centerY))
  }

  /// The width.
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(target: LayoutAnchorTarget(self, .width))
  }

  /// The height.
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(target: LayoutAnchorTarget(self, .height))
  }

  /// The baseline of the first line of text; the top edge if there is no text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(target: LayoutAnchorTarget(self, .firstBaseline))
  }

  /// The baseline of the last line of text; the bottom edge if there is no text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(target: LayoutAnchorTarget(self, .lastBaseline))
  }
}

extension LayoutGuide {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(target: LayoutAnchorTarget(self, .leading))
  }

  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(target: LayoutAnchorTarget(self, .trailing))
  }

  /// The left edge, in either layout direction.
  public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(target: LayoutAnchorTarget(self, .left))
  }

  /// The right edge, in either layout direction.
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(target: LayoutAnchorTarget(self, .right))
  }

  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(target: LayoutAnchorTarget(self, .centerX))
  }

  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(target: LayoutAnchorTarget(self, .top))
  }

  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(target: LayoutAnchorTarget(self, .bottom))
  }

  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(target: LayoutAnchorTarget(self, .centerY))
  }

  /// The width.
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(target: LayoutAnchorTarget(self, .width))
  }

  /// The height.
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(target: LayoutAnchorTarget(self, .height))
  }
}
