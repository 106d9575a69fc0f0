// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The default palette: dark, navy blue.
///
/// Headers and body text are readable for everyone; hints, input labels, and placeholders are faint
/// (2.6 to 3.1 where WCAG 2.2 requires 4.5), as are the titles of negative and gradient buttons
/// (4.2). Use ``DarkViewFactoryColor``, which is similar with a contrast of at least 4.5, where
/// that matters.
public struct DefaultViewFactoryColor: ViewFactoryColorProtocol, Hashable, Sendable {
  /// Titles and items of navigation bars: #FFFFFF.
  public var onNavigationBar: Color { .onNavigationBar }
  /// The background of tab bars: #2A3464.
  public var tabBar: Color { .tabBar }
  /// Items of a tab bar that are not selected: #6A75A3.
  public var onTabBar: Color { .onTabBar }
  /// The selected item of a tab bar: #F0F1F4.
  public var onTabBarActive: Color { .onTabBarActive }
  /// Header labels: #FFFFFF.
  public var labelHeader: Color { .labelHeader }
  /// Labels above an input: #6A75A3.
  public var labelInput: Color { .labelInput }
  /// Body text: #F0F1F4.
  public var labelBody: Color { .labelBody }
  /// Hints and fine print: #6A75A3.
  public var labelHint: Color { .labelHint }
  /// The background of inputs: #222950.
  public var input: Color { .input }
  /// The text in an input: #F0F1F4.
  public var onInput: Color { .onInput }
  /// The placeholder of an input: #6A75A3.
  public var inputPlaceholder: Color { .inputPlaceholder }
  /// The background of negative buttons, which refuse, cancel, or delete: #222950.
  public var buttonNegative: Color { .buttonNegative }
  /// The title and border of negative buttons: #FA4A71.
  public var onButtonNegative: Color { .onButtonNegative }
  /// The first color of the floating action button gradient: #7B62FB.
  public var buttonFabGradientFirst: Color { .buttonFabGradientFirst }
  /// The last color of the floating action button gradient: #5E57B3.
  public var buttonFabGradientLast: Color { .buttonFabGradientLast }
  /// The symbol on a floating action button: #FFFFFF.
  public var onButtonFab: Color { .onButtonFab }
  /// The background of cards: #2A3464.
  public var card: Color { .card }
  /// The spinner of a table that is refreshing: #FFFFFF.
  public var tableRefresh: Color { .tableRefresh }

  /// Creates the palette.
  public init() {}
}
