// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A renderer that creates an image from drawing commands, with lines that stay sharp at any scale.
///
/// Dynamic colors are resolved where the image is shown.
open class UIGraphicsImageRenderer: NSObject {
  /// The format of the images.
  public final let format: UIGraphicsImageRendererFormat
  private final let bounds: CGRect

  /// Creates a renderer for images with bounds in points.
  ///
  /// - Parameters:
  ///   - bounds: The area; an image has its size, and its top left corner is the area's origin.
  ///   - format: The format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let isUsable = [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy(\.isFinite)
    self.bounds = isUsable ? bounds.standardized : .zero
    self.format = format
    super.init()
  }

  /// Creates a renderer for images with bounds in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Creates a renderer of images of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of a size, in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// Returns an image of a closure's drawing, with UIKit's functions or with the context.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(size: bounds.size, displayScale: format.scale) { destination in
      let map = Transform(translationX: -bounds.minX, y: -bounds.minY)
      destination.withTransform(map) {
        if format.opaque { destination.fill(CGPath(rect: bounds), with: .black) }
        DrawingScope.perform(in: destination) {
          guard let context = UIGraphicsGetCurrentContext() else { return }
          actions(UIGraphicsImageRendererContext(context, format))
        }
      }
    }
  }
}
