// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@Suite("Accessibility of states")
struct SpokenStatesTests {
  private let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  @discardableResult
  private func add(_ text: String, _ frame: CGRect) -> LabelNode {
    let label = LabelNode(frame: frame)
    label.text = text
    root.addSubview(label)
    return label
  }

  private var order: [String] { root.accessibilityOrder.compactMap(\.accessibilityLabel) }

  @Test(
    "a node is in the same line as the first node if their vertical centers match, however high its top is",
    arguments: [
      (CGFloat(12), CGFloat(40), ["right", "left"]), (12, 15, ["left", "right"]),
      (10, 20, ["right", "left"]), (9, 20, ["left", "right"]),
    ])
  func lines(top: CGFloat, height: CGFloat, expected: [String]) {
    add("right", CGRect(x: 100, y: 0, width: 50, height: 20))
    add("left", CGRect(x: 0, y: top, width: 50, height: height))
    #expect(order == expected)
  }

  @Test(
    "invisible content isn't read",
    arguments: [(CGFloat(1), true), (0.01, true), (0.009, false), (0, false)])
  func transparency(alpha: CGFloat, isRead: Bool) {
    add("text", CGRect(x: 0, y: 0, width: 50, height: 20)).alpha = alpha
    #expect(order == (isRead ? ["text"] : []))
    let group = ViewNode(frame: root.bounds)
    root.subviews[0].alpha = 1
    group.addSubview(root.subviews[0])
    root.addSubview(group)
    group.alpha = alpha
    #expect(order == (isRead ? ["text"] : []))
  }

  @Test("segments of a disabled control are disabled, as are disabled segments")
  func disabledSegments() {
    let control = SegmentedControlNode(items: ["Day", "Week"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    func states() -> [Bool] {
      control.accessibilityOrder.map { $0.accessibilityTraits.contains(.notEnabled) }
    }
    #expect(states() == [false, false])
    control.setEnabled(false, forSegmentAt: 1)
    #expect(states() == [false, true])
    control.isEnabled = false
    #expect(states() == [true, true])
  }

  @Test(
    "a slider adjusts by a tenth of its range and stops at its ends, and a disabled one doesn't adjust"
  )
  func slider() {
    let slider = SliderNode()
    slider.maximumValue = 20
    slider.value = 17
    var told = 0
    slider.addAction(for: .valueChanged) { told += 1 }
    slider.accessibilityIncrement()
    #expect(slider.value == 19)
    slider.accessibilityIncrement()
    slider.accessibilityIncrement()
    #expect(slider.value == 20 && told == 2)
    slider.accessibilityDecrement()
    #expect(slider.value == 18 && told == 3)
    slider.isEnabled = false
    slider.accessibilityIncrement()
    slider.accessibilityDecrement()
    #expect(slider.value == 18 && told == 3)
  }

  @Test("a disabled stepper doesn't adjust")
  func stepper() {
    let stepper = StepperNode()
    stepper.value = 5
    stepper.accessibilityIncrement()
    #expect(stepper.value == 6)
    stepper.isEnabled = false
    stepper.accessibilityDecrement()
    #expect(stepper.value == 6)
  }

  @Test("the chosen segment is selected, and no other")
  func selectedSegments() {
    let control = SegmentedControlNode(items: ["Day", "Week", "Month"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    for index in [-1, 0, 1, 2] {
      control.selectedSegmentIndex = index
      control.layoutIfNeeded()
      let parts = control.accessibilityOrder
      #expect(
        parts.map { $0.accessibilityTraits.contains(.selected) } == (0..<3).map { $0 == index })
      #expect(parts.allSatisfy { $0.accessibilityTraits.contains(.button) })
      #expect(parts.map(\.accessibilityValue) == ["1 of 3", "2 of 3", "3 of 3"])
    }
  }
}
