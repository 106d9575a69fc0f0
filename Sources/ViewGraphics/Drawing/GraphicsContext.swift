// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The destination of ``ViewNode/draw(_:in:)``.
///
/// Coordinates are those of the node's bounds, in points, with the origin at the top left. Nodes
/// don't know which output receives the drawing; the display list in ViewPictures is the only
/// implementation in the library.
public protocol GraphicsContext: AnyObject {
  /// The number of pixels per point, for drawing hairlines.
  var displayScale: CGFloat { get }

  /// Fills a path with a color.
  func fill(_ path: BezierPath, with color: Color)

  /// Fills a path with a gradient whose unit coordinates are relative to the bounds of the path.
  func fill(_ path: BezierPath, with gradient: Gradient)

  /// Strokes a path, with half the line width on either side.
  func stroke(_ path: BezierPath, with color: Color, style: StrokeStyle)

  /// Draws a line of text.
  func draw(_ line: TextLine)

  /// Draws an image into a rectangle; template images are filled with the tint color.
  func draw(_ image: Image, in rect: CGRect, tint: Color)

  /// Draws the content of a closure with a shadow.
  func withShadow(_ shadow: Shadow, _ body: () -> Void)

  /// Draws the content of a closure clipped to a path.
  func withClip(to path: BezierPath, _ body: () -> Void)

  /// Draws the content of a closure under an affine transform.
  func withTransform(_ transform: Transform, _ body: () -> Void)

  /// Draws the content of a closure as a group with an opacity from 0 to 1.
  func withOpacity(_ opacity: CGFloat, _ body: () -> Void)
}
