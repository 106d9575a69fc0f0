// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes

@Suite("Colors of configured buttons in each state")
struct StateColorTests {
  private func faint(_ color: Color, _ opacity: CGFloat) -> Color {
    color.withAlphaComponent(color.alpha * opacity)
  }

  private func expect(
    _ configuration: ButtonNode.Configuration, _ state: Control.State, _ foreground: Color,
    _ background: Color?, _ name: String
  ) {
    let colors = ButtonColors(configuration, state, tint: .blue)
    #expect(colors.foreground == foreground, "\(name)")
    #expect(colors.background == background, "\(name)")
  }

  @Test("each style has its colors when it is selected, highlighted, disabled, or none of these")
  func styles() {
    let plain = ButtonNode.Configuration.plain()
    let gray = ButtonNode.Configuration.gray()
    let tinted = ButtonNode.Configuration.tinted()
    let filled = ButtonNode.Configuration.filled()
    let dark = Color.blue.mix(with: .black, by: 0.15)
    let fill = Color.secondarySystemFill
    let cases: [(String, ButtonNode.Configuration, Color, Color?, Color)] = [
      ("plain", plain, .blue, nil, faint(.blue, 0.18)),
      ("gray", gray, .blue, fill, faint(.blue, 0.18)),
      ("tinted", tinted, .blue, faint(.blue, 0.18), faint(.blue, 0.3)),
      ("filled", filled, .white, .blue, dark),
    ]
    for (name, style, foreground, background, selected) in cases {
      expect(style, .normal, foreground, background, name)
      expect(style, .selected, foreground, selected, name)
      var still = style
      still.automaticallyUpdateForSelection = false
      expect(still, .selected, foreground, background, name)
      let faded = faint(foreground, 0.75)
      expect(style, .highlighted, faded, background.map { faint($0, 0.75) }, name)
      expect(style, [.highlighted, .selected], faded, faint(selected, 0.75), name)
      let disabled = background.map { _ in Color.tertiarySystemFill }
      expect(style, .disabled, .tertiaryLabel, disabled, name)
      expect(style, [.disabled, .highlighted], .tertiaryLabel, disabled, name)
      expect(style, [.disabled, .selected], .tertiaryLabel, .tertiarySystemFill, name)
    }
  }

  @Test("base colors replace those of the style")
  func baseColors() {
    let cases: [(ButtonNode.Configuration, Color, Color)] = [
      (.plain(), .red, faint(.red, 0.18)), (.gray(), .red, faint(.red, 0.18)),
      (.tinted(), faint(.red, 0.18), faint(.red, 0.3)),
      (.filled(), .red, Color.red.mix(with: .black, by: 0.15)),
    ]
    for (index, (style, normal, selected)) in cases.enumerated() {
      var configuration = style
      configuration.baseBackgroundColor = .red
      configuration.baseForegroundColor = Color.green.withAlphaComponent(0.8)
      let green = Color.green.withAlphaComponent(0.8)
      expect(configuration, .normal, green, normal, "\(index)")
      expect(configuration, .selected, green, selected, "\(index)")
      expect(configuration, .highlighted, faint(green, 0.75), faint(normal, 0.75), "\(index)")
      expect(configuration, .disabled, .tertiaryLabel, .tertiarySystemFill, "\(index)")
    }
  }

  @Test("a background's own color is grayed while the button is disabled, unless it is clear")
  func ownBackground() throws {
    for (own, disabled) in [
      (Color.red, Color.tertiarySystemFill), (.clear, .clear),
      (.systemRed, .tertiarySystemFill),
    ] {
      let button = ButtonNode(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
      var configuration = ButtonNode.Configuration.filled()
      configuration.background.backgroundColor = own
      button.configuration = configuration
      let background = try #require(button.configured?.background)
      #expect(background.configuration.backgroundColor == own)
      button.isEnabled = false
      #expect(background.configuration.backgroundColor == disabled)
      button.automaticallyUpdatesConfiguration = false
      #expect(background.configuration.backgroundColor == own)
      button.automaticallyUpdatesConfiguration = true
      #expect(background.configuration.backgroundColor == disabled)
      button.isEnabled = true
      #expect(background.configuration.backgroundColor == own)
    }
  }
}
