// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

// UIKit's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the context in which a view or an image is being drawn, or `nil` if nothing is being
/// drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  if let image = ImageDrawing.current { return image.context }
  return DrawingScope.current?.drawingContext
}

// UIKit's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context the current one of this thread, until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  ImageDrawing.all.append(ImageDrawing(into: context))
}

// UIKit's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the former context the current one again; does nothing if none was pushed, or if an image
/// has been begun since.
public func UIGraphicsPopContext() {
  if ImageDrawing.all.last?.isPushed == true { ImageDrawing.all.removeLast() }
}

// UIKit's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the current fill color.
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

// UIKit's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a frame 1 point wide inside the edges of a rectangle, in the current fill color.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.fill([
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.minY, width: 1, height: rect.height),
    CGRect(x: rect.maxX - 1, y: rect.minY, width: 1, height: rect.height),
  ])
}

extension UIColor {
  /// Sets the fill and stroke colors of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(self) }

  /// Sets the stroke color of the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(self) }
}

extension UIImage {
  /// Draws the image scaled to fill a rectangle of the current context, in points.
  public func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.draw(self, inside: rect)
  }

  /// Draws the image scaled to fill a rectangle of the current context, with an opacity from 0 to 1.
  ///
  /// The blend mode is ignored.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// Draws the image at its own size in the current context, with an opacity from 0 to 1.
  ///
  /// The blend mode is ignored.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image at its own size in the current context, with its top-left corner at a point.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }
}
