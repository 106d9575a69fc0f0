// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension SymbolOrigin {
  /// The figures of the symbol, or of the placeholder if no symbol has this name.
  var figures: [Image.Figure] {
    (SymbolCatalog.designs[name] ?? .missing).figures(
      pointSize: configuration.effectivePointSize, weight: configuration.effectiveWeight)
  }
}

extension SymbolDesign {
  /// The placeholder for a symbol that isn't available: a box with its diagonals.
  static let missing = SymbolDesign(
    100, 100, .line("R 12 12 76 76 6 M 28 28 L 72 72 M 72 28 L 28 72"))
}

extension Image {
  /// Creates an image of a symbol at 17 points, drawn in the tint color.
  ///
  /// UIKit: `init(systemName:)`.
  ///
  /// The symbols were drawn for this library and follow the names and proportions of Apple's;
  /// ``systemSymbolNames`` lists them. The result is `nil` if there is no symbol of that name.
  ///
  /// - Parameter systemName: The name, such as `pencil` or `chevron.left`.
  @_disfavoredOverload
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
  @_disfavoredOverload
  public init?(systemName: String, withConfiguration configuration: SymbolConfiguration?) {
    guard let design = SymbolCatalog.designs[systemName] else { return nil }
    let configuration = configuration ?? .unspecified
    let pointSize = configuration.effectivePointSize
    self.init(
      symbol: SymbolOrigin(name: systemName, configuration: configuration),
      size: CGSize(
        width: design.size.width * pointSize / 100, height: design.size.height * pointSize / 100))
  }

  /// Creates an image of a symbol, or of a crossed box if no symbol has that name.
  package init(
    symbolOrBoxNamed systemName: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    let configuration = configuration ?? .unspecified
    let pointSize = configuration.effectivePointSize
    let size = (SymbolCatalog.designs[systemName] ?? .missing).size
    self.init(
      symbol: SymbolOrigin(name: systemName, configuration: configuration),
      size: CGSize(width: size.width * pointSize / 100, height: size.height * pointSize / 100))
  }

  /// The name of the symbol; `nil` for other images.
  package var symbolName: String? { symbol?.name }

  /// The name of a symbol that isn't available and is replaced by a box; `nil` for other images.
  package var missingSymbolName: String? {
    guard let symbol, SymbolCatalog.designs[symbol.name] == nil else { return nil }
    return symbol.name
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
    guard let symbol else { return self }
    var made = Image(symbolOrBoxNamed: symbol.name, withConfiguration: configuration)
    made.renderingMode = renderingMode
    return made
  }

  /// Returns the symbol with a configuration applied on top of its own, or `nil` for other images.
  ///
  /// UIKit: `applyingSymbolConfiguration(_:)`.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
    guard let symbol else { return nil }
    return withConfiguration(symbol.configuration.applying(configuration))
  }
}
