// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

extension RolePalette {
  /// Titles and items of navigation bars.
  public var onNavigationBar: Color { color(.onNavigationBar) }
  /// The background of tab bars.
  public var tabBar: Color { color(.tabBar) }
  /// Items of a tab bar that are not selected.
  public var onTabBar: Color { color(.onTabBar) }
  /// The selected item of a tab bar.
  public var onTabBarActive: Color { color(.onTabBarActive) }
  /// Header labels.
  public var labelHeader: Color { color(.labelHeader) }
  /// Labels above an input.
  public var labelInput: Color { color(.labelInput) }
  /// Body text.
  public var labelBody: Color { color(.labelBody) }
  /// Hints and fine print.
  public var labelHint: Color { color(.labelHint) }
  /// The background of inputs.
  public var input: Color { color(.input) }
  /// The text in an input.
  public var onInput: Color { color(.onInput) }
  /// The placeholder of an input.
  public var inputPlaceholder: Color { color(.inputPlaceholder) }
  /// The background of negative buttons, which refuse, cancel, or delete.
  public var buttonNegative: Color { color(.buttonNegative) }
  /// The title and border of negative buttons.
  public var onButtonNegative: Color { color(.onButtonNegative) }
  /// The first color of the floating action button gradient.
  public var buttonFabGradientFirst: Color { color(.buttonFabGradientFirst) }
  /// The last color of the floating action button gradient.
  public var buttonFabGradientLast: Color { color(.buttonFabGradientLast) }
  /// The symbol on a floating action button.
  public var onButtonFab: Color { color(.onButtonFab) }
  /// The background of cards.
  public var card: Color { color(.card) }
  /// The spinner of a table that is refreshing.
  public var tableRefresh: Color { color(.tableRefresh) }
  /// The background of a screen.
  public var background: Color { color(.background) }
  /// The background of surfaces on the screen: rows, sheets, menus.
  public var surface: Color { color(.surface) }
  /// Decorative dividing lines.
  public var separator: Color { color(.separator) }
  /// The outline of controls.
  public var border: Color { color(.border) }
  /// The track of a bar or a ring, and placeholders for content.
  public var track: Color { color(.track) }
  /// The accent for selected, active, or completed elements.
  public var accent: Color { color(.accent) }
  /// Text and symbols on the accent.
  public var onAccent: Color { color(.onAccent) }
  /// The background of selected elements.
  public var selection: Color { color(.selection) }
  /// Text on selected elements.
  public var onSelection: Color { color(.onSelection) }
  /// Links.
  public var link: Color { color(.link) }
  /// The outline of the focused element.
  public var focus: Color { color(.focus) }
  /// The color of errors.
  public var error: Color { color(.error) }
  /// Text and symbols on the error color.
  public var onError: Color { color(.onError) }
  /// The color of success.
  public var success: Color { color(.success) }
  /// Text and symbols on the success color.
  public var onSuccess: Color { color(.onSuccess) }
  /// The color of warnings.
  public var warning: Color { color(.warning) }
  /// Text and symbols on the warning color.
  public var onWarning: Color { color(.onWarning) }
  /// The color of information.
  public var info: Color { color(.info) }
  /// Text and symbols on the info color.
  public var onInfo: Color { color(.onInfo) }
  /// The dimming of the screen below a sheet or an alert.
  public var scrim: Color { color(.scrim) }
}
