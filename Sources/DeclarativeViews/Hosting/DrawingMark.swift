// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// An item to draw, in the host's coordinates.
enum DrawingMark {
  case fill(BezierPath, Color)
  case gradient(BezierPath, Gradient)
  case stroke(BezierPath, Color, StrokeStyle)
  case text(TextLine)
  /// A line of text with several styles, and the origin of its layout.
  indirect case runs(TextRuns, line: Int, TextLayout, origin: CGPoint)
  case image(Image, CGRect, tint: Color)
  /// A mark with the opacity of others, such as a gradient in the form of text.
  indirect case masked(DrawingMark, by: [DrawingMark])
  case node(ViewNode, CGRect)
  /// An accessibility element with its frame.
  case spoken(AccessibilityAttributes, CGRect)
}

/// An effect that applies to a view and its descendants.
enum DrawingEffect {
  case opacity(CGFloat)
  case shadow(Shadow)
  case clip(BezierPath)
  /// The opacity of another drawing, in the host's coordinates.
  case mask(Drawing)
  case filter(DrawingFilter)
  case blend(BlendMode)
  case hidden
  /// A transform in the host's coordinates, and the untransformed frame.
  case transform(Transform, CGRect)
  /// The view is shown in a node.
  case holder(ViewNode, CGRect)
  /// Contents that scroll within a frame.
  case scroll(
    frame: CGRect, content: CGRect, Axis.Set, showsIndicators: Bool, bounces: Axis.Set,
    anchor: CGPoint?, ScrollState)
}

/// The drawing of a tree in order, with effects opened and closed around what they apply to.
enum DrawingStep {
  case mark(DrawingMark)
  /// An effect, the index of its end, and whether it contains a node.
  case open(DrawingEffect, end: Int, holdsNode: Bool)
  case close
}
