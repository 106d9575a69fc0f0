// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What can stand in a block of constraints: nodes and guides.
///
/// Its members are those of a protocol so that a class of yours may have a property of its own named
/// `top` or `size`; inside such a class write `topAnchor`, which can stand wherever `top` can.
public protocol Constrainable: LayoutItem {}

extension LayoutItem: Constrainable {}

extension Constrainable {
  /// The leading edge.
  public var leading: DirectionalXAnchor {
    DirectionalXAnchor(target: LayoutAnchorTarget(self, .leading))
  }

  /// The trailing edge.
  public var trailing: DirectionalXAnchor {
    DirectionalXAnchor(target: LayoutAnchorTarget(self, .trailing))
  }

  /// The left edge, in either reading direction.
  public var left: AbsoluteXAnchor { AbsoluteXAnchor(target: LayoutAnchorTarget(self, .left)) }

  /// The right edge, in either reading direction.
  public var right: AbsoluteXAnchor { AbsoluteXAnchor(target: LayoutAnchorTarget(self, .right)) }

  /// The horizontal center.
  public var centerX: CenterXAnchor { CenterXAnchor(target: LayoutAnchorTarget(self, .centerX)) }

  /// The top edge.
  public var top: YAxisAnchor { YAxisAnchor(target: LayoutAnchorTarget(self, .top)) }

  /// The bottom edge.
  public var bottom: YAxisAnchor { YAxisAnchor(target: LayoutAnchorTarget(self, .bottom)) }

  /// The vertical center.
  public var centerY: YAxisAnchor { YAxisAnchor(target: LayoutAnchorTarget(self, .centerY)) }

  /// The baseline of the first line of text; the top edge of what has no text.
  public var firstBaseline: YAxisAnchor {
    YAxisAnchor(target: LayoutAnchorTarget(self, .firstBaseline))
  }

  /// The baseline of the last line of text; the bottom edge of what has no text.
  public var lastBaseline: YAxisAnchor {
    YAxisAnchor(target: LayoutAnchorTarget(self, .lastBaseline))
  }

  /// The width.
  public var width: LayoutDimension { LayoutDimension(target: LayoutAnchorTarget(self, .width)) }

  /// The height.
  public var height: LayoutDimension { LayoutDimension(target: LayoutAnchorTarget(self, .height)) }

  /// All four edges.
  public var edges: ConstraintEdges<AllEdges> { ConstraintEdges(of: self) }

  /// The leading and the trailing edge.
  public var horizontalEdges: ConstraintEdges<HorizontalEdges> { ConstraintEdges(of: self) }

  /// The top and the bottom edge.
  public var verticalEdges: ConstraintEdges<VerticalEdges> { ConstraintEdges(of: self) }

  /// Width and height.
  public var size: ConstraintSize { ConstraintSize(reference: reference) }

  /// Both centers. (UIKit's `center` is a point.)
  public var centers: ConstraintCenters { ConstraintCenters(reference: reference) }
}
