// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// What a coloured component says by its colours.
public nonisolated enum Tone: String, CaseIterable, Hashable, Sendable {
  /// Nothing in particular.
  case neutral
  /// That it belongs to the brand.
  case accent
  /// That it is good to know.
  case info
  /// That something went well.
  case success
  /// That care is needed.
  case warning
  /// That something went wrong.
  case error

  /// The colour to fill with.
  func fill(in palette: any ViewFactoryColorProtocol) -> Color {
    switch self {
    case .neutral: palette.surface
    case .accent: palette.accent
    case .info: palette.info
    case .success: palette.success
    case .warning: palette.warning
    case .error: palette.error
    }
  }

  /// The colour of text and symbols on the fill.
  func content(in palette: any ViewFactoryColorProtocol) -> Color {
    switch self {
    case .neutral: palette.labelBody
    case .accent: palette.onAccent
    case .info: palette.onInfo
    case .success: palette.onSuccess
    case .warning: palette.onWarning
    case .error: palette.onError
    }
  }

  /// The colour of a symbol on a screen or card.
  func symbolColor(in palette: any ViewFactoryColorProtocol) -> Color {
    self == .neutral ? palette.labelBody : fill(in: palette)
  }

  /// The symbol that says the same without colour.
  var symbolName: String {
    switch self {
    case .neutral, .info, .accent: "info.circle"
    case .success: "checkmark.circle.fill"
    case .warning: "exclamationmark.triangle"
    case .error: "xmark.circle.fill"
    }
  }
}
