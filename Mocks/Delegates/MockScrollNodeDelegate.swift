// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewFactory

/// A delegate of scroll views that records what it is asked and told, and answers as set.
public final class MockScrollNodeDelegate: ScrollNodeDelegate {
  /// Makes the mock.
  public init() {}

  // MARK: scrollViewDidScroll(_:)

  /// The arguments of the calls of ``scrollViewDidScroll(_:)``, in order.
  public private(set) var didScrollCalls: [ScrollNode] = []
  /// How often ``scrollViewDidScroll(_:)`` was called.
  public var didScrollCallsCount: Int { didScrollCalls.count }

  /// Records the call.
  public func scrollViewDidScroll(_ scrollView: ScrollNode) {
    didScrollCalls.append(scrollView)
  }

  // MARK: scrollViewWillBeginDragging(_:)

  /// The arguments of the calls of ``scrollViewWillBeginDragging(_:)``, in order.
  public private(set) var willBeginDraggingCalls: [ScrollNode] = []
  /// How often ``scrollViewWillBeginDragging(_:)`` was called.
  public var willBeginDraggingCallsCount: Int { willBeginDraggingCalls.count }

  /// Records the call.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollNode) {
    willBeginDraggingCalls.append(scrollView)
  }

  // MARK: scrollViewDidEndDragging(_:willDecelerate:)

  /// The arguments of the calls of ``scrollViewDidEndDragging(_:willDecelerate:)``, in order.
  public private(set) var didEndDraggingCalls: [(scrollView: ScrollNode, decelerate: Bool)] = []
  /// How often ``scrollViewDidEndDragging(_:willDecelerate:)`` was called.
  public var didEndDraggingCallsCount: Int { didEndDraggingCalls.count }

  /// Records the call.
  public func scrollViewDidEndDragging(_ scrollView: ScrollNode, willDecelerate decelerate: Bool) {
    didEndDraggingCalls.append((scrollView: scrollView, decelerate: decelerate))
  }

  // MARK: scrollViewWillBeginDecelerating(_:)

  /// The arguments of the calls of ``scrollViewWillBeginDecelerating(_:)``, in order.
  public private(set) var willBeginDeceleratingCalls: [ScrollNode] = []
  /// How often ``scrollViewWillBeginDecelerating(_:)`` was called.
  public var willBeginDeceleratingCallsCount: Int { willBeginDeceleratingCalls.count }

  /// Records the call.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollNode) {
    willBeginDeceleratingCalls.append(scrollView)
  }

  // MARK: scrollViewDidEndDecelerating(_:)

  /// The arguments of the calls of ``scrollViewDidEndDecelerating(_:)``, in order.
  public private(set) var didEndDeceleratingCalls: [ScrollNode] = []
  /// How often ``scrollViewDidEndDecelerating(_:)`` was called.
  public var didEndDeceleratingCallsCount: Int { didEndDeceleratingCalls.count }

  /// Records the call.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollNode) {
    didEndDeceleratingCalls.append(scrollView)
  }

  // MARK: scrollViewDidEndScrollingAnimation(_:)

  /// The arguments of the calls of ``scrollViewDidEndScrollingAnimation(_:)``, in order.
  public private(set) var didEndScrollingAnimationCalls: [ScrollNode] = []
  /// How often ``scrollViewDidEndScrollingAnimation(_:)`` was called.
  public var didEndScrollingAnimationCallsCount: Int { didEndScrollingAnimationCalls.count }

  /// Records the call.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollNode) {
    didEndScrollingAnimationCalls.append(scrollView)
  }

  // MARK: scrollViewShouldScrollToTop(_:)

  /// The arguments of the calls of ``scrollViewShouldScrollToTop(_:)``, in order.
  public private(set) var shouldScrollToTopCalls: [ScrollNode] = []
  /// How often ``scrollViewShouldScrollToTop(_:)`` was called.
  public var shouldScrollToTopCallsCount: Int { shouldScrollToTopCalls.count }
  /// What ``scrollViewShouldScrollToTop(_:)`` answers.
  public var shouldScrollToTopAnswer: Bool = true

  /// Records the call and answers as set.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollNode) -> Bool {
    shouldScrollToTopCalls.append(scrollView)
    return shouldScrollToTopAnswer
  }

  // MARK: scrollViewDidScrollToTop(_:)

  /// The arguments of the calls of ``scrollViewDidScrollToTop(_:)``, in order.
  public private(set) var didScrollToTopCalls: [ScrollNode] = []
  /// How often ``scrollViewDidScrollToTop(_:)`` was called.
  public var didScrollToTopCallsCount: Int { didScrollToTopCalls.count }

  /// Records the call.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollNode) {
    didScrollToTopCalls.append(scrollView)
  }

  // MARK: scrollViewDidChangeAdjustedContentInset(_:)

  /// The arguments of the calls of ``scrollViewDidChangeAdjustedContentInset(_:)``, in order.
  public private(set) var didChangeAdjustedContentInsetCalls: [ScrollNode] = []
  /// How often ``scrollViewDidChangeAdjustedContentInset(_:)`` was called.
  public var didChangeAdjustedContentInsetCallsCount: Int {
    didChangeAdjustedContentInsetCalls.count
  }

  /// Records the call.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollNode) {
    didChangeAdjustedContentInsetCalls.append(scrollView)
  }

  // MARK: scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)

  /// The arguments of the calls of
  /// ``scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)``, in order, the target as it
  /// was asked about.
  public private(set) var willEndDraggingCalls:
    [(scrollView: ScrollNode, velocity: CGPoint, targetContentOffset: CGPoint)] = []
  /// How often ``scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`` was called.
  public var willEndDraggingCallsCount: Int { willEndDraggingCalls.count }
  /// Where the content is made to rest; where it would anyway while `nil`.
  public var willEndDraggingAnswer: CGPoint?

  /// Records the call and changes the target as set.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollNode, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    willEndDraggingCalls.append((scrollView, velocity, targetContentOffset.pointee))
    if let willEndDraggingAnswer { targetContentOffset.pointee = willEndDraggingAnswer }
  }
}
