// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Hears of scrolling. UIKit: `UIScrollViewDelegate`. Everything is optional.
public protocol ScrollNodeDelegate: AnyObject {
  /// The offset has changed, by a person or by code.
  func scrollViewDidScroll(_ scrollView: ScrollNode)
  /// A finger is about to move the content.
  func scrollViewWillBeginDragging(_ scrollView: ScrollNode)
  /// The finger is about to be lifted.
  ///
  /// - Parameters:
  ///   - scrollView: The node.
  ///   - velocity: How fast the offset moves, in points a millisecond.
  ///   - targetContentOffset: Where the content will come to rest; may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollNode, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The finger was lifted; `decelerate` says whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: ScrollNode, willDecelerate decelerate: Bool)
  /// The content begins to coast.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollNode)
  /// The content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollNode)
  /// Code has scrolled with an animation, which is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollNode)
  /// Whether a tap at the very top of the screen scrolls to the top; true by default.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollNode) -> Bool
  /// Such a tap has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: ScrollNode)
  /// The adjusted insets have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollNode)
}

extension ScrollNodeDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollNode) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollNode) {}
  /// Leaves the target as it is.
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
