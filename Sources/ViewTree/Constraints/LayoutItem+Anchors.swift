// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// The leading edge.
  public var leadingAnchor: DirectionalXAnchor {
    DirectionalXAnchor(target: LayoutAnchorTarget(self, .leading))
  }

  /// The trailing edge.
  public var trailingAnchor: DirectionalXAnchor {
    DirectionalXAnchor(target: LayoutAnchorTarget(self, .trailing))
  }

  /// The left edge, in either layout direction.
  public var leftAnchor: AbsoluteXAnchor {
    AbsoluteXAnchor(target: LayoutAnchorTarget(self, .left))
  }

  /// The right edge, in either layout direction.
  public var rightAnchor: AbsoluteXAnchor {
    AbsoluteXAnchor(target: LayoutAnchorTarget(self, .right))
  }

  /// The horizontal center.
  public var centerXAnchor: CenterXAnchor {
    CenterXAnchor(target: LayoutAnchorTarget(self, .centerX))
  }

  /// The top edge.
  public var topAnchor: YAxisAnchor {
    YAxisAnchor(target: LayoutAnchorTarget(self, .top))
  }

  /// The bottom edge.
  public var bottomAnchor: YAxisAnchor {
    YAxisAnchor(target: LayoutAnchorTarget(self, .bottom))
  }

  /// The vertical center.
  public var centerYAnchor: YAxisAnchor {
    YAxisAnchor(target: LayoutAnchorTarget(self, .centerY))
  }

  /// The width.
  public var widthAnchor: LayoutDimension {
    LayoutDimension(target: LayoutAnchorTarget(self, .width))
  }

  /// The height.
  public var heightAnchor: LayoutDimension {
    LayoutDimension(target: LayoutAnchorTarget(self, .height))
  }

  /// The baseline of the first line of text; the top edge if there is no text.
  public var firstBaselineAnchor: YAxisAnchor {
    YAxisAnchor(target: LayoutAnchorTarget(self, .firstBaseline))
  }

  /// The baseline of the last line of text; the bottom edge if there is no text.
  public var lastBaselineAnchor: YAxisAnchor {
    YAxisAnchor(target: LayoutAnchorTarget(self, .lastBaseline))
  }
}

extension LayoutGuide {
  /// The leading edge.
  public var leadingAnchor: DirectionalXAnchor {
    DirectionalXAnchor(target: LayoutAnchorTarget(self, .leading))
  }

  /// The trailing edge.
  public var trailingAnchor: DirectionalXAnchor {
    DirectionalXAnchor(target: LayoutAnchorTarget(self, .trailing))
  }

  /// The left edge, in either layout direction.
  public var leftAnchor: AbsoluteXAnchor {
    AbsoluteXAnchor(target: LayoutAnchorTarget(self, .left))
  }

  /// The right edge, in either layout direction.
  public var rightAnchor: AbsoluteXAnchor {
    AbsoluteXAnchor(target: LayoutAnchorTarget(self, .right))
  }

  /// The horizontal center.
  public var centerXAnchor: CenterXAnchor {
    CenterXAnchor(target: LayoutAnchorTarget(self, .centerX))
  }

  /// The top edge.
  public var topAnchor: YAxisAnchor {
    YAxisAnchor(target: LayoutAnchorTarget(self, .top))
  }

  /// The bottom edge.
  public var bottomAnchor: YAxisAnchor {
    YAxisAnchor(target: LayoutAnchorTarget(self, .bottom))
  }

  /// The vertical center.
  public var centerYAnchor: YAxisAnchor {
    YAxisAnchor(target: LayoutAnchorTarget(self, .centerY))
  }

  /// The width.
  public var widthAnchor: LayoutDimension {
    LayoutDimension(target: LayoutAnchorTarget(self, .width))
  }

  /// The height.
  public var heightAnchor: LayoutDimension {
    LayoutDimension(target: LayoutAnchorTarget(self, .height))
  }
}
