// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import PlatformViews

/// The meaning that a component conveys by its colors.
public nonisolated enum Tone: String, CaseIterable, Hashable, Sendable {
  /// No particular meaning.
  case neutral
  /// The component belongs to the brand.
  case accent
  /// The component gives information.
  case info
  /// The component reports success.
  case success
  /// The component warns.
  case warning
  /// The component reports an error.
  case error

  /// The symbol that conveys the same meaning without color.
  var symbolName: String {
    switch self {
    case .neutral, .info, .accent: "info.circle"
    case .success: "checkmark.circle.fill"
    case .warning: "exclamationmark.triangle"
    case .error: "xmark.circle.fill"
    }
  }

  /// The words that state the meaning along with a title; `nil` if there is none to state.
  var pattern: KeyPath<ComponentWords, String>? {
    switch self {
    case .neutral, .accent: nil
    case .info: \.info
    case .success: \.success
    case .warning: \.warning
    case .error: \.error
    }
  }
}

extension ComponentStyle {
  /// Returns the fill color of a component with a tone.
  func fill(of tone: Tone) -> UIColor {
    switch tone {
    case .neutral: color.surface
    case .accent: color.accent
    case .info: color.info
    case .success: color.success
    case .warning: color.warning
    case .error: color.error
    }
  }

  /// Returns the color of text and symbols on the fill of a tone.
  func content(of tone: Tone) -> UIColor {
    switch tone {
    case .neutral: color.labelBody
    case .accent: color.onAccent
    case .info: color.onInfo
    case .success: color.onSuccess
    case .warning: color.onWarning
    case .error: color.onError
    }
  }

  /// Returns the color of a symbol with a tone on a screen or card.
  func symbolColor(of tone: Tone) -> UIColor {
    tone == .neutral ? color.labelBody : fill(of: tone)
  }
}
