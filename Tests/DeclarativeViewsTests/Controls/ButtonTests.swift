// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Buttons in declarative views")
struct ButtonTests {
  @Test("translucent buttons don't cover each other")
  func translucent() throws {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let (screen, _) = shown {
      ForEach(["a", "b"], id: \.self) { name in
        Button(name) { log.lines.append(name) }.opacity(0.5)
      }
    }
    try screen.tap("a")
    try screen.tap("b")
    #expect(log.lines == ["a", "b"])
  }

  private func opacities(_ view: some View) -> [String] {
    TreeProbe(view, width: 200, height: 100).steps.filter { $0.hasPrefix("opacity") }
  }

  private func fills(_ view: some View) -> [Color] {
    TreeProbe(view, width: 200, height: 100).tree.drawingSteps().compactMap {
      if case .mark(.fill(_, let color)) = $0 { color } else { nil }
    }
  }

  private func words(_ view: some View) -> [Color] {
    TreeProbe(view, width: 200, height: 100).texts.map(\.color)
  }

  @Test("a button with a symbol shows it before its title, and acts on a tap")
  func symbol() throws {
    final class Log { var count = 0 }
    let log = Log()
    let button = Button("Add", systemImage: "plus", role: .destructive) { log.count += 1 }
    let probe = TreeProbe(button, width: 200, height: 50)
    #expect(probe.frames("Image").count == 1 && probe.texts.map(\.text) == ["Add"])
    #expect(probe.frames("Image")[0].maxX < probe.frames("Text")[0].minX)
    #expect(words(button) == [.systemRed])
    let (screen, _) = shown { button }
    try screen.tap("Add")
    #expect(log.count == 1)
  }

  @Test("a disabled button is faded, one with a background less so")
  func disabled() {
    #expect(opacities(Button("a") {}) == ["opacity 1.0"])
    #expect(opacities(Button("a") {}.disabled(true)) == ["opacity 0.3"])
    #expect(opacities(Button("a") {}.buttonStyle(.bordered)) == ["opacity 1.0"])
    #expect(opacities(Button("a") {}.buttonStyle(.bordered).disabled(true)) == ["opacity 0.35"])
  }

  @Test("a pressed button is faded, one with a background less so")
  func pressed() {
    func configuration(_ isPressed: Bool) -> ButtonStyleConfiguration {
      ButtonStyleConfiguration(role: nil, label: AnyView(Text("a")), isPressed: isPressed)
    }
    func pressed(_ style: some ButtonStyle, _ isPressed: Bool = true) -> [String] {
      opacities(style.makeBody(configuration: configuration(isPressed)))
    }
    #expect(pressed(DefaultButtonStyle()) == ["opacity 0.2"])
    #expect(pressed(DefaultButtonStyle(), false) == ["opacity 1.0"])
    #expect(pressed(PlainButtonStyle()) == ["opacity 0.2"])
    #expect(pressed(BorderedButtonStyle()) == ["opacity 0.6"])
    #expect(pressed(BorderedProminentButtonStyle()) == ["opacity 0.6"])
    #expect(pressed(BorderedProminentButtonStyle(), false) == ["opacity 1.0"])
    #expect(opacities(Button("a") {}.buttonStyle(.borderless).disabled(true)) == ["opacity 0.3"])
  }

  @Test("a destructive button with a background is red instead of tinted")
  func destructive() {
    let pale = Button("a", role: .destructive) {}.buttonStyle(.bordered).tint(.green)
    #expect(words(pale) == [.systemRed])
    #expect(fills(pale) == [Color.systemRed.withAlphaComponent(0.15)])
    let strong = Button("a", role: .destructive) {}.buttonStyle(.borderedProminent).tint(.green)
    #expect(words(strong) == [.white] && fills(strong) == [.systemRed])
    let cancel = Button("a", role: .cancel) {}.buttonStyle(.borderedProminent).tint(.green)
    #expect(fills(cancel) == [.green])
    #expect(fills(Button("a") {}.buttonStyle(.borderedProminent)) == [.tintColor])
  }

  @Test("a button with a background has a margin of 12 points across and 7 above and below")
  func margins() throws {
    let probe = TreeProbe(Button("a") {}.buttonStyle(.bordered), width: 200, height: 100)
    let text = try #require(probe.frames("Text").first)
    let ground = try #require(probe.frames("RoundedRectangle").first)
    #expect(abs(text.minX - ground.minX - 12) < 0.01 && abs(ground.maxX - text.maxX - 12) < 0.01)
    #expect(abs(text.minY - ground.minY - 7) < 0.01 && abs(ground.maxY - text.maxY - 7) < 0.01)
  }

  @Test("a button that shows no text has no label, and keeps the traits that a view adds")
  func spoken() {
    let (_, host) = shown {
      VStack {
        Button {
        } label: {
          Color.red.frame(width: 20, height: 20)
        }
        Button("a") {}.accessibilityAddTraits(.isSelected)
        Button("b") {}.accessibilityAddTraits(.isHeader).disabled(true)
      }
    }
    #expect(host.accessibilityOrder.map(\.accessibilityLabel) == [nil, "a", "b"])
    #expect(
      host.accessibilityOrder.map(\.accessibilityTraits) == [
        .button, [.button, .selected], [.button, .header, .notEnabled],
      ])
  }
}
