// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A delegate of scroll views that records what it is asked and told, and answers as set.
public final class MockScrollNodeDelegate: NSObject, UIScrollViewDelegate {
  /// Creates the mock.
  public override init() {}

  /// The calls of ``scrollViewDidScroll(_:)``.
  public let didScrollCalls = CallRecorder<UIScrollView, Void>()

  /// Records the call.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    didScrollCalls.record(scrollView)
  }

  /// The calls of ``scrollViewWillBeginDragging(_:)``.
  public let willBeginDraggingCalls = CallRecorder<UIScrollView, Void>()

  /// Records the call.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    willBeginDraggingCalls.record(scrollView)
  }

  /// The calls of ``scrollViewDidEndDragging(_:willDecelerate:)``.
  public let didEndDraggingCalls = CallRecorder<
    (scrollView: UIScrollView, decelerate: Bool), Void
  >()

  /// Records the call.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    didEndDraggingCalls.record((scrollView, decelerate))
  }

  /// The calls of ``scrollViewWillBeginDecelerating(_:)``.
  public let willBeginDeceleratingCalls = CallRecorder<UIScrollView, Void>()

  /// Records the call.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    willBeginDeceleratingCalls.record(scrollView)
  }

  /// The calls of ``scrollViewDidEndDecelerating(_:)``.
  public let didEndDeceleratingCalls = CallRecorder<UIScrollView, Void>()

  /// Records the call.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    didEndDeceleratingCalls.record(scrollView)
  }

  /// The calls of ``scrollViewDidEndScrollingAnimation(_:)``.
  public let didEndScrollingAnimationCalls = CallRecorder<UIScrollView, Void>()

  /// Records the call.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    didEndScrollingAnimationCalls.record(scrollView)
  }

  /// The calls of ``scrollViewShouldScrollToTop(_:)``, which answers `true` unless set.
  public let shouldScrollToTopCalls = CallRecorder<UIScrollView, Bool>()

  /// Records the call and answers as set.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    shouldScrollToTopCalls.record(scrollView) { true }
  }

  /// The calls of ``scrollViewDidScrollToTop(_:)``.
  public let didScrollToTopCalls = CallRecorder<UIScrollView, Void>()

  /// Records the call.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    didScrollToTopCalls.record(scrollView)
  }

  /// The calls of ``scrollViewDidChangeAdjustedContentInset(_:)``.
  public let didChangeAdjustedContentInsetCalls = CallRecorder<UIScrollView, Void>()

  /// Records the call.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    didChangeAdjustedContentInsetCalls.record(scrollView)
  }

  /// The calls of ``scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)``, which answers
  /// with where the content comes to rest: where it would anyway unless set.
  public let willEndDraggingCalls = CallRecorder<
    (scrollView: UIScrollView, velocity: CGPoint, targetContentOffset: CGPoint), CGPoint
  >()

  /// Records the call and changes the target as set.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee
    targetContentOffset.pointee =
      willEndDraggingCalls.record((scrollView, velocity, target)) { target }
  }
}
