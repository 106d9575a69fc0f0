// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension SymbolOrigin {
  /// The figures of the symbol; empty if there is no symbol of this name.
  var figures: [Image.Figure] {
    SymbolCatalog.designs[name]?.figures(
      pointSize: configuration.effectivePointSize, weight: configuration.effectiveWeight) ?? []
  }
}

extension Image {
  /// Creates an image of a symbol at 17 points, tinted where it is shown.
  ///
  /// UIKit: `init(systemName:)`.
  ///
  /// The symbols are drawn for this library, after the names and proportions of Apple's;
  /// ``systemSymbolNames`` lists them. The result is `nil` if there is no symbol of that name.
  ///
  /// - Parameter systemName: The name, such as `pencil` or `chevron.left`.
  public init?(systemName: String) {
    self.init(systemName: systemName, withConfiguration: nil)
  }

  /// Creates an image of a symbol in a configuration.
  ///
  /// The result is `nil` if there is no symbol of that name.
  ///
  /// - Parameters:
  ///   - systemName: The name, such as `pencil` or `chevron.left`.
  ///   - configuration: The size and weight; 17 points and regular by default.
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

  /// The configuration of the symbol, or `nil` for other images.
  public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

  /// Returns the symbol in another configuration, which replaces the previous one.
  ///
  /// UIKit: `withConfiguration(_:)`.
  ///
  /// Other images are returned unchanged.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
    guard let symbol,
      var made = Image(systemName: symbol.name, withConfiguration: configuration)
    else { return self }
    made.renderingMode = renderingMode
    return made
  }

  /// Returns the symbol with a configuration applied on top of its own.
  ///
  /// UIKit: `applyingSymbolConfiguration(_:)`.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
    guard let symbol else { return nil }
    return withConfiguration(symbol.configuration.applying(configuration))
  }

  /// Returns the symbol with unspecified values of its configuration taken from a view's.
  package func applyingPreferredConfiguration(_ preferred: SymbolConfiguration) -> Image {
    guard let symbol else { return self }
    let combined = preferred.applying(symbol.configuration)
    return combined == symbol.configuration ? self : withConfiguration(combined)
  }
}
