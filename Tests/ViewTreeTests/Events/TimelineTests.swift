// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewGraphics
import ViewTree

@Suite("The clock of a screen")
struct TimelineTests {
  @Test("Actions run at their times, and simultaneous ones in scheduling order")
  func order() {
    let timeline = Timeline()
    var seen: [String] = []
    timeline.schedule(after: 2) { seen.append("late at \(timeline.now)") }
    timeline.schedule(after: 1) { seen.append("first at \(timeline.now)") }
    timeline.schedule(after: 1) { seen.append("second at \(timeline.now)") }
    timeline.advance(by: 1)
    #expect(seen == ["first at 1.0", "second at 1.0"])
    timeline.advance(by: 5)
    #expect(seen.last == "late at 2.0")
    #expect(timeline.now == 6)
  }

  @Test("Canceled actions don't run, and actions scheduled meanwhile do")
  func changes() {
    let timeline = Timeline()
    var seen: [String] = []
    let appointment = timeline.schedule(after: 1) { seen.append("never") }
    appointment.cancel()
    timeline.schedule(after: 1) {
      timeline.schedule(after: 1) { seen.append("inner at \(timeline.now)") }
    }
    timeline.advance(by: 3)
    #expect(seen == ["inner at 2.0"])
  }

  @Test("Time doesn't go backward", arguments: [-1, .nan, .infinity])
  func invalid(duration: Double) {
    let timeline = Timeline()
    timeline.advance(by: duration)
    #expect(timeline.now == 0)
  }
}
