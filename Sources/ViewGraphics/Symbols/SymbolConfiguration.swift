// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Image {
  /// The size, weight, and color of a symbol, each of which can be unspecified.
  ///
  /// UIKit: `UIImage.SymbolConfiguration`.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// The scale of a symbol relative to text of its point size.
    ///
    /// UIKit: `UIImage.SymbolScale`.
    public enum Scale: Int, Hashable, Sendable {
      /// The same as ``medium``.
      case `default` = -1
      /// Unspecified.
      case unspecified = 0
      /// About four fifths of the text size.
      case small = 1
      /// The text size.
      case medium = 2
      /// About five fourths of the text size.
      case large = 3

      var factor: CGFloat {
        switch self {
        case .default, .unspecified, .medium: 1
        case .small: 0.79
        case .large: 1.28
        }
      }
    }

    private indirect enum BoxedColor: Hashable, Sendable {
      case color(Color)
    }

    /// The point size of the matching text; `nil` if unspecified.
    public private(set) var pointSize: CGFloat?
    /// The weight of the lines; `nil` if unspecified.
    public private(set) var weight: Font.Weight?
    /// The scale relative to text of the point size.
    public private(set) var scale = Scale.unspecified
    /// The color of the symbol instead of the tint color, or `nil` if unspecified.
    package var color: Color? {
      guard case .color(let color)? = boxedColor else { return nil }
      return color
    }
    /// The color in a box, as images are copied often and nearly all have none.
    private var boxedColor: BoxedColor?
    /// The text style with which the point size scales as the text size changes, or `nil` if it is
    /// fixed.
    private var textStyle: TextStyle?
    /// The point size at the standard text size, or 0 for that of the style, and the maximum point
    /// size, or 0 for no limit.
    private var standardSize: CGFloat = 0
    private var largestSize: CGFloat = 0

    /// A configuration that specifies nothing.
    public static let unspecified = SymbolConfiguration()

    private init() {}

    /// Creates a configuration with a point size, which is left unspecified if it isn't a positive
    /// number.
    ///
    /// - Parameter pointSize: The point size of the matching text; `nil` if unspecified.
    public init(pointSize: CGFloat) {
      self.pointSize = Self.usable(pointSize)
    }

    /// Creates a configuration with a point size and a weight.
    ///
    /// - Parameters:
    ///   - pointSize: The point size of the matching text; `nil` if unspecified.
    ///   - weight: The weight of the lines; `nil` if unspecified.
    public init(pointSize: CGFloat, weight: Font.Weight) {
      self.init(pointSize: pointSize)
      self.weight = weight
    }

    /// Creates a configuration with a point size, a weight, and a scale.
    ///
    /// - Parameters:
    ///   - pointSize: The point size of the matching text; `nil` if unspecified.
    ///   - weight: The weight of the lines; `nil` if unspecified.
    ///   - scale: The scale relative to text of the point size.
    public init(pointSize: CGFloat, weight: Font.Weight, scale: Scale) {
      self.init(pointSize: pointSize, weight: weight)
      self.scale = scale
    }

    /// Creates a configuration with a weight.
    ///
    /// - Parameter weight: The weight of the lines; `nil` if unspecified.
    public init(weight: Font.Weight) {
      self.weight = weight
    }

    /// Creates a configuration with a scale.
    ///
    /// - Parameter scale: The scale relative to text of the point size.
    public init(scale: Scale) {
      self.scale = scale
    }

    /// Creates a configuration that matches a font.
    ///
    /// If the font belongs to a text style, an image node scales the symbol with the text size.
    public init(font: Font) {
      self.init(pointSize: font.pointSize, weight: font.weight)
      follow(font)
    }

    /// Creates a configuration that matches a font, with a scale.
    public init(font: Font, scale: Scale) {
      self.init(pointSize: font.pointSize, weight: font.weight, scale: scale)
      follow(font)
    }

    /// Creates a configuration that matches a text style.
    ///
    /// An image node scales the symbol with the text size; elsewhere, it has the default text size.
    public init(textStyle: TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// Creates a configuration that matches a text style, with a scale.
    public init(textStyle: TextStyle, scale: Scale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Creates a configuration with a color, in which all layers of the symbol are drawn.
    ///
    /// - Parameter hierarchicalColor: The color of the symbol.
    public init(hierarchicalColor: Color) {
      boxedColor = .color(hierarchicalColor)
    }

    /// Creates a configuration with colors; all layers of the symbol are drawn in the first.
    ///
    /// - Parameter paletteColors: The colors; if there are none, the color is unspecified.
    public init(paletteColors: [Color]) {
      boxedColor = paletteColors.first.map(BoxedColor.color)
    }

    /// Returns this configuration, overridden by the values that another one specifies.
    ///
    /// UIKit: `applying(_:)`.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      var result = self
      if let pointSize = other.pointSize {
        result.pointSize = pointSize
        result.textStyle = other.textStyle
        result.standardSize = other.standardSize
        result.largestSize = other.largestSize
      }
      if let weight = other.weight { result.weight = weight }
      if let color = other.boxedColor { result.boxedColor = color }
      if other.scale != .unspecified { result.scale = other.scale }
      return result
    }

    /// Whether the symbol scales with the text size.
    package var followsTextSize: Bool { textStyle != nil }

    /// Returns this configuration scaled to a text size.
    package func adapted(to category: ContentSizeCategory) -> SymbolConfiguration {
      guard let textStyle else { return self }
      var size = standardSize * textStyle.growth(to: category)
      if standardSize == 0 { size = textStyle.pointSize(for: category) }
      var result = self
      result.pointSize = min(size, largestSize > 0 ? largestSize : Font.largestSize)
      return result
    }

    private mutating func follow(_ font: Font) {
      textStyle = font.textStyle
      standardSize = font.standardSize ?? 0
      largestSize = font.details?.largestSize ?? 0
    }

    var effectivePointSize: CGFloat { (pointSize ?? Font.labelFontSize) * scale.factor }
    var effectiveWeight: Font.Weight { weight ?? .regular }

    private static func usable(_ size: CGFloat) -> CGFloat? {
      size.isFinite && size > 0 ? min(size, Font.largestSize) : nil
    }
  }
}
