// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

// UIKit's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the context that a view or an image is being drawn in, or `nil` if nothing is drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  if let image = ImageDrawing.current { return image.context }
  guard let scope = DrawingScope.current else { return nil }
  if let known = scope.companion as? CGContext { return known }
  let made = CGContext(scope.context)
  scope.companion = made
  return made
}

// UIKit's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the current fill color.
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

// UIKit's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a line of 1 point inside the edges of a rectangle in the current fill color.
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
  /// Sets the fill and stroke color of the current context.
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
  /// Draws the image into a rectangle of the current context, in points.
  public func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.draw(self, in: rect)
  }

  /// Draws the image at its natural size into the current context.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }
}
