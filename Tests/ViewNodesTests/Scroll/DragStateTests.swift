// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("States of dragged scroll content")
struct DragStateTests {
  private func makeScroll(_ width: CGFloat = 500, _ height: CGFloat = 1000) -> ScrollNode {
    let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentSize = CGSize(width: width, height: height)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.layoutIfNeeded()
    return scroll
  }

  private func onScreen(_ scroll: ScrollNode) -> Screen {
    let root = ViewNode()
    root.addSubview(scroll)
    let screen = Screen(size: CGSize(width: 100, height: 200), rootNode: root)
    screen.layoutIfNeeded()
    return screen
  }

  @Test("content is tracked from the first touch on, and dragged once that moves in any direction")
  func states() {
    for distance in [CGPoint(x: 3, y: 0), CGPoint(x: 0, y: -3)] {
      let scroll = makeScroll()
      #expect(!scroll.isTracking && !scroll.isDragging)
      scroll.beginDragging()
      #expect(scroll.isTracking && !scroll.isDragging)
      scroll.drag(by: .zero)
      #expect(scroll.isTracking && !scroll.isDragging)
      scroll.drag(by: distance)
      #expect(scroll.isTracking && scroll.isDragging)
      scroll.endDragging()
      #expect(!scroll.isTracking && !scroll.isDragging)
    }
  }

