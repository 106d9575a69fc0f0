// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Content under a dragging finger")
struct DraggedContentTests {
  private func makeScroll(_ content: CGSize = CGSize(width: 500, height: 1000)) -> ScrollNode {
    let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentSize = content
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.layoutIfNeeded()
    return scroll
  }

  @Test(
    "a directional lock keeps the axis that was ahead at first, and the vertical one if equal",
    arguments: [
      (CGPoint(x: -20, y: -10), CGPoint(x: 40, y: 0)),
      (CGPoint(x: -10, y: -20), CGPoint(x: 0, y: 50)),
      (CGPoint(x: -20, y: -20), CGPoint(x: 0, y: 50)),
    ])
  func lock(first: CGPoint, expected: CGPoint) {
    let scroll = makeScroll()
    scroll.isDirectionalLockEnabled = true
    scroll.beginDragging()
    scroll.drag(by: first)
    scroll.drag(by: CGPoint(x: -40 - first.x, y: -50 - first.y))
    #expect(scroll.contentOffset == expected)
    scroll.endDragging()
    scroll.contentOffset = .zero
    scroll.isDirectionalLockEnabled = false
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: -40, y: -50))
    #expect(scroll.contentOffset == CGPoint(x: 40, y: 50))
  }

  @Test("content that doesn't bounce stops at both ends in both directions")
  func noBounce() {
    let scroll = makeScroll()
    scroll.bounces = false
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: -2000, y: -2000))
    #expect(scroll.contentOffset == CGPoint(x: 400, y: 800))
    scroll.drag(by: CGPoint(x: 5000, y: 5000))
    #expect(scroll.contentOffset == .zero)
  }

  @Test(
    "content without inertia rests where the finger lifts",
    arguments: [0, 1, 1.5, -0.5] as [CGFloat])
  func noInertia(rate: CGFloat) {
    let scroll = makeScroll()
    scroll.decelerationRate = ScrollNode.DecelerationRate(rawValue: rate)
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: 0, y: -50))
    scroll.endDragging(velocity: CGPoint(x: 0, y: 3))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 50))
  }

  @Test("content travels on by its velocity in each direction in which it scrolls")
  func inertia() {
    let scroll = makeScroll()
    scroll.decelerationRate = ScrollNode.DecelerationRate(rawValue: 0.75)
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: -20, y: -30))
    scroll.endDragging(velocity: CGPoint(x: 10, y: 20))
    #expect(scroll.contentOffset == CGPoint(x: 50, y: 90))
    let narrow = makeScroll(CGSize(width: 100, height: 1000))
    narrow.decelerationRate = scroll.decelerationRate
    narrow.beginDragging()
    narrow.drag(by: CGPoint(x: -20, y: -30))
    narrow.endDragging(velocity: CGPoint(x: 10, y: 20))
    #expect(narrow.contentOffset == CGPoint(x: 0, y: 90))
  }

  @Test("a velocity that isn't finite moves nothing further")
  func strangeVelocity() {
    let scroll = makeScroll()
    for velocity in [CGPoint(x: 0, y: CGFloat.nan), CGPoint(x: CGFloat.infinity, y: 0)] {
      scroll.contentOffset = .zero
      scroll.beginDragging()
      scroll.drag(by: CGPoint(x: 0, y: -50))
      scroll.endDragging(velocity: velocity)
      #expect(scroll.contentOffset == CGPoint(x: 0, y: 50))
    }
  }

  @Test("a target of the delegate that isn't finite is ignored, and another one is taken")
  func strangeTarget() {
    final class Delegate: ScrollNodeDelegate {
      var target = CGPoint.zero
      func scrollViewWillEndDragging(
        _ scrollView: ScrollNode, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) { targetContentOffset.pointee = target }
    }
    let scroll = makeScroll()
    let delegate = Delegate()
    scroll.delegate = delegate
    scroll.decelerationRate = ScrollNode.DecelerationRate(rawValue: 0.75)
    for (target, expected) in [
      (CGPoint(x: CGFloat.nan, y: 7), CGPoint(x: 20, y: 110)),
      (CGPoint(x: 7, y: CGFloat.infinity), CGPoint(x: 20, y: 110)),
      (CGPoint(x: 7, y: 8), CGPoint(x: 7, y: 8)),
    ] {
      delegate.target = target
      scroll.contentOffset = .zero
      scroll.beginDragging()
      scroll.drag(by: CGPoint(x: -20, y: -50))
      scroll.endDragging(velocity: CGPoint(x: 0, y: 20))
      #expect(scroll.contentOffset == expected)
    }
  }

  @Test(
    "paging rests at the nearest page, or one page from the start after a flick",
    arguments: [
      (-49, 0, 0), (-51, 0, 100), (-120, 0, 100), (-160, 0, 200), (-20, 0.3, 0), (-20, 0.31, 100),
      (-160, 0.5, 100), (-160, -0.5, 0),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func paging(distance: CGFloat, velocity: CGFloat, expected: CGFloat) {
    let scroll = makeScroll()
    scroll.isPagingEnabled = true
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: distance, y: 0))
    scroll.endDragging(velocity: CGPoint(x: velocity, y: 0))
    #expect(scroll.contentOffset == CGPoint(x: expected, y: 0))
  }

  @Test("pages without a length stay where they are")
  func emptyPages() {
    let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
    scroll.isPagingEnabled = true
    scroll.contentSize = CGSize(width: 0, height: 500)
    scroll.layoutIfNeeded()
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: 0, y: -60))
    scroll.endDragging(velocity: CGPoint(x: 2, y: 0))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 100))
  }

  @Test("on a screen, a flick across moves content that scrolls across, and only across")
  func flickAcross() {
    let scroll = makeScroll(CGSize(width: 5000, height: 200))
    let root = ViewNode()
    root.addSubview(scroll)
    let screen = Screen(size: CGSize(width: 100, height: 200), rootNode: root)
    screen.layoutIfNeeded()
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: -50, y: 0))
    scroll.endDragging(velocity: CGPoint(x: 0.5, y: 0.5))
    #expect(scroll.isDecelerating)
    screen.advance(by: 0.1)
    #expect(scroll.contentOffset.x > 80 && scroll.contentOffset.y == 0)
    screen.advance(by: 20)
    #expect(!scroll.isDecelerating && scroll.contentOffset.y == 0)
    #expect(abs(scroll.contentOffset.x - 299.5) < 3)
  }

  @Test("a finger that rested on a control scrolls only if touches aren't delayed")
  func restingOnControl() {
    for (delays, rest, scrolls) in [(true, 0.2, false), (false, 0.2, true), (true, 0.1, true)] {
      let scroll = makeScroll()
      scroll.delaysContentTouches = delays
      scroll.addSubview(Control(frame: CGRect(x: 0, y: 0, width: 100, height: 1000)))
      let root = ViewNode()
      root.addSubview(scroll)
      let screen = Screen(size: CGSize(width: 100, height: 200), rootNode: root)
      screen.layoutIfNeeded()
      let touches = screen.router.begin(at: [CGPoint(x: 50, y: 150)])
      screen.advance(by: rest)
      for step in 1...5 {
        screen.router.move(touches.map { ($0, CGPoint(x: 50, y: 150 - 20 * step)) })
        screen.advance(by: 0.02)
      }
      #expect((scroll.contentOffset.y > 0) == scrolls)
      screen.router.end(touches)
    }
  }

  @Test("a refresh control that is added beside the assigned one isn't used")
  func secondRefreshControl() {
    let scroll = makeScroll()
    let (first, second) = (RefreshControlNode(frame: .zero), RefreshControlNode(frame: .zero))
    scroll.refreshControl = first
    scroll.addSubview(second)
    var refreshes = 0
    first.addAction(for: .valueChanged) { refreshes += 1 }
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: 0, y: 2000))
    #expect(first.isRefreshing && !second.isRefreshing && refreshes == 1)
    scroll.drag(by: CGPoint(x: 0, y: 100))
    #expect(refreshes == 1)
    scroll.endDragging()
    first.beginRefreshing()
    #expect(scroll.adjustedContentInset.top == 60)
    first.endRefreshing()
    first.endRefreshing()
    #expect(scroll.adjustedContentInset.top == 0 && refreshes == 1)
  }

  /// Implements nothing.
  private final class Silent: ScrollNodeDelegate {}

  @Test("a delegate that implements nothing lets content scroll to the top and zooms nothing")
  func silentDelegate() {
    let scroll = makeScroll()
    let delegate = Silent()
    scroll.delegate = delegate
    scroll.addSubview(ViewNode(frame: CGRect(x: 0, y: 0, width: 500, height: 1000)))
    scroll.contentOffset = CGPoint(x: 30, y: 40)
    scroll.scrollToTop()
    #expect(scroll.contentOffset == CGPoint(x: 30, y: 0))
    #expect(delegate.viewForZooming(in: scroll) == nil)
    scroll.maximumZoomScale = 3
    scroll.setZoomScale(2, animated: true)
    #expect(scroll.zoomScale == 1)
  }

  @Test("content isn't scaled by default, and zooming bounces unless turned off")
  func zoomDefaults() {
    let scroll = makeScroll()
    #expect(scroll.zoomScale == 1 && scroll.minimumZoomScale == 1 && scroll.maximumZoomScale == 1)
    #expect(scroll.bouncesZoom && !scroll.isZooming && !scroll.isZoomBouncing)
    #expect(scroll.zoom == nil && scroll.pinchGestureRecognizer == nil)
    scroll.bouncesZoom = false
    #expect(!scroll.bouncesZoom)
    scroll.bouncesZoom = true
    #expect(scroll.bouncesZoom && scroll.zoomScale == 1)
  }
}
