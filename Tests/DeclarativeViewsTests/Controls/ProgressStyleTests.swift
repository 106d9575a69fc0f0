// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Styles of progress views")
struct ProgressStyleTests {
  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        if let label = configuration.label { label }
        Text(configuration.fractionCompleted.map { "\(Int($0 * 100)) of 100" } ?? "unknown")
        if let label = configuration.currentValueLabel { label }
      }
    }
  }

  private func tree(_ view: some View) -> String { shown { view }.host.accessibilityTree() }

  @Test("a client's style shows the fraction, the label, and the description of the progress")
  func own() {
    let view = ProgressView(value: 1, total: 4.0) {
      Text("Copying")
    } currentValueLabel: {
      Text("one file")
    }
    #expect(
      tree(view.progressViewStyle(Percent())) == """
        text "Copying"
        text "25 of 100"
        text "one file"

        """)
    #expect(tree(ProgressView().progressViewStyle(Percent())) == "text \"unknown\"\n")
    let many = ProgressView("Much", value: 9, total: 4).progressViewStyle(Percent())
    #expect(tree(many) == "text \"Much\"\ntext \"100 of 100\"\n")
  }

  @Test("the innermost style applies, and the automatic one restores the bar")
  func inner() {
    let view = ProgressView(value: 0.5).progressViewStyle(.automatic).progressViewStyle(Percent())
    #expect(tree(view) == "element \"Progress\" = \"50%\"\n")
  }

  @Test("progress is a spinner or a bar in these styles, known or not")
  func builtIn() throws {
    for view in [AnyView(ProgressView()), AnyView(ProgressView(value: 0.5))] {
      let (_, circle) = shown { view.progressViewStyle(.circular) }
      #expect(circle.first(ActivityIndicatorNode.self) != nil)
      #expect(circle.first(ProgressNode.self) == nil)
      let (_, bar) = shown { view.progressViewStyle(.linear) }
      #expect(bar.first(ProgressNode.self) != nil)
    }
    let (_, unknown) = shown { ProgressView().progressViewStyle(LinearProgressViewStyle()) }
    #expect(unknown.first(ProgressNode.self)?.progress == 0)
  }

  @Test("a style has its own tint, or that of the environment")
  func tints() {
    let (_, circle) = shown {
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red)).tint(.green)
      ProgressView().progressViewStyle(CircularProgressViewStyle()).tint(.green)
    }
    #expect(circle.all(ActivityIndicatorNode.self).map(\.color) == [.red, .green])
    let (_, bar) = shown {
      ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red)).tint(.green)
      ProgressView(value: 0.5).tint(.green)
    }
    #expect(bar.all(ProgressNode.self).map(\.progressTintColor) == [.red, .green])
  }

  @Test("the description of the progress is below the bar, small and gray")
  func labels() throws {
    let probe = TreeProbe(
      ProgressView(value: 0.5) {
        Text("Label")
      } currentValueLabel: {
        Text("Half")
      }, width: 200, height: 100)
    let bar = try #require(probe.frames("NodeView").first)
    #expect(probe.frames("Text")[0].maxY + 4 == bar.minY)
    #expect(probe.frames("Text")[1].minY == bar.maxY + 4)
    #expect(probe.texts.map(\.text) == ["Label", "Half"])
    #expect(probe.texts.last?.font == .caption)
    let spinner = TreeProbe(ProgressView { Text("Waiting") }, width: 200, height: 100)
    #expect(spinner.texts.map(\.text) == ["Waiting"])
  }

  @Test("a style can modify another one")
  func modified() {
    struct Named: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("before")
        ProgressView(configuration).progressViewStyle(.linear)
      }
    }
    let view = ProgressView("Title", value: 0.5).progressViewStyle(Named())
    #expect(tree(view) == "text \"before\"\ntext \"Title\"\nelement \"Progress\" = \"50%\"\n")
  }

  @Test("a large spinner is larger than others")
  func sizes() {
    let (_, host) = shown {
      ForEach(ControlSize.allCases, id: \.self) { ProgressView().controlSize($0) }
    }
    #expect(host.all(ActivityIndicatorNode.self).map(\.bounds.width) == [20, 20, 20, 37, 37])
  }

  @Test("a style reads the environment of its view, and has a state of its own in each place")
  func properties() throws {
    struct Counting: ProgressViewStyle {
      @Environment(\.layoutDirection) private var direction
      @State private var taps = 0

      func makeBody(configuration: Configuration) -> some View {
        Button("taps \(taps), \(direction == .rightToLeft ? "mirrored" : "plain")") { taps += 1 }
      }
    }
    let (screen, host) = shown {
      ProgressView().progressViewStyle(Counting())
      ProgressView().progressViewStyle(Counting()).environment(\.layoutDirection, .rightToLeft)
    }
    try screen.tap("taps 0, plain")
    screen.layoutIfNeeded()
    #expect(
      host.accessibilityTree() == "button \"taps 1, plain\"\nbutton \"taps 0, mirrored\"\n")
  }
}
