// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

extension TokenValue {
  /// A length as it is written.
  public struct Dimension: Hashable, Sendable {
    /// What a length is counted in.
    public enum Unit: String, CaseIterable, Hashable, Sendable {
      /// Points, as a phone has them.
      case px
      /// Multiples of the standard font size, 16 points.
      case rem
    }

    /// How many of the unit.
    public var value: Double
    /// What the length is counted in.
    public var unit: Unit

    /// The length in points.
    public var points: CGFloat { CGFloat(unit == .px ? value : value * 16) }
  }

  /// How a line is broken.
  public enum StrokeStyle: Hashable, Sendable {
    /// A style that has a name in CSS.
    case named(Name)
    /// Dashes and gaps in turn, and how dashes end.
    case dashes([Dimension], cap: Cap)

    /// The styles that have a name.
    public enum Name: String, CaseIterable, Hashable, Sendable {
      /// The names of CSS.
      case solid, dashed, dotted, double, groove, ridge, outset, inset
    }

    /// How dashes end.
    public enum Cap: String, CaseIterable, Hashable, Sendable {
      /// The names of SVG.
      case round, butt, square
    }
  }

  /// A line around something.
  public struct Border: Hashable, Sendable {
    /// The colour of the line.
    public var color: Color
    /// How wide the line is.
    public var width: Dimension
    /// How the line is broken.
    public var style: StrokeStyle
  }

  /// How something changes.
  public struct Transition: Hashable, Sendable {
    /// How long it takes, in seconds.
    public var duration: TimeInterval
    /// How long before it begins, in seconds.
    public var delay: TimeInterval
    /// The two handles of its curve: x, y, x, y.
    public var timingFunction: [Double]
  }

  /// A shadow.
  public struct Shadow: Hashable, Sendable {
    /// The colour of the shadow.
    public var color: Color
    /// How far it lies to the right.
    public var offsetX: Dimension
    /// How far it lies below.
    public var offsetY: Dimension
    /// How far its edge is blurred.
    public var blurRadius: Dimension
    /// How much larger it is than what casts it.
    public var spread: Dimension
    /// Whether it lies inside of what casts it.
    public var isInset: Bool
  }

  /// A colour on the axis of a gradient.
  public struct GradientStop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it stands, from 0 to 1.
    public var position: Double
  }

  /// A font with its line height and letter spacing.
  public struct Typography: Hashable, Sendable {
    /// The families, the preferred one first.
    public var fontFamily: [String]
    /// The size.
    public var fontSize: Dimension
    /// How heavy letters are: 400 is regular, 700 bold.
    public var fontWeight: Double
    /// What stands between letters besides their own widths.
    public var letterSpacing: Dimension
    /// The distance of lines, in multiples of the size.
    public var lineHeight: Double
  }
}
