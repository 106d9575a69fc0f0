// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

/// A gradient from a center outward.
///
/// As a view, it fills the proposed size. SwiftUI: `RadialGradient`.
public struct RadialGradient: View {
  let stops: [Gradient.Stop]
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - colors: The colors, evenly spaced.
  ///   - center: The center.
  ///   - startRadius: The radius of the first color, in points. A radius that is negative or not
  ///     finite is treated as 0.
  ///   - endRadius: The radius of the last color, in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The color stops.
  ///   - center: The center.
  ///   - startRadius: The radius of location 0, in points.
  ///   - endRadius: The radius of location 1, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      stops: gradient.stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient of color stops.
  ///
  /// - Parameters:
  ///   - stops: The colors, each with its location from 0 to 1.
  ///   - center: The center.
  ///   - startRadius: The radius of location 0, in points.
  ///   - endRadius: The radius of location 1, in points.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    func usable(_ radius: CGFloat) -> CGFloat { radius.isFinite ? max(radius, 0) : 0 }
    self.stops = stops
    self.center = center
    self.startRadius = usable(startRadius)
    self.endRadius = usable(endRadius)
  }

  /// A rectangle filled with the gradient.
  public var body: some View {
    ElementView(
      element: ShapeElement(shape: Rectangle(), paint: .fill(self), name: { "RadialGradient" }))
  }

  /// Expands the body of the view.
  public func _expand(in step: _ViewStep) { body._expand(in: step) }
}

extension RadialGradient: GradientStyle {
  func resolved(_ direction: UserInterfaceLayoutDirection, in size: CGSize) -> Gradient {
    let center = center.resolved(direction)
    // Without a circle to fill, everything has the last color.
    let (inner, outer) = (min(startRadius, endRadius), max(startRadius, endRadius, 0.001))
    let isReversed = startRadius > endRadius
    let mapped = (isReversed ? stops.reversed() : stops).map { stop in
      let location = isReversed ? 1 - stop.location : stop.location
      return Gradient.Stop(
        color: stop.color, location: (inner + location * (outer - inner)) / outer)
    }
    let end = CGPoint(
      x: center.x + outer / max(size.width, 0.001), y: center.y + outer / max(size.height, 0.001))
    return Gradient(kind: .radial, start: center, end: end, stops: mapped)
  }

  func withStops(_ stops: [Gradient.Stop]) -> any GradientStyle {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a gradient from a center outward.
  ///
  /// - Parameters:
  ///   - colors: The colors, evenly spaced.
  ///   - center: The center.
  ///   - startRadius: The radius of the first color, in points.
  ///   - endRadius: The radius of the last color, in points.
  /// - Returns: The style.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
