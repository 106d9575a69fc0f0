// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A dark palette with the default palette's navy blue and more readable text.
///
/// The contrast of all text with its background is at least 4.5, including hints, placeholders, and
/// titles on gradients (WCAG 2.2, level AA).
public struct DarkViewFactoryColor: ViewFactoryColorProtocol, Hashable, Sendable {
  /// Titles and items of navigation bars: #FFFFFF.
  public var onNavigationBar: Color { Color(opaque: 0xFFFFFF) }
  /// The background of tab bars: #2A3464.
  public var tabBar: Color { Color(opaque: 0x2A3464) }
  /// Items of a tab bar that are not selected: #9BA4CB.
  public var onTabBar: Color { Color(opaque: 0x9BA4CB) }
  /// The selected item of a tab bar: #F0F1F4.
  public var onTabBarActive: Color { Color(opaque: 0xF0F1F4) }
  /// Header labels: #FFFFFF.
  public var labelHeader: Color { Color(opaque: 0xFFFFFF) }
  /// Labels above an input: #9BA4CB.
  public var labelInput: Color { Color(opaque: 0x9BA4CB) }
  /// Body text: #F0F1F4.
  public var labelBody: Color { Color(opaque: 0xF0F1F4) }
  /// Hints and fine print: #9BA4CB.
  public var labelHint: Color { Color(opaque: 0x9BA4CB) }
  /// The background of inputs: #222950.
  public var input: Color { Color(opaque: 0x222950) }
  /// The text in an input: #F0F1F4.
  public var onInput: Color { Color(opaque: 0xF0F1F4) }
  /// The placeholder of an input: #9BA4CB.
  public var inputPlaceholder: Color { Color(opaque: 0x9BA4CB) }
  /// The background of negative buttons, which refuse, cancel, or delete: #222950.
  public var buttonNegative: Color { Color(opaque: 0x222950) }
  /// The title and border of negative buttons: #FF6E8C.
  public var onButtonNegative: Color { Color(opaque: 0xFF6E8C) }
  /// The first color of the floating action button gradient: #735AF3.
  public var buttonFabGradientFirst: Color { Color(opaque: 0x735AF3) }
  /// The last color of the floating action button gradient: #5E57B3.
  public var buttonFabGradientLast: Color { Color(opaque: 0x5E57B3) }
  /// The symbol on a floating action button: #FFFFFF.
  public var onButtonFab: Color { Color(opaque: 0xFFFFFF) }
  /// The background of cards: #2A3464.
  public var card: Color { Color(opaque: 0x2A3464) }
  /// The spinner of a table that is refreshing: #FFFFFF.
  public var tableRefresh: Color { Color(opaque: 0xFFFFFF) }

  /// Creates the palette.
  public init() {}
}
