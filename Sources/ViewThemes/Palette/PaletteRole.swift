// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

/// The roles of a palette: the names in palette files, in the order of
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
  /// Labels above an input.
  case labelInput
  /// Body text.
  case labelBody
  /// Hints and fine print.
  case labelHint
  /// The background of inputs.
  case input
  /// The text in an input.
  case onInput
  /// The placeholder of an input.
  case inputPlaceholder
  /// The background of negative buttons, which refuse, cancel, or delete.
  case buttonNegative
  /// The title and border of negative buttons.
  case onButtonNegative
  /// The first color of the floating action button gradient.
  case buttonFabGradientFirst
  /// The last color of the floating action button gradient.
  case buttonFabGradientLast
  /// The symbol on a floating action button.
  case onButtonFab
  /// The background of cards.
  case card
  /// The spinner of a table that is refreshing.
  case tableRefresh
  /// The background of a screen.
  case background
  /// The background of surfaces on the screen: rows, sheets, menus.
  case surface
  /// Decorative dividing lines.
  case separator
  /// The outline of controls.
  case border
  /// The track of a bar or a ring, and placeholders for content.
  case track
  /// The accent for selected, active, or completed elements.
  case accent
  /// Text and symbols on the accent.
  case onAccent
  /// The background of selected elements.
  case selection
  /// Text on selected elements.
  case onSelection
  /// Links.
  case link
  /// The outline of the focused element.
  case focus
  /// The color of errors.
  case error
  /// Text and symbols on the error color.
  case onError
  /// The color of success.
  case success
  /// Text and symbols on the success color.
  case onSuccess
  /// The color of warnings.
  case warning
  /// Text and symbols on the warning color.
  case onWarning
  /// The color of information.
  case info
  /// Text and symbols on the info color.
  case onInfo
  /// The dimming of the screen below a sheet or an alert.
  case scrim

  /// The eighteen roles that every palette defines.
  public static let required: [PaletteRole] = Array(allCases.prefix(18))

  /// The roles that are derived from those eighteen unless a palette defines them.
  public static let derived: [PaletteRole] = Array(allCases.dropFirst(18))

  /// Returns the color of this role in a palette.
  ///
  /// - Parameter palette: The palette.
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
  /// The name in palette files.
  public var description: String { rawValue }
}
