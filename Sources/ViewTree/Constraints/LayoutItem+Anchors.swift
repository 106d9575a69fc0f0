// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// A client that also imports `UIKitCompatibility`, whose members have the same names and UIKit's
// types, gets those members unless only these type-check.

extension ViewNode {
  /// The leading edge.
  @_disfavoredOverload
  public var leadingAnchor: DirectionalXAnchor {
    DirectionalXAnchor(target: LayoutAnchorTarget(self, .leading))
  }

  /// The trailing edge.
  @_disfavoredOverload
  public var trailingAnchor: DirectionalXAnchor {
    DirectionalXAnchor(target: LayoutAnchorTarget(self, .trailing))
  }

  /// The left edge, in either layout direction.
  @_disfavoredOverload
  public var leftAnchor: AbsoluteXAnchor {
    AbsoluteXAnchor(target: LayoutAnchorTarget(self, .left))
  }

  /// The right edge, in either layout direction.
  @_disfavoredOverload
  public var rightAnchor: AbsoluteXAnchor {
    AbsoluteXAnchor(target: LayoutAnchorTarget(self, .right))
  }

  /// The horizontal center.
  @_disfavoredOverload
  public var centerXAnchor: CenterXAnchor {
    CenterXAnchor(target: LayoutAnchorTarget(self, .centerX))
  }

  /// The top edge.
  @_disfavoredOverload
  public var topAnchor: YAxisAnchor {
    YAxisAnchor(target: LayoutAnchorTarget(self, .top))
  }

  /// The bottom edge.
  @_disfavoredOverload
  public var bottomAnchor: YAxisAnchor {
    YAxisAnchor(target: LayoutAnchorTarget(self, .bottom))
  }

  /// The vertical center.
  @_disfavoredOverload
  public var centerYAnchor: YAxisAnchor {
    YAxisAnchor(target: LayoutAnchorTarget(self, .centerY))
  }

  /// The width.
  @_disfavoredOverload
  public var widthAnchor: LayoutDimension {
    LayoutDimension(target: LayoutAnchorTarget(self, .width))
  }

  /// The height.
  @_disfavoredOverload
  public var heightAnchor: LayoutDimension {
    LayoutDimension(target: LayoutAnchorTarget(self, .height))
  }

  /// The baseline of the first line of text; the top edge if there is no text.
  @_disfavoredOverload
  public var firstBaselineAnchor: YAxisAnchor {
    YAxisAnchor(target: LayoutAnchorTarget(self, .firstBaseline))
  }

  /// The baseline of the last line of text; the bottom edge if there is no text.
  @_disfavoredOverload
  public var lastBaselineAnchor: YAxisAnchor {
    YAxisAnchor(target: LayoutAnchorTarget(self, .lastBaseline))
  }
}

extension LayoutGuide {
  /// The leading edge.
  @_disfavoredOverload
  public var leadingAnchor: DirectionalXAnchor {
    DirectionalXAnchor(target: LayoutAnchorTarget(self, .leading))
  }

  /// The trailing edge.
  @_disfavoredOverload
  public var trailingAnchor: DirectionalXAnchor {
    DirectionalXAnchor(target: LayoutAnchorTarget(self, .trailing))
  }

  /// The left edge, in either layout direction.
  @_disfavoredOverload
  public var leftAnchor: AbsoluteXAnchor {
    AbsoluteXAnchor(target: LayoutAnchorTarget(self, .left))
  }

  /// The right edge, in either layout direction.
  @_disfavoredOverload
  public var rightAnchor: AbsoluteXAnchor {
    AbsoluteXAnchor(target: LayoutAnchorTarget(self, .right))
  }

  /// The horizontal center.
  @_disfavoredOverload
  public var centerXAnchor: CenterXAnchor {
    CenterXAnchor(target: LayoutAnchorTarget(self, .centerX))
  }

  /// The top edge.
  @_disfavoredOverload
  public var topAnchor: YAxisAnchor {
    YAxisAnchor(target: LayoutAnchorTarget(self, .top))
  }

  /// The bottom edge.
  @_disfavoredOverload
  public var bottomAnchor: YAxisAnchor {
    YAxisAnchor(target: LayoutAnchorTarget(self, .bottom))
  }

  /// The vertical center.
  @_disfavoredOverload
  public var centerYAnchor: YAxisAnchor {
    YAxisAnchor(target: LayoutAnchorTarget(self, .centerY))
  }

  /// The width.
  @_disfavoredOverload
  public var widthAnchor: LayoutDimension {
    LayoutDimension(target: LayoutAnchorTarget(self, .width))
  }

  /// The height.
  @_disfavoredOverload
  public var heightAnchor: LayoutDimension {
    LayoutDimension(target: LayoutAnchorTarget(self, .height))
  }
}
