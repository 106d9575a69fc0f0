// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTreeTestSupport

@Suite("Stepper") struct StepperNodeTests {
  @Test("defaults are UIKit's") func defaults() {
    let stepper = StepperNode()
    #expect(stepper.value == 0)
    #expect(stepper.minimumValue == 0)
    #expect(stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1)
    #expect(!stepper.wraps)
    #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
  }

  @Test("values and limits stay in order, and invalid numbers have no effect") func limits() {
    let stepper = StepperNode()
    stepper.value = 500
    #expect(stepper.value == 100)
    stepper.maximumValue = -5
    #expect(stepper.minimumValue == -5)
    #expect(stepper.value == -5)
    stepper.value = .nan
    stepper.minimumValue = .infinity
    stepper.stepValue = 0
    stepper.stepValue = .nan
    #expect(stepper.value == -5)
    #expect(stepper.stepValue == 1)
  }

  @Test("a step changes the value, sends an event, and stops or wraps around at the ends")
  func steps() {
    let stepper = StepperNode()
    stepper.maximumValue = 2
    var count = 0
    stepper.addAction(for: .valueChanged) { count += 1 }
    for _ in 0..<3 { stepper.step(up: true) }
    #expect(stepper.value == 2)
    #expect(count == 2)
    stepper.wraps = true
    stepper.step(up: true)
    #expect(stepper.value == 0)
    stepper.step(up: false)
    #expect(stepper.value == 2)
    stepper.isEnabled = false
    stepper.step(up: false)
    #expect(stepper.value == 2)
    stepper.value = 1
    #expect(count == 4)
  }

  @Test("the button that has no effect is gray") func signs() {
    let stepper = StepperNode()
    #expect(RecordingContext(stepper).pictures.map(\.tint) == [.tertiaryLabel, .label])
    stepper.value = 100
    #expect(RecordingContext(stepper).pictures.map(\.tint) == [.label, .tertiaryLabel])
    stepper.wraps = true
    #expect(RecordingContext(stepper).pictures.map(\.tint) == [.label, .label])
  }

  @Test("an end of the range keeps the other end, unless it passes it")
  func ends() {
    let stepper = StepperNode()
    stepper.value = 50
    stepper.minimumValue = 10
    #expect(stepper.maximumValue == 100 && stepper.value == 50)
    stepper.maximumValue = 80
    #expect(stepper.minimumValue == 10 && stepper.value == 50)
    stepper.minimumValue = 200
    #expect(stepper.maximumValue == 200 && stepper.value == 200)
    stepper.maximumValue = 5
    #expect(stepper.minimumValue == 5 && stepper.value == 5)
  }

  @Test("holding a button repeats its step, except while the touch is outside") func held() {
    let stepper = StepperNode()
    let root = ViewNode()
    root.addSubview(stepper)
    let screen = Screen(size: CGSize(width: 300, height: 600), rootNode: root)
    screen.layoutIfNeeded()
    let touches = screen.router.begin(at: [CGPoint(x: 80, y: 16)])
    screen.advance(by: 2)
    let reached = stepper.value
    #expect(reached > 2)
    screen.router.move([(touch: touches[0], location: CGPoint(x: 290, y: 590))])
    screen.advance(by: 2)
    #expect(stepper.value == reached)
    screen.router.move([(touch: touches[0], location: CGPoint(x: 80, y: 16))])
    screen.advance(by: 2)
    #expect(stepper.value > reached)
    screen.router.end(touches)
  }
}