  @Test("a second beginning, and moves and ends without a beginning, have no effect")
  func untimely() {
    let scroll = makeScroll()
    let log = ScrollLog()
    scroll.delegate = log
    scroll.drag(by: CGPoint(x: 0, y: -20))
    scroll.endDragging(velocity: CGPoint(x: 0, y: 1))
    #expect(log.events == [] && scroll.contentOffset == .zero)
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: 0, y: -20))
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: CGFloat.nan, y: -20))
    scroll.drag(by: CGPoint(x: 1, y: CGFloat.infinity))
    #expect(log.events == ["will drag", "scroll 20.0"])
    scroll.drag(by: CGPoint(x: 0, y: -5))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 25))
  }

  @Test("a touch that doesn't move ends without deceleration, even with a velocity")
  func still() {
    let scroll = makeScroll()
    let screen = onScreen(scroll)
    let log = ScrollLog()
    scroll.delegate = log
    scroll.decelerationRate = ScrollNode.DecelerationRate(rawValue: 0.5)
    scroll.beginDragging()
    #expect(scroll.indicators != nil)
    scroll.endDragging(velocity: CGPoint(x: 0, y: 30))
    #expect(log.events == ["will drag", "will end 30.0", "end false"])
    #expect(!scroll.isDecelerating && scroll.indicators == nil)
    screen.advance(by: 1)
    #expect(scroll.contentOffset == .zero)
  }

  @Test(
    "content pulled beyond an end by 1 / 0.55 of its node's length moves by half of that length")
  func stretching() {
    let distance = CGPoint(x: 100 / 0.55, y: 200 / 0.55)
    let scroll = makeScroll()
    scroll.beginDragging()
    scroll.drag(by: distance)
    #expect(abs(scroll.contentOffset.x + 50) < 1e-9 && abs(scroll.contentOffset.y + 100) < 1e-9)
    scroll.endDragging()
    scroll.contentOffset = CGPoint(x: 400, y: 800)
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: -distance.x, y: -distance.y))
    #expect(
      abs(scroll.contentOffset.x - 450) < 1e-9 && abs(scroll.contentOffset.y - 900) < 1e-9)
    scroll.drag(by: distance)
    #expect(abs(scroll.contentOffset.x - 400) < 1e-9 && abs(scroll.contentOffset.y - 800) < 1e-9)
  }

  @Test("pages end at the last one in both directions, and at the first")
  func lastPage() {
    for velocity in [CGPoint(x: 2, y: 2), CGPoint(x: -2, y: -2)] {
      let scroll = makeScroll(450, 900)
      scroll.isPagingEnabled = true
      let isForward = velocity.x > 0
      scroll.contentOffset = isForward ? CGPoint(x: 300, y: 600) : CGPoint(x: 20, y: 30)
      scroll.beginDragging()
      scroll.drag(by: CGPoint(x: isForward ? -10 : 10, y: isForward ? -10 : 10))
      scroll.endDragging(velocity: velocity)
      #expect(scroll.contentOffset == (isForward ? CGPoint(x: 350, y: 700) : .zero))
    }
  }

  @Test("content with a refresh control can be pulled down although it fits, unless locked across")
  func refreshControl() {
    for isLocked in [false, true] {
      let scroll = makeScroll(500, 100)
      scroll.isDirectionalLockEnabled = isLocked
      scroll.refreshControl = RefreshControlNode()
      scroll.beginDragging()
      scroll.drag(by: CGPoint(x: -30, y: 20))
      #expect(scroll.contentOffset.x == 30)
      #expect((scroll.contentOffset.y < 0) == !isLocked)
    }
  }

  @Test(
    "content refreshes once it is pulled down by the height of the control",
    arguments: [(59.9, false), (60, true), (61, true)] as [(CGFloat, Bool)])
  func pulling(distance: CGFloat, refreshes: Bool) {
    let control = RefreshControlNode()
    var count = 0
    control.addAction(for: .valueChanged) { count += 1 }
    control.contentWasPulled(by: distance)
    #expect(control.isRefreshing == refreshes && count == (refreshes ? 1 : 0))
    control.contentWasPulled(by: distance)
    #expect(count == (refreshes ? 1 : 0))
  }

  @Test("a tap on the status bar needs content that scrolls and wants to, and keeps it across")
  func statusBar() {
    for (scrollsToTop, isEnabled, moves) in [
      (false, true, false), (true, false, false), (true, true, true),
    ] {
      let scroll = makeScroll()
      let log = ScrollLog()
      scroll.contentInset.top = 10
      scroll.contentOffset = CGPoint(x: 30, y: 300)
      scroll.delegate = log
      scroll.scrollsToTop = scrollsToTop
      scroll.isScrollEnabled = isEnabled
      scroll.scrollToTop()
      #expect(scroll.contentOffset == CGPoint(x: 30, y: moves ? -10 : 300))
      #expect(log.events == (moves ? ["scroll -10.0", "top"] : []))
    }
  }

  /// Does something when a drag ends.
  private final class Ender: ScrollNodeDelegate {
    var change: (ScrollNode) -> Void = { _ in }
    var states: [String] = []

    private func note(_ name: String, _ scroll: ScrollNode) {
      states.append("\(name) \(scroll.isTracking) \(scroll.isDragging) \(scroll.isDecelerating)")
    }

    func scrollViewWillBeginDragging(_ scrollView: ScrollNode) { note("begin", scrollView) }
    func scrollViewWillEndDragging(
      _ scrollView: ScrollNode, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { note("will end", scrollView) }
    func scrollViewDidEndDragging(_ scrollView: ScrollNode, willDecelerate decelerate: Bool) {
      note("end \(decelerate)", scrollView)
      change(scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollNode) { note("coast", scrollView) }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollNode) { note("rest", scrollView) }
  }

  @Test("the delegate sees whether content is dragged or decelerates", arguments: [false, true])
  func seenStates(isOnScreen: Bool) {
    let scroll = makeScroll()
    let screen = isOnScreen ? onScreen(scroll) : nil
    let ender = Ender()
    scroll.delegate = ender
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: 0, y: -20))
    scroll.endDragging(velocity: CGPoint(x: 0, y: 0.5))
    screen?.advance(by: 10)
    #expect(
      ender.states == [
        "begin true false false", "will end true true false", "end true false false false",
        "coast false false true", "rest false false false",
      ])
  }

  @Test("a delegate that drags or scrolls when a drag ends prevents the deceleration")
  func takenOver() {
    let scroll = makeScroll()
    let screen = onScreen(scroll)
    let ender = Ender()
    scroll.delegate = ender
    ender.change = { $0.setContentOffset(CGPoint(x: 10, y: 700), animated: true) }
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: 0, y: -20))
    scroll.endDragging(velocity: CGPoint(x: 0, y: 0.5))
    #expect(!scroll.isDecelerating && screen.timeline.runningAnimationCount == 1)
    screen.advance(by: 5)
    #expect(scroll.contentOffset == CGPoint(x: 10, y: 700))
    ender.change = { $0.beginDragging() }
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: 0, y: 20))
    scroll.endDragging(velocity: CGPoint(x: 0, y: -0.5))
    #expect(scroll.isTracking && !scroll.isDecelerating && scroll.indicators != nil)
    screen.advance(by: 5)
    #expect(scroll.contentOffset == CGPoint(x: 10, y: 680))
    #expect(!ender.states.contains { $0.hasPrefix("coast") })
  }
}
