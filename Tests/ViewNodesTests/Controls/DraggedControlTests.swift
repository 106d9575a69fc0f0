// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTreeTestSupport

@Suite("Drags of controls inside of other views")
struct DraggedControlTests {
  private let fingers = Fingers()

  /// Returns a control at the corner of a view with a recognizer, and the number of its beginnings.
  private func framed<Node: Control>(
    _ control: Node, by recognizer: GestureRecognizer
  ) -> () -> Int {
    let outer = ViewNode(frame: fingers.root.bounds)
    fingers.root.addSubview(outer)
    outer.addSubview(control)
    control.frame.origin = .zero
    var count = 0
    recognizer.addAction {
      if recognizer.state == .began || recognizer.state == .ended { count += 1 }
    }
    outer.addGestureRecognizer(recognizer)
    return { count }
  }

  private func drag(by distance: CGPoint) {
    let start = CGPoint(14, 15)
    let touches = fingers.down(start)
    for step in 1...5 {
      let share = CGFloat(step) / 5
      fingers.move(
        touches, to: CGPoint(start.x + distance.x * share, start.y + distance.y * share))
    }
    fingers.up(touches)
  }

  @Test("a drag along a slider moves only its thumb, and one across it is left to the outer view")
  func slider() {
    for (distance, isTaken) in [
      (CGPoint(100, 0), false), (CGPoint(100, 90), false), (CGPoint(0, 100), true),
    ] {
      let slider = SliderNode(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
      let begins = framed(slider, by: PanGestureRecognizer())
      drag(by: distance)
      #expect((begins() > 0) == isTaken)
      #expect((slider.value > 0) == !isTaken)
    }
  }

  @Test("a swipe around a slider or a switch isn't recognized while its thumb moves")
  func swipes() {
    let slider = SliderNode(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    var swiped = framed(slider, by: SwipeGestureRecognizer())
    drag(by: CGPoint(100, 0))
    #expect(swiped() == 0 && slider.value > 0)
    let control = SwitchNode()
    swiped = framed(control, by: SwipeGestureRecognizer())
    drag(by: CGPoint(100, 0))
    #expect(swiped() == 0 && control.isOn)
    let plain = Control(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    swiped = framed(plain, by: SwipeGestureRecognizer())
    drag(by: CGPoint(100, 0))
    #expect(swiped() == 1)
  }

  @Test("a drag along a switch moves only the switch")
  func switches() {
    for (distance, isTaken) in [(CGPoint(60, 0), false), (CGPoint(0, 60), true)] {
      let control = SwitchNode()
      let begins = framed(control, by: PanGestureRecognizer())
      drag(by: distance)
      #expect((begins() > 0) == isTaken && control.isOn == !isTaken)
    }
  }

  @Test("a long press around a slider is recognized while its thumb is held")
  func longPress() {
    let slider = SliderNode(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    let pressed = framed(slider, by: LongPressGestureRecognizer())
    let touches = fingers.down(CGPoint(14, 15))
    fingers.wait(1)
    #expect(pressed() == 1)
    fingers.up(touches)
  }

  @Test("a slider without a range has its thumb at the beginning, and one without room its value")
  func noRange() {
    let slider = SliderNode(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    let track = slider.trackRect(forBounds: slider.bounds)
    func thumb(_ value: Float) -> CGRect {
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    }
    #expect(thumb(0.5).midX == 100 && thumb(0).minX == 0 && thumb(1).maxX == 200)
    #expect(thumb(7).maxX == 200 && thumb(-7).minX == 0)
    slider.minimumValue = 1
    slider.maximumValue = 1
    #expect(thumb(1).minX == 0)
    let narrow = SliderNode(frame: CGRect(x: 0, y: 0, width: 28, height: 31))
    narrow.value = 0.25
    #expect(narrow.value(at: 20) == 0.25)
    let wide = SliderNode(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    wide.value = 0.25
    #expect(wide.value(at: .infinity) == 0.25 && wide.value(at: 100) == 0.5)
    #expect(wide.value(at: -50) == 0 && wide.value(at: 500) == 1)
  }

  @Test("a stepper keeps the origin of its frame but not its size, if the frame is finite")
  func stepperFrame() {
    let frame = CGRect(x: 5, y: 6, width: 700, height: 8)
    #expect(StepperNode(frame: frame).frame == CGRect(x: 5, y: 6, width: 94, height: 32))
    let strange = CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1)
    #expect(StepperNode(frame: strange).frame == CGRect(x: 0, y: 0, width: 94, height: 32))
  }

  @Test("a canceled touch ends the repetition of a stepper")
  func canceledStepper() {
    let stepper = StepperNode(frame: .zero)
    fingers.root.addSubview(stepper)
    let touches = fingers.down(CGPoint(80, 16))
    fingers.wait(0.75)
    #expect(stepper.value == 3)
    fingers.router.cancel(touches)
    fingers.wait(2)
    #expect(stepper.value == 3)
  }

  @Test("an image without a size draws nothing where it isn't stretched")
  func emptyImage() {
    let node = ImageNode(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    node.image = Image(content: .figures([]), size: .zero)
    node.contentMode = .center
    #expect(RecordingContext(node).pictures.isEmpty)
    node.image = Image(content: .figures([]), size: CGSize(width: 10, height: 10))
    #expect(RecordingContext(node).pictures.map(\.rect.midX) == [25])
  }
}
