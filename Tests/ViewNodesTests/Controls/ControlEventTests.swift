// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Fingers on controls")
struct ControlEventTests {
  private let fingers = Fingers()

  private func counter(_ control: Control, _ event: Control.Event = .valueChanged) -> () -> Int {
    var count = 0
    control.addAction(for: event) { count += 1 }
    return { count }
  }

  private func drag(from start: CGPoint, to end: CGPoint) {
    let touches = fingers.down(start)
    fingers.move(touches, to: end)
    fingers.up(touches)
  }

  @Test(
    "a touch is inside up to 70 points beyond each edge",
    arguments: [
      (30, 150, true), (29, 150, false), (269, 150, true), (271, 150, false), (150, 30, true),
      (150, 29, false), (150, 269, true), (150, 271, false), (31, 31, true), (29, 29, false),
    ] as [(CGFloat, CGFloat, Bool)])
  func reach(x: CGFloat, y: CGFloat, isInside: Bool) {
    let control = fingers.node(Control(), x: 100, y: 100)
    let (inside, outside) = (counter(control, .touchUpInside), counter(control, .touchUpOutside))
    let touches = fingers.down(CGPoint(150, 150))
    fingers.move(touches, to: CGPoint(x, y))
    #expect(control.isTouchInside == isInside && control.isHighlighted == isInside)
    fingers.up(touches)
    #expect(inside() == (isInside ? 1 : 0) && outside() == (isInside ? 0 : 1))
  }

  @Test("a control tracks only its first touch")
  func secondTouch() {
    let control = fingers.node(Control(), x: 100, y: 100)
    control.isMultipleTouchEnabled = true
    var events: [String] = []
    control.addAction(for: .touchDown) { events.append("down") }
    control.addAction(for: .touchDragInside) { events.append("drag") }
    control.addAction(for: .touchUpInside) { events.append("up") }
    control.addAction(for: .touchCancel) { events.append("cancel") }
    let first = fingers.down(CGPoint(120, 120))
    let second = fingers.down(CGPoint(180, 180))
    #expect(events == ["down"])
    fingers.move(second, to: CGPoint(170, 170))
    fingers.up(second)
    #expect(events == ["down"] && control.isTracking && control.isHighlighted)
    fingers.move(first, to: CGPoint(125, 125))
    fingers.up(first)
    #expect(events == ["down", "drag", "up"] && !control.isTracking)
  }

