// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

/// The colors of a theme by role, which the factories and helpers use to style a node.
///
/// A conforming type is a custom palette; pass it to ``ViewFactory/init(viewFactoryColor:)``. A
/// palette is read when a node is created; for existing nodes to adapt to light and dark
/// appearances, provide colors that depend on traits, as ``DynamicPalette`` does. A role named
/// `on…` is drawn on the role whose name follows the `on`: ``onInput`` on ``input``.
///
/// The roles from ``background`` on are derived from the others unless a type defines them.
public protocol ViewFactoryColorProtocol {
  /// Titles and items of navigation bars.
  var onNavigationBar: Color { get }
  /// The background of tab bars.
  var tabBar: Color { get }
  /// Items of a tab bar that are not selected.
  var onTabBar: Color { get }
  /// The selected item of a tab bar.
  var onTabBarActive: Color { get }
  /// Header labels.
  var labelHeader: Color { get }
  /// Labels above an input.
  var labelInput: Color { get }
  /// Body text.
  var labelBody: Color { get }
  /// Hints and fine print.
  var labelHint: Color { get }
  /// The background of inputs.
  var input: Color { get }
  /// The text in an input.
  var onInput: Color { get }
  /// The placeholder of an input.
  var inputPlaceholder: Color { get }
  /// The background of negative buttons, which refuse, cancel, or delete.
  var buttonNegative: Color { get }
  /// The title and border of negative buttons.
  var onButtonNegative: Color { get }
  /// The first color of the floating action button gradient.
  var buttonFabGradientFirst: Color { get }
  /// The last color of the floating action button gradient.
  var buttonFabGradientLast: Color { get }
  /// The symbol on a floating action button.
  var onButtonFab: Color { get }
  /// The background of cards.
  var card: Color { get }
  /// The spinner of a table that is refreshing.
  var tableRefresh: Color { get }
  /// The background of a screen.
  var background: Color { get }
  /// The background of surfaces on the screen: rows, sheets, menus.
  var surface: Color { get }
  /// Decorative dividing lines.
  var separator: Color { get }
  /// The outline of controls.
  var border: Color { get }
  /// The track of a bar or a ring, and placeholders for content.
  var track: Color { get }
  /// The accent for selected, active, or completed elements.
  var accent: Color { get }
  /// Text and symbols on the accent.
  var onAccent: Color { get }
  /// The background of selected elements.
  var selection: Color { get }
  /// Text on selected elements.
  var onSelection: Color { get }
  /// Links.
  var link: Color { get }
  /// The outline of the focused element.
  var focus: Color { get }
  /// The color of errors.
  var error: Color { get }
  /// Text and symbols on the error color.
  var onError: Color { get }
  /// The color of success.
  var success: Color { get }
  /// Text and symbols on the success color.
  var onSuccess: Color { get }
  /// The color of warnings.
  var warning: Color { get }
  /// Text and symbols on the warning color.
  var onWarning: Color { get }
  /// The color of information.
  var info: Color { get }
  /// Text and symbols on the info color.
  var onInfo: Color { get }
  /// The dimming of the screen below a sheet or an alert.
  var scrim: Color { get }
}
