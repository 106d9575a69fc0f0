// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewTree

/// An item that constraint blocks can relate: a node or a layout guide.
///
/// Its members are protocol extensions, so your class may have properties named `top` or `size`.
/// Inside such a class, write `topAnchor`, which works wherever `top` does.
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

  /// The left edge, in either layout direction.
  public var left: AbsoluteXAnchor { AbsoluteXAnchor(target: LayoutAnchorTarget(self, .left)) }

  /// The right edge, in either layout direction.
  public var right: AbsoluteXAnchor { AbsoluteXAnchor(target: LayoutAnchorTarget(self, .right)) }

  /// The horizontal center.
  public var centerX: CenterXAnchor { CenterXAnchor(target: LayoutAnchorTarget(self, .centerX)) }

  /// The top edge.
  public var top: YAxisAnchor { YAxisAnchor(target: LayoutAnchorTarget(self, .top)) }

  /// The bottom edge.
  public var bottom: YAxisAnchor { YAxisAnchor(target: LayoutAnchorTarget(self, .bottom)) }

  /// The vertical center.
  public var centerY: YAxisAnchor { YAxisAnchor(target: LayoutAnchorTarget(self, .centerY)) }

  /// The baseline of the first line of text; the top edge if there is no text.
  public var firstBaseline: YAxisAnchor {
    YAxisAnchor(target: LayoutAnchorTarget(self, .firstBaseline))
  }

  /// The baseline of the last line of text; the bottom edge if there is no text.
  public var lastBaseline: YAxisAnchor {
    YAxisAnchor(target: LayoutAnchorTarget(self, .lastBaseline))
  }

  /// The width.
  public var width: LayoutDimension { LayoutDimension(target: LayoutAnchorTarget(self, .width)) }

  /// The height.
  public var height: LayoutDimension { LayoutDimension(target: LayoutAnchorTarget(self, .height)) }

  /// All four edges.
  public var edges: ConstraintEdges<AllEdges> { ConstraintEdges(of: self) }

  /// The leading and trailing edges.
  public var horizontalEdges: ConstraintEdges<HorizontalEdges> { ConstraintEdges(of: self) }

  /// The top and bottom edges.
  public var verticalEdges: ConstraintEdges<VerticalEdges> { ConstraintEdges(of: self) }

  /// The width and height.
  public var size: ConstraintSize { ConstraintSize(reference: reference) }

  /// The horizontal and vertical centers. (UIKit's `center` is a point.)
  public var centers: ConstraintCenters { ConstraintCenters(reference: reference) }
}
