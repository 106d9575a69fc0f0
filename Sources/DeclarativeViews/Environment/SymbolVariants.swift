// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// A variant of symbols, such as the filled one.
///
/// SwiftUI: `SymbolVariants`.
public nonisolated struct SymbolVariants: Hashable, Sendable {
  private var shape: String?
  private var isFilled = false
  private var isSlashed = false

  /// No variant.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(shape: "circle")
  /// In a square.
  public static let square = SymbolVariants(shape: "square")
  /// In a rectangle.
  public static let rectangle = SymbolVariants(shape: "rectangle")
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Crossed out by a line.
  public static let slash = SymbolVariants(isSlashed: true)

  /// The variant in a circle.
  public var circle: SymbolVariants { union(.circle) }
  /// The variant in a square.
  public var square: SymbolVariants { union(.square) }
  /// The variant in a rectangle.
  public var rectangle: SymbolVariants { union(.rectangle) }
  /// The filled variant.
  public var fill: SymbolVariants { union(.fill) }
  /// The variant that is crossed out by a line.
  public var slash: SymbolVariants { union(.slash) }

  /// Returns a Boolean value that indicates whether a variant is part of this one.
  ///
  /// - Parameter other: The other variant.
  /// - Returns: Whether it is.
  public func contains(_ other: SymbolVariants) -> Bool { union(other) == self }

  private init(shape: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.shape = shape
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// The names of a symbol in this variant, the preferred one first, and the symbol's own last.
  func names(of symbol: String) -> [String] {
    let parts = symbol.split(separator: ".")
    func adding(_ part: String?) -> String {
      part.map { parts.contains(Substring($0)) ? "" : "." + $0 } ?? ""
    }
    let (shape, slash) = (adding(shape), adding(isSlashed ? "slash" : nil))
    let fill = adding(isFilled ? "fill" : nil)
    return [symbol + slash + shape + fill, symbol + shape + fill, symbol + fill, symbol]
  }
}

extension View {
  /// Shows symbols in the view in a variant, if they have it.
  ///
  /// - Parameter variant: The variant, in addition to inherited ones; ``SymbolVariants/none`` removes
  ///   those.
  /// - Returns: The modified view.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) {
      $0 = variant == .none ? .none : $0.union(variant)
    }
  }
}
