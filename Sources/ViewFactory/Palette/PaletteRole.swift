// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

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
  /// Where the gradient of a floating action button begins.
  case buttonFabGradientFirst
  /// Where that gradient ends.
  case buttonFabGradientLast
  /// The symbol on a floating action button.
  case onButtonFab
  /// The background of cards.
  case card
  /// The spinner of a table that is refreshing.
  case tableRefresh

  /// The colour that a palette has for this role.
  ///
  /// - Parameter palette: Any palette.
  /// - Returns: Its colour.
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
    }
  }
}

extension PaletteRole: CustomStringConvertible {
  /// The name that palette files use.
  public var description: String { rawValue }
}
