// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Settings of accessibility, traits, and priorities")
struct AccessibilitySettingTests {
  @Test("no assistive technology runs")
  func technologies() {
    #expect(!UIAccessibility.isSwitchControlRunning && !UIAccessibility.isAssistiveTouchRunning)
    #expect(!UIAccessibility.isSpeakScreenEnabled && !UIAccessibility.isGuidedAccessEnabled)
    #expect(!UIAccessibility.isClosedCaptioningEnabled)
  }

  @Test("the user prefers no other way of drawing")
  func drawing() {
    #expect(!UIAccessibility.isReduceTransparencyEnabled && !UIAccessibility.isBoldTextEnabled)
    #expect(!UIAccessibility.isInvertColorsEnabled && !UIAccessibility.buttonShapesEnabled)
    #expect(!UIAccessibility.shouldDifferentiateWithoutColor)
    #expect(!UIAccessibility.isOnOffSwitchLabelsEnabled && !UIAccessibility.isGrayscaleEnabled)
    #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
  }

  @Test("attributed labels, values, and hints are the plain ones")
  func attributed() {
    let view = UIView()
    #expect(view.accessibilityAttributedLabel == nil)
    #expect(view.accessibilityAttributedValue == nil && view.accessibilityAttributedHint == nil)
    view.accessibilityAttributedLabel = NSAttributedString(string: "Volume")
    view.accessibilityAttributedValue = NSAttributedString(string: "5")
    view.accessibilityAttributedHint = NSAttributedString(string: "Drag")
    #expect(view.accessibilityLabel == "Volume" && view.accessibilityValue == "5")
    #expect(view.accessibilityHint == "Drag")
    view.accessibilityLabel = "Loudness"
    view.accessibilityValue = "6"
    view.accessibilityHint = "Swipe"
    #expect(view.accessibilityAttributedLabel?.string == "Loudness")
    #expect(view.accessibilityAttributedValue?.string == "6")
    #expect(view.accessibilityAttributedHint?.string == "Swipe")
  }

  @Test("code that runs with traits runs once, and the current ones stay a phone's")
  func traits() {
    var runs = 0
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      runs += 1
      #expect(UITraitCollection.current == .phone)
    }
    #expect(runs == 1)
    #expect(UITraitCollection.phone.displayGamut == .SRGB)
    #expect(UITraitCollection.phone.legibilityWeight == .regular)
    #expect(UITraitCollection.phone.userInterfaceLevel == .base)
  }

  @Test("priorities can be raised and lowered by a number")
  func priorities() {
    #expect((UILayoutPriority.defaultLow + 1).rawValue == 251)
    #expect((UILayoutPriority.required - 1).rawValue == 999)
    #expect(UILayoutPriority.defaultHigh - 500 == .defaultLow)
  }

  @Test("a controller without a view overrides no appearance, and isn't loaded by asking")
  func interfaceStyle() {
    let controller = UIViewController()
    #expect(controller.overrideUserInterfaceStyle == .unspecified)
    #expect(!controller.isViewLoaded)
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.isViewLoaded && controller.view.overrideUserInterfaceStyle == .dark)
  }

  @Test("a quiet delegate of a picker and an early layout of text change nothing")
  func nothing() {
    final class Quiet: UIPickerViewDelegate {}
    let picker = UIPickerView()
    Quiet().pickerView(picker, didSelectRow: 0, inComponent: 0)
    #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "Ada"
    let former = view.layoutManager.usedRect(for: view.textContainer)
    view.layoutManager.ensureLayout(for: view.textContainer)
    #expect(former.height > 0)
    #expect(view.layoutManager.usedRect(for: view.textContainer) == former)
  }
}
