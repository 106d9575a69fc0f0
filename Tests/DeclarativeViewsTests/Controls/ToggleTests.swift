// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Toggles, sliders, and progress in declarative views")
struct ToggleTests {
  @Test("a toggle with a view as its label shows it, and the switch has no name of its own")
  func label() throws {
    struct Setting: View {
      @State private var isOn = true
      var body: some View {
        Toggle(isOn: $isOn) {
          VStack {
            Text("Sound")
            Text(isOn ? "on" : "off")
          }
        }
      }
    }
    let (screen, host) = shown { Setting() }
    let toggle = try #require(host.first(SwitchNode.self))
    #expect(toggle.isOn && toggle.accessibilityLabel == nil)
    #expect(host.accessibilityTree().contains("text \"Sound\"\n"))
    #expect(host.accessibilityTree().contains("text \"on\"\n"))
    try screen.tap(toggle)
    #expect(host.accessibilityTree().contains("text \"off\"\n"))
  }

  @Test("a toggle is enabled unless its environment disables it", arguments: [true, false])
  func enabled(isDisabled: Bool) throws {
    let (_, host) = shown { Toggle("On", isOn: .constant(false)).disabled(isDisabled) }
    let toggle = try #require(host.first(SwitchNode.self))
    #expect(toggle.isEnabled == !isDisabled)
  }

