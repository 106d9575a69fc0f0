// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

/// A palette whose colours all differ from the default one's, so that a test sees at once whether a
/// component took its colour from the palette it was given.
///
/// Every colour can be set.
///
/// A floating action button's symbol and a negative button's title are white, as in the default
/// palette's floating action button: there the colours beside them tell the palettes apart.
public nonisolated final class MockViewFactoryColor: ViewFactoryColorProtocol {
  /// Titles and items of navigation bars.
  public var onNavigationBar: Color = .darkGray
  /// The background of tab bars.
  public var tabBar: Color = .darkGray
  /// Items of a tab bar that are not selected.
  public var onTabBar: Color = .gray
  /// The selected item of a tab bar.
  public var onTabBarActive: Color = .white
  /// Header labels.
  public var labelHeader: Color = .black
  /// Labels that stand above an input.
  public var labelInput: Color = .brown
  /// Body text.
  public var labelBody: Color = .blue
  /// Small print.
  public var labelHint: Color = .orange
  /// The background of inputs.
  public var input: Color = .green
  /// The text typed into an input.
  public var onInput: Color = .black
  /// The text that an empty input shows.
  public var inputPlaceholder: Color = .gray
  /// The background of buttons that refuse, cancel or delete.
  public var buttonNegative: Color = .red
  /// The title and border of those buttons.
  public var onButtonNegative: Color = .white
  /// Where the gradient of a floating action button begins.
  public var buttonFabGradientFirst: Color = .yellow
  /// Where that gradient ends.
  public var buttonFabGradientLast: Color = .orange
  /// The symbol on a floating action button.
  public var onButtonFab: Color = .white
  /// The background of cards.
  public var card: Color = .lightGray
  /// The spinner of a table that is refreshing.
  public var tableRefresh: Color = .green

  /// Makes the palette.
  public init() {}
}
