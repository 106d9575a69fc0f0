// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Image {
  /// The size and weight of a symbol, each of which can be unspecified.
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

    /// The point size of the matching text.
    public private(set) var pointSize: CGFloat?
    /// The weight of the lines.
    public private(set) var weight: Font.Weight?
    /// The scale relative to text of the point size.
    public private(set) var scale = Scale.unspecified
    /// The text style at whose pace the point size grows with the text size, if it does.
    private var textStyle: TextStyle?
    /// The point size in the standard text size, and the largest; 0 for those of the style, and for
    /// none.
    private var standardSize: CGFloat = 0
    private var largestSize: CGFloat = 0

    /// A configuration that specifies nothing.
    public static let unspecified = SymbolConfiguration()

    private init() {}

    /// Creates a configuration with a point size, left unspecified if it isn't a positive number.
    public init(pointSize: CGFloat) {
      self.pointSize = Self.usable(pointSize)
    }

    /// Creates a configuration with a point size and a weight.
    public init(pointSize: CGFloat, weight: Font.Weight) {
      self.init(pointSize: pointSize)
      self.weight = weight
    }

    /// Creates a configuration with a point size, a weight, and a scale.
    public init(pointSize: CGFloat, weight: Font.Weight, scale: Scale) {
      self.init(pointSize: pointSize, weight: weight)
      self.scale = scale
    }

    /// Creates a configuration with a weight.
    public init(weight: Font.Weight) {
      self.weight = weight
    }

    /// Creates a configuration with a scale.
    public init(scale: Scale) {
      self.scale = scale
    }

    /// Creates a configuration that matches a font.
    ///
    /// If the font belongs to a text style, an image node that shows the symbol lets it grow with
    /// the text size.
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
    /// An image node that shows the symbol lets it grow with the text size; elsewhere it has the
    /// default text size.
    public init(textStyle: TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// Creates a configuration that matches a text style, with a scale.
    public init(textStyle: TextStyle, scale: Scale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Returns this configuration with the values that another specifies.
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
      if other.scale != .unspecified { result.scale = other.scale }
      return result
    }

    /// Whether the symbol grows with the text size.
    package var followsTextSize: Bool { textStyle != nil }

    /// Returns this configuration in a text size.
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
