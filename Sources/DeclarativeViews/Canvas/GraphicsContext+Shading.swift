// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

extension GraphicsContext {
  /// The color or gradient of what is drawn.
  ///
  /// SwiftUI: `GraphicsContext.Shading`.
  public struct Shading {
    private enum Kind {
      case style(any ShapeStyle)
      /// A gradient with points instead of unit coordinates.
      case gradient(Gradient)
    }

    private let kind: Kind

    /// The foreground style of the canvas.
    public static var foreground: Shading {
      Shading(kind: .style(HierarchicalShapeStyle.primary))
    }

    /// Returns a color.
    ///
    /// - Parameter color: The color.
    /// - Returns: The shading.
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }

    /// Returns a color of components from 0 to 1.
    ///
    /// - Parameters:
    ///   - red: The red component.
    ///   - green: The green component.
    ///   - blue: The blue component.
    ///   - opacity: The opacity.
    /// - Returns: The shading.
    public static func color(
      red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(red: red, green: green, blue: blue, alpha: opacity))
    }

    /// Returns a gray color.
    ///
    /// - Parameters:
    ///   - white: The lightness, from 0 to 1.
    ///   - opacity: The opacity, from 0 to 1.
    /// - Returns: The shading.
    public static func color(white: Double, opacity: Double = 1) -> Shading {
      color(Color(white: white, alpha: opacity))
    }

    /// Returns a style; a gradient is that of the bounds of what is drawn.
    ///
    /// - Parameter style: The style.
    /// - Returns: The shading.
    public static func style(_ style: some ShapeStyle) -> Shading { Shading(kind: .style(style)) }

    /// Returns a linear gradient.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - startPoint: The point of the first color, in points.
    ///   - endPoint: The point of the last color, in points.
    /// - Returns: The shading.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading(
        kind: .gradient(
          Gradient(kind: .axial, start: startPoint, end: endPoint, stops: gradient.stops)))
    }

    /// Returns a gradient from a center outward.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The center, in points.
    ///   - startRadius: The radius of the first color, in points.
    ///   - endRadius: The radius of the last color, in points.
    /// - Returns: The shading.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      let style = RadialGradient(
        gradient: gradient, center: .topLeading, startRadius: startRadius, endRadius: endRadius)
      // In a box of one point, unit coordinates are points.
      return absolute(style, center)
    }

    /// Returns a gradient around a center.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The center, in points.
    ///   - angle: The angle of the first and the last color, clockwise from the right.
    /// - Returns: The shading.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero
    ) -> Shading {
      absolute(AngularGradient(gradient: gradient, center: .topLeading, angle: angle), center)
    }

    private static func absolute(_ style: any GradientStyle, _ center: CGPoint) -> Shading {
      var gradient = style.resolved(.leftToRight, in: CGSize(width: 1, height: 1))
      gradient.start = CGPoint(x: gradient.start.x + center.x, y: gradient.start.y + center.y)
      gradient.end = CGPoint(x: gradient.end.x + center.x, y: gradient.end.y + center.y)
      return Shading(kind: .gradient(gradient))
    }

    enum Paint {
      case color(Color)
      /// A gradient in unit coordinates.
      case gradient(Gradient)
    }

    /// Returns the paint of what is drawn in a box.
    func paint(in box: CGRect, _ environment: EnvironmentValues) -> Paint {
      switch kind {
      case .gradient(let gradient):
        return .gradient(
          gradient.moved(from: CGRect(x: 0, y: 0, width: 1, height: 1), to: box))
      case .style(let style):
        switch ResolvedPaint(style, in: environment) {
        case .color(let color): return .color(color)
        case .gradient(let gradient):
          return .gradient(gradient.resolved(environment.layoutDirection, in: box.size))
        }
      }
    }
  }
}

nonisolated extension Gradient {
  /// Returns the gradient that has the same colors in the unit coordinates of another box.
  func moved(from box: CGRect, to other: CGRect) -> Gradient {
    var gradient = self
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: (box.minX + point.x * box.width - other.minX) / max(other.width, 0.001),
        y: (box.minY + point.y * box.height - other.minY) / max(other.height, 0.001))
    }
    gradient.start = moved(start)
    gradient.end = moved(end)
    return gradient
  }
}
