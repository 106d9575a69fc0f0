// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension ScrollNode {
  /// The smallest scale, 1 by default.
  public final var minimumZoomScale: CGFloat {
    get { zoom?.minimum ?? 1 }
    set { changeZoom { $0.minimum = newValue } }
  }

  /// The greatest scale, 1 by default.
  public final var maximumZoomScale: CGFloat {
    get { zoom?.maximum ?? 1 }
    set { changeZoom { $0.maximum = newValue } }
  }

  /// A Boolean value that indicates whether a pinch can go beyond the limits; `true` by default, and no
  /// effect here.
  public final var bouncesZoom: Bool {
    get { zoom?.bounces ?? true }
    set { changeZoom { $0.bounces = newValue } }
  }

  /// The scale of the view that the delegate returns from
  /// ``ScrollNodeDelegate/viewForZooming(in:)``; 1 by default.
  public final var zoomScale: CGFloat {
    get { zoom?.scale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// A Boolean value that indicates whether the scale is being changed by a pinch, which it never is
  /// here.
  public final var isZooming: Bool { false }
  /// A Boolean value that indicates whether the scale returns to its limits, which it never does here.
  public final var isZoomBouncing: Bool { false }

  /// Sets the scale of the view that the delegate returns, within the limits; the content becomes as
  /// large as the view.
  ///
  /// Without a delegate that returns a view, nothing changes.
  ///
  /// - Parameters:
  ///   - scale: The scale.
  ///   - animated: Ignored; the scale changes immediately.
  public final func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard scale.isFinite, let view = delegate?.viewForZooming(in: self) else { return }
    let limited = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard limited > 0, limited != zoomScale else { return }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    changeZoom { $0.scale = limited }
    view.transform = Transform(scaleX: limited, y: limited)
    let size = view.frame.size
    view.frame = CGRect(origin: .zero, size: size)
    contentSize = size
    delegate?.scrollViewDidZoom(self)
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: limited)
  }

  /// Zooms so that a rectangle of the zoomed view fills the scroll view.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in coordinates of the view that the delegate returns.
  ///   - animated: Ignored; the scale changes immediately.
  public final func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, rect.isFinite else { return }
    setZoomScale(
      min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    let scale = zoomScale
    setContentOffset(
      CGPoint(
        x: min(
          max(rect.midX * scale - bounds.width / 2, 0), max(contentSize.width - bounds.width, 0)),
        y: min(
          max(rect.midY * scale - bounds.height / 2, 0), max(contentSize.height - bounds.height, 0))
      ),
      animated: false)
  }

  private func changeZoom(_ change: (inout ScrollZoom) -> Void) {
    var changed = zoom ?? ScrollZoom()
    change(&changed)
    zoom = changed
  }
}
