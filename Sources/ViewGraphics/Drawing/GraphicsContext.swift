// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The destination of ``ViewNode/draw(_:in:)``.
///
/// Coordinates are those of the node's bounds, in points, with the origin at the top left. Nodes
/// don't know which output receives the drawing; the display list in ViewPictures is the only
/// implementation in the library. A destination that doesn't define masks, filters, and blend modes
/// ignores them.
public protocol GraphicsContext: AnyObject {
  /// The number of pixels per point, for drawing hairlines.
  var displayScale: CGFloat { get }

  /// Fills a path with a color.
  ///
  /// - Parameters:
  ///   - path: The path, in points; its fill rule applies.
  ///   - color: The color.
  func fill(_ path: BezierPath, with color: Color)

  /// Fills a path with a gradient whose unit coordinates are relative to the bounds of the path.
  ///
  /// - Parameters:
  ///   - path: The path, in points; its fill rule applies.
  ///   - gradient: The gradient.
  func fill(_ path: BezierPath, with gradient: Gradient)

  /// Strokes a path, with half the line width on either side.
  ///
  /// - Parameters:
  ///   - path: The path, in points.
  ///   - color: The color.
  ///   - style: The line width in points, and the shape of ends and corners.
  func stroke(_ path: BezierPath, with color: Color, style: StrokeStyle)

  /// Draws a line of text.
  func draw(_ line: TextLine)

  /// Draws an image into a rectangle; template images are filled with the tint color.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle that the image fills, in points.
  ///   - tint: The color of a template image; ignored for others.
  func draw(_ image: Image, in rect: CGRect, tint: Color)

  /// Draws the content of a closure with a shadow.
  ///
  /// - Parameters:
  ///   - shadow: The shadow.
  ///   - body: A closure that draws the content.
  func withShadow(_ shadow: Shadow, _ body: () -> Void)

  /// Draws the content of a closure clipped to a path.
  ///
  /// - Parameters:
  ///   - path: The path outside of which nothing is drawn, in points.
  ///   - body: A closure that draws the content.
  func withClip(to path: BezierPath, _ body: () -> Void)

  /// Draws the content of a closure under an affine transform.
  ///
  /// - Parameters:
  ///   - transform: The transform from the content's coordinates to the current ones.
  ///   - body: A closure that draws the content.
  func withTransform(_ transform: Transform, _ body: () -> Void)

  /// Draws the content of a closure as a group with an opacity from 0 to 1.
  ///
  /// - Parameters:
  ///   - opacity: The opacity, from 0 (transparent) to 1 (opaque).
  ///   - body: A closure that draws the content.
  func withOpacity(_ opacity: CGFloat, _ body: () -> Void)

  /// Draws the content of a closure with the opacity of another drawing, whose colors don't matter.
  ///
  /// - Parameters:
  ///   - mask: A closure that draws the mask into the passed context, in the same coordinates; where
  ///     it draws nothing, nothing is visible.
  ///   - body: A closure that draws the content.
  func withMask(_ mask: (any GraphicsContext) -> Void, _ body: () -> Void)

  /// Draws the content of a closure as a group with a filter.
  ///
  /// - Parameters:
  ///   - filter: The filter; one with numbers that aren't finite has no effect.
  ///   - body: A closure that draws the content.
  func withFilter(_ filter: DrawingFilter, _ body: () -> Void)

  /// Draws the content of a closure as a group whose colors are combined with those behind it.
  ///
  /// In the group, only its own colors are behind others.
  ///
  /// - Parameters:
  ///   - mode: The way in which colors are combined.
  ///   - body: A closure that draws the content.
  func withBlendMode(_ mode: BlendMode, _ body: () -> Void)
}
