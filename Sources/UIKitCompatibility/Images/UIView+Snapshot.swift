// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames
import ViewNodes

extension UIView {
  /// Returns a view that shows this one as it is now, with the size of its bounds.
  ///
  /// Its picture stays the same if this view changes. Masks of layers are not part of it.
  ///
  /// - Parameter afterUpdates: Whether the view is laid out first.
  /// - Returns: The view.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view that shows a part of this one as it is now.
  ///
  /// - Parameters:
  ///   - rect: The part, in the coordinates of this view, in points.
  ///   - afterUpdates: Whether the view is laid out first.
  ///   - capInsets: Provided for source compatibility; the whole picture is stretched.
  /// - Returns: The view, or `nil` if the rectangle isn't finite.
  public final func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.isFinite else { return nil }
    if afterUpdates { layoutIfNeeded() }
    let image = UIImage(size: rect.size, displayScale: pixelsPerPoint) { context in
      context.withTransform(Transform(translationX: -rect.minX, y: -rect.minY)) {
        self.paint(in: context)
      }
    }
    return SnapshotView(image)
  }

  /// Draws the view and its subviews in the coordinates of its bounds.
  private final func paint(in context: any GraphicsContext) {
    let inside = {
      self.layerStorage?.paintContent(in: context)
      self.draw(self.bounds, in: context)
      for view in self.subviewsFromBack where !view.isHidden && view.alpha > 0 {
        context.withTransform(view.mapToParent) {
          context.withOpacity(view.alpha) { view.paint(in: context) }
        }
      }
    }
    guard let layer = layerStorage else { return inside() }
    layer.paint(in: context, inside)
  }

  private final var subviewsFromBack: [UIView] {
    guard subviews.contains(where: { ($0.layerStorage?.zPosition ?? 0) != 0 }) else {
      return subviews
    }
    return subviews.enumerated()
      .sorted {
        ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
      }
      .map(\.element)
  }
}

extension CALayer {
  /// Draws the background, what is inside, and the border.
  fileprivate final func paint(in context: any GraphicsContext, _ inside: () -> Void) {
    if let backgroundColor { context.fill(outline, with: backgroundColor) }
    if masksToBounds { context.withClip(to: outline, inside) } else { inside() }
    guard borderWidth > 0, let borderColor else { return }
    context.stroke(
      CGPath(
        roundedRect: bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2),
        cornerRadius: max(0, cornerRadius - borderWidth / 2)),
      with: borderColor, style: StrokeStyle(width: borderWidth))
  }

  /// Draws the layer's own content and its sublayers.
  fileprivate final func paintContent(in context: any GraphicsContext) {
    draw(bounds, in: context)
    for layer in sublayers ?? [] where !layer.isHidden && layer.opacity > 0 {
      let origin = layer.frame.origin
      let map = layer.transformInSuperlayer ?? Transform(translationX: origin.x, y: origin.y)
      context.withTransform(map) {
        context.withOpacity(layer.opacity) {
          layer.paint(in: context) { layer.paintContent(in: context) }
        }
      }
    }
  }
}

/// A view that shows a picture of another.
private final class SnapshotView: UIView {
  private let image: UIImage

  init(_ image: UIImage) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image.size))
    isUserInteractionEnabled = false
  }

  override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    context.draw(image, in: bounds, tint: tintColor)
  }
}
