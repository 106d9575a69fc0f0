// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTreeTestSupport

@Suite("Disabled controls") struct DisabledControlTests {
  @Test("a slider and a switch are drawn at half opacity only while disabled")
  func faded() {
    let slider = SliderNode(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    for control in [slider, SwitchNode(frame: .zero)] as [Control] {
      let enabled = RecordingContext(control)
      #expect(enabled.opacities.isEmpty)
      control.isEnabled = false
      let disabled = RecordingContext(control)
      #expect(disabled.opacities == [0.5])
      #expect(disabled.fills == enabled.fills)
      control.isEnabled = true
      #expect(RecordingContext(control).opacities.isEmpty)
    }
  }

  @Test("a slider, a stepper and a page control are adjusted only while enabled")
  func adjusting() {
    let (slider, stepper, pages) = (SliderNode(), StepperNode(), PageControlNode())
    (slider.value, stepper.value) = (0.5, 5)
    pages.numberOfPages = 3
    pages.currentPage = 1
    for control in [slider, stepper, pages] as [Control] {
      var count = 0
      control.addAction(for: .valueChanged) { count += 1 }
      control.isEnabled = false
      control.accessibilityIncrement()
      control.accessibilityDecrement()
      #expect(count == 0)
      control.isEnabled = true
      control.accessibilityIncrement()
      #expect(count == 1)
      control.accessibilityDecrement()
      #expect(count == 2)
    }
    #expect(slider.value == 0.5 && stepper.value == 5 && pages.currentPage == 1)
  }

  @Test("the text of an input fades by half and its clear button is hidden while it is disabled")
  func input() throws {
    let input = InputNode(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    input.text = "Text"
    input.textColor = .systemRed
    input.clearButtonMode = .always
    #expect(RecordingContext(input).texts.map(\.color) == [.systemRed])
    func pictures() -> Int { BarContents(input).fills.count + BarContents(input).pictures.count }
    let all = pictures()
    input.isEnabled = false
    #expect(
      RecordingContext(input).texts.map(\.color) == [Color.systemRed.withAlphaComponent(0.5)])
    #expect(pictures() < all)
    #expect(!input.canBecomeFirstResponder)
    input.isEnabled = true
    #expect(RecordingContext(input).texts.map(\.color) == [.systemRed])
  }
}
