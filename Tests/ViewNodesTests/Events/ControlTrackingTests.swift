// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTreeTestSupport

@Suite("Touches on controls")
struct ControlTrackingTests {
  private let fingers = Fingers()

  private static let names: [(Control.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "downRepeat"), (.touchDragInside, "inside"),
    (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
  ]

  private final class Log {
    var events: [String] = []
  }

  private func log(_ control: Control) -> Log {
    let log = Log()
    for (event, name) in Self.names {
      control.addAction(for: event) { log.events.append(name) }
    }
    return log
  }

  @Test("A tap on a button sends touch down, touch up inside, and the primary action")
  func tap() {
    let log = log(fingers.node(ButtonNode()))
    fingers.tap(CGPoint(10, 10))
    #expect(log.events == ["down", "upInside", "primary"])
  }

  @Test("A tap on a plain control doesn't send the primary action")
  func plainTap() {
    let log = log(fingers.node(Control()))
    fingers.tap(CGPoint(10, 10))
    #expect(log.events == ["down", "upInside"])
  }

  @Test("A touch that ends more than 70 points outside is touch up outside")
  func dragOut() {
    let button = fingers.node(ButtonNode())
    let log = log(button)
    let touches = fingers.down(CGPoint(50, 50))
    #expect(button.isTracking && button.isTouchInside && button.isHighlighted)
    fingers.move(touches, to: CGPoint(169, 50))
    #expect(button.isTouchInside && button.isHighlighted)
    fingers.move(touches, to: CGPoint(171, 50))
    #expect(!button.isTouchInside && !button.isHighlighted && button.isTracking)
    fingers.move(touches, to: CGPoint(180, 50))
    fingers.up(touches)
    #expect(log.events == ["down", "inside", "exit", "outside", "outside", "upOutside"])
    #expect(!button.isTracking)
  }

  @Test("A touch that returns is inside again")
  func dragBack() {
    let button = fingers.node(ButtonNode())
    let log = log(button)
    let touches = fingers.down(CGPoint(50, 50))
    fingers.move(touches, to: CGPoint(200, 50))
    fingers.move(touches, to: CGPoint(60, 50))
    #expect(button.isHighlighted)
    fingers.up(touches)
    #expect(
      log.events == ["down", "exit", "outside", "enter", "inside", "upInside", "primary"])
  }

  @Test("A second tap in quick succession is a repeat")
  func repeated() {
    let log = log(fingers.node(Control()))
    fingers.tap(CGPoint(10, 10))
    fingers.tap(CGPoint(10, 10))
    #expect(log.events == ["down", "upInside", "downRepeat", "upInside"])
  }

  @Test("A canceled touch sends touch cancel")
  func cancelled() {
    let button = fingers.node(ButtonNode())
    let log = log(button)
    fingers.router.cancel(fingers.down(CGPoint(10, 10)))
    #expect(log.events == ["down", "cancel"])
    #expect(!button.isHighlighted && !button.isTracking)
  }

  @Test("A disabled control consumes touches and sends nothing")
  func disabled() {
    let outer = fingers.node(ListeningNode())
    let button = ButtonNode(frame: outer.bounds)
    outer.addSubview(button)
    button.isEnabled = false
    let log = log(button)
    fingers.tap(CGPoint(10, 10))
    #expect(log.events.isEmpty)
    #expect(outer.heard.isEmpty)
  }

  @Test("A control can refuse to track a touch, or stop tracking it")
  func refusing() {
    final class Choosy: Control {
      var begins = true
      override func beginTracking(_ touch: Touch, with event: ViewNodes.Event?) -> Bool { begins }
      override func continueTracking(_ touch: Touch, with event: ViewNodes.Event?) -> Bool {
        false
      }
    }
    let control = fingers.node(Choosy())
    let log = log(control)
    var touches = fingers.down(CGPoint(10, 10))
    fingers.move(touches, to: CGPoint(20, 20))
    #expect(!control.isTracking && !control.isHighlighted)
    fingers.up(touches)
    #expect(log.events == ["down"])
    log.events = []
    fingers.wait(1)
    control.begins = false
    touches = fingers.down(CGPoint(10, 10))
    fingers.up(touches)
    #expect(log.events.isEmpty)
  }

  @Test("A tap toggles a switch and sends its value before the touch ends")
  func switchTap() {
    let control = fingers.node(SwitchNode())
    let log = log(control)
    fingers.tap(CGPoint(10, 10))
    #expect(control.isOn)
    #expect(log.events == ["down", "value", "primary", "upInside"])
    fingers.wait(1)
    fingers.tap(CGPoint(10, 10))
    #expect(!control.isOn)
  }

  @Test(
    "A drag sets a switch to the side of the touch",
    arguments: [(false, 30.0, true), (true, 30, true), (true, -30, false), (false, -30, false)])
  func switchDrag(start: Bool, distance: Double, end: Bool) {
    let control = fingers.node(SwitchNode())
    control.isOn = start
    let log = log(control)
    let touches = fingers.down(CGPoint(25, 10))
    fingers.move(touches, to: CGPoint(25 + distance, 10))
    fingers.up(touches)
    #expect(control.isOn == end)
    #expect(log.events.contains("value") == (start != end))
  }

