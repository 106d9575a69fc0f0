// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A palette as a value: eighteen colours that can be changed one by one.
public struct ViewFactoryPalette: ViewFactoryColorProtocol, Hashable, Sendable {
  /// Titles and items of navigation bars.
  public var onNavigationBar: Color
  /// The background of tab bars.
  public var tabBar: Color
  /// Items of a tab bar that are not selected.
  public var onTabBar: Color
  /// The selected item of a tab bar.
  public var onTabBarActive: Color
  /// Header labels.
  public var labelHeader: Color
  /// Labels that stand above an input.
  public var labelInput: Color
  /// Body text.
  public var labelBody: Color
  /// Small print.
  public var labelHint: Color
  /// The background of inputs.
  public var input: Color
  /// The text typed into an input.
  public var onInput: Color
  /// The text that an empty input shows.
  public var inputPlaceholder: Color
  /// The background of buttons that refuse, cancel or delete.
  public var buttonNegative: Color
  /// The title and border of those buttons.
  public var onButtonNegative: Color
  /// Where the gradient of a floating action button begins.
  public var buttonFabGradientFirst: Color
  /// Where that gradient ends.
  public var buttonFabGradientLast: Color
  /// The symbol on a floating action button.
  public var onButtonFab: Color
  /// The background of cards.
  public var card: Color
  /// The spinner of a table that is refreshing.
  public var tableRefresh: Color

  /// Makes a palette with the colours of another.
  ///
  /// - Parameter palette: Where the colours come from; the default palette unless given.
  public init(_ palette: any ViewFactoryColorProtocol = DefaultViewFactoryColor()) {
    onNavigationBar = palette.onNavigationBar
    tabBar = palette.tabBar
    onTabBar = palette.onTabBar
    onTabBarActive = palette.onTabBarActive
    labelHeader = palette.labelHeader
    labelInput = palette.labelInput
    labelBody = palette.labelBody
    labelHint = palette.labelHint
    input = palette.input
    onInput = palette.onInput
    inputPlaceholder = palette.inputPlaceholder
    buttonNegative = palette.buttonNegative
    onButtonNegative = palette.onButtonNegative
    buttonFabGradientFirst = palette.buttonFabGradientFirst
    buttonFabGradientLast = palette.buttonFabGradientLast
    onButtonFab = palette.onButtonFab
    card = palette.card
    tableRefresh = palette.tableRefresh
  }

  /// The colour of a role.
  ///
  /// - Parameter role: The role.
  /// - Returns: Its colour.
  public subscript(role: PaletteRole) -> Color {
    get { role.color(in: self) }
    set {
      switch role {
      case .onNavigationBar: onNavigationBar = newValue
      case .tabBar: tabBar = newValue
      case .onTabBar: onTabBar = newValue
      case .onTabBarActive: onTabBarActive = newValue
      case .labelHeader: labelHeader = newValue
      case .labelInput: labelInput = newValue
      case .labelBody: labelBody = newValue
      case .labelHint: labelHint = newValue
      case .input: input = newValue
      case .onInput: onInput = newValue
      case .inputPlaceholder: inputPlaceholder = newValue
      case .buttonNegative: buttonNegative = newValue
      case .onButtonNegative: onButtonNegative = newValue
      case .buttonFabGradientFirst: buttonFabGradientFirst = newValue
      case .buttonFabGradientLast: buttonFabGradientLast = newValue
      case .onButtonFab: onButtonFab = newValue
      case .card: card = newValue
      case .tableRefresh: tableRefresh = newValue
      }
    }
  }
}
