// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Colors as static members, for use where a style is expected.

extension ShapeStyle where Self == Color {
  /// The color black.
  public static var black: Color { Color.black }
  /// The color white.
  public static var white: Color { Color.white }
  /// The color gray.
  public static var gray: Color { Color.gray }
  /// The color red.
  public static var red: Color { Color.red }
  /// The color green.
  public static var green: Color { Color.green }
  /// The color blue.
  public static var blue: Color { Color.blue }
  /// The color cyan.
  public static var cyan: Color { Color.cyan }
  /// The color yellow.
  public static var yellow: Color { Color.yellow }
  /// The color orange.
  public static var orange: Color { Color.orange }
  /// The color purple.
  public static var purple: Color { Color.purple }
  /// The color brown.
  public static var brown: Color { Color.brown }
  /// A fully transparent color.
  public static var clear: Color { Color.clear }
  /// The color pink.
  public static var pink: Color { Color.pink }
  /// The color teal.
  public static var teal: Color { Color.teal }
  /// The color indigo.
  public static var indigo: Color { Color.indigo }
  /// The color mint.
  public static var mint: Color { Color.mint }
  /// The tint color.
  public static var accentColor: Color { Color.accentColor }
}
