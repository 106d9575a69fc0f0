// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

extension Shape {
  /// Returns a shape that is the area of a line along this one's outline.
  ///
  /// Filled, it looks exactly as the line does. Its own outline, which a stroke or a trim of it
  /// follows, consists of overlapping parts.
  ///
  /// - Parameter lineWidth: The width in points; one that is not finite is treated as 1.
  /// - Returns: The shape of the line.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns a shape that is the area of a line along this one's outline.
  ///
  /// Filled, it looks exactly as the line does. Its own outline, which a stroke or a trim of it
  /// follows, consists of overlapping parts.
  ///
  /// - Parameter style: The stroke style of the line.
  /// - Returns: The shape of the line.
  public func stroke(style: StrokeStyle) -> some Shape {
    OutlineShape(shape: self, line: style.usable)
  }
}

/// A shape that is the area of a line.
protocol OutlinedShape: Shape {
  associatedtype Base: Shape

  /// The shape that the line follows.
  var base: Base { get }
  var line: StrokeStyle { get }
}

/// The area of a line along the outline of another shape.
private struct OutlineShape<Base: Shape>: OutlinedShape {
  let base: Base
  let line: StrokeStyle

  init(shape: Base, line: StrokeStyle) {
    base = shape
    self.line = line
  }

  func path(in rect: CGRect) -> BezierPath { base.path(in: rect).strokedPath(line) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

nonisolated extension StrokeStyle {
  /// The style with a width that can be drawn.
  var usable: StrokeStyle {
    var style = self
    style.width = width.isFinite ? max(width, 0) : 1
    return style
  }
}
