// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// What a symbol image was made of.
struct SymbolOrigin: Hashable, Sendable {
  var name: String
  var configuration: Image.SymbolConfiguration

  /// What the symbol is drawn with; nothing if there is no symbol of this name.
  var figures: [Image.Figure] {
    SymbolCatalog.designs[name]?.figures(
      pointSize: configuration.effectivePointSize, weight: configuration.effectiveWeight) ?? []
  }
}

extension Image {
  /// Creates the image of a symbol, 17 points large, filled with the tint wherever it is shown.
  /// UIKit: `init(systemName:)`.
  ///
  /// The symbols are drawn for this library, with the names and proportions of their models;
  /// ``systemSymbolNames`` lists them.
  ///
  /// - Parameter systemName: The name, such as `pencil` or `chevron.left`.
  /// - Returns: `nil` if there is no symbol of that name.
  public init?(systemName: String) {
    self.init(systemName: systemName, withConfiguration: nil)
  }

  /// Creates the image of a symbol in a size and weight.
  ///
  /// - Parameters:
  ///   - systemName: The name, such as `pencil` or `chevron.left`.
  ///   - configuration: Size and weight; 17 points and regular by default.
  /// - Returns: `nil` if there is no symbol of that name.
  public init?(systemName: String, withConfiguration configuration: SymbolConfiguration?) {
    guard let design = SymbolCatalog.designs[systemName] else { return nil }
    let configuration = configuration ?? .unspecified
    let pointSize = configuration.effectivePointSize
    self.init(
      symbol: SymbolOrigin(name: systemName, configuration: configuration),
      size: CGSize(
        width: design.size.width * pointSize / 100, height: design.size.height * pointSize / 100))
  }

  /// The names of all symbols, in alphabetical order.
  public static var systemSymbolNames: [String] { SymbolCatalog.designs.keys.sorted() }

  /// How the symbol was asked for; `nil` for other images.
  public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

  /// The symbol in another size and weight, replacing all that was said before; other images stay
  /// as they are. UIKit: `withConfiguration(_:)`.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
    guard let symbol,
      var made = Image(systemName: symbol.name, withConfiguration: configuration)
    else { return self }
    made.renderingMode = renderingMode
    return made
  }

  /// The symbol with what a configuration says, and the rest as it was. UIKit:
  /// `applyingSymbolConfiguration(_:)`.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
    guard let symbol else { return nil }
    return withConfiguration(symbol.configuration.applying(configuration))
  }

  /// The symbol with what its own configuration leaves open taken from a view's.
  func applyingPreferredConfiguration(_ preferred: SymbolConfiguration) -> Image {
    guard let symbol else { return self }
    let combined = preferred.applying(symbol.configuration)
    return combined == symbol.configuration ? self : withConfiguration(combined)
  }
}
