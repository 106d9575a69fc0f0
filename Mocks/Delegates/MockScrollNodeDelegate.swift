// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewFactory

/// A delegate of scroll views that records what it is asked and told, and answers as set.
public final class MockScrollNodeDelegate: ScrollNodeDelegate {
  /// Makes the mock.
  public init() {}

  /// The calls of ``scrollViewDidScroll(_:)``.
  public let didScrollCalls = CallRecorder<ScrollNode, Void>()

  /// Records the call.
  public func scrollViewDidScroll(_ scrollView: ScrollNode) {
    didScrollCalls.record(scrollView)
  }

  /// The calls of ``scrollViewWillBeginDragging(_:)``.
  public let willBeginDraggingCalls = CallRecorder<ScrollNode, Void>()

  /// Records the call.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollNode) {
    willBeginDraggingCalls.record(scrollView)
  }

  /// The calls of ``scrollViewDidEndDragging(_:willDecelerate:)``.
  public let didEndDraggingCalls = CallRecorder<(scrollView: ScrollNode, decelerate: Bool), Void>()

  /// Records the call.
  public func scrollViewDidEndDragging(_ scrollView: ScrollNode, willDecelerate decelerate: Bool) {
    didEndDraggingCalls.record((scrollView, decelerate))
  }

  /// The calls of ``scrollViewWillBeginDecelerating(_:)``.
  public let willBeginDeceleratingCalls = CallRecorder<ScrollNode, Void>()

  /// Records the call.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollNode) {
    willBeginDeceleratingCalls.record(scrollView)
  }

  /// The calls of ``scrollViewDidEndDecelerating(_:)``.
  public let didEndDeceleratingCalls = CallRecorder<ScrollNode, Void>()

  /// Records the call.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollNode) {
    didEndDeceleratingCalls.record(scrollView)
  }

  /// The calls of ``scrollViewDidEndScrollingAnimation(_:)``.
  public let didEndScrollingAnimationCalls = CallRecorder<ScrollNode, Void>()

  /// Records the call.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollNode) {
    didEndScrollingAnimationCalls.record(scrollView)
  }

  /// The calls of ``scrollViewShouldScrollToTop(_:)``, which answers `true` unless set.
  public let shouldScrollToTopCalls = CallRecorder<ScrollNode, Bool>()

  /// Records the call and answers as set.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollNode) -> Bool {
    shouldScrollToTopCalls.record(scrollView) { true }
  }

  /// The calls of ``scrollViewDidScrollToTop(_:)``.
  public let didScrollToTopCalls = CallRecorder<ScrollNode, Void>()

  /// Records the call.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollNode) {
    didScrollToTopCalls.record(scrollView)
  }

  /// The calls of ``scrollViewDidChangeAdjustedContentInset(_:)``.
  public let didChangeAdjustedContentInsetCalls = CallRecorder<ScrollNode, Void>()

  /// Records the call.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollNode) {
    didChangeAdjustedContentInsetCalls.record(scrollView)
  }

  /// The calls of ``scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)``, which answers
  /// with where the content comes to rest: where it would anyway unless set.
  public let willEndDraggingCalls = CallRecorder<
    (scrollView: ScrollNode, velocity: CGPoint, targetContentOffset: CGPoint), CGPoint
  >()

  /// Records the call and changes the target as set.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollNode, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee
    targetContentOffset.pointee =
      willEndDraggingCalls.record((scrollView, velocity, target)) { target }
  }
}
