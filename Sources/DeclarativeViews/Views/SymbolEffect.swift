// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A change of a symbol that attracts attention.
///
/// SwiftUI: `SymbolEffect` and the types of each effect.
///
/// View trees are static, so an effect is only visible if it hides the symbol.
public nonisolated struct SymbolEffect: Hashable, Sendable {
  /// Whether the symbol isn't drawn while the effect is active.
  let hides: Bool
  private let name: String

  private init(_ name: String, hides: Bool = false) {
    self.name = name
    self.hides = hides
  }

  /// A symbol that bounces.
  public static let bounce = SymbolEffect("bounce")

  /// A symbol whose opacity pulses.
  public static let pulse = SymbolEffect("pulse")

  /// A symbol whose parts light up one after another.
  public static let variableColor = SymbolEffect("variableColor")

  /// A symbol that becomes larger or smaller.
  public static let scale = SymbolEffect("scale")

  /// A symbol that appears.
  public static let appear = SymbolEffect("appear")

  /// A symbol that disappears: it isn't drawn while the effect is active.
  public static let disappear = SymbolEffect("disappear", hides: true)

  /// A symbol that replaces another one.
  public static let replace = SymbolEffect("replace")

  /// The default way of replacing a symbol.
  public static let automatic = SymbolEffect("automatic")

  /// A symbol that moves back and forth.
  public static let wiggle = SymbolEffect("wiggle")

  /// A symbol that rotates.
  public static let rotate = SymbolEffect("rotate")

  /// A symbol that becomes larger and smaller in turn.
  public static let breathe = SymbolEffect("breathe")

  /// A symbol that is drawn as with a pen.
  public static let drawOn = SymbolEffect("drawOn")

  /// A symbol that is erased: it isn't drawn while the effect is active.
  public static let drawOff = SymbolEffect("drawOff", hides: true)
}

// How an effect is performed, which makes no difference here.
nonisolated extension SymbolEffect {
  /// Upward.
  public var up: SymbolEffect { self }
  /// Downward.
  public var down: SymbolEffect { self }
  /// To the left.
  public var left: SymbolEffect { self }
  /// To the right.
  public var right: SymbolEffect { self }
  /// Toward the end of the line.
  public var forward: SymbolEffect { self }
  /// Toward the start of the line.
  public var backward: SymbolEffect { self }
  /// Clockwise.
  public var clockwise: SymbolEffect { self }
  /// Counterclockwise.
  public var counterClockwise: SymbolEffect { self }
  /// Without a change of the opacity.
  public var plain: SymbolEffect { self }
  /// With a change of the opacity.
  public var pulse: SymbolEffect { self }
  /// For each part of the symbol by itself.
  public var byLayer: SymbolEffect { self }
  /// For the symbol as a whole.
  public var wholeSymbol: SymbolEffect { self }
  /// For each part after another.
  public var individually: SymbolEffect { self }
  /// With one lit part at a time.
  public var iterative: SymbolEffect { self }
  /// With lit parts that stay lit.
  public var cumulative: SymbolEffect { self }
  /// Back and forth.
  public var reversing: SymbolEffect { self }
  /// In one direction.
  public var nonReversing: SymbolEffect { self }
  /// With unlit parts hidden.
  public var hideInactiveLayers: SymbolEffect { self }
  /// With unlit parts dimmed.
  public var dimInactiveLayers: SymbolEffect { self }
  /// Downward for the former symbol, upward for the new one.
  public var downUp: SymbolEffect { self }
  /// Upward for both symbols.
  public var upUp: SymbolEffect { self }
  /// Upward for the new symbol, after the former one is hidden.
  public var offUp: SymbolEffect { self }
}
