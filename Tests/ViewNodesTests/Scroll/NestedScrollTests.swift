// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Fingers on scroll content")
struct NestedScrollTests {
  private let outer = ScrollNode(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  private let inner = ScrollNode(frame: CGRect(x: 0, y: 0, width: 200, height: 2000))
  private let screen: Screen

  init() {
    let root = ViewNode()
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.contentSize = CGSize(width: 200, height: 2000)
    inner.contentSize = CGSize(width: 900, height: 2000)
    for scroll in [outer, inner] { scroll.contentInsetAdjustmentBehavior = .never }
    screen = Screen(size: CGSize(width: 200, height: 400), rootNode: root)
    screen.layoutIfNeeded()
  }

  private func move(by distance: CGPoint, pause: Double = 0.02) -> [Touch] {
    let start = CGPoint(x: 100, y: 200)
    let touches = screen.router.begin(at: [start])
    for step in 1...5 {
      screen.advance(by: 0.02)
      let share = CGFloat(step) / 5
      let place = CGPoint(x: start.x + distance.x * share, y: start.y + distance.y * share)
      screen.router.move(touches.map { ($0, place) })
    }
    screen.advance(by: pause)
    return touches
  }

  @Test(
    "a drag moves the innermost content that scrolls in its main direction, or down if undecided",
    arguments: [
      (CGPoint(x: -80, y: 0), true, false), (CGPoint(x: 0, y: -80), false, true),
      (CGPoint(x: -80, y: -40), true, false), (CGPoint(x: -40, y: -80), false, true),
      (CGPoint(x: -60, y: -60), false, true),
    ])
  func directions(distance: CGPoint, movesInner: Bool, movesOuter: Bool) {
    screen.router.end(move(by: distance, pause: 1))
    #expect((inner.contentOffset.x > 0) == movesInner && inner.contentOffset.y == 0)
    #expect((outer.contentOffset.y > 0) == movesOuter && outer.contentOffset.x == 0)
  }

  @Test("content that must not scroll leaves the drag to the content around it")
  func disabled() {
    inner.contentSize.height = 2500
    inner.isScrollEnabled = false
    screen.router.end(move(by: CGPoint(x: 0, y: -80), pause: 1))
    #expect(inner.contentOffset == .zero && outer.contentOffset.y > 0)
  }

  @Test("content with a refresh control takes a drag down, though it fits")
  func refreshing() {
    inner.refreshControl = RefreshControlNode()
    let touches = move(by: CGPoint(x: 0, y: 80))
    #expect(inner.contentOffset.y < 0 && outer.contentOffset == .zero)
    screen.router.end(touches)
    screen.advance(by: 2)
    #expect(inner.contentOffset == .zero)
  }

  @Test("flicked content moves on in the direction of the finger's motion")
  func flicks() {
    for (distance, isAcross, sign) in [
      (CGPoint(x: -80, y: 0), true, 1), (CGPoint(x: 80, y: 0), true, -1),
      (CGPoint(x: 0, y: -80), false, 1), (CGPoint(x: 0, y: 80), false, -1),
    ] as [(CGPoint, Bool, CGFloat)] {
      inner.contentOffset = CGPoint(x: 350, y: 0)
      outer.contentOffset = CGPoint(x: 0, y: 800)
      func place() -> CGFloat { isAcross ? inner.contentOffset.x : outer.contentOffset.y }
      let touches = move(by: distance, pause: 0)
      let lifted = place()
      screen.router.end(touches)
      #expect((isAcross ? inner : outer).isDecelerating)
      screen.advance(by: 0.2)
      #expect((place() - lifted) * sign > 20, "\(distance)")
      screen.advance(by: 10)
    }
  }

  @Test("a canceled drag has no velocity, and brings content back from beyond its end")
  func canceled() {
    var touches = move(by: CGPoint(x: 0, y: -80), pause: 0)
    let place = outer.contentOffset
    #expect(place.y > 0)
    screen.router.cancel(touches)
    screen.advance(by: 2)
    #expect(outer.contentOffset == place && !outer.isTracking)
    outer.contentOffset = .zero
    touches = move(by: CGPoint(x: 0, y: 80), pause: 0)
    #expect(outer.contentOffset.y < 0)
    screen.router.cancel(touches)
    #expect(outer.isDecelerating)
    screen.advance(by: 2)
    #expect(outer.contentOffset == .zero && !outer.isDecelerating)
  }

  @Test("a touch on content that is scrolled by code stops it where it is")
  func caught() {
    let log = ScrollLog()
    outer.delegate = log
    outer.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    screen.advance(by: 0.15)
    let touches = screen.router.begin(at: [CGPoint(x: 100, y: 200)])
    let place = outer.contentOffset
    #expect(place.y > 300 && place.y < 600)
    screen.advance(by: 1)
    screen.router.end(touches)
    screen.advance(by: 1)
    #expect(outer.contentOffset == place && !log.events.contains("animated"))
    #expect(screen.timeline.runningAnimationCount == 0)
  }
}
