// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Motion along an axis")
struct AxisMotionTests {
  private func motion(
    from start: CGFloat = 0, speed: CGFloat, to target: CGFloat? = nil,
    limit: CGFloat = 100_000, rate: CGFloat = 0.998, bounces: Bool = true
  ) -> AxisMotion {
    AxisMotion(
      from: start, speed: speed, to: target, in: 0...limit, rate: rate, bounces: bounces)
  }

  @Test("each millisecond multiplies the speed by the rate", arguments: [0.998, 0.99])
  func rate(rate: CGFloat) {
    let motion = motion(speed: 1000, rate: rate)
    var speed: CGFloat = 1000
    var place: CGFloat = 0
    for millisecond in 1...500 {
      // The speed decreases slightly during the millisecond, so its mean counts.
      let next = speed * rate
      place += (speed + next) / 2 / 1000
      speed = next
      let state = motion.state(at: Double(millisecond) / 1000)
      #expect(abs(state.speed - speed) < 0.01)
      #expect(abs(state.offset - place) < 0.05)
    }
    #expect(abs(motion.end + 1 / CGFloat(log(Double(rate)))) < 0.01)
  }

  @Test("beyond a limit, content springs back without oscillating")
  func spring() {
    let motion = motion(from: -80, speed: 0)
    var last: CGFloat = -80
    for step in 1...120 {
      let place = motion.state(at: Double(step) / 60).offset
      #expect(place >= last && place <= 0)
      last = place
    }
    #expect(motion.isFinished(at: 0.6) && !motion.isFinished(at: 0.2))
    #expect(motion.end == 0)
  }

  @Test("decelerating against a limit goes slightly beyond it and back, unless bouncing is off")
  func beyond() {
    let soft = motion(speed: 2000, limit: 300)
    let hard = motion(speed: 2000, limit: 300, bounces: false)
    let places = (0...180).map { soft.state(at: Double($0) / 60).offset }
    let most = places.max() ?? 0
    #expect(most > 310 && most < 400)
    #expect(soft.end == 300 && soft.isFinished(at: 3))
    #expect((0...180).allSatisfy { hard.state(at: Double($0) / 60).offset <= 300 })
    #expect(hard.isFinished(at: 0.3))
  }

  @Test("position and speed are continuous where the limit is reached")
  func steady() {
    let motion = motion(speed: 2000, limit: 300)
    var last = motion.state(at: 0)
    for step in 1...3000 {
      let now = motion.state(at: Double(step) / 1000)
      #expect(abs(now.offset - last.offset) <= 2.01)
      #expect(abs(now.speed - last.speed) < 60)
      last = now
    }
  }

  @Test("a chosen target is reached, at the touch's speed if that suffices")
  func target() {
    let near = motion(speed: 1000, to: 200)
    #expect(near.end == 200)
    #expect(abs(near.state(at: 0).speed - 1000) < 0.001)
    let back = motion(from: 500, speed: 1000, to: 400)
    #expect(back.end == 400 && back.isFinished(at: 2))
  }

  @Test("invalid rates stop the content immediately", arguments: [0, 1, -1, 2])
  func wrongRate(rate: CGFloat) {
    let motion = motion(speed: 1000, rate: rate)
    #expect(motion.isFinished(at: 0.02))
    #expect(motion.end <= 1)
  }

  @Test("content that is moving outward beyond a limit continues before it returns")
  func outwards() {
    let motion = motion(from: -80, speed: -1000)
    #expect(abs(motion.state(at: 0).speed + 1000) < 0.01)
    #expect(motion.state(at: 0.02).offset < -90)
    #expect(motion.isFinished(at: 2) && motion.end == 0)
  }

  @Test("content at its limit is at rest once it is slower than 20 points per second")
  func stopping() {
    let motion = motion(speed: 200, limit: 85)
    let states = (0...4000).map { (time: Double($0) / 1000, motion.state(at: Double($0) / 1000)) }
    let near = states.filter { $0.1.offset >= 85 && $0.1.offset < 85.5 }
    #expect(near.contains { abs($0.1.speed) >= 20 } && near.contains { abs($0.1.speed) < 20 })
    #expect(near.allSatisfy { motion.isFinished(at: $0.time) == (abs($0.1.speed) < 20) })
  }

  @Test("the speed is the slope of the position, whatever the motion begins with")
  func slopes() {
    for start in [-80, 0, 150, 300, 340] as [CGFloat] {
      for speed in [-3000, -200, 0, 50, 900, 4000] as [CGFloat] {
        for target in [nil, 100, 300] as [CGFloat?] {
          for bounces in [true, false] {
            let motion = motion(
              from: start, speed: speed, to: target, limit: 300, bounces: bounces)
            let name = "\(start) \(speed) \(target ?? -1) \(bounces)"
            var breaks = 0
            for step in 1..<2000 {
              let time = Double(step) / 1000
              let (before, now, after) = (
                motion.state(at: time - 1e-5), motion.state(at: time), motion.state(at: time + 1e-5)
              )
              let slope = (after.offset - before.offset) / 2e-5
              if abs(slope - now.speed) > 0.05 + abs(now.speed) * 0.01 { breaks += 1 }
            }
            // The speed jumps where content that doesn't bounce reaches its limit.
            #expect(breaks <= 1, "\(name)")
            #expect(abs(motion.state(at: 0).offset - start) < 0.001 || !bounces, "\(name)")
            #expect(abs(motion.state(at: 30).offset - motion.end) < 0.5, "\(name)")
            #expect(motion.end >= 0 && motion.end <= 300, "\(name)")
          }
        }
      }
    }
  }
}
