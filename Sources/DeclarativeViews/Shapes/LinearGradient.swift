// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewGraphics

/// A linear gradient.
///
/// As a view, it fills the proposed size. SwiftUI: `LinearGradient`.
public struct LinearGradient: View {
  /// The color stops, with locations from 0 at the start to 1 at the end.
  let stops: [Gradient.Stop]
  /// The point of the first color.
  public let startPoint: UnitPoint
  /// The point of the last color.
  public let endPoint: UnitPoint

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - colors: The colors, evenly spaced.
  ///   - startPoint: The point of the first color.
  ///   - endPoint: The point of the last color.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The color stops.
  ///   - startPoint: The point of location 0.
  ///   - endPoint: The point of location 1.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(stops: gradient.stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of color stops.
  ///
  /// - Parameters:
  ///   - stops: The colors, each with its location from 0 to 1.
  ///   - startPoint: The point of location 0.
  ///   - endPoint: The point of location 1.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.stops = stops
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// The colors from the start to the end.
  public var colors: [Color] { stops.map(\.color) }

  /// A rectangle filled with the gradient.
  public var body: some View {
    ElementView(
      element: ShapeElement(shape: Rectangle(), paint: .fill(self), name: { "LinearGradient" }))
  }

  /// Expands the body of the view.
  public func _expand(in step: _ViewStep) { body._expand(in: step) }

  func resolved(_ direction: UserInterfaceLayoutDirection, in size: CGSize) -> Gradient {
    Gradient(
      kind: .axial, start: startPoint.resolved(direction), end: endPoint.resolved(direction),
      stops: stops)
  }

  func withStops(_ stops: [Gradient.Stop]) -> any GradientStyle {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: GradientStyle {}

/// A gradient as a style.
protocol GradientStyle: ShapeStyle {
  /// The color stops, with locations from 0 to 1.
  var stops: [Gradient.Stop] { get }

  /// Returns the gradient for a box, with leading and trailing resolved to left and right.
  func resolved(_ direction: UserInterfaceLayoutDirection, in size: CGSize) -> Gradient

  /// Returns the gradient with other color stops.
  func withStops(_ stops: [Gradient.Stop]) -> any GradientStyle
}

extension UnitPoint {
  /// Returns the point with leading and trailing resolved to left and right.
  nonisolated func resolved(_ direction: UserInterfaceLayoutDirection) -> CGPoint {
    CGPoint(x: direction == .rightToLeft ? 1 - x : x, y: y)
  }
}
