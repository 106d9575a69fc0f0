// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The state of a button that has a configuration.
final class ConfiguredButton {
  var configuration: ButtonNode.Configuration?
  var handler: ButtonNode.ConfigurationUpdateHandler?
  var updatesAutomatically = true
  var needsUpdate = false
  var background: BackgroundNode?
  var subtitle: LabelNode?
  var indicator: ActivityIndicatorNode?
}

/// The colors of a configuration in a state.
struct ButtonColors {
  var foreground: Color
  var background: Color?

  init(_ configuration: ButtonNode.Configuration, _ state: Control.State, tint: Color) {
    let base = configuration.baseBackgroundColor
    let isOn = state.contains(.selected) && configuration.automaticallyUpdateForSelection
    switch configuration.style {
    case .plain:
      foreground = configuration.baseForegroundColor ?? tint
      background = isOn ? Self.faint(base ?? tint) : base
    case .gray:
      foreground = configuration.baseForegroundColor ?? tint
      background = isOn ? Self.faint(base ?? tint) : base ?? .secondarySystemFill
    case .tinted:
      foreground = configuration.baseForegroundColor ?? tint
      background = Self.faint(base ?? tint, isOn ? 0.3 : 0.18)
    case .filled:
      foreground = configuration.baseForegroundColor ?? .white
      background = base ?? tint
      if isOn { background = (base ?? tint).mix(with: .black, by: 0.15) }
    }
    if state.contains(.disabled) {
      foreground = .tertiaryLabel
      if background != nil { background = .tertiarySystemFill }
    } else if state.contains(.highlighted) {
      foreground = Self.faint(foreground, 0.75)
      background = background.map { Self.faint($0, 0.75) }
    }
  }

  /// Returns a color with a fraction of its opacity.
  private static func faint(_ color: Color, _ opacity: CGFloat = 0.18) -> Color {
    color.withAlphaComponent(color.alpha * opacity)
  }
}
