// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Font {
  /// The weight of a font's strokes, on UIKit's scale from −1 to 1 with regular at 0.
  ///
  /// The fonts that replace the system font have only a regular and a bold face: weights from
  /// semibold up are measured and drawn as bold, all others as regular.
  public struct Weight: RawRepresentable, Sendable, Hashable {
    /// The weight on UIKit's scale; 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight from a value on UIKit's scale.
    ///
    /// - Parameter rawValue: A value from −1 to 1; 0 is regular. NaN is treated as 0.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue.isNaN ? 0 : min(max(rawValue, -1), 1)
    }

    /// Creates a weight from a value on UIKit's scale.
    ///
    /// - Parameter rawValue: A value from −1 to 1; 0 is regular.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// The thinnest weight: 100 in CSS.
    public static let ultraLight = Weight(-0.8)
    /// Thin: 200 in CSS.
    public static let thin = Weight(-0.6)
    /// Light: 300 in CSS.
    public static let light = Weight(-0.4)
    /// The weight of body text: 400 in CSS.
    public static let regular = Weight(0)
    /// Medium: 500 in CSS, drawn as regular.
    public static let medium = Weight(0.23)
    /// Semibold: 600 in CSS, drawn as bold.
    public static let semibold = Weight(0.3)
    /// Bold: 700 in CSS.
    public static let bold = Weight(0.4)
    /// Heavy: 800 in CSS, drawn as bold.
    public static let heavy = Weight(0.56)
    /// The heaviest weight: 900 in CSS, drawn as bold.
    public static let black = Weight(0.62)

    /// A Boolean value that indicates whether text of this weight is measured and drawn with the
    /// bold face.
    public var isBold: Bool { rawValue >= Weight.semibold.rawValue }

    /// The nearest weight in CSS and OpenType: 100, 200 … 900.
    public var cssWeight: Int {
      let scale: [Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      var nearest = 0
      for index in scale.indices
      where abs(scale[index].rawValue - rawValue) < abs(scale[nearest].rawValue - rawValue) {
        nearest = index
      }
      return (nearest + 1) * 100
    }
  }
}
