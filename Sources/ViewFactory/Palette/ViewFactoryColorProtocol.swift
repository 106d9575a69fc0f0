// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The colours of a theme, by the role that each plays: what the factories and helpers ask for when
/// they style a node.
///
/// A type of your own that conforms is a theme of your own; hand it to
/// ``ViewFactory/init(viewFactoryColor:)``. A palette is read when a node is made: changing it later
/// does not repaint nodes that exist. A role named `on…` is painted on the role after its `on`.
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
  /// Where the gradient of a floating action button begins.
  var buttonFabGradientFirst: Color { get }
  /// Where that gradient ends.
  var buttonFabGradientLast: Color { get }
  /// The symbol on a floating action button.
  var onButtonFab: Color { get }
  /// The background of cards.
  var card: Color { get }
  /// The spinner of a table that is refreshing.
  var tableRefresh: Color { get }
}
