// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Views that would move")
struct StaticAnimatorTests {
  private func texts(_ view: some View) -> [String] {
    TreeProbe(view, width: 200, height: 50).texts.map(\.text)
  }

  @Test("a timeline view shows the first date of its schedule")
  func timelines() {
    func seconds(_ schedule: some TimelineSchedule) -> [String] {
      texts(
        TimelineView(schedule) { context in
          Text(
            verbatim:
              "\(context.date.timeIntervalSinceReferenceDate) \(context.cadence <= .seconds)")
        })
    }
    let zero = Date(timeIntervalSinceReferenceDate: 0)
    #expect(seconds(.everyMinute) == ["0.0 true"])
    #expect(seconds(.animation) == ["0.0 true"])
    #expect(seconds(.animation(minimumInterval: 0.1, paused: true)) == ["0.0 true"])
    #expect(seconds(.periodic(from: zero.addingTimeInterval(12), by: 5)) == ["-3.0 true"])
    #expect(seconds(.explicit([zero.addingTimeInterval(7)])) == ["7.0 true"])
    #expect(seconds(.explicit([])) == ["0.0 true"])
    #expect(seconds(.periodic(from: zero, by: .nan)) == ["0.0 true"])
    let far = PeriodicTimelineSchedule(from: .distantPast, by: 1e-300)
    #expect(far.entries(from: zero, mode: .normal).first { _ in true } != nil)
    let minutes = EveryMinuteTimelineSchedule().entries(
      from: zero.addingTimeInterval(130), mode: .normal)
    #expect(
      Array(minutes.prefix(2)).map(\.timeIntervalSinceReferenceDate) == [120, 180])
  }

  @Test("phases and keyframes are shown at their first or last state")
  func phases() {
    #expect(texts(PhaseAnimator([3, 4]) { Text("\($0)") }) == ["3"])
    #expect(
      texts(
        PhaseAnimator([3, 4], trigger: 1) {
          Text("\($0)")
        } animation: { _ in
          .easeIn
        }) == ["3"])
    #expect(texts(PhaseAnimator([Int]()) { Text("\($0)") }).isEmpty)
    let view = Text("a").phaseAnimator([false, true]) { content, isOn in
      content.opacity(isOn ? 1 : 0.5)
    } animation: {
      $0 ? .easeIn : nil
    }
    #expect(TreeProbe(view, width: 50, height: 50).steps.first == "opacity 0.5")
    #expect(
      texts(
        Text("a").phaseAnimator([1, 2], trigger: true) { content, phase in
          content
          Text("\(phase)")
        }) == ["a", "1"])
  }

  private struct Values {
    var scale = 1.0
    var angle = Angle.zero
    var offset: CGFloat = 0
  }

  @Test("keyframes that aren't repeated are shown at their end, and others at the start")
  func keyframes() {
    func text(_ repeating: Bool) -> [String] {
      texts(
        KeyframeAnimator(initialValue: Values(), repeating: repeating) { values in
          Text(verbatim: "\(values.scale) \(values.angle.radians) \(values.offset)")
        } keyframes: { _ in
          KeyframeTrack(\.scale) {
            LinearKeyframe(1.5, duration: 0.2)
            SpringKeyframe(2, duration: 0.3, spring: .bouncy)
          }
          KeyframeTrack(\.angle) {
            CubicKeyframe(.radians(30), duration: 1)
            if repeating { MoveKeyframe(.zero) }
          }
        })
    }
    #expect(text(false) == ["2.0 30.0 0.0"])
    #expect(text(true) == ["1.0 0.0 0.0"])
    let whole = Text("a").keyframeAnimator(initialValue: 1.0, repeating: false) { content, value in
      content.opacity(value)
    } keyframes: { _ in
      LinearKeyframe(0.5, duration: 1)
      LinearKeyframe(0.25, duration: 1, timingCurve: .easeIn)
    }
    #expect(TreeProbe(whole, width: 50, height: 50).steps.first == "opacity 0.25")
  }

  @Test("keyframes end when their trigger changes")
  func trigger() throws {
    struct Owner: View {
      @State private var count = 0
      var body: some View {
        Button("go") { count += 1 }
          .keyframeAnimator(initialValue: 0.0, trigger: count) { content, value in
            content
            Text(verbatim: "\(value)")
          } keyframes: { value in
            KeyframeTrack(\.self) { LinearKeyframe(value + 5, duration: 1) }
          }
      }
    }
    let (screen, _) = shown { VStack { Owner() } }
    _ = try screen.element(called: "0.0")
    try screen.tap("go")
    _ = try screen.element(called: "5.0")
    try screen.tap("go")
    _ = try screen.element(called: "10.0")
  }

  @Test("modifiers of transactions leave a view as it is, and those with a closure apply it")
  func transactions() {
    var isCalled = false
    let view = Text("a")
      .transaction { _ in isCalled = true }
      .transaction(value: 1) { $0.animation = nil }
      .animation(.easeIn) { $0.opacity(0.5) }
      .transaction {
        $0.disablesAnimations = true
      } body: {
        $0.padding(3)
      }
    #expect(TreeProbe(view, width: 50, height: 50).steps.first == "opacity 0.5")
    #expect(!isCalled)
    #expect(withTransaction(\.disablesAnimations, true) { 7 } == 7)
    var transaction = Transaction(animation: .linear)
    transaction.isContinuous = true
    transaction.tracksVelocity = true
    var number = 1
    let binding = Binding(get: { number }, set: { number = $0 }).transaction(transaction)
    binding.wrappedValue = 2
    #expect(number == 2)
  }

  @Test("a curve has a value at any time")
  func curves() {
    #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-6)
    #expect(UnitCurve.easeIn.value(at: 0.25) < 0.25 && UnitCurve.easeOut.value(at: 0.25) > 0.25)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
    for time in [-1, .nan, 0] { #expect(abs(UnitCurve.easeInOut.value(at: time)) < 1e-6) }
    #expect(abs(UnitCurve.easeInOut.value(at: .infinity) - 1) < 1e-6)
    let bezier = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 2, y: 0), endControlPoint: UnitPoint(x: 0, y: 1))
    #expect(abs(bezier.value(at: 0.5) - 0.5) < 1e-4)
    #expect(Spring.bouncy(duration: 1, extraBounce: 0.1) == Spring(duration: 1, bounce: 0.4))
    #expect(Spring(response: 0.5, dampingRatio: 1) == .smooth)
  }
}
