// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@Suite("Default accessibility properties")
struct AccessibilityDefaultsTests {
  private static func make<Node: ViewNode>(_ node: Node, _ change: (Node) -> Void = { _ in })
    -> Node
  {
    change(node)
    return node
  }

  @Test("A plain node isn't an accessibility element and has no label")
  func plain() {
    let node = ViewNode()
    #expect(!node.isAccessibilityElement)
    #expect(node.accessibilityLabel == nil && node.accessibilityValue == nil)
    #expect(node.accessibilityHint == nil && node.accessibilityTraits == .none)
    #expect(node.accessibilityElements == nil)
  }

  @Test("A label's accessibility label is its text")
  func label() {
    let label = LabelNode()
    #expect(!label.isAccessibilityElement)
    label.text = "Hello"
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Hello")
    #expect(label.accessibilityTraits == .staticText)
  }

  @Test("A button has its title as label, and traits for selected and disabled")
  func button() {
    let button = ButtonNode()
    button.setTitle("Save", for: .normal)
    #expect(button.isAccessibilityElement && button.accessibilityLabel == "Save")
    #expect(button.accessibilityTraits == .button)
    button.isSelected = true
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])
  }

  @Test(
    "A switch's value is 1 or 0, a slider's a percentage, a stepper's its number, a page control's its page"
  )
  func values() {
    let control = SwitchNode()
    #expect(control.accessibilityValue == "0")
    control.isOn = true
    #expect(control.accessibilityValue == "1")
    #expect(control.accessibilityTraits.contains(.toggleButton))
    let slider = SliderNode()
    slider.maximumValue = 12
    slider.value = 3
    #expect(slider.accessibilityValue == "25%" && slider.accessibilityTraits == .adjustable)
    let stepper = StepperNode()
    stepper.value = 4
    #expect(stepper.accessibilityValue == "4")
    let pages = PageControlNode()
    pages.numberOfPages = 5
    pages.currentPage = 1
    #expect(pages.accessibilityValue == "page 2 of 5")
    let progress = ProgressNode()
    progress.progress = 0.5
    #expect(progress.accessibilityValue == "50%" && progress.accessibilityLabel == "Progress")
  }

  @Test("An input's value is its text or its placeholder, but never a password")
  func input() {
    let input = InputNode()
    input.placeholder = "Name"
    #expect(input.isAccessibilityElement && input.accessibilityValue == "Name")
    input.text = "Ada"
    #expect(input.accessibilityValue == "Ada")
    input.isSecureTextEntry = true
    #expect(input.accessibilityValue == "•••")
  }

  @Test("An image is an element only once it has a label")
  func image() {
    let image = ImageNode()
    #expect(!image.isAccessibilityElement)
    image.accessibilityLabel = "A red panda"
    #expect(image.isAccessibilityElement && image.accessibilityTraits == .image)
  }

  @Test("An explicit value, even nil, takes precedence over the default")
  func said() {
    let label = LabelNode()
    label.text = "3.99"
    label.accessibilityLabel = "Three ninety-nine"
    label.accessibilityValue = "sale"
    label.accessibilityHint = "Buys it"
    label.accessibilityTraits = .button
    #expect(label.accessibilityLabel == "Three ninety-nine" && label.accessibilityValue == "sale")
    #expect(label.accessibilityHint == "Buys it" && label.accessibilityTraits == .button)
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == nil)
    label.isAccessibilityElement = false
    #expect(!label.isAccessibilityElement)
  }
}
