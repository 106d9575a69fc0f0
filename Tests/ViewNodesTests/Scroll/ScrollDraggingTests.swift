// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Dragging scroll content")
struct ScrollDraggingTests {
  private func makeScroll() -> ScrollNode {
    let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.layoutIfNeeded()
    return scroll
  }

  private func drag(_ scroll: ScrollNode, by y: CGFloat, x: CGFloat = 0, velocity: CGFloat = 0) {
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: x, y: y))
    scroll.endDragging(velocity: CGPoint(x: 0, y: velocity))
  }

  @Test("content follows the touch, and delegate methods come in UIKit's order")
  func order() {
    let scroll = makeScroll()
    let log = ScrollLog()
    scroll.delegate = log
    scroll.decelerationRate = .init(rawValue: 0.5)
    drag(scroll, by: -50, velocity: 10)
    #expect(
      log.events == [
        "will drag", "scroll 50.0", "will end 60.0", "end true", "will coast", "scroll 60.0",
        "rest",
      ])
    #expect(!scroll.isDragging)
    #expect(!scroll.isTracking)
    #expect(!scroll.isDecelerating)
  }

  @Test("content stops at its limits, and springs back from beyond them")
  func ends() {
    let scroll = makeScroll()
    drag(scroll, by: -100, velocity: 100)
    #expect(scroll.contentOffset.y == 800)
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: 0, y: -100))
    #expect(scroll.contentOffset.y > 800)
    #expect(scroll.contentOffset.y < 860)
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y > 800)
    scroll.endDragging()
    #expect(scroll.contentOffset.y == 800)
  }

  @Test("content that doesn't bounce stops under the touch")
  func noBounce() {
    let scroll = makeScroll()
    scroll.bounces = false
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: 0, y: 70))
    #expect(scroll.contentOffset.y == 0)
  }

  @Test("content that fits moves only if it always bounces")
  func fitting() {
    let scroll = makeScroll()
    scroll.contentSize = CGSize(width: 50, height: 50)
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: 20, y: 20))
    #expect(scroll.contentOffset == .zero)
    scroll.endDragging()
    scroll.alwaysBounceVertical = true
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: 20, y: 20))
    #expect(scroll.contentOffset.x == 0)
    #expect(scroll.contentOffset.y < 0)
  }

  @Test("the user can't scroll where scrolling is disabled, but code can")
  func disabled() {
    let scroll = makeScroll()
    scroll.isScrollEnabled = false
    drag(scroll, by: -50)
    #expect(scroll.contentOffset.y == 0)
    scroll.contentOffset.y = 10
    #expect(scroll.contentOffset.y == 10)
  }

  @Test(
    "pages turn by a flick or past the middle",
    arguments: [
      (CGFloat(-90), CGFloat(0), CGFloat(0)), (CGFloat(-110), CGFloat(0), CGFloat(200)),
      (CGFloat(-20), CGFloat(1), CGFloat(200)), (CGFloat(-450), CGFloat(0), CGFloat(400)),
      (CGFloat(-150), CGFloat(-1), CGFloat(0)),
    ])
  func paging(distance: CGFloat, velocity: CGFloat, offset: CGFloat) {
    let scroll = makeScroll()
    scroll.isPagingEnabled = true
    drag(scroll, by: distance, velocity: velocity)
    #expect(scroll.contentOffset.y == offset)
  }

  @Test("the delegate can change where the content comes to rest")
  func target() {
    let scroll = makeScroll()
    let log = ScrollLog()
    log.target = CGPoint(x: 0, y: 123)
    scroll.delegate = log
    drag(scroll, by: -50)
    #expect(scroll.contentOffset.y == 123)
  }

  @Test("a drag with directional lock keeps its initial direction")
  func lock() {
    let scroll = makeScroll()
    scroll.contentSize.width = 1000
    scroll.isDirectionalLockEnabled = true
    drag(scroll, by: -50, x: -20)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 50))
  }

  @Test("a tap on the status bar scrolls to the top if the delegate agrees")
  func top() {
    let scroll = makeScroll()
    let log = ScrollLog()
    scroll.delegate = log
    scroll.contentInset.top = 30
    scroll.layoutIfNeeded()
    scroll.contentOffset.y = 500
    log.allowsTop = false
    scroll.scrollToTop()
    #expect(scroll.contentOffset.y == 500)
    log.allowsTop = true
    scroll.scrollToTop()
    #expect(scroll.contentOffset.y == -30)
    #expect(log.events.last == "top")
  }

  @Test("a drag ends editing if it dismisses the keyboard")
  func keyboard() {
    let scroll = makeScroll()
    let input = InputNode(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    scroll.addSubview(input)
    #expect(input.becomeFirstResponder())
    drag(scroll, by: -10)
    #expect(input.isFirstResponder)
    scroll.keyboardDismissMode = .onDrag
    drag(scroll, by: -10)
    #expect(!input.isFirstResponder)
  }
}
