// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A light palette: white cards, dark blue text, violet buttons.
///
/// The contrast of all text with its background is at least 4.5, including hints, placeholders, and
/// titles on gradients (WCAG 2.2, level AA).
public struct LightViewFactoryColor: ViewFactoryColorProtocol, Hashable, Sendable {
  /// Titles and items of navigation bars: #1B2140.
  public var onNavigationBar: Color { Color(opaque: 0x1B2140) }
  /// The background of tab bars: #FFFFFF.
  public var tabBar: Color { Color(opaque: 0xFFFFFF) }
  /// Items of a tab bar that are not selected: #5A648C.
  public var onTabBar: Color { Color(opaque: 0x5A648C) }
  /// The selected item of a tab bar: #4A3FC4.
  public var onTabBarActive: Color { Color(opaque: 0x4A3FC4) }
  /// Header labels: #1B2140.
  public var labelHeader: Color { Color(opaque: 0x1B2140) }
  /// Labels above an input: #5A648C.
  public var labelInput: Color { Color(opaque: 0x5A648C) }
  /// Body text: #2B3154.
  public var labelBody: Color { Color(opaque: 0x2B3154) }
  /// Hints and fine print: #5A648C.
  public var labelHint: Color { Color(opaque: 0x5A648C) }
  /// The background of inputs: #EEF0F7.
  public var input: Color { Color(opaque: 0xEEF0F7) }
  /// The text in an input: #1B2140.
  public var onInput: Color { Color(opaque: 0x1B2140) }
  /// The placeholder of an input: #616B92.
  public var inputPlaceholder: Color { Color(opaque: 0x616B92) }
  /// The background of negative buttons, which refuse, cancel, or delete: #FDECF0.
  public var buttonNegative: Color { Color(opaque: 0xFDECF0) }
  /// The title and border of negative buttons: #C01F48.
  public var onButtonNegative: Color { Color(opaque: 0xC01F48) }
  /// The first color of the floating action button gradient: #735AF3.
  public var buttonFabGradientFirst: Color { Color(opaque: 0x735AF3) }
  /// The last color of the floating action button gradient: #5E57B3.
  public var buttonFabGradientLast: Color { Color(opaque: 0x5E57B3) }
  /// The symbol on a floating action button: #FFFFFF.
  public var onButtonFab: Color { Color(opaque: 0xFFFFFF) }
  /// The background of cards: #FFFFFF.
  public var card: Color { Color(opaque: 0xFFFFFF) }
  /// The spinner of a table that is refreshing: #4A3FC4.
  public var tableRefresh: Color { Color(opaque: 0x4A3FC4) }

  /// Creates the palette.
  public init() {}
}
