// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A scroll view's delegate that records its calls and returns configured values.
public final class MockScrollNodeDelegate: NSObject, UIScrollViewDelegate {
  /// Creates the mock.
  public override init() {}

  /// The calls to ``scrollViewDidScroll(_:)``.
  public let didScrollCalls = CallRecorder<UIScrollView, Void>()

  /// Records the call.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    didScrollCalls.record(scrollView)
  }

  /// The calls to ``scrollViewWillBeginDragging(_:)``.
  public let willBeginDraggingCalls = CallRecorder<UIScrollView, Void>()

  /// Records the call.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    willBeginDraggingCalls.record(scrollView)
  }

  /// The calls to ``scrollViewDidEndDragging(_:willDecelerate:)``.
  public let didEndDraggingCalls = CallRecorder<
    (scrollView: UIScrollView, decelerate: Bool), Void
  >()

  /// Records the call.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    didEndDraggingCalls.record((scrollView, decelerate))
  }

  /// The calls to ``scrollViewWillBeginDecelerating(_:)``.
  public let willBeginDeceleratingCalls = CallRecorder<UIScrollView, Void>()

  /// Records the call.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    willBeginDeceleratingCalls.record(scrollView)
  }

  /// The calls to ``scrollViewDidEndDecelerating(_:)``.
  public let didEndDeceleratingCalls = CallRecorder<UIScrollView, Void>()

  /// Records the call.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    didEndDeceleratingCalls.record(scrollView)
  }

  /// The calls to ``scrollViewDidEndScrollingAnimation(_:)``.
  public let didEndScrollingAnimationCalls = CallRecorder<UIScrollView, Void>()

  /// Records the call.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    didEndScrollingAnimationCalls.record(scrollView)
  }

  /// The calls to ``scrollViewShouldScrollToTop(_:)``, which returns `true` by default.
  public let shouldScrollToTopCalls = CallRecorder<UIScrollView, Bool>()

  /// Records the call and returns the configured value.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    shouldScrollToTopCalls.record(scrollView) { true }
  }

  /// The calls to ``scrollViewDidScrollToTop(_:)``.
  public let didScrollToTopCalls = CallRecorder<UIScrollView, Void>()

  /// Records the call.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    didScrollToTopCalls.record(scrollView)
  }

  /// The calls to ``scrollViewDidChangeAdjustedContentInset(_:)``.
  public let didChangeAdjustedContentInsetCalls = CallRecorder<UIScrollView, Void>()

  /// Records the call.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    didChangeAdjustedContentInsetCalls.record(scrollView)
  }

  /// The calls to ``viewForZooming(in:)``, which returns `nil` by default.
  public let viewForZoomingCalls = CallRecorder<UIScrollView, UIView?>()

  /// Records the call and returns the configured value.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    viewForZoomingCalls.record(scrollView) { nil }
  }

  /// The calls to ``scrollViewWillBeginZooming(_:with:)``.
  public let willBeginZoomingCalls = CallRecorder<(scrollView: UIScrollView, view: UIView?), Void>()

  /// Records the call.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    willBeginZoomingCalls.record((scrollView, view))
  }

  /// The calls to ``scrollViewDidZoom(_:)``.
  public let didZoomCalls = CallRecorder<UIScrollView, Void>()

  /// Records the call.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { didZoomCalls.record(scrollView) }

  /// The calls to ``scrollViewDidEndZooming(_:with:atScale:)``.
  public let didEndZoomingCalls = CallRecorder<
    (scrollView: UIScrollView, view: UIView?, scale: CGFloat), Void
  >()

  /// Records the call.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    didEndZoomingCalls.record((scrollView, view, scale))
  }

  /// The calls to ``scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)``, which returns
  /// the final content offset, by default unchanged.
  public let willEndDraggingCalls = CallRecorder<
    (scrollView: UIScrollView, velocity: CGPoint, targetContentOffset: CGPoint), CGPoint
  >()

  /// Records the call and sets the configured target.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee
    targetContentOffset.pointee =
      willEndDraggingCalls.record((scrollView, velocity, target)) { target }
  }
}
