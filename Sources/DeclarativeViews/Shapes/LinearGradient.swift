// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewGraphics

/// Colors that change along a line.
///
/// As a view it fills the room it is offered. SwiftUI: `LinearGradient`.
public struct LinearGradient: View {
  /// The colors and where they are between start and end, which are 0 and 1.
  let stops: [Gradient.Stop]
  /// The point of the first color.
  public let startPoint: UnitPoint
  /// The point of the last color.
  public let endPoint: UnitPoint

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - colors: The colors, evenly spread.
  ///   - startPoint: Where the first color is.
  ///   - endPoint: Where the last color is.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their places.
  ///   - startPoint: Where 0 is.
  ///   - endPoint: Where 1 is.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(stops: gradient.stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of colors at places of their own.
  ///
  /// - Parameters:
  ///   - stops: The colors, each with its place from 0 to 1.
  ///   - startPoint: Where 0 is.
  ///   - endPoint: Where 1 is.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.stops = stops
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// The colors, from the start to the end.
  public var colors: [Color] { stops.map(\.color) }

  /// A rectangle of it.
  public var body: some View {
    ElementView(
      element: ShapeElement(shape: Rectangle(), paint: .fill(self), name: { "LinearGradient" }))
  }

  /// Goes on to what it is made of.
  public func _expand(in step: _ViewStep) { body._expand(in: step) }

  /// The gradient on the canvas, leading being left or right.
  func resolved(_ direction: UserInterfaceLayoutDirection) -> Gradient {
    func point(_ place: UnitPoint) -> CGPoint {
      CGPoint(x: direction == .rightToLeft ? 1 - place.x : place.x, y: place.y)
    }
    return Gradient(
      kind: .axial, start: point(startPoint), end: point(endPoint), stops: stops)
  }
}
