// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import ViewNodes

/// The context in which an image is drawn.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The context of Core Graphics.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// Fills a rectangle with the current fill color.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Draws a line of 1 point inside the edges of a rectangle in the current stroke color.
  public func stroke(_ rect: CGRect) {
    cgContext.beginPath()
    cgContext.addRect(rect.insetBy(dx: 0.5, dy: 0.5))
    cgContext.strokePath()
  }

  /// Clips subsequent drawing to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