  @Test("what a control says about itself while it sends its events")
  func states() {
    let control = fingers.node(Control(), x: 100, y: 100)
    var seen: [String] = []
    let names: [(Control.Event, String)] = [
      (.touchDown, "down"), (.touchDragExit, "exit"), (.touchDragOutside, "outside"),
      (.touchDragEnter, "enter"), (.touchDragInside, "inside"), (.touchUpInside, "up"),
      (.touchCancel, "cancel"),
    ]
    for (event, name) in names {
      control.addAction(for: event) { [unowned control] in
        seen.append(
          "\(name) \(control.isTracking) \(control.isTouchInside) \(control.isHighlighted)")
      }
    }
    var touches = fingers.down(CGPoint(150, 150))
    fingers.move(touches, to: CGPoint(150, 290))
    fingers.move(touches, to: CGPoint(150, 160))
    fingers.up(touches)
    #expect(
      seen == [
        "down true true true", "exit true false false", "outside true false false",
        "enter true true true", "inside true true true", "up false false false",
      ])
    seen = []
    fingers.wait(1)
    touches = fingers.down(CGPoint(150, 150))
    fingers.router.cancel(touches)
    #expect(seen == ["down true true true", "cancel false false false"])
  }

  @Test("overridden methods see the touch that they track until it is over")
  func overridden() {
    final class Own: Control {
      var seen: [String] = []
      private func note(_ name: String) { seen.append("\(name) \(isTracking) \(isTouchInside)") }
      override func beginTracking(_ touch: Touch, with event: ViewTree.Event?) -> Bool {
        note("begin")
        return true
      }
      override func continueTracking(_ touch: Touch, with event: ViewTree.Event?) -> Bool {
        note("continue")
        return true
      }
      override func endTracking(_ touch: Touch?, with event: ViewTree.Event?) { note("end") }
      override func cancelTracking(with event: ViewTree.Event?) { note("cancel") }
    }
    let control = fingers.node(Own(), x: 100, y: 100)
    let touches = fingers.down(CGPoint(150, 150))
    fingers.move(touches, to: CGPoint(150, 290))
    fingers.up(touches)
    fingers.router.cancel(fingers.down(CGPoint(150, 150)))
    #expect(
      control.seen == [
        "begin true true", "continue true false", "end true false", "begin true true",
        "cancel true true",
      ])
  }

  @Test("a control keeps taps of views around it from being recognized, unless they need more")
  func recognizers() {
    let outer = ViewNode(frame: fingers.root.bounds)
    fingers.root.addSubview(outer)
    let control = Control(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(control)
    let child = ViewNode()
    control.addSubview(child)
    func tap(_ taps: Int = 1, _ touches: Int = 1) -> TapGestureRecognizer {
      let tap = TapGestureRecognizer()
      tap.numberOfTapsRequired = taps
      tap.numberOfTouchesRequired = touches
      return tap
    }
    let cases: [(GestureRecognizer, ViewNode?, Bool)] = [
      (tap(), outer, false), (tap(2), outer, true), (tap(1, 2), outer, true), (tap(), nil, true),
      (tap(), control, true), (tap(), child, true), (PanGestureRecognizer(), outer, true),
    ]
    for (index, (recognizer, view, begins)) in cases.enumerated() {
      view?.addGestureRecognizer(recognizer)
      #expect(control.gestureRecognizerShouldBegin(recognizer) == begins, "\(index)")
      control.isEnabled = false
      #expect(control.gestureRecognizerShouldBegin(recognizer), "\(index)")
      control.isEnabled = true
    }
  }

  @Test("a change of state or alignment lays a control out again, and the same value doesn't")
  func layouts() {
    final class Counting: Control {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let control = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    control.layoutIfNeeded()
    let changes: [(Control) -> Void] = [
      { $0.isEnabled = false }, { $0.isSelected = true }, { $0.isHighlighted = true },
      { $0.contentVerticalAlignment = .top }, { $0.contentHorizontalAlignment = .trailing },
    ]
    for (index, change) in changes.enumerated() {
      let before = control.layouts
      change(control)
      control.layoutIfNeeded()
      #expect(control.layouts == before + 1, "\(index)")
      change(control)
      control.layoutIfNeeded()
      #expect(control.layouts == before + 1, "\(index)")
    }
  }

  @Test("actions are removed from the events that are named, by themselves or by their name")
  func removal() {
    let control = Control()
    let name = Action.Identifier("one")
    let (first, second) = (Action(identifier: name) { _ in }, Action { _ in })
    control.addAction(first, for: [.touchDown, .valueChanged])
    control.addAction(second, for: [.touchDown, .touchUpInside])
    control.addAction(second, for: .touchCancel)
    #expect(control.allControlEvents == [.touchDown, .valueChanged, .touchUpInside, .touchCancel])
    #expect(control.actions(for: .touchDown).count == 2)
    control.removeAction(second, for: .touchDown)
    #expect(control.actions(for: .touchDown).map { $0 === first } == [true])
    #expect(control.actions(for: [.touchCancel, .touchUpInside]).map { $0 === second } == [true])
    control.removeAction(Action(identifier: name) { _ in }, for: .valueChanged)
    #expect(control.allControlEvents == [.touchDown, .touchUpInside, .touchCancel])
    control.removeAction(identifiedBy: Action.Identifier("other"), for: .allEvents)
    #expect(control.actions(for: .touchDown).count == 1)
    control.removeAction(identifiedBy: name, for: .allEvents)
    #expect(control.allControlEvents == [.touchUpInside, .touchCancel])
  }

  @Test(
    "a drag over more than 10 points moves a switch to its side, and any other touch is a tap",
    arguments: [
      (10, false, false, true), (10, false, true, false), (11, false, false, true),
      (11, false, true, true), (-10, false, true, false), (-11, false, false, false),
      (-11, false, true, false), (11, true, false, false), (11, true, true, false),
      (-11, true, false, true), (140, false, false, true), (-140, false, true, false),
    ] as [(CGFloat, Bool, Bool, Bool)])
  func switches(distance: CGFloat, isRightToLeft: Bool, isOn: Bool, expected: Bool) {
    let control = SwitchNode()
    control.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    control.frame.origin = CGPoint(140, 100)
    control.isOn = isOn
    fingers.root.addSubview(control)
    var events: [String] = []
    control.addAction(for: .valueChanged) { [unowned control] in
      events.append("value \(control.isOn)")
    }
    control.addAction(for: .primaryActionTriggered) { events.append("primary") }
    drag(from: CGPoint(155, 115), to: CGPoint(155 + distance, 115))
    #expect(control.isOn == expected)
    #expect(events == (isOn == expected ? [] : ["value \(expected)", "primary"]))
  }

  @Test("a canceled touch doesn't toggle a switch")
  func canceledSwitch() {
    let control = SwitchNode()
    fingers.root.addSubview(control)
    let touches = fingers.down(CGPoint(20, 15))
    fingers.move(touches, to: CGPoint(60, 15))
    fingers.router.cancel(touches)
    #expect(!control.isOn)
  }

  @Test(
    "a slider is grabbed up to 10 points beside its thumb, where it doesn't jump",
    arguments: [
      (77, 50, true), (75, 50, false), (123, 50, true), (125, 50, false), (100, 27, true),
      (100, 25, false), (100, 73, true), (100, 75, false),
    ] as [(CGFloat, CGFloat, Bool)])
  func grabbing(x: CGFloat, y: CGFloat, moves: Bool) {
    let slider = SliderNode(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
    slider.value = 0.5
    fingers.root.addSubview(slider)
    let count = counter(slider)
    let touches = fingers.down(CGPoint(50 + x, 100 + y))
    #expect(slider.isTracking == moves)
    fingers.move(touches, to: CGPoint(50 + x + 17.2, 115))
    #expect(abs(slider.value - (moves ? 0.6 : 0.5)) < 0.001)
    #expect(count() == (moves ? 1 : 0))
    fingers.up(touches)
  }

  @Test("a slider that isn't continuous forgets a canceled change before its next touch")
  func canceledSlider() {
    let slider = SliderNode(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    slider.isContinuous = false
    fingers.root.addSubview(slider)
    let count = counter(slider)
    var touches = fingers.down(CGPoint(14, 15))
    fingers.move(touches, to: CGPoint(100, 15))
    fingers.router.cancel(touches)
    #expect(slider.value == 0.5 && count() == 0)
    touches = fingers.down(CGPoint(100, 15))
    fingers.up(touches)
    #expect(count() == 0)
    drag(from: CGPoint(100, 15), to: CGPoint(120, 15))
    #expect(count() == 1)
    touches = fingers.down(CGPoint(120, 15))
    fingers.up(touches)
    #expect(count() == 1)
  }

  @Test("each adjustment of a slider is a tenth of its range, with an event if it changes")
  func adjusting() {
    let slider = SliderNode()
    slider.minimumValue = 20
    slider.maximumValue = 70
    slider.value = 62
    let count = counter(slider)
    slider.accessibilityIncrement()
    #expect(slider.value == 67 && count() == 1)
    slider.accessibilityIncrement()
    slider.accessibilityIncrement()
    #expect(slider.value == 70 && count() == 2)
    slider.accessibilityDecrement()
    #expect(slider.value == 65 && count() == 3)
  }

  @Test("holding a stepper repeats its step after half a second, and then ten times a second")
  func repeating() {
    let stepper = StepperNode()
    fingers.root.addSubview(stepper)
    let touches = fingers.down(CGPoint(80, 16))
    for (wait, value) in [(0.49, 0), (0.02, 1), (0.08, 1), (0.02, 2), (0.1, 3)]
      as [(Double, Double)]
    {
      fingers.wait(wait)
      #expect(stepper.value == value)
    }
    // The end of the touch is no further step, and the next touch begins anew.
    fingers.up(touches, after: 0.01)
    #expect(stepper.value == 3)
    fingers.tap(CGPoint(80, 16))
    #expect(stepper.value == 4)
  }

  @Test(
    "the right half of a stepper steps up, its left half down, and the reverse from right to left",
    arguments: [(46.5, false, 4), (47, false, 6), (46.5, true, 6), (47, true, 4)]
      as [(CGFloat, Bool, Double)])
  func halves(x: CGFloat, isRightToLeft: Bool, expected: Double) {
    let stepper = StepperNode()
    stepper.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    stepper.value = 5
    fingers.root.addSubview(stepper)
    fingers.tap(CGPoint(x, 16))
    #expect(stepper.value == expected)
  }

  @Test(
    "a step beyond an end wraps around only if it is meant to, and one to the end never does",
    arguments: [
      (99, true, false, 100), (99, true, true, 100), (100, true, false, 100), (100, true, true, 0),
      (99.5, true, true, 0), (99.5, true, false, 100), (1, false, true, 0), (1, false, false, 0),
      (0, false, true, 100), (0, false, false, 0), (0.5, false, true, 100), (0.5, false, false, 0),
    ] as [(Double, Bool, Bool, Double)])
  func wrapping(value: Double, up: Bool, wraps: Bool, expected: Double) {
    let stepper = StepperNode()
    stepper.value = value
    stepper.wraps = wraps
    let count = counter(stepper)
    stepper.step(up: up)
    #expect(stepper.value == expected && count() == (value == expected ? 0 : 1))
  }

  @Test("a stepper that isn't continuous sends nothing if its value is what it was")
  func unchanged() {
    let stepper = StepperNode()
    stepper.isContinuous = false
    stepper.value = 100
    fingers.root.addSubview(stepper)
    let count = counter(stepper)
    fingers.tap(CGPoint(80, 16))
    #expect(count() == 0)
    fingers.tap(CGPoint(10, 16))
    #expect(count() == 1 && stepper.value == 99)
  }

  @Test("a page control turns toward the touched side, and sends nothing at its ends")
  func pages() {
    let cases: [(PageControlNode.Direction, Bool, CGPoint, Int)] = [
      (.natural, false, CGPoint(150, 120), 1), (.natural, false, CGPoint(149, 180), -1),
      (.natural, true, CGPoint(150, 120), -1), (.natural, true, CGPoint(149, 180), 1),
      (.leftToRight, true, CGPoint(150, 120), 1), (.rightToLeft, false, CGPoint(150, 120), -1),
      (.topToBottom, true, CGPoint(110, 150), 1), (.topToBottom, false, CGPoint(190, 149), -1),
      (.bottomToTop, false, CGPoint(190, 150), -1), (.bottomToTop, false, CGPoint(190, 149), 1),
    ]
    for (direction, isRightToLeft, place, change) in cases {
      let control = fingers.node(PageControlNode(), x: 100, y: 100)
      control.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      control.direction = direction
      control.numberOfPages = 3
      control.currentPage = 1
      let count = counter(control)
      fingers.tap(place)
      #expect(control.currentPage == 1 + change && count() == 1, "\(direction) \(place)")
      fingers.tap(place)
      #expect(control.currentPage == 1 + change && count() == 1, "\(direction) \(place)")
      control.removeFromSuperview()
    }
  }

  @Test("the current page stays between the first and the last one")
  func currentPage() {
    let control = PageControlNode()
    control.currentPage = 3
    #expect(control.currentPage == 0)
    control.numberOfPages = 5
    control.currentPage = -2
    #expect(control.currentPage == 0)
    control.currentPage = 4
    control.numberOfPages = 7
    #expect(control.currentPage == 4)
    control.numberOfPages = 5
    #expect(control.currentPage == 4)
    control.numberOfPages = 4
    #expect(control.currentPage == 3)
    control.numberOfPages = 0
    #expect(control.currentPage == 0)
  }
}
