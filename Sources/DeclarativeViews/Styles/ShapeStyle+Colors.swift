// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// The colours by their names alone, where any style is asked for.

extension ShapeStyle where Self == Color {
  /// The colour black.
  public static var black: Color { Color.black }
  /// The colour white.
  public static var white: Color { Color.white }
  /// The colour gray.
  public static var gray: Color { Color.gray }
  /// The colour red.
  public static var red: Color { Color.red }
  /// The colour green.
  public static var green: Color { Color.green }
  /// The colour blue.
  public static var blue: Color { Color.blue }
  /// The colour cyan.
  public static var cyan: Color { Color.cyan }
  /// The colour yellow.
  public static var yellow: Color { Color.yellow }
  /// The colour orange.
  public static var orange: Color { Color.orange }
  /// The colour purple.
  public static var purple: Color { Color.purple }
  /// The colour brown.
  public static var brown: Color { Color.brown }
  /// The colour clear.
  public static var clear: Color { Color.clear }
  /// The colour pink.
  public static var pink: Color { Color.pink }
  /// The colour teal.
  public static var teal: Color { Color.teal }
  /// The colour indigo.
  public static var indigo: Color { Color.indigo }
  /// The colour mint.
  public static var mint: Color { Color.mint }
  /// The colour of what can be touched.
  public static var accentColor: Color { Color.accentColor }
}
