// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The user's accessibility settings: all off, unless they are set for a test or a picture.

extension EnvironmentValues {
  /// Whether information is not to depend on color alone.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { accessibilitySettings.contains(.differentiateWithoutColor) }
    set { accessibilitySettings.set(.differentiateWithoutColor, to: newValue) }
  }

  /// Whether motion is to be reduced.
  public var accessibilityReduceMotion: Bool {
    get { accessibilitySettings.contains(.reduceMotion) }
    set { accessibilitySettings.set(.reduceMotion, to: newValue) }
  }

  /// Whether backgrounds are to be opaque.
  public var accessibilityReduceTransparency: Bool {
    get { accessibilitySettings.contains(.reduceTransparency) }
    set { accessibilitySettings.set(.reduceTransparency, to: newValue) }
  }

  /// Whether colors are inverted.
  public var accessibilityInvertColors: Bool {
    get { accessibilitySettings.contains(.invertColors) }
    set { accessibilitySettings.set(.invertColors, to: newValue) }
  }

  /// Whether VoiceOver reads the screen.
  public var accessibilityVoiceOverEnabled: Bool {
    get { accessibilitySettings.contains(.voiceOver) }
    set { accessibilitySettings.set(.voiceOver, to: newValue) }
  }

  /// Whether buttons are to have visible shapes.
  public var accessibilityShowButtonShapes: Bool {
    get { accessibilitySettings.contains(.showButtonShapes) }
    set { accessibilitySettings.set(.showButtonShapes, to: newValue) }
  }
}

/// The accessibility settings that are on.
nonisolated struct AccessibilitySettings: OptionSet, Sendable {
  let rawValue: UInt8

  static let differentiateWithoutColor = AccessibilitySettings(rawValue: 1)
  static let reduceMotion = AccessibilitySettings(rawValue: 2)
  static let reduceTransparency = AccessibilitySettings(rawValue: 4)
  static let invertColors = AccessibilitySettings(rawValue: 8)
  static let voiceOver = AccessibilitySettings(rawValue: 16)
  static let showButtonShapes = AccessibilitySettings(rawValue: 32)

  mutating func set(_ setting: AccessibilitySettings, to isOn: Bool) {
    if isOn { insert(setting) } else { remove(setting) }
  }
}
