// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames
import ViewNodes

extension UIView {
  /// Returns a view that shows this one as it is now, with the size of its bounds.
  ///
  /// Its picture stays the same if this view changes. The opacity, transform, and mask of this view
  /// itself are not part of it.
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
    let recorder = TreeRecorder(
      size: rect.size, displayScale: pixelsPerPoint, traits: traitCollection)
    var walk = TreeWalk(target: recorder)
    walk.paintInside(ofTree: self, at: CGPoint(x: -rect.minX, y: -rect.minY))
    return SnapshotView(recorder.image)
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

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    context.draw(image, in: bounds, tint: shownTint)
  }
}
