// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

extension TokenValue {
  /// A length in its source unit.
  public struct Dimension: Hashable, Sendable {
    /// The unit of a length.
    public enum Unit: String, CaseIterable, Hashable, Sendable {
      /// Pixels, which correspond to points.
      case px
      /// Multiples of the standard font size, 16 points.
      case rem
    }

    /// The number of units.
    public var value: Double
    /// The unit of the length.
    public var unit: Unit

    /// The length in points.
    public var points: CGFloat { CGFloat(unit == .px ? value : value * 16) }
  }

  /// The dash pattern of a line.
  public enum StrokeStyle: Hashable, Sendable {
    /// A line style with a name in CSS.
    case named(Name)
    /// A dash pattern and the shape of the ends of dashes.
    case dashes([Dimension], cap: Cap)

    /// The styles with a name.
    public enum Name: String, CaseIterable, Hashable, Sendable {
      /// The line styles, by their CSS names.
      case solid, dashed, dotted, double, groove, ridge, outset, inset
    }

    /// The shape of the ends of dashes.
    public enum Cap: String, CaseIterable, Hashable, Sendable {
      /// The line caps, by their SVG names.
      case round, butt, square
    }
  }

  /// A border.
  public struct Border: Hashable, Sendable {
    /// The color of the line.
    public var color: Color
    /// The width of the line.
    public var width: Dimension
    /// The dash pattern of the line.
    public var style: StrokeStyle
  }

  /// The animation of a change.
  public struct Transition: Hashable, Sendable {
    /// The duration in seconds.
    public var duration: TimeInterval
    /// The delay before the start, in seconds.
    public var delay: TimeInterval
    /// The control points of its timing curve: x1, y1, x2, y2.
    public var timingFunction: [Double]
  }

  /// A shadow.
  public struct Shadow: Hashable, Sendable {
    /// The color of the shadow.
    public var color: Color
    /// The horizontal offset, positive to the right.
    public var offsetX: Dimension
    /// The vertical offset, positive downward.
    public var offsetY: Dimension
    /// The blur radius of the edge.
    public var blurRadius: Dimension
    /// The amount by which the shadow is larger than the shape that casts it.
    public var spread: Dimension
    /// A Boolean value that indicates whether the shadow is inside the shape that casts it.
    public var isInset: Bool
  }

  /// A color stop of a gradient.
  public struct GradientStop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The position of the stop, from 0 to 1.
    public var position: Double
  }

  /// A font with its line height and letter spacing.
  public struct Typography: Hashable, Sendable {
    /// The families, the preferred one first.
    public var fontFamily: [String]
    /// The size.
    public var fontSize: Dimension
    /// The font weight: 400 is regular, 700 bold.
    public var fontWeight: Double
    /// The spacing between letters in addition to their advances.
    public var letterSpacing: Dimension
    /// The line height as a multiple of the size.
    public var lineHeight: Double
  }
}
