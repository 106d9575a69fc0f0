// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewGraphics

/// A gradient from a center outward that is stretched like the area it fills.
///
/// As a view, it fills the proposed size. SwiftUI: `EllipticalGradient`.
public struct EllipticalGradient: View {
  let stops: [Gradient.Stop]
  private let center: UnitPoint
  private let start: CGFloat
  private let end: CGFloat

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - colors: The colors, evenly spaced.
  ///   - center: The center.
  ///   - startRadiusFraction: The radius of the first color, as a fraction of the width and the
  ///     height. One that is negative or not finite is treated as 0.
  ///   - endRadiusFraction: The radius of the last color, as a fraction of the width and the height.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      stops: Gradient(colors: colors).stops, center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The color stops.
  ///   - center: The center.
  ///   - startRadiusFraction: The radius of location 0, as a fraction of the width and the height.
  ///   - endRadiusFraction: The radius of location 1, as a fraction of the width and the height.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      stops: gradient.stops, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of color stops.
  ///
  /// - Parameters:
  ///   - stops: The colors, each with its location from 0 to 1.
  ///   - center: The center.
  ///   - startRadiusFraction: The radius of location 0, as a fraction of the width and the height.
  ///   - endRadiusFraction: The radius of location 1, as a fraction of the width and the height.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    func usable(_ radius: CGFloat) -> CGFloat { radius.isFinite ? max(radius, 0) : 0 }
    self.stops = stops
    self.center = center
    start = usable(startRadiusFraction)
    end = usable(endRadiusFraction)
  }

  /// A rectangle filled with the gradient.
  public var body: some View {
    ElementView(
      element: ShapeElement(shape: Rectangle(), paint: .fill(self), name: { "EllipticalGradient" }))
  }

  /// Expands the body of the view.
  public func _expand(in step: _ViewStep) { body._expand(in: step) }
}

extension EllipticalGradient: GradientStyle {
  func resolved(_ direction: UserInterfaceLayoutDirection, in size: CGSize) -> Gradient {
    // In a box whose sides are 1 long, the ellipse is a circle.
    RadialGradient(stops: stops, center: center, startRadius: start, endRadius: end)
      .resolved(direction, in: CGSize(width: 1, height: 1))
  }

  func withStops(_ stops: [Gradient.Stop]) -> any GradientStyle {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: start, endRadiusFraction: end)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Returns a gradient from a center outward that is stretched like the area it fills.
  ///
  /// - Parameters:
  ///   - colors: The colors, evenly spaced.
  ///   - center: The center.
  ///   - startRadiusFraction: The radius of the first color, as a fraction of the width and the
  ///     height.
  ///   - endRadiusFraction: The radius of the last color, as a fraction of the width and the height.
  /// - Returns: The style.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Returns a gradient from a center outward that is stretched like the area it fills.
  ///
  /// - Parameters:
  ///   - gradient: The color stops.
  ///   - center: The center.
  ///   - startRadiusFraction: The radius of location 0, as a fraction of the width and the height.
  ///   - endRadiusFraction: The radius of location 1, as a fraction of the width and the height.
  /// - Returns: The style.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
