// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Times and places of scrolling animations")
struct MotionDetailTests {
  private let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let screen: Screen
  private let log = ScrollLog()

  init() {
    let root = ViewNode()
    root.addSubview(scroll)
    scroll.contentSize = CGSize(width: 5000, height: 10_000)
    screen = Screen(size: CGSize(width: 100, height: 200), rootNode: root)
    screen.layoutIfNeeded()
    scroll.delegate = log
  }

  @Test("an animation accelerates and slows down evenly in both directions, on whole pixels")
  func eased() {
    scroll.contentOffset = CGPoint(x: 30, y: 60)
    scroll.setContentOffset(CGPoint(x: 330, y: 660), animated: true)
    // A share f of the time is 3f² − 2f³ of the way: 7/27, 1/2, and 20/27.
    for (wait, x, y) in [
      (0.101, 323.0 / 3, 647.0 / 3), (0.05, 180, 360), (0.05, 757.0 / 3, 1513.0 / 3),
    ]
      as [(Double, CGFloat, CGFloat)]
    {
      screen.advance(by: wait)
      #expect(near(scroll.contentOffset.x, x, 0.34) && near(scroll.contentOffset.y, y, 0.34))
      let pixels = [scroll.contentOffset.x * 3, scroll.contentOffset.y * 3]
      #expect(pixels.allSatisfy { near($0, $0.rounded(), 1e-6) })
    }
  }

  @Test("one animation runs while content moves, and none once it stops or has nowhere to go")
  func running() {
    func count() -> Int { screen.timeline.runningAnimationCount }
    scroll.setContentOffset(.zero, animated: true)
    #expect(count() == 0 && log.events == [])
    scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    #expect(count() == 1)
    scroll.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    #expect(count() == 1)
    screen.advance(by: 0.29)
    #expect(count() == 1 && !log.events.contains("animated"))
    screen.advance(by: 0.02)
    #expect(count() == 0 && log.events.last == "animated")
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: 0, y: -20))
    #expect(count() == 0)
    scroll.endDragging(velocity: CGPoint(x: 0, y: 1))
    #expect(count() == 1)
    scroll.beginDragging()
    #expect(count() == 0 && !scroll.isDecelerating)
    scroll.endDragging()
  }

  @Test("content that layout shifts while it is scrolled arrives shifted")
  func shifted() {
    scroll.setContentOffset(CGPoint(x: 40, y: 600), animated: true)
    screen.advance(by: 0.151)
    scroll.shiftOffset(by: CGPoint(x: 9, y: 50))
    #expect(scroll.contentOffset == CGPoint(x: 29, y: 350))
    screen.advance(by: 1)
    #expect(scroll.contentOffset == CGPoint(x: 49, y: 650))
  }

  @Test("flashed indicators stay while content that has begun to move meanwhile moves")
  func flashedWhileMoving() {
    scroll.flashScrollIndicators()
    screen.advance(by: 0.3)
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: 0, y: -20))
    scroll.endDragging(velocity: CGPoint(x: 0, y: 1))
    screen.advance(by: 0.3)
    #expect(scroll.isDecelerating && scroll.indicators != nil)
    screen.advance(by: 10)
    #expect(!scroll.isDecelerating && scroll.indicators == nil)
  }

  private func motion(
    from start: CGFloat = 0, speed: CGFloat, to target: CGFloat? = nil, limit: CGFloat = 100_000
  ) -> AxisMotion {
    AxisMotion(
      from: start, speed: speed, to: target, in: 0...limit, rate: 0.998, bounces: true)
  }

  @Test(
    "a motion to a target keeps the touch's speed if the target is 1/25 to 1/2 of it away",
    arguments: [
      (199, 1000), (200, 200), (201, 201), (2499, 2499), (2500, 2500), (2501, 1000), (-300, 1000),
    ] as [(CGFloat, CGFloat)])
  func targets(speed: CGFloat, initial: CGFloat) {
    #expect(near(motion(speed: speed, to: 100).state(at: 0).speed, initial))
    #expect(near(motion(from: 100, speed: -speed, to: 0).state(at: 0).speed, -initial))
    #expect(motion(from: 100, speed: speed, to: 100).state(at: 0).speed == 0)
  }

  @Test("decelerating content has arrived half a point before its end")
  func arrival() {
    let motion = motion(speed: 1000)
    let slowing = -Foundation.log(0.998) * 1000
    let time = Foundation.log(1000 / slowing / 0.5) / slowing
    #expect(!motion.isFinished(at: time - 0.001) && motion.isFinished(at: time + 0.001))
    #expect(near(motion.end, CGFloat(1000 / slowing)))
  }

  @Test("content beyond a limit returns with a critically damped spring of 14 per second")
  func spring() {
    for (start, beyond) in [(-80, -80), (380, 80)] as [(CGFloat, CGFloat)] {
      let state = motion(from: start, speed: 0, limit: 300).state(at: 1 / 14)
      let limit: CGFloat = beyond < 0 ? 0 : 300
      #expect(near(state.offset, limit + beyond * 2 / CGFloat(exp(1.0))))
      #expect(near(state.speed, -beyond * 14 / CGFloat(exp(1.0))))
    }
  }
}
