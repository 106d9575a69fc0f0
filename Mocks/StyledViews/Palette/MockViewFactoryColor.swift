// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews
public import StyledViews

/// A palette whose colors differ from those of the default palette, so that a test reveals whether
/// a component uses the injected palette.
///
/// Every color is mutable.
///
/// The symbol of floating action buttons is white in both palettes; the colors of the gradient
/// behind it differ.
public nonisolated final class MockViewFactoryColor: ViewFactoryColorProtocol {
  /// Titles and items of navigation bars.
  public var onNavigationBar: UIColor = .darkGray
  /// The background of tab bars.
  public var tabBar: UIColor = .darkGray
  /// Items of a tab bar that are not selected.
  public var onTabBar: UIColor = .gray
  /// The selected item of a tab bar.
  public var onTabBarActive: UIColor = .white
  /// Header labels.
  public var labelHeader: UIColor = .black
  /// Labels above an input.
  public var labelInput: UIColor = .brown
  /// Body text.
  public var labelBody: UIColor = .blue
  /// Hints and fine print.
  public var labelHint: UIColor = .orange
  /// The background of inputs.
  public var input: UIColor = .green
  /// The text in an input.
  public var onInput: UIColor = .black
  /// The placeholder of an input.
  public var inputPlaceholder: UIColor = .gray
  /// The background of negative buttons, which refuse, cancel, or delete.
  public var buttonNegative: UIColor = .red
  /// The title and border of negative buttons.
  public var onButtonNegative: UIColor = .white
  /// The first color of the floating action button gradient.
  public var buttonFabGradientFirst: UIColor = .yellow
  /// The last color of the floating action button gradient.
  public var buttonFabGradientLast: UIColor = .orange
  /// The symbol on a floating action button.
  public var onButtonFab: UIColor = .white
  /// The background of cards.
  public var card: UIColor = .lightGray
  /// The spinner of a table that is refreshing.
  public var tableRefresh: UIColor = .green

  /// Creates the palette.
  public init() {}
}
