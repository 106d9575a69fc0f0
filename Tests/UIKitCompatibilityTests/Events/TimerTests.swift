// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Timers with targets")
struct TimerTests {
  private final class Counter: NSObject {
    var count = 0
    var info: String?

    func count(_ timer: Timer) {
      count += 1
      info = timer.userInfo as? String
    }
  }

  @Test("a timer calls its target's method with itself until it is invalidated")
  func firing() {
    let counter = Counter()
    let timer = Timer(
      timeInterval: 100, target: counter, selector: Selector(Counter.count(_:)), userInfo: nil,
      repeats: true)
    timer.fire()
    timer.fire()
    #expect(counter.count == 2)
    timer.invalidate()
    timer.fire()
    #expect(counter.count == 2)
    #expect(timer.timeInterval == 100)
  }

  @Test("a scheduled timer keeps its value and its target")
  func scheduled() {
    weak var target: Counter?
    let timer: Timer
    do {
      let counter = Counter()
      target = counter
      timer = Timer.scheduledTimer(
        timeInterval: 100, target: counter, selector: Selector(Counter.count(_:)),
        userInfo: "saved", repeats: true)
    }
    timer.fire()
    #expect(target?.count == 1 && target?.info == "saved" && timer.isValid)
    timer.invalidate()
  }
}
