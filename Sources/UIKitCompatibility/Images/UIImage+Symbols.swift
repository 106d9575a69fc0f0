// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

extension UIImage {
  /// The configuration of an image: here, the size and weight of its symbol.
  ///
  /// An alias of ``SymbolConfiguration``.
  public typealias Configuration = SymbolConfiguration
  /// The weight of a symbol.
  ///
  /// An alias of ``Font/Weight``.
  public typealias SymbolWeight = Font.Weight
  /// The scale of a symbol relative to text of its point size.
  ///
  /// An alias of ``SymbolConfiguration/Scale``.
  public typealias SymbolScale = SymbolConfiguration.Scale

  /// Creates an image of a symbol at 17 points, tinted where it is shown.
  ///
  /// A symbol that isn't drawn yet is a box with its diagonals, and an image view that shows it
  /// reports it. The result is `nil` only for an empty name.
  ///
  /// - Parameter systemName: The name of the symbol, as in SF Symbols.
  public init?(systemName: String) {
    self.init(systemName: systemName, withConfiguration: nil)
  }

  /// Creates an image of a symbol in a configuration.
  ///
  /// - Parameters:
  ///   - systemName: The name, as in ``init(systemName:)``.
  ///   - configuration: The size and weight; 17 points and regular by default.
  public init?(systemName: String, withConfiguration configuration: SymbolConfiguration?) {
    guard !systemName.isEmpty else { return nil }
    self.init(symbolOrBoxNamed: systemName, withConfiguration: configuration)
  }

  /// Creates an image of a symbol; the traits don't change it.
  public init?(systemName: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: systemName)
  }

  /// Returns the image in a fixed color, or as one that takes the tint color where it is shown.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    renderingMode == .alwaysTemplate
      ? withRenderingMode(.alwaysTemplate) : withTintColor(color)
  }
}
