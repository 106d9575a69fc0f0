// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The methods that control and report scrolling.
///
/// UIKit: `UIScrollViewDelegate`.
///
/// All methods have default implementations.
#if MainActor
  @MainActor
#endif
public protocol ScrollNodeDelegate: AnyObject {
  /// Tells the delegate that the offset changed, by the user or programmatically.
  func scrollViewDidScroll(_ scrollView: ScrollNode)
  /// Tells the delegate that the user is about to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: ScrollNode)
  /// Tells the delegate that a drag is about to end.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll node.
  ///   - velocity: The velocity of the offset, in points per millisecond.
  ///   - targetContentOffset: The offset at which the content will come to rest; may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollNode, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Tells the delegate that a drag ended and whether the content decelerates.
  func scrollViewDidEndDragging(_ scrollView: ScrollNode, willDecelerate decelerate: Bool)
  /// Tells the delegate that the content began to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollNode)
  /// Tells the delegate that the content came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollNode)
  /// Tells the delegate that animated programmatic scrolling ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollNode)
  /// Asks the delegate whether a tap on the status bar scrolls to the top; `true` by default.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollNode) -> Bool
  /// Tells the delegate that a tap on the status bar scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: ScrollNode)
  /// Asks the delegate for the subview that is zoomed; `nil` by default.
  func viewForZooming(in scrollView: ScrollNode) -> ViewNode?
  /// Tells the delegate that zooming begins.
  func scrollViewWillBeginZooming(_ scrollView: ScrollNode, with view: ViewNode?)
  /// Tells the delegate that the scale changed.
  func scrollViewDidZoom(_ scrollView: ScrollNode)
  /// Tells the delegate that zooming ended.
  func scrollViewDidEndZooming(
    _ scrollView: ScrollNode, with view: ViewNode?, atScale scale: CGFloat)
  /// Tells the delegate that the adjusted insets changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollNode)
}

extension ScrollNodeDelegate {
  /// Returns `nil`.
  public func viewForZooming(in scrollView: ScrollNode) -> ViewNode? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollNode, with view: ViewNode?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: ScrollNode) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: ScrollNode, with view: ViewNode?, atScale scale: CGFloat
  ) {}
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollNode) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollNode) {}
  /// Leaves the target unchanged.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollNode, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: ScrollNode, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollNode) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollNode) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollNode) {}
  /// Returns `true`.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollNode) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollNode) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollNode) {}
}