  @Test("a control with a hidden label takes only its own width, and keeps its name")
  func hiddenLabels() throws {
    let (_, host) = shown {
      VStack {
        Toggle("Sound", isOn: .constant(true))
        Stepper("Count", value: .constant(1))
      }.labelsHidden()
    }
    #expect(
      host.accessibilityOrder.map(\.accessibilityLabel) == ["Sound", "Count"])
    let stepper = try #require(host.first(StepperNode.self))
    #expect(stepper.convert(stepper.bounds, to: host).midX == 150)
    let toggle = Toggle("Sound", isOn: .constant(true))
    #expect(TreeProbe(toggle, width: 300, height: 50).frames("Text").count == 1)
    let hidden = toggle.labelsHidden()
    #expect(TreeProbe(hidden, width: 300, height: 50).frames("Text").isEmpty)
    #expect(TreeProbe.size(of: toggle, 300, nil).width == 300)
    #expect(TreeProbe.size(of: hidden, 300, nil).width < 100)
  }

  @Test("a slider's label is its accessibility label and isn't shown")
  func sliderLabel() throws {
    let (_, host) = shown {
      Slider(value: .constant(0.5)) { Text("Volume") }
    }
    let slider = try #require(host.accessibilityOrder.first as? SliderNode)
    #expect(slider.accessibilityLabel == "Volume" && host.accessibilityOrder.count == 1)
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0.5)
  }

  @Test("a slider without a step takes every value, and is disabled and tinted with its view")
  func slider() throws {
    var number = 2.0
    let binding = Binding(get: { number }, set: { number = $0 })
    let (screen, host) = shown { Slider(value: binding, in: 0...10).tint(.green) }
    let slider = try #require(host.first(SliderNode.self))
    #expect(slider.maximumValue == 10 && slider.minimumTrackTintColor == .green)
    try screen.drag(slider, toValue: 4.7)
    #expect(abs(number - 4.7) < 0.1)
    let off = shown { Slider(value: binding).disabled(true) }
    #expect(try #require(off.host.first(SliderNode.self)).isEnabled == false)
  }

  @Test("a slider is between the labels of its range, and reports when it is dragged")
  func sliderParts() throws {
    final class Log { var lines: [String] = [] }
    let log = Log()
    var number = 2.0
    let binding = Binding(get: { number }, set: { number = $0 })
    let (screen, host) = shown {
      Slider(value: binding, in: 0...10, step: 1) {
        Text("Volume").bold()
      } minimumValueLabel: {
        Text("quiet")
      } maximumValueLabel: {
        Text("loud")
      } onEditingChanged: {
        log.lines.append($0 ? "begins at \(number)" : "ends at \(number)")
      }
    }
    let slider = try #require(host.first(SliderNode.self))
    #expect(slider.accessibilityLabel == "Volume")
    let words = host.accessibilityOrder.map(\.accessibilityLabel)
    #expect(words == ["quiet", "Volume", "loud"])
    try screen.drag(slider, toValue: 7)
    #expect(log.lines == ["begins at 2.0", "ends at 7.0"])
  }

  @Test("a slider can be created with or without steps, labels, and an action")
  func sliderCreation() throws {
    final class Log { var count = 0 }
    let log = Log()
    let action = { (_: Bool) in log.count += 1 }
    let value = Binding.constant(2.0)
    let sliders: [AnyView] = [
      AnyView(Slider(value: value, in: 0...9, onEditingChanged: action)),
      AnyView(Slider(value: value, in: 0...9, step: 3, onEditingChanged: action)),
      AnyView(Slider(value: value, in: 0...9, label: { Text("L") }, onEditingChanged: action)),
      AnyView(
        Slider(value: value, in: 0...9, step: 3, label: { Text("L") }, onEditingChanged: action)),
      AnyView(
        Slider(
          value: value, in: 0...9, label: { Text("L") }, minimumValueLabel: { Text("0") },
          maximumValueLabel: { Text("9") }, onEditingChanged: action)),
      AnyView(Slider(value: value, in: 0...9, onEditingChanged: action, label: { Text("L") })),
      AnyView(
        Slider(
          value: value, in: 0...9, onEditingChanged: action, minimumValueLabel: Text("0"),
          maximumValueLabel: Text("9"), label: { Text("L") })),
      AnyView(
        Slider(
          value: value, in: 0...9, step: 3, onEditingChanged: action, minimumValueLabel: Text("0"),
          maximumValueLabel: Text("9"), label: { Text("L") })),
    ]
    for (index, slider) in sliders.enumerated() {
      let (screen, host) = shown { slider }
      let node = try #require(host.first(SliderNode.self))
      #expect(node.accessibilityLabel == (index < 2 ? nil : "L"))
      #expect(node.maximumValue == 9)
      let words = host.accessibilityTree()
      #expect(words.contains("text \"0\"") == (index == 4 || index > 5), "\(index)")
      try screen.drag(node, toValue: 6)
      #expect(log.count == 2 * (index + 1))
    }
  }

  @Test("steps that aren't positive numbers leave a slider continuous")
  func unusableSteps() throws {
    for step in [0, -1, Double.infinity, .nan] {
      var number = 2.0
      let binding = Binding(get: { number }, set: { number = $0 })
      let (screen, host) = shown { Slider(value: binding, in: 0...10, step: step) }
      try screen.drag(try #require(host.first(SliderNode.self)), toValue: 6.3)
      #expect(abs(number - 6.3) < 0.1, "\(step)")
    }
  }

  @Test("unknown progress is a spinner with its title below, in the tint color")
  func spinner() throws {
    let (_, host) = shown { ProgressView("Loading").tint(.red) }
    #expect(host.accessibilityTree() == "element \"In progress\" = \"1\"\ntext \"Loading\"\n")
    let spinner = try #require(host.first(ActivityIndicatorNode.self))
    #expect(spinner.color == .red && spinner.isAnimating)
    let probe = TreeProbe(ProgressView("Loading"), width: 200, height: 100)
    let text = try #require(probe.texts.first)
    #expect(text.font.pointSize == Font.caption.pointSize)
    #expect(
      text.color.resolvedColor(with: .phone)
        == Color.secondaryLabel.resolvedColor(with: .phone))
    let unknown = shown { ProgressView("Loading", value: nil as Double?) }
    #expect(unknown.host.accessibilityTree() == host.accessibilityTree())
  }

  @Test("progress is a fraction of the total, and none without a positive total")
  func fractions() {
    func value(_ value: Double, of total: Double) -> String {
      shown { ProgressView(value: value, total: total) }.host.accessibilityTree()
    }
    #expect(value(1, of: 4) == "element \"Progress\" = \"25%\"\n")
    #expect(value(1, of: 0) == "element \"Progress\" = \"0%\"\n")
    #expect(value(-1, of: -2) == "element \"Progress\" = \"0%\"\n")
    #expect(value(.nan, of: 2) == "element \"Progress\" = \"0%\"\n")
    let (_, host) = shown { ProgressView("Copying", value: 1, total: -1.0) }
    #expect(host.accessibilityTree() == "text \"Copying\"\nelement \"Progress\" = \"0%\"\n")
  }
}
