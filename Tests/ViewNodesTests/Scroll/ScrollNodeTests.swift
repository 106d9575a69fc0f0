// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Scrolling")
struct ScrollNodeTests {
  private func makeScroll(width: CGFloat = 100, height: CGFloat = 1000) -> ScrollNode {
    let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentSize = CGSize(width: width, height: height)
    scroll.layoutIfNeeded()
    return scroll
  }

  @Test("a scroll node has UIKit's defaults")
  func defaults() {
    let scroll = ScrollNode()
    #expect(scroll.clipsToBounds)
    #expect(scroll.bounces)
    #expect(scroll.isScrollEnabled)
    #expect(scroll.showsVerticalScrollIndicator)
    #expect(scroll.showsHorizontalScrollIndicator)
    #expect(scroll.delaysContentTouches)
    #expect(scroll.canCancelContentTouches)
    #expect(scroll.scrollsToTop)
    #expect(!scroll.alwaysBounceVertical)
    #expect(!scroll.alwaysBounceHorizontal)
    #expect(!scroll.isPagingEnabled)
    #expect(!scroll.isDirectionalLockEnabled)
    #expect(scroll.decelerationRate == .normal)
    #expect(scroll.keyboardDismissMode == .none)
    #expect(scroll.contentInsetAdjustmentBehavior == .automatic)
    #expect(scroll.contentInset == .zero)
    #expect(scroll.contentSize == .zero)
    #expect(scroll.contentOffset == .zero)
    #expect(scroll.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test("the offset is the origin of the bounds")
  func offsetIsBoundsOrigin() {
    let scroll = makeScroll()
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    #expect(scroll.bounds == CGRect(x: 0, y: 30, width: 100, height: 200))
    scroll.bounds.origin.y = 50
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 50))
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    let child = ViewNode(frame: CGRect(x: 10, y: 60, width: 10, height: 10))
    scroll.addSubview(child)
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 10))
  }

  @Test("offsets range from the insets to the end of the content, and the range is never negative")
  func limits() {
    let scroll = makeScroll()
    scroll.contentInset = EdgeInsets(top: 10, left: 5, bottom: 20, right: 7)
    #expect(scroll.minimumContentOffset == CGPoint(x: -5, y: -10))
    #expect(scroll.maximumContentOffset == CGPoint(x: 7, y: 820))
    scroll.contentSize = CGSize(width: 10, height: 10)
    #expect(scroll.maximumContentOffset == scroll.minimumContentOffset)
  }

  @Test("content that shrinks brings the offset back inside")
  func shrinkingContent() {
    let scroll = makeScroll()
    scroll.contentOffset.y = 800
    scroll.contentSize.height = 500
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 300)
    scroll.frame.size.height = 450
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 50)
    scroll.contentSize.height = 100
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test("content at its top stays there when the insets change")
  func insetsAtTop() {
    let scroll = makeScroll()
    scroll.contentInset.top = 40
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -40)
    scroll.contentOffset.y = 100
    scroll.contentInset.top = 60
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 100)
  }

  @Test("offsets beyond the limits can be set programmatically")
  func beyond() {
    let scroll = makeScroll()
    scroll.contentOffset.y = -60
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -60)
  }

  @Test("numbers that aren't finite are rejected", arguments: [CGFloat.nan, .infinity])
  func notFinite(number: CGFloat) {
    let scroll = makeScroll()
    scroll.contentOffset = CGPoint(x: 0, y: number)
    scroll.contentSize = CGSize(width: number, height: 10)
    scroll.scrollRectToVisible(
      CGRect(x: 0, y: number, width: 1, height: 1), animated: false)
    #expect(scroll.contentOffset == .zero)
    #expect(scroll.contentSize == CGSize(width: 100, height: 1000))
    #expect(
      scroll.layoutProblems
        == Array(repeating: .scrolling(.notFinite(node: "ScrollNode")), count: 3))
  }

  @Test("a negative content size counts as zero")
  func negativeSize() {
    let scroll = makeScroll()
    scroll.contentSize = CGSize(width: -1, height: -1)
    #expect(scroll.contentSize == .zero)
  }

  @Test(
    "a rectangle is scrolled to no farther than necessary",
    arguments: [
      [250.0, 10, 60], [0, 10, 0], [150, 10, 0], [995, 10, 800], [300, 500, 300],
    ] as [[CGFloat]])
  func scrollRect(numbers: [CGFloat]) {
    let (y, height, offset) = (numbers[0], numbers[1], numbers[2])
    let rect = CGRect(x: 0, y: y, width: 10, height: height)
    let scroll = makeScroll()
    scroll.scrollRectToVisible(rect, animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: offset))
  }

  @Test("insets count as hidden when scrolling to a rectangle")
  func scrollRectWithInsets() {
    let scroll = makeScroll()
    scroll.contentInset = EdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    scroll.contentOffset.y = 100
    scroll.scrollRectToVisible(CGRect(x: 0, y: 110, width: 1, height: 5), animated: false)
    #expect(scroll.contentOffset.y == 90)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 270, width: 1, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 110)
  }

  @Test("the delegate is notified of every change of the offset, and of the end of an animated one")
  func delegate() {
    let scroll = makeScroll()
    let log = ScrollLog()
    scroll.delegate = log
    scroll.contentOffset.y = 10
    scroll.contentOffset.y = 10
    scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    #expect(log.events == ["scroll 10.0", "scroll 20.0", "animated"])
  }

  @Test("the delegate isn't notified of a new size or place, only of a new origin of the bounds")
  func boundsWithoutScrolling() {
    let scroll = makeScroll()
    let log = ScrollLog()
    scroll.contentOffset.y = 10
    scroll.delegate = log
    scroll.bounds.size.width += 5
    scroll.bounds = scroll.bounds
    scroll.frame.origin.x += 7
    scroll.contentOffset = scroll.contentOffset
    #expect(log.events == [])
    scroll.bounds.origin.y = 12
    #expect(log.events == ["scroll 12.0"])
  }

  @Test("scrolling triggers a layout of the subviews, as in UIKit")
  func layoutOnScroll() {
    final class Counting: ScrollNode {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let scroll = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scroll.layoutIfNeeded()
    let before = scroll.layouts
    scroll.contentOffset.y = 5
    scroll.layoutIfNeeded()
    #expect(scroll.layouts == before + 1)
  }
}

/// Records the calls of a scroll node's delegate methods.
final class ScrollLog: ScrollNodeDelegate {
  var events: [String] = []
  var target: CGPoint?
  var allowsTop = true

  func scrollViewDidScroll(_ scrollView: ScrollNode) {
    events.append("scroll \(scrollView.contentOffset.y)")
  }
  func scrollViewWillBeginDragging(_ scrollView: ScrollNode) { events.append("will drag") }
  func scrollViewWillEndDragging(
    _ scrollView: ScrollNode, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    events.append("will end \(targetContentOffset.pointee.y)")
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: ScrollNode, willDecelerate decelerate: Bool) {
    events.append("end \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollNode) { events.append("will coast") }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollNode) { events.append("rest") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollNode) { events.append("animated") }
  func scrollViewShouldScrollToTop(_ scrollView: ScrollNode) -> Bool { allowsTop }
  func scrollViewDidScrollToTop(_ scrollView: ScrollNode) { events.append("top") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollNode) { events.append("inset") }
}
