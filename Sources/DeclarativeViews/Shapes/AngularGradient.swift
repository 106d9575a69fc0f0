// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewGraphics

/// A gradient around a center.
///
/// As a view, it fills the proposed size. SwiftUI: `AngularGradient`.
public struct AngularGradient: View {
  let stops: [Gradient.Stop]
  private let center: UnitPoint
  private let start: Angle
  private let end: Angle

  /// Creates a gradient that goes around once.
  ///
  /// - Parameters:
  ///   - colors: The colors, evenly spaced.
  ///   - center: The center.
  ///   - angle: The angle of the first and the last color, clockwise from the right.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient that goes around once.
  ///
  /// - Parameters:
  ///   - gradient: The color stops.
  ///   - center: The center.
  ///   - angle: The angle of locations 0 and 1, clockwise from the right.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: .degrees(angle.degrees + 360))
  }

  /// Creates a gradient between two angles.
  ///
  /// - Parameters:
  ///   - colors: The colors, evenly spaced.
  ///   - center: The center.
  ///   - startAngle: The angle of the first color, clockwise from the right.
  ///   - endAngle: The angle of the last color.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient between two angles.
  ///
  /// - Parameters:
  ///   - gradient: The color stops.
  ///   - center: The center.
  ///   - startAngle: The angle of location 0, clockwise from the right. An angle that is not finite
  ///     is treated as 0.
  ///   - endAngle: The angle of location 1.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    func usable(_ angle: Angle) -> Angle { angle.degrees.isFinite ? angle : .zero }
    stops = gradient.stops
    self.center = center
    start = usable(startAngle)
    end = usable(endAngle)
  }

  /// A rectangle filled with the gradient.
  public var body: some View {
    ElementView(
      element: ShapeElement(shape: Rectangle(), paint: .fill(self), name: { "AngularGradient" }))
  }

  /// Expands the body of the view.
  public func _expand(in step: _ViewStep) { body._expand(in: step) }
}

extension AngularGradient: GradientStyle {
  func resolved(_ direction: UserInterfaceLayoutDirection, in size: CGSize) -> Gradient {
    let center = center.resolved(direction)
    let isReversed = end.degrees < start.degrees
    let first = isReversed ? end : start
    let share = min(abs(end.degrees - start.degrees) / 360, 1)
    let mapped = (isReversed ? stops.reversed() : stops).map { stop in
      let location = isReversed ? 1 - stop.location : stop.location
      return Gradient.Stop(color: stop.color, location: location * share)
    }
    // The direction in the box, whose sides are 1 long.
    let point = CGPoint(
      x: center.x + cos(first.radians) / max(size.width, 0.001),
      y: center.y + sin(first.radians) / max(size.height, 0.001))
    return Gradient(kind: .conic, start: center, end: point, stops: mapped)
  }

  func withStops(_ stops: [Gradient.Stop]) -> any GradientStyle {
    AngularGradient(
      gradient: Gradient(stops: stops), center: center, startAngle: start, endAngle: end)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns a gradient around a center.
  ///
  /// - Parameters:
  ///   - colors: The colors, evenly spaced.
  ///   - center: The center.
  ///   - startAngle: The angle of the first color, clockwise from the right.
  ///   - endAngle: The angle of the last color.
  /// - Returns: The style.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient that goes around a center once.
  ///
  /// - Parameters:
  ///   - colors: The colors, evenly spaced.
  ///   - center: The center.
  ///   - angle: The angle of the first and the last color, clockwise from the right.
  /// - Returns: The style.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
