// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// A style with which to paint shapes and text.
///
/// SwiftUI: `ShapeStyle`.
///
/// Colors and gradients are styles. A custom style resolves to one of them in an environment.
public protocol ShapeStyle {
  /// The type of the resolved style.
  associatedtype Resolved: ShapeStyle = Self

  /// Returns the style resolved in an environment.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The style.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Self {
  /// Returns the style itself.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The style.
  public func resolve(in environment: EnvironmentValues) -> Self { self }
}

nonisolated extension Color: ShapeStyle {}

/// The tint color as a style.
///
/// SwiftUI: `TintShapeStyle`.
public nonisolated struct TintShapeStyle: ShapeStyle, Hashable, Sendable {
  /// Returns the tint color of the environment.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The color.
  public func resolve(in environment: EnvironmentValues) -> Color { environment.resolvedTint }
}

/// The paint to which a style resolves in its environment.
enum ResolvedPaint {
  case color(Color)
  case gradient(any GradientStyle)

  init(_ style: some ShapeStyle, in environment: EnvironmentValues) {
    var style: any ShapeStyle = style
    // A style that does not resolve to a color paints nothing.
    for _ in 0..<16 {
      if let color = style as? Color {
        self = .color(color)
        return
      }
      if let gradient = style as? any GradientStyle {
        self = .gradient(gradient)
        return
      }
      if let erased = style as? AnyShapeStyle {
        style = erased.style
        continue
      }
      style = ResolvedPaint.step(style, environment)
    }
    self = .color(.clear)
  }

  private static func step(
    _ style: some ShapeStyle, _ environment: EnvironmentValues
  ) -> any ShapeStyle {
    style.resolve(in: environment)
  }

  /// A single color for the paint: for a gradient, its first color.
  var color: Color {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.stops.first?.color ?? .clear
    }
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint color.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
