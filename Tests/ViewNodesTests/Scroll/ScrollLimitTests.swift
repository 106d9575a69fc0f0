// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Offsets and limits of scroll content")
struct ScrollLimitTests {
  private func makeScroll(inset: CGFloat, far: CGFloat, isAcross: Bool) -> ScrollNode {
    let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scroll.contentSize = CGSize(width: 1000, height: 1000)
    setInsets(of: scroll, near: inset, far: far, isAcross: isAcross)
    scroll.layoutIfNeeded()
    return scroll
  }

  private func setInsets(of scroll: ScrollNode, near: CGFloat, far: CGFloat, isAcross: Bool) {
    scroll.contentInset =
      isAcross
      ? EdgeInsets(top: 0, left: near, bottom: 0, right: far)
      : EdgeInsets(top: near, left: 0, bottom: far, right: 0)
  }

  /// The insets near the origin and far from it, and the length of the content.
  struct Area: Sendable {
    var near: CGFloat = 0
    var far: CGFloat = 0
    var length: CGFloat = 1000
  }

  @Test(
    "an offset at a limit follows it, one beyond a moved limit comes back, and others stay",
    arguments: [
      (Area(), 0, Area(near: 40), -40), (Area(near: 40), -40, Area(near: 10), -10),
      (Area(near: 40), -25, Area(near: 10), -10), (Area(near: 40), -10, Area(near: 10), -10),
      (Area(near: 40), -5, Area(near: 10), -5), (Area(), 5, Area(near: 40), 5),
      (Area(), 800, Area(length: 500), 300), (Area(), 301, Area(length: 500), 300),
      (Area(), 300, Area(length: 500), 300), (Area(), 299, Area(length: 500), 299),
      (Area(), 800, Area(far: 30), 800), (Area(far: 30), 830, Area(), 800),
      (Area(far: 30), 815, Area(far: 20), 815), (Area(far: 30), 830, Area(far: 20), 820),
      (Area(), 500, Area(length: 100), 0), (Area(near: 15), 500, Area(near: 15, length: 100), -15),
    ] as [(Area, CGFloat, Area, CGFloat)], [false, true])
  func following(_ change: (Area, CGFloat, Area, CGFloat), isAcross: Bool) {
    let (former, offset, next, expected) = change
    let scroll = makeScroll(inset: former.near, far: former.far, isAcross: isAcross)
    func point(_ value: CGFloat) -> CGPoint {
      isAcross ? CGPoint(x: value, y: 0) : CGPoint(x: 0, y: value)
    }
    scroll.contentOffset = point(offset)
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset == point(offset))
    setInsets(of: scroll, near: next.near, far: next.far, isAcross: isAcross)
    scroll.contentSize =
      isAcross
      ? CGSize(width: next.length, height: 1000) : CGSize(width: 1000, height: next.length)
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset == point(expected))
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset == point(expected))
  }

  @Test(
    "a range is scrolled to by the least distance, and to its beginning if it is too long",
    arguments: [
      (110, 280, 100), (109, 279, 99), (111, 281, 101), (100, 300, 90), (110, 281, 100),
      (120, 290, 110), (115, 285, 105), (300, 500, 290), (0, 5, -10), (280, 280, 100),
      (110, 110, 100), (281, 281, 101), (200, 371, 190), (200, 370, 190),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func shortestScroll(low: CGFloat, high: CGFloat, expected: CGFloat) {
    #expect(
      ScrollNode.shortestScroll(from: 100, length: 200, near: 10, far: 20, to: low, high)
        == expected)
  }

  @Test(
    "a rectangle is scrolled to between the insets in both directions, and within the limits",
    arguments: [
      (CGRect(x: 140, y: 330, width: 20, height: 30), CGPoint(x: 120, y: 300)),
      (CGRect(x: 120, y: 300, width: 20, height: 30), CGPoint(x: 115, y: 290)),
      (CGRect(x: 200, y: 470, width: 20, height: 30), CGPoint(x: 127, y: 320)),
      (CGRect(x: 220, y: 500, width: -20, height: -30), CGPoint(x: 127, y: 320)),
      (CGRect(x: 0, y: 0, width: 1, height: 1), CGPoint(x: -5, y: -10)),
      (CGRect(x: 499, y: 999, width: 1, height: 1), CGPoint(x: 407, y: 820)),
      (CGRect(x: 900, y: 2000, width: 1, height: 1), CGPoint(x: 407, y: 820)),
    ])
  func rectangles(rect: CGRect, expected: CGPoint) {
    let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentSize = CGSize(width: 500, height: 1000)
    scroll.contentInset = EdgeInsets(top: 10, left: 5, bottom: 20, right: 7)
    scroll.layoutIfNeeded()
    scroll.contentOffset = CGPoint(x: 120, y: 300)
    scroll.scrollRectToVisible(rect, animated: false)
    #expect(scroll.contentOffset == expected)
  }

  @Test("content is at its top and its end within half a point")
  func ends() {
    let scroll = makeScroll(inset: 10, far: 20, isAcross: false)
    for (offset, isAtTop, isAtBottom) in [
      (-11, true, false), (-10, true, false), (-9.5, true, false), (-9.25, false, false),
      (819.25, false, false), (819.5, false, true), (820, false, true), (821, false, true),
    ] as [(CGFloat, Bool, Bool)] {
      scroll.contentOffset.y = offset
      #expect(scroll.isAtTop == isAtTop && scroll.isAtBottom == isAtBottom, "\(offset)")
    }
  }

  @Test("observers of the offset learn of it before the delegate, until each is removed")
  func observers() {
    final class Owner {}
    let scroll = makeScroll(inset: 0, far: 0, isAcross: false)
    let log = ScrollLog()
    scroll.delegate = log
    let (first, second) = (Owner(), Owner())
    scroll.addOffsetObserver(first) { log.events.append("first") }
    scroll.addOffsetObserver(second) { log.events.append("second") }
    scroll.contentOffset.y = 10
    #expect(log.events == ["first", "second", "scroll 10.0"])
    log.events = []
    scroll.removeOffsetObserver(first)
    scroll.contentOffset.y = 20
    scroll.bounds.origin.y = 30
    #expect(log.events == ["second", "scroll 20.0", "second", "scroll 30.0"])
    scroll.removeOffsetObserver(second)
    log.events = []
    scroll.contentOffset.y = 40
    #expect(log.events == ["scroll 40.0"])
  }

  @Test("an animated offset that isn't finite is reported in either direction, and ignored")
  func notFinite() {
    let scroll = makeScroll(inset: 0, far: 0, isAcross: false)
    scroll.setContentOffset(CGPoint(x: CGFloat.nan, y: 5), animated: true)
    scroll.setContentOffset(CGPoint(x: 5, y: CGFloat.infinity), animated: true)
    scroll.contentOffset = CGPoint(x: CGFloat.infinity, y: 5)
    scroll.contentSize = CGSize(width: 300, height: CGFloat.nan)
    #expect(scroll.contentOffset == .zero && scroll.contentSize.width == 1000)
    #expect(scroll.layoutProblems.count == 4)
  }

  @Test("a content size with one negative length keeps the other")
  func negative() {
    let scroll = makeScroll(inset: 0, far: 0, isAcross: false)
    scroll.contentSize = CGSize(width: -4, height: 70)
    #expect(scroll.contentSize == CGSize(width: 0, height: 70))
    scroll.contentSize = CGSize(width: 60, height: -4)
    #expect(scroll.contentSize == CGSize(width: 60, height: 0))
  }
}
