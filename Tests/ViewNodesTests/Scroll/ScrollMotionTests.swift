// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Scrolling animations on the screen's clock")
struct ScrollMotionTests {
  private let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let screen: Screen
  private let log = ScrollLog()

  init() {
    let root = ViewNode()
    root.addSubview(scroll)
    scroll.contentSize = CGSize(width: 100, height: 10_000)
    screen = Screen(size: CGSize(width: 100, height: 200), rootNode: root)
    screen.layoutIfNeeded()
    scroll.delegate = log
  }

  private func flick(_ distance: CGFloat, velocity: CGFloat) {
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: 0, y: distance))
    scroll.endDragging(velocity: CGPoint(x: 0, y: velocity))
  }

  @Test(
    "flicked content decelerates and stops, and the delegate is notified in order")
  func coasting() {
    flick(-50, velocity: 1)
    #expect(scroll.isDecelerating && scroll.contentOffset.y == 50)
    screen.advance(by: 0.5)
    // Moving content is aligned to pixels, three per point.
    let pixels = scroll.contentOffset.y * 3
    #expect(abs(pixels - pixels.rounded()) < 1e-9)
    // 50 + 1000 · (1 − 0.998⁵⁰⁰) / 2.002 a second
    #expect(abs(scroll.contentOffset.y - 366) < 8)
    screen.advance(by: 5)
    #expect(!scroll.isDecelerating)
    #expect(abs(scroll.contentOffset.y - 549.5) < 0.5)
    let others = log.events.filter { !$0.hasPrefix("scroll") }
    #expect(
      others.first == "will drag" && others.dropFirst(2) == ["end true", "will coast", "rest"])
    #expect(log.events.last == "rest")
    let offset = scroll.contentOffset
    screen.advance(by: 5)
    #expect(scroll.contentOffset == offset)
  }

  @Test("the step size of time makes no difference", arguments: [0.001, 0.013, 0.4])
  func steps(step: Double) {
    flick(-50, velocity: 2)
    var time = 0.0
    while time < 6 {
      screen.advance(by: step)
      time += step
    }
    #expect(abs(scroll.contentOffset.y - (50 + 2 * 499.5)) < 0.6)
  }

  @Test("a touch stops decelerating content and does nothing else to it")
  func catching() {
    let button = ButtonNode(frame: CGRect(x: 0, y: 0, width: 100, height: 10_000))
    scroll.addSubview(button)
    var taps = 0
    button.addAction(for: .touchUpInside) { taps += 1 }
    flick(-50, velocity: 1)
    screen.advance(by: 0.2)
    let offset = scroll.contentOffset
    let touches = screen.router.begin(at: [CGPoint(x: 50, y: 100)])
    #expect(!scroll.isDecelerating && log.events.last == "rest")
    screen.router.end(touches)
    screen.advance(by: 1)
    #expect(scroll.contentOffset == offset && taps == 0)
    screen.router.end(screen.router.begin(at: [CGPoint(x: 50, y: 100)]))
    #expect(taps == 1)
  }

  @Test("content stopped beyond its limits springs back when the touch ends")
  func releasing() {
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: 0, y: 100))
    scroll.endDragging()
    screen.advance(by: 0.05)
    let touches = screen.router.begin(at: [CGPoint(x: 50, y: 100)])
    let offset = scroll.contentOffset.y
    #expect(offset < 0)
    screen.advance(by: 1)
    #expect(scroll.contentOffset.y == offset)
    screen.router.end(touches)
    screen.advance(by: 1)
    #expect(scroll.contentOffset.y == 0 && !scroll.isDecelerating)
  }

  @Test("content pulled beyond its limits is back within a second")
  func bouncing() {
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: 0, y: 100))
    scroll.endDragging()
    #expect(scroll.contentOffset.y < 0 && scroll.isDecelerating)
    screen.advance(by: 0.1)
    #expect(scroll.contentOffset.y < 0)
    screen.advance(by: 1)
    #expect(scroll.contentOffset.y == 0 && !scroll.isDecelerating)
  }

  @Test("scrolling programmatically stops decelerating content")
  func interrupting() {
    flick(-50, velocity: 1)
    screen.advance(by: 0.1)
    scroll.contentOffset.y = 700
    #expect(!scroll.isDecelerating)
    screen.advance(by: 1)
    #expect(scroll.contentOffset.y == 700)
    #expect(screen.timeline.runningAnimationCount == 0)
  }

  @Test("a subclass observes every offset, and can scroll elsewhere while content moves")
  func subclass() {
    final class Own: ScrollNode {
      var offsets: [CGFloat] = []
      override var contentOffset: CGPoint {
        didSet { offsets.append(contentOffset.y) }
      }
    }
    final class Stopper: ScrollNodeDelegate {
      func scrollViewDidScroll(_ scrollView: ScrollNode) {
        if scrollView.contentOffset.y > 200 { scrollView.contentOffset.y = 200 }
      }
    }
    let own = Own(frame: scroll.frame)
    own.contentSize = scroll.contentSize
    scroll.superview?.addSubview(own)
    let stopper = Stopper()
    own.delegate = stopper
    own.beginDragging()
    own.drag(by: CGPoint(x: 0, y: -50))
    #expect(own.offsets == [50])
    own.endDragging(velocity: CGPoint(x: 0, y: 1))
    screen.advance(by: 0.1)
    #expect(own.offsets.count > 4 && own.isDecelerating)
    screen.advance(by: 1)
    #expect(own.contentOffset.y == 200 && !own.isDecelerating)
  }

  @Test("paged content stops at a page")
  func paging() {
    scroll.isPagingEnabled = true
    flick(-90, velocity: 1)
    screen.advance(by: 2)
    #expect(scroll.contentOffset.y == 200)
  }

  @Test("an animated offset is reached in 0.3 seconds, and the delegate is notified of its end")
  func animation() {
    scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(scroll.contentOffset.y == 0)
    screen.advance(by: 0.15)
    #expect(abs(scroll.contentOffset.y - 300) < 30)
    #expect(!log.events.contains("animated"))
    screen.advance(by: 0.2)
    #expect(scroll.contentOffset.y == 600)
    #expect(log.events.last == "animated")
    scroll.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
    screen.advance(by: 1)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test("content that shrinks while decelerating stops at its new end")
  func shrinking() {
    flick(-50, velocity: 4)
    screen.advance(by: 0.1)
    scroll.contentSize.height = 500
    screen.advance(by: 3)
    #expect(scroll.contentOffset.y == 300 && !scroll.isDecelerating)
  }

  @Test("an animated offset beyond content that shrinks meanwhile ends at its new end")
  func shrinkingAnimation() {
    for size in [10_000, 500, 100] as [CGFloat] {
      scroll.contentSize.height = 10_000
      scroll.contentOffset = .zero
      scroll.setContentOffset(CGPoint(x: 0, y: 9800), animated: true)
      screen.advance(by: 0.25)
      scroll.contentSize.height = size
      screen.advance(by: 1)
      #expect(scroll.contentOffset.y == max(0, size - 200))
    }
  }

  @Test("content that leaves the screen while it moves stops there")
  func leaving() {
    flick(-50, velocity: 4)
    scroll.removeFromSuperview()
    screen.advance(by: 1)
    #expect(!scroll.isDecelerating)
    #expect(screen.timeline.runningAnimationCount == 0)
  }

  @Test("a row is scrolled to even if rows before it differ from their estimates")
  func rows() throws {
    let probe = TableProbe(rows: 200, height: 90)
    probe.asksHeights = false
    let table = probe.makeTable()
    table.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    scroll.superview?.addSubview(table)
    screen.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: true)
    #expect(table.contentOffset.y == 0)
    screen.advance(by: 0.1)
    #expect(table.contentOffset.y > 0)
    screen.advance(by: 0.3)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 60, section: 0)))
    #expect(cell.frame.minY == table.contentOffset.y)
  }

  @Test("flicked rows that are higher than estimated are measured as they pass")
  func flickedRows() {
    let probe = TableProbe(rows: 500, height: 90)
    probe.asksHeights = false
    let table = probe.makeTable()
    table.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    scroll.superview?.addSubview(table)
    screen.layoutIfNeeded()
    table.beginDragging()
    table.drag(by: CGPoint(x: 0, y: -50))
    table.endDragging(velocity: CGPoint(x: 0, y: 4))
    screen.advance(by: 6)
    // Content that grows on the way restarts the motion, aligned to a pixel each time.
    #expect(abs(table.contentOffset.y - (50 + 4 * 499.5)) < 3)
    #expect(table.rectForRow(at: IndexPath(row: 10, section: 0)).minY == 900)
  }

  @Test("a flick at an angle moves content only along the axis in which it scrolls")
  func angle() {
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: -20, y: -50))
    scroll.endDragging(velocity: CGPoint(x: 1, y: 1))
    for _ in 0..<20 {
      screen.advance(by: 0.05)
      #expect(scroll.contentOffset.x == 0)
    }
    #expect(scroll.contentOffset.y > 100)
  }

  @Test("a scroll animation takes over from content that coasts, bounces, or is dragged")
  func takingOver() {
    for begin in [
      { self.flick(-50, velocity: 1) }, { self.flick(50, velocity: 0) },
      { self.scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: true) },
    ] {
      scroll.contentOffset = .zero
      begin()
      screen.advance(by: 0.05)
      log.events = []
      scroll.setContentOffset(CGPoint(x: 0, y: 5000), animated: true)
      #expect(!scroll.isDecelerating)
      screen.advance(by: 3)
      #expect(scroll.contentOffset.y == 5000)
      screen.advance(by: 3)
      #expect(scroll.contentOffset.y == 5000)
      #expect(log.events.filter { !$0.hasPrefix("scroll") }.last == "animated")
      #expect(log.events.filter { $0 == "animated" }.count == 1)
    }
  }

  @Test("content pulled beyond its end is less than its node's length away from it")
  func stretching() {
    for length in [0, 1, 200] as [CGFloat] {
      var last: CGFloat = 0
      for distance in [0, 1, 10, 100, 1000, 1e9] as [CGFloat] {
        let stretched = ScrollDrag.stretched(distance, length: length)
        #expect(stretched >= last && stretched <= length && stretched <= distance)
        last = stretched
      }
    }
  }
}
