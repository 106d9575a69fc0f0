// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Steppers in declarative views")
struct StepperTests {
  private func node(_ view: some View) throws -> StepperNode {
    let (_, host) = shown { view }
    return try #require(host.first(StepperNode.self))
  }

  /// The number that a stepper leads to, tapped at its right or its left half.
  private func moved<Value: Strideable>(
    _ start: Value, _ step: Value.Stride, up isUp: Bool
  ) throws -> Value {
    var number = start
    let binding = Binding(get: { number }, set: { number = $0 })
    let node = try node(Stepper("Number", value: binding, step: step))
    if isUp { node.accessibilityIncrement() } else { node.accessibilityDecrement() }
    return number
  }

  @Test("a stepper with actions performs the one whose button is tapped, again and again")
  func actions() throws {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let (screen, host) = shown {
      Stepper("Volume") {
        log.lines.append("up")
      } onDecrement: {
        log.lines.append("down")
      }
    }
    #expect(host.accessibilityOrder.map(\.accessibilityLabel) == ["Volume"])
    let stepper = try #require(host.accessibilityOrder.first as? StepperNode)
    let frame = stepper.convert(stepper.bounds, to: host)
    for x in [frame.maxX - 5, frame.maxX - 5, frame.minX + 5, frame.maxX - 5] {
      try screen.tap(at: CGPoint(x: x, y: frame.midY))
    }
    #expect(log.lines == ["up", "up", "down", "up"])
    #expect(stepper.value == 0)
  }

  @Test("a stepper without an action can't move in that direction")
  func missingAction() throws {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let up = try node(Stepper("Up", onIncrement: { log.lines.append("up") }, onDecrement: nil))
    #expect(up.minimumValue == 0 && up.maximumValue == 1)
    up.accessibilityDecrement()
    #expect(log.lines == [])
    up.accessibilityIncrement()
    #expect(log.lines == ["up"])
    let down = try node(Stepper("Down", onIncrement: nil, onDecrement: { log.lines = ["down"] }))
    #expect(down.minimumValue == -1 && down.maximumValue == 0)
    down.accessibilityIncrement()
    #expect(log.lines == ["up"])
    down.accessibilityDecrement()
    #expect(log.lines == ["down"])
    let still = try node(Stepper("Still", onIncrement: nil, onDecrement: nil))
    #expect(still.minimumValue == 0 && still.maximumValue == 0)
  }

  @Test("a stepper at an end of its range can only move away from it")
  func ends() throws {
    func room(_ number: Int) throws -> [Double] {
      let node = try node(Stepper("Number", value: .constant(number), in: 0...2))
      return [node.minimumValue, node.maximumValue]
    }
    #expect(try [-1, 0, 1, 2, 3].map(room) == [[0, 1], [0, 1], [-1, 1], [-1, 0], [-1, 0]])
  }

  @Test("a stepper with a view as its label shows it, and has no name of its own")
  func label() throws {
    struct Choosing: View {
      @State private var number = 2.5
      var body: some View {
        Stepper(value: $number, in: 0...3, step: 0.25) { Text(verbatim: "Number \(number)") }
      }
    }
    let (screen, host) = shown { Choosing() }
    let stepper = try #require(host.first(StepperNode.self))
    #expect(stepper.accessibilityLabel == nil)
    for expected in ["2.75", "3.0", "3.0"] {
      stepper.accessibilityIncrement()
      screen.layoutIfNeeded()
      #expect(host.accessibilityTree().hasPrefix("text \"Number \(expected)\"\n"))
    }
    stepper.accessibilityDecrement()
    #expect(host.accessibilityTree().hasPrefix("text \"Number 2.75\"\n"))
  }

  @Test("a fractional number moves by the step in either direction")
  func fractions() throws {
    #expect(try moved(1.0, 0.5, up: true) == 1.5)
    #expect(try moved(1.0, 0.5, up: false) == 0.5)
    #expect(try moved(Float(1), -0.25, up: true) == 0.75)
  }

  @Test("the largest numbers stop at the ends of their type, too")
  func large() throws {
    let half = UInt64(Int.max) + 1
    #expect(try moved(UInt64.max, 1, up: true) == .max)
    #expect(try moved(UInt64.max - 1, 1, up: true) == .max)
    #expect(try moved(UInt64.max - 1, 5, up: true) == .max)
    let below = try moved(UInt64.max, 1, up: false)
    #expect(below == UInt64.max - 1)
    #expect(try moved(half, 1, up: true) == half + 1)
    #expect(try moved(half, 1, up: false) == half - 1)
    #expect(try moved(half, -3, up: true) == half - 3)
    #expect(try moved(half, -3, up: false) == half + 3)
    #expect(try moved(Int.max, 1, up: true) == .max)
    #expect(try moved(Int.min + 1, 5, up: false) == .min)
    #expect(try moved(Int.max, -1, up: false) == .max)
    #expect(try moved(UInt8(3), 5, up: false) == 0)
  }

  @Test("a disabled stepper doesn't move")
  func disabled() throws {
    var number = 1
    let binding = Binding(get: { number }, set: { number = $0 })
    let node = try node(Stepper("Number", value: binding).disabled(true))
    node.accessibilityIncrement()
    #expect(!node.isEnabled && number == 1)
  }

  @Test("a stepper reports when one of its buttons is pressed and released")
  func editing() throws {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let steppers = [
      Stepper("A", value: .constant(1), in: 0...3) { log.lines.append("\($0)") },
      Stepper("B", value: .constant(1)) { log.lines.append("\($0)") },
      Stepper(value: .constant(1), in: 0...3) {
        Text("C")
      } onEditingChanged: {
        log.lines.append("\($0)")
      },
      Stepper(value: .constant(1)) {
        Text("D")
      } onEditingChanged: {
        log.lines.append("\($0)")
      },
      Stepper(
        "E", onIncrement: {}, onDecrement: {}, onEditingChanged: { log.lines.append("\($0)") }),
      Stepper {
        Text("F")
      } onIncrement: {
      } onDecrement: {
      } onEditingChanged: {
        log.lines.append("\($0)")
      },
      Stepper(onIncrement: {}, onDecrement: {}, onEditingChanged: { log.lines.append("\($0)") }) {
        Text("G")
      },
    ]
    for stepper in steppers {
      log.lines = []
      let (screen, host) = shown { stepper }
      try screen.tap(try #require(host.first(StepperNode.self)))
      #expect(log.lines == ["true", "false"])
    }
  }
}
