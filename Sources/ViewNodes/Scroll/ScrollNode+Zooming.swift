// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension ScrollNode {
  /// The scale of the view that the delegate returns from `viewForZooming(in:)`, 1 by default.
  ///
  /// A new scale is clamped to ``minimumZoomScale`` and ``maximumZoomScale``; it scales the view from
  /// its top-left corner, makes the content as large as the view, and keeps the center of what is
  /// visible where it is. Without a view to zoom, it is ignored. A scale that isn't finite is
  /// reported and ignored.
  public final var zoomScale: CGFloat {
    get { zoom?.scale ?? 1 }
    set { changeZoomScale(to: newValue) }
  }

  /// The minimum scale, 1 by default; the current scale remains as it is.
  ///
  /// A value that isn't positive is ignored; one that isn't finite is also reported.
  public final var minimumZoomScale: CGFloat {
    get { zoom?.least ?? 1 }
    set { changeZoomLimit(\.least, to: newValue) }
  }

  /// The maximum scale, 1 by default; the current scale remains as it is.
  ///
  /// It must be greater than ``minimumZoomScale`` for pinches to zoom. A value that isn't positive is
  /// ignored; one that isn't finite is also reported.
  public final var maximumZoomScale: CGFloat {
    get { zoom?.greatest ?? 1 }
    set { changeZoomLimit(\.greatest, to: newValue) }
  }

  /// A Boolean value that indicates whether zooming beyond the limits bounces in UIKit; `true` by
  /// default.
  ///
  /// It has no effect, because pinches don't zoom beyond the limits here.
  public final var bouncesZoom: Bool {
    get { zoom?.bounces ?? true }
    set { madeZoom.bounces = newValue }
  }

  /// A Boolean value that indicates whether a pinch is zooming the content.
  public final var isZooming: Bool { zoom?.start != nil }

  /// A Boolean value that indicates whether zoomed content is returning to its limits, which it never
  /// leaves here; always `false`.
  public final var isZoomBouncing: Bool { false }

  /// The recognizer of pinches that zoom, or `nil` if the limits leave no choice of scales.
  public final var pinchGestureRecognizer: PinchGestureRecognizer? {
    guard let zoom, zoom.greatest > zoom.least else { return nil }
    return zoom.pinch
  }

  /// Changes the scale; see ``zoomScale``.
  ///
  /// - Parameters:
  ///   - scale: The scale.
  ///   - animated: Whether the delegate is notified of the end; the change is immediate.
  public final func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard changeZoomScale(to: scale), animated, let view = zoomedView else { return }
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
  }

  /// Zooms and scrolls so that a rectangle is as large as possible in the visible area, and in its
  /// middle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the coordinates of the view that is zoomed, in points. An empty one,
  ///     or one that isn't finite, is ignored; the latter is reported.
  ///   - animated: Whether the delegate is notified of the end; the change is immediate.
  public final func zoom(to rect: CGRect, animated: Bool) {
    guard rect.isFinite else {
      report(.notFinite(node: debugName))
      return
    }
    guard let view = zoomedView, !rect.isEmpty else { return }
    let size = boundsStorage.size
    let scale = madeZoom.clamped(min(size.width / rect.width, size.height / rect.height))
    let changes = changeZoomScale(to: scale)
    let shown = convert(rect, from: view)
    contentOffset = limits.clamped(
      CGPoint(x: shown.midX - size.width / 2, y: shown.midY - size.height / 2))
    if changes, animated {
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }

  // MARK: Scale

  private final var madeZoom: ScrollZoom {
    if let zoom { return zoom }
    let made = ScrollZoom()
    zoom = made
    return made
  }

  /// The view that the delegate lets zoom.
  private final var zoomedView: ViewNode? {
    guard let view = delegate?.viewForZooming(in: self), view.superview === self else { return nil }
    return view
  }

  private final func changeZoomLimit(
    _ limit: ReferenceWritableKeyPath<ScrollZoom, CGFloat>, to scale: CGFloat
  ) {
    guard scale.isFinite else {
      report(.notFinite(node: debugName))
      return
    }
    guard scale > 0 else { return }
    let zoom = madeZoom
    zoom[keyPath: limit] = scale
    if zoom.pinch == nil, zoom.greatest > zoom.least {
      let pinch = PinchGestureRecognizer()
      zoom.pinch = pinch
      addGestureRecognizer(pinch)
      pinch.addTarget(self) { $0.followPinch() }
    }
    zoom.pinch?.isEnabled = zoom.greatest > zoom.least
  }

  /// Changes the scale around the center of the visible area.
  ///
  /// - Returns: Whether the scale has changed.
  @discardableResult
  private final func changeZoomScale(to scale: CGFloat) -> Bool {
    let size = boundsStorage.size
    return changeZoomScale(to: scale, around: CGPoint(x: size.width / 2, y: size.height / 2))
  }

  /// Changes the scale around a point of the node, in points from its top-left corner.
  @discardableResult
  private final func changeZoomScale(to scale: CGFloat, around point: CGPoint) -> Bool {
    guard scale.isFinite else {
      report(.notFinite(node: debugName))
      return false
    }
    let zoom = madeZoom
    let (former, next) = (zoom.scale, zoom.clamped(scale))
    guard next != former, let view = zoomedView else { return false }
    zoom.scale = next
    let origin = view.frame.origin
    let fixed = CGPoint(x: contentOffset.x + point.x, y: contentOffset.y + point.y)
    applyZoom(to: view)
    updateZoomedContentSize(with: view)
    let factor = next / former
    moveOffset(
      to: limits.clamped(
        CGPoint(
          x: origin.x + (fixed.x - origin.x) * factor - point.x,
          y: origin.y + (fixed.y - origin.y) * factor - point.y)))
    delegate?.scrollViewDidZoom(self)
    return true
  }

  /// Scales the view from its top-left corner.
  private final func applyZoom(to view: ViewNode) {
    let scale = zoomScale
    var transform = Transform(scaleX: scale, y: scale)
    if view.translatesAutoresizingMaskIntoConstraints {
      guard view.transform != transform else { return }
      let origin = view.frame.origin
      view.transform = transform
      view.frame.origin = origin
    } else {
      // Constraints place the center of the view as if it weren't scaled.
      let size = view.bounds.size
      transform = transform.concatenating(
        Transform(
          translationX: size.width * (scale - 1) / 2, y: size.height * (scale - 1) / 2))
      if view.transform != transform { view.transform = transform }
    }
  }

  private final func updateZoomedContentSize(with view: ViewNode) {
    if view.translatesAutoresizingMaskIntoConstraints {
      contentSize = view.frame.size
    } else {
      updateContentSizeFromGuide()
    }
  }

  /// Adapts the transform of a zoomed view that constraints place to its size.
  ///
  /// - Returns: The space that the view needs in addition because of its scale, in points.
  final func updateZoomTransform() -> CGSize {
    guard let zoom, zoom.scale != 1, let view = zoomedView,
      !view.translatesAutoresizingMaskIntoConstraints
    else { return .zero }
    applyZoom(to: view)
    let size = view.bounds.size
    return CGSize(width: size.width * (zoom.scale - 1), height: size.height * (zoom.scale - 1))
  }

  // MARK: Pinches

  /// Whether a pinch would zoom.
  final var pinchZooms: Bool { zoomedView != nil }

  private final func followPinch() {
    guard let zoom, let pinch = zoom.pinch else { return }
    switch pinch.state {
    case .began:
      guard let view = zoomedView else { return }
      stopMotion()
      zoom.start = (zoom.scale, pinch.location(in: view))
      delegate?.scrollViewWillBeginZooming(self, with: view)
      moveByPinch(pinch)
    case .changed: moveByPinch(pinch)
    case .ended, .cancelled:
      guard zoom.start != nil else { return }
      zoom.start = nil
      delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom.scale)
    case .possible, .failed: break
    }
  }

  /// Scales the content by the pinch, and keeps the point below it there.
  private final func moveByPinch(_ pinch: PinchGestureRecognizer) {
    guard let zoom, let start = zoom.start, let view = zoomedView else { return }
    // Measured in the superview, which stays still while the content moves.
    let middle = convert(pinch.location(in: superview), from: superview)
    let place = CGPoint(x: middle.x - contentOffset.x, y: middle.y - contentOffset.y)
    changeZoomScale(to: start.scale * pinch.scale, around: place)
    let point = convert(start.point, from: view)
    moveOffset(to: limits.clamped(CGPoint(x: point.x - place.x, y: point.y - place.y)))
  }
}
