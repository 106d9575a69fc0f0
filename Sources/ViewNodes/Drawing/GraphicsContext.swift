// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// What a node's ``ViewNode/draw(_:in:)`` draws into. Coordinates are the node's bounds
/// coordinates, in points, origin top left.
///
/// Nodes never know which output takes the drawing; the display list in ViewPictures is the only
/// implementation in the library.
public protocol GraphicsContext: AnyObject {
  /// The number of pixels per point that hairlines should count with.
  var displayScale: CGFloat { get }

  /// Fills a path with a color.
  func fill(_ path: BezierPath, with color: Color)

  /// Fills a path with a gradient whose unit coordinates are those of the path's bounds.
  func fill(_ path: BezierPath, with gradient: Gradient)

  /// Draws along a path, half of the width on either side of it.
  func stroke(_ path: BezierPath, with color: Color, style: StrokeStyle)

  /// Draws one finished line of text.
  func draw(_ line: TextLine)

  /// Draws an image into a rectangle; template images are filled with the tint.
  func draw(_ image: Image, in rect: CGRect, tint: Color)

  /// Draws what the closure draws with a shadow below it.
  func withShadow(_ shadow: Shadow, _ body: () -> Void)

  /// Draws what the closure draws inside a path only.
  func withClip(to path: BezierPath, _ body: () -> Void)

  /// Draws what the closure draws under a map of coordinates.
  func withTransform(_ transform: Transform, _ body: () -> Void)

  /// Draws what the closure draws as one picture of the given opacity, from 0 to 1.
  func withOpacity(_ opacity: CGFloat, _ body: () -> Void)
}
