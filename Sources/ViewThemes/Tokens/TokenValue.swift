// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

/// The value of a token with all references resolved.
public enum TokenValue: Hashable, Sendable {
  /// A color, converted to sRGB.
  case color(Color)
  /// A length.
  case dimension(Dimension)
  /// Font families, the preferred one first.
  case fontFamily([String])
  /// A font weight: 400 is regular, 700 bold.
  case fontWeight(Double)
  /// A duration in seconds.
  case duration(TimeInterval)
  /// The control points of a timing curve: x1, y1, x2, y2.
  case cubicBezier([Double])
  /// A number.
  case number(Double)
  /// The style of a line: solid, or with a dash pattern.
  case strokeStyle(StrokeStyle)
  /// A border.
  case border(Border)
  /// The animation of a change.
  case transition(Transition)
  /// Shadows, the topmost first.
  case shadow([Shadow])
  /// Color stops along an axis.
  case gradient([GradientStop])
  /// A font with its line height and letter spacing.
  case typography(Typography)

  /// The type of the value.
  public var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    }
  }
}
