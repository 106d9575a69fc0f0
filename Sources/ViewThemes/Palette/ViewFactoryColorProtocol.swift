// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

/// The colors of a theme, by the role that each plays: what the factories and helpers ask for when
/// they style a node.
///
/// A type of your own that conforms is a theme of your own; hand it to
/// ``ViewFactory/init(viewFactoryColor:)``. A palette is read when a node is made; to let nodes that
/// exist follow light and dark, give colors that depend on traits, as ``DynamicPalette`` does. A role
/// named `on…` is painted on the role after its `on`.
///
/// The roles from ``background`` on follow from the others unless a type states them.
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
  /// Labels that stand above an input.
  var labelInput: Color { get }
  /// Body text.
  var labelBody: Color { get }
  /// Small print.
  var labelHint: Color { get }
  /// The background of inputs.
  var input: Color { get }
  /// The text typed into an input.
  var onInput: Color { get }
  /// The text that an empty input shows.
  var inputPlaceholder: Color { get }
  /// The background of buttons that refuse, cancel or delete.
  var buttonNegative: Color { get }
  /// The title and border of those buttons.
  var onButtonNegative: Color { get }
  /// The first color of the floating action button gradient.
  var buttonFabGradientFirst: Color { get }
  /// The last color of that gradient.
  var buttonFabGradientLast: Color { get }
  /// The symbol on a floating action button.
  var onButtonFab: Color { get }
  /// The background of cards.
  var card: Color { get }
  /// The spinner of a table that is refreshing.
  var tableRefresh: Color { get }
  /// The background of a screen.
  var background: Color { get }
  /// The background of what lies on the screen: rows, sheets, menus.
  var surface: Color { get }
  /// Lines between things; decoration.
  var separator: Color { get }
  /// The outline of things that can be used.
  var border: Color { get }
  /// The track of a bar or a ring, and placeholders for content.
  var track: Color { get }
  /// The accent for selected, active, or completed elements.
  var accent: Color { get }
  /// Text and symbols on the accent.
  var onAccent: Color { get }
  /// The background of what is selected.
  var selection: Color { get }
  /// Text on what is selected.
  var onSelection: Color { get }
  /// Text that leads somewhere.
  var link: Color { get }
  /// The outline of what takes keys.
  var focus: Color { get }
  /// The color of errors.
  var error: Color { get }
  /// Text and symbols on that.
  var onError: Color { get }
  /// The color of success.
  var success: Color { get }
  /// Text and symbols on that.
  var onSuccess: Color { get }
  /// The color of warnings.
  var warning: Color { get }
  /// Text and symbols on that.
  var onWarning: Color { get }
  /// The color of information.
  var info: Color { get }
  /// Text and symbols on that.
  var onInfo: Color { get }
  /// The dimming of the screen below a sheet or an alert.
  var scrim: Color { get }
}
