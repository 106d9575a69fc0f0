// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTreeTestSupport

@Suite("Unintended gestures")
struct AccidentalGestureTests {
  private let fingers = Fingers()

  private func counted(_ recognizer: GestureRecognizer, on node: ViewNode) -> () -> Int {
    var count = 0
    recognizer.addAction { if recognizer.state != .changed { count += 1 } }
    node.addGestureRecognizer(recognizer)
    return { count }
  }

  @Test("a swipe requires the configured number of fingers", arguments: [1, 2, 3])
  func fingersOfStroke(count: Int) {
    let swipe = SwipeGestureRecognizer()
    swipe.numberOfTouchesRequired = 2
    let recognized = counted(swipe, on: fingers.node(ViewNode()))
    let places = (0..<count).map { CGPoint(10, 10 + 20 * CGFloat($0)) }
    let touches = fingers.router.begin(at: places)
    fingers.wait(0.02)
    fingers.router.move(zip(touches, places).map { (touch: $0, location: CGPoint(80, $1.y)) })
    fingers.up(touches)
    #expect(recognized() == (count == 2 ? 1 : 0))
  }

  @Test(
    "a swipe is at least 50 points long and at most 50 wide, within half a second",
    arguments: [
      (CGPoint(60, 10), 0.1, 1), (CGPoint(59, 10), 0.1, 0), (CGPoint(70, 60), 0.1, 1),
      (CGPoint(70, 61), 0.1, 0), (CGPoint(70, 10), 0.5, 1), (CGPoint(70, 10), 0.51, 0),
    ])
  func stroke(end: CGPoint, duration: Double, expected: Int) {
    let recognized = counted(SwipeGestureRecognizer(), on: fingers.node(ViewNode()))
    let touches = fingers.down(CGPoint(10, 10))
    fingers.move(touches, to: end, after: duration)
    fingers.up(touches)
    #expect(recognized() == expected)
  }

  @Test("lifting a finger before a long press makes it fail immediately")
  func earlyLift() {
    let node = fingers.node(ViewNode())
    let press = LongPressGestureRecognizer()
    let tap = TapGestureRecognizer()
    let pressed = counted(press, on: node)
    let tapped = counted(tap, on: node)
    tap.require(toFail: press)
    let touches = fingers.down(CGPoint(10, 10))
    fingers.up(touches, after: 0.1)
    // No time passes after the lift: what waits for the press to fail goes ahead.
    #expect(tapped() == 1 && pressed() == 0)
    fingers.wait(2)
    #expect(tapped() == 1 && pressed() == 0)
  }

  @Test("a long press begins exactly after its duration", arguments: [(0.49, 0), (0.5, 1)])
  func pressTime(time: Double, expected: Int) {
    let press = LongPressGestureRecognizer()
    var begun = 0
    press.addAction { if press.state == .began { begun += 1 } }
    fingers.node(ViewNode()).addGestureRecognizer(press)
    _ = fingers.down(CGPoint(10, 10))
    fingers.wait(time)
    #expect(begun == expected)
  }

  @Test("a tap on a control isn't recognized around it, but taps with two fingers or two taps are")
  func tapsAroundControls() {
    for (taps, touches, expected) in [(1, 1, 0), (2, 1, 1), (1, 2, 1)] {
      let fingers = Fingers()
      let group = fingers.node(ViewNode())
      let control = Control(frame: group.bounds)
      control.isMultipleTouchEnabled = true
      group.addSubview(control)
      let tap = TapGestureRecognizer()
      tap.numberOfTapsRequired = taps
      tap.numberOfTouchesRequired = touches
      let recognized = counted(tap, on: group)
      let places = [CGPoint(10, 10), CGPoint(40, 10)].prefix(touches)
      for _ in 0..<taps { fingers.up(fingers.router.begin(at: Array(places))) }
      #expect(recognized() == expected, "\(taps) taps, \(touches) fingers")
    }
  }

  @Test("a disabled control leaves taps to its ancestors")
  func tapOnDisabledControl() {
    let group = fingers.node(ViewNode())
    let control = Control(frame: group.bounds)
    control.isEnabled = false
    group.addSubview(control)
    let recognized = counted(TapGestureRecognizer(), on: group)
    fingers.tap(CGPoint(10, 10))
    #expect(recognized() == 1)
  }

  @Test("a drag along a slider isn't a swipe around it, and a drag across doesn't move the slider")
  func dragsAroundSlider() {
    for (wanted, end, expected) in [
      (SwipeGestureRecognizer.Direction.right, CGPoint(90, 15), 0),
      (.down, CGPoint(20, 90), 0),
    ] {
      let fingers = Fingers()
      let group = fingers.node(ViewNode())
      let slider = SliderNode(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
      group.addSubview(slider)
      let swipe = SwipeGestureRecognizer()
      swipe.direction = wanted
      let recognized = counted(swipe, on: group)
      let touches = fingers.down(CGPoint(15, 15))
      #expect(slider.isTracking)
      fingers.move(touches, to: end)
      fingers.up(touches)
      #expect(recognized() == expected)
    }
    for (end, expected) in [(CGPoint(60, 15), 0), (CGPoint(20, 80), 1)] {
      let fingers = Fingers()
      let group = fingers.node(ViewNode())
      let slider = SliderNode(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
      group.addSubview(slider)
      let pan = PanGestureRecognizer()
      var begun = 0
      pan.addAction { if pan.state == .began { begun += 1 } }
      group.addGestureRecognizer(pan)
      let touches = fingers.down(CGPoint(15, 15))
      fingers.move(touches, to: end)
      fingers.up(touches)
      #expect(begun == expected)
    }
  }
}
