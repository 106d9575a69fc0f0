// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Image {
  /// The size and weight of a symbol. What is `nil` is left open. UIKit:
  /// `UIImage.SymbolConfiguration`.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// How large a symbol is beside text of its point size. UIKit: `UIImage.SymbolScale`.
    public enum Scale: Int, Hashable, Sendable {
      /// As ``medium``.
      case `default` = -1
      /// Not said.
      case unspecified = 0
      /// About four fifths.
      case small = 1
      /// As the text.
      case medium = 2
      /// About five quarters.
      case large = 3

      var factor: CGFloat {
        switch self {
        case .default, .unspecified, .medium: 1
        case .small: 0.79
        case .large: 1.28
        }
      }
    }

    /// The size of the text that the symbol suits, in points.
    public private(set) var pointSize: CGFloat?
    /// How heavy the lines are.
    public private(set) var weight: Font.Weight?
    /// How large the symbol is beside such text.
    public private(set) var scale = Scale.unspecified

    /// A configuration that leaves everything open.
    public static let unspecified = SymbolConfiguration()

    private init() {}

    /// Creates a configuration of a size; one that is not a positive number is left open.
    public init(pointSize: CGFloat) {
      self.pointSize = Self.usable(pointSize)
    }

    /// Creates a configuration of a size and a weight.
    public init(pointSize: CGFloat, weight: Font.Weight) {
      self.init(pointSize: pointSize)
      self.weight = weight
    }

    /// Creates a configuration of a size, a weight and a scale.
    public init(pointSize: CGFloat, weight: Font.Weight, scale: Scale) {
      self.init(pointSize: pointSize, weight: weight)
      self.scale = scale
    }

    /// Creates a configuration of a weight.
    public init(weight: Font.Weight) {
      self.weight = weight
    }

    /// Creates a configuration of a scale.
    public init(scale: Scale) {
      self.scale = scale
    }

    /// Creates a configuration that suits a font.
    public init(font: Font) {
      self.init(pointSize: font.pointSize, weight: font.weight)
    }

    /// Creates a configuration that suits a font, in a scale.
    public init(font: Font, scale: Scale) {
      self.init(pointSize: font.pointSize, weight: font.weight, scale: scale)
    }

    /// Creates a configuration that suits a text style in the standard text size.
    public init(textStyle: TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// Creates a configuration that suits a text style, in a scale.
    public init(textStyle: TextStyle, scale: Scale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// This configuration with what another one says laid over it. UIKit:
    /// `applying(_:)`.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      var result = self
      if let pointSize = other.pointSize { result.pointSize = pointSize }
      if let weight = other.weight { result.weight = weight }
      if other.scale != .unspecified { result.scale = other.scale }
      return result
    }

    var effectivePointSize: CGFloat { (pointSize ?? Font.labelFontSize) * scale.factor }
    var effectiveWeight: Font.Weight { weight ?? .regular }

    private static func usable(_ size: CGFloat) -> CGFloat? {
      size.isFinite && size > 0 ? min(size, Font.largestSize) : nil
    }
  }
}
