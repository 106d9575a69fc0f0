// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@Suite("Spoken names and values of controls")
struct SpokenControlsTests {
  @Test(
    "a bar button is named by its title, or by its system item",
    arguments: [
      (BarButtonItem.SystemItem.fastForward, "Fast forward"), (.trash, "Delete"),
      (.action, "Share"), (.add, "Add"), (.compose, "Compose"), (.rewind, "Rewind"),
      (.done, "Done"),
    ])
  func systemItems(item: BarButtonItem.SystemItem, name: String) {
    let bar = ToolbarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [BarButtonItem(barButtonSystemItem: item)]
    bar.layoutIfNeeded()
    #expect(bar.accessibilityOrder.map(\.accessibilityLabel) == [name])
    #expect(bar.accessibilityOrder.allSatisfy { $0.accessibilityTraits == .button })
    bar.items = [BarButtonItem(title: "Own")]
    bar.layoutIfNeeded()
    #expect(bar.accessibilityOrder.map(\.accessibilityLabel) == ["Own"])
  }

  @Test("a back button without a title is named Back")
  func backButton() {
    let bar = NavigationBarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (first, second) = (NavigationItem(title: ""), NavigationItem(title: "Second"))
    bar.items = [first, second]
    bar.layoutIfNeeded()
    func buttons() -> [String?] {
      bar.accessibilityOrder.filter { $0.accessibilityTraits.contains(.button) }
        .map(\.accessibilityLabel)
    }
    #expect(buttons() == ["Back"])
    first.title = "First"
    bar.layoutIfNeeded()
    #expect(buttons() == ["First"])
  }

  @Test(
    "a slider's value is the rounded share of its range, and 0% without a range",
    arguments: [
      (0, 3, 1, "33%"), (0, 3, 2, "67%"), (-10, 10, 0, "50%"), (5, 5, 5, "0%"), (10, 20, 10, "0%"),
      (10, 20, 20, "100%"),
    ] as [(Float, Float, Float, String)])
  func slider(least: Float, greatest: Float, value: Float, spoken: String) {
    let slider = SliderNode()
    slider.minimumValue = least
    slider.maximumValue = greatest
    slider.value = value
    #expect(slider.accessibilityValue == spoken)
  }

  @Test(
    "a stepper's whole values are read without a fraction",
    arguments: [
      (2, "2"), (2.5, "2.5"), (-3, "-3"), (1e15, "1000000000000000.0"), (999_999_999, "999999999"),
    ])
  func stepper(value: Double, spoken: String) {
    let stepper = StepperNode()
    stepper.minimumValue = -1e18
    stepper.maximumValue = 1e18
    stepper.value = value
    #expect(stepper.accessibilityValue == spoken)
  }

  @Test(
    "progress is read in percent between 0 and 100",
    arguments: [(0, "0%"), (0.004, "0%"), (0.006, "1%"), (0.5, "50%"), (1, "100%"), (3, "100%")])
  func progress(share: Float, spoken: String) {
    let progress = ProgressNode()
    progress.progress = share
    #expect(progress.accessibilityValue == spoken)
  }

  @Test("an input without text is read as its placeholder, or as empty")
  func emptyInput() {
    let input = InputNode()
    #expect((input.accessibilityValue ?? "").isEmpty)
    input.text = nil
    #expect((input.accessibilityValue ?? "").isEmpty)
    input.isSecureTextEntry = true
    input.placeholder = "Password"
    #expect(input.accessibilityValue == "Password")
  }

  @Test("a page control without pages has no value")
  func pages() {
    let pages = PageControlNode()
    #expect(pages.accessibilityValue == nil)
    pages.numberOfPages = 1
    #expect(pages.accessibilityValue == "page 1 of 1")
  }

  @Test("a refresh control is read while it refreshes, by its title if it has one")
  func refreshing() {
    let control = RefreshControlNode(frame: .zero)
    #expect(!control.isAccessibilityElement && control.accessibilityLabel == "In progress")
    control.beginRefreshing()
    #expect(control.isAccessibilityElement)
    control.attributedTitle = AttributedText(string: "Loading")
    #expect(control.accessibilityLabel == "Loading")
    let indicator = ActivityIndicatorNode(style: .medium)
    #expect(!indicator.isAccessibilityElement && indicator.accessibilityValue == "0")
    indicator.startAnimating()
    #expect(indicator.isAccessibilityElement && indicator.accessibilityValue == "1")
  }
}
