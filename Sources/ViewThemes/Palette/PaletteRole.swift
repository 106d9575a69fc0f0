// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

/// The roles of a palette by name: the names that palette files use, in the order of
/// ``ViewFactoryColorProtocol``.
public enum PaletteRole: String, CaseIterable, Hashable, Sendable {
  /// Titles and items of navigation bars.
  case onNavigationBar
  /// The background of tab bars.
  case tabBar
  /// Items of a tab bar that are not selected.
  case onTabBar
  /// The selected item of a tab bar.
  case onTabBarActive
  /// Header labels.
  case labelHeader
  /// Labels that stand above an input.
  case labelInput
  /// Body text.
  case labelBody
  /// Small print.
  case labelHint
  /// The background of inputs.
  case input
  /// The text typed into an input.
  case onInput
  /// The text that an empty input shows.
  case inputPlaceholder
  /// The background of buttons that refuse, cancel or delete.
  case buttonNegative
  /// The title and border of those buttons.
  case onButtonNegative
  /// The first color of the floating action button gradient.
  case buttonFabGradientFirst
  /// The last color of that gradient.
  case buttonFabGradientLast
  /// The symbol on a floating action button.
  case onButtonFab
  /// The background of cards.
  case card
  /// The spinner of a table that is refreshing.
  case tableRefresh
  /// The background of a screen.
  case background
  /// The background of what lies on the screen: rows, sheets, menus.
  case surface
  /// Lines between things; decoration.
  case separator
  /// The outline of things that can be used.
  case border
  /// The track of a bar or a ring, and placeholders for content.
  case track
  /// The accent for selected, active, or completed elements.
  case accent
  /// Text and symbols on the accent.
  case onAccent
  /// The background of what is selected.
  case selection
  /// Text on what is selected.
  case onSelection
  /// Text that leads somewhere.
  case link
  /// The outline of what takes keys.
  case focus
  /// The color of errors.
  case error
  /// Text and symbols on that.
  case onError
  /// The color of success.
  case success
  /// Text and symbols on that.
  case onSuccess
  /// The color of warnings.
  case warning
  /// Text and symbols on that.
  case onWarning
  /// The color of information.
  case info
  /// Text and symbols on that.
  case onInfo
  /// The dimming of the screen below a sheet or an alert.
  case scrim

  /// The eighteen roles that every palette states.
  public static let stated: [PaletteRole] = Array(allCases.prefix(18))

  /// The roles that follow from those eighteen unless a palette states them.
  public static let derived: [PaletteRole] = Array(allCases.dropFirst(18))

  /// The color that a palette has for this role.
  ///
  /// - Parameter palette: Any palette.
  /// - Returns: Its color.
  public func color(in palette: any ViewFactoryColorProtocol) -> Color {
    switch self {
    case .onNavigationBar: palette.onNavigationBar
    case .tabBar: palette.tabBar
    case .onTabBar: palette.onTabBar
    case .onTabBarActive: palette.onTabBarActive
    case .labelHeader: palette.labelHeader
    case .labelInput: palette.labelInput
    case .labelBody: palette.labelBody
    case .labelHint: palette.labelHint
    case .input: palette.input
    case .onInput: palette.onInput
    case .inputPlaceholder: palette.inputPlaceholder
    case .buttonNegative: palette.buttonNegative
    case .onButtonNegative: palette.onButtonNegative
    case .buttonFabGradientFirst: palette.buttonFabGradientFirst
    case .buttonFabGradientLast: palette.buttonFabGradientLast
    case .onButtonFab: palette.onButtonFab
    case .card: palette.card
    case .tableRefresh: palette.tableRefresh
    case .background: palette.background
    case .surface: palette.surface
    case .separator: palette.separator
    case .border: palette.border
    case .track: palette.track
    case .accent: palette.accent
    case .onAccent: palette.onAccent
    case .selection: palette.selection
    case .onSelection: palette.onSelection
    case .link: palette.link
    case .focus: palette.focus
    case .error: palette.error
    case .onError: palette.onError
    case .success: palette.success
    case .onSuccess: palette.onSuccess
    case .warning: palette.warning
    case .onWarning: palette.onWarning
    case .info: palette.info
    case .onInfo: palette.onInfo
    case .scrim: palette.scrim
    }
  }
}

extension PaletteRole: CustomStringConvertible {
  /// The name that palette files use.
  public var description: String { rawValue }
}
