// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewGraphics

@testable import ViewTree

@Suite("Actions at times")
struct ScheduleTests {
  @Test("an action can advance the clock itself, which doesn't go back afterward")
  func nested() {
    let timeline = Timeline()
    var seen: [String] = []
    timeline.schedule(after: 1) {
      seen.append("first at \(timeline.now)")
      timeline.advance(by: 5)
      seen.append("still at \(timeline.now)")
    }
    timeline.schedule(after: 3) { seen.append("second at \(timeline.now)") }
    timeline.schedule(after: 7) { seen.append("third at \(timeline.now)") }
    timeline.advance(by: 2)
    #expect(seen == ["first at 1.0", "second at 3.0", "still at 6.0"] && timeline.now == 6)
    timeline.advance(by: 1)
    #expect(seen.last == "third at 7.0" && timeline.now == 7)
  }

  @Test("an action is pending until it runs or is canceled, and can cancel another one")
  func pending() {
    let timeline = Timeline()
    var seen: [Int] = []
    var first: Timeline.ScheduledAction?
    let second = timeline.schedule(after: 2) { seen.append(2) }
    first = timeline.schedule(after: 1) {
      seen.append(first?.isPending == true ? -1 : 1)
      second.cancel()
    }
    let third = timeline.schedule(after: 3) { seen.append(3) }
    #expect(first?.isPending == true && second.isPending && third.isPending)
    timeline.advance(by: 2.5)
    #expect(seen == [1] && first?.isPending == false && !second.isPending && third.isPending)
    timeline.advance(by: 0.5)
    #expect(seen == [1, 3] && !third.isPending)
    timeline.advance(by: 100)
    #expect(seen == [1, 3] && timeline.runningAnimationCount == 0)
  }
}
