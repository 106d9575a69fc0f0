// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

nonisolated extension Gradient {
  /// Creates a gradient of evenly spaced colors, whose geometry is given where it is used.
  ///
  /// SwiftUI: `Gradient`.
  ///
  /// - Parameter colors: The colors.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    self.init(
      stops: colors.enumerated().map {
        Stop(color: $0.element, location: CGFloat($0.offset) / last)
      })
  }

  /// Creates a gradient of color stops, whose geometry is given where it is used.
  ///
  /// - Parameter stops: The colors, each with its location from 0 to 1.
  public init(stops: [Stop]) {
    self.init(
      kind: .axial, start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1), stops: stops)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a linear gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startPoint: The point of the first color.
  ///   - endPoint: The point of the last color.
  /// - Returns: The style.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a linear gradient.
  ///
  /// - Parameters:
  ///   - colors: The colors, evenly spaced.
  ///   - startPoint: The point of the first color.
  ///   - endPoint: The point of the last color.
  /// - Returns: The style.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