  @Test("A slider's thumb follows the touch that grabs it, and a touch beside it does nothing")
  func slider() {
    let slider = fingers.node(SliderNode())
    let log = log(slider)
    fingers.tap(CGPoint(90, 50))
    #expect(slider.value == 0 && log.events.isEmpty)
    let touches = fingers.down(CGPoint(20, 50))
    fingers.move(touches, to: CGPoint(20 + 36, 50))
    #expect(abs(slider.value - 0.5) < 0.001)
    fingers.move(touches, to: CGPoint(400, 50))
    fingers.up(touches)
    #expect(slider.value == 1)
    #expect(log.events.filter { $0 == "value" }.count == 2)
  }

  @Test("A slider that isn't continuous sends its value once, at the end")
  func sliderAtEnd() {
    let slider = fingers.node(SliderNode())
    slider.isContinuous = false
    let log = log(slider)
    let touches = fingers.down(CGPoint(20, 50))
    fingers.move(touches, to: CGPoint(40, 50))
    fingers.move(touches, to: CGPoint(60, 50))
    #expect(!log.events.contains("value"))
    fingers.up(touches)
    #expect(log.events.filter { $0 == "value" }.count == 1)
  }

  @Test("Each half of a stepper changes its value, and holding it repeats the step")
  func stepper() {
    let stepper = fingers.node(StepperNode())
    stepper.frame = CGRect(x: 0, y: 0, width: 94, height: 32)
    let log = log(stepper)
    fingers.tap(CGPoint(80, 16))
    #expect(stepper.value == 1)
    fingers.wait(1)
    fingers.tap(CGPoint(10, 16))
    #expect(stepper.value == 0)
    #expect(log.events.filter { $0 == "value" }.count == 2)
    fingers.wait(1)
    let touches = fingers.down(CGPoint(80, 16))
    fingers.wait(2)
    fingers.up(touches)
    #expect(stepper.value > 2)
    let value = stepper.value
    fingers.wait(2)
    #expect(stepper.value == value)
  }

  @Test("A stepper that isn't continuous sends only the last value, when the touch ends")
  func quietStepper() {
    let stepper = fingers.node(StepperNode())
    stepper.frame = CGRect(x: 0, y: 0, width: 94, height: 32)
    stepper.isContinuous = false
    var heard: [Double] = []
    stepper.addAction(for: .valueChanged) { [unowned stepper] in heard.append(stepper.value) }
    let touches = fingers.down(CGPoint(80, 16))
    fingers.wait(1)
    #expect(stepper.value > 2 && heard.isEmpty)
    fingers.up(touches)
    #expect(heard == [stepper.value])
    fingers.wait(1)
    fingers.tap(CGPoint(10, 16))
    #expect(heard.count == 2)
    stepper.value = 0
    fingers.wait(1)
    fingers.tap(CGPoint(10, 16))
    #expect(heard.count == 2)
  }

  @Test("A stepper that doesn't repeat steps once, however long it is held")
  func singleStepper() {
    let stepper = fingers.node(StepperNode())
    stepper.frame = CGRect(x: 0, y: 0, width: 94, height: 32)
    stepper.autorepeat = false
    let touches = fingers.down(CGPoint(80, 16))
    fingers.wait(3)
    #expect(stepper.value == 0)
    fingers.up(touches)
    #expect(stepper.value == 1)
  }

  @Test("A tap selects a segment, and a tap on the selected one sends nothing")
  func segments() {
    let control = SegmentedControlNode(items: ["A", "B", "C"])
    _ = fingers.node(control)
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    let log = log(control)
    fingers.tap(CGPoint(150, 16))
    #expect(control.selectedSegmentIndex == 1)
    fingers.wait(1)
    fingers.tap(CGPoint(150, 16))
    #expect(log.events.filter { $0 == "value" }.count == 1)
  }

  @Test("A tap on either side of a page control moves by one page")
  func pages() {
    let control = fingers.node(PageControlNode())
    control.numberOfPages = 3
    let log = log(control)
    fingers.tap(CGPoint(90, 50))
    #expect(control.currentPage == 1)
    fingers.wait(1)
    fingers.tap(CGPoint(10, 50))
    #expect(control.currentPage == 0)
    fingers.wait(1)
    fingers.tap(CGPoint(10, 50))
    #expect(control.currentPage == 0)
    #expect(log.events.filter { $0 == "value" }.count == 2)
  }

  @Test(
    "A tap on a page control moves in its direction",
    arguments: [
      (.rightToLeft, CGPoint(10, 50)), (.topToBottom, CGPoint(50, 90)),
      (.bottomToTop, CGPoint(50, 10)),
    ] as [(PageControlNode.Direction, CGPoint)])
  func directions(_ direction: PageControlNode.Direction, next: CGPoint) {
    let control = fingers.node(PageControlNode())
    control.direction = direction
    control.numberOfPages = 3
    fingers.tap(next)
    #expect(control.currentPage == 1)
    fingers.wait(1)
    fingers.tap(CGPoint(100 - next.x, 100 - next.y))
    #expect(control.currentPage == 0)
  }

  @Test("A tap on an input begins editing")
  func input() {
    let input = fingers.node(InputNode())
    fingers.tap(CGPoint(10, 10))
    #expect(input.isFirstResponder)
  }
}
