// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

nonisolated extension Gradient {
  /// Makes a gradient of colours that are evenly spread; where it lies is said with it.
  ///
  /// SwiftUI: `Gradient`.
  ///
  /// - Parameter colors: The colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    self.init(
      stops: colors.enumerated().map {
        Stop(color: $0.element, location: CGFloat($0.offset) / last)
      })
  }

  /// Makes a gradient of colours at places of their own; where it lies is said with it.
  ///
  /// - Parameter stops: The colours, each with its place from 0 to 1.
  public init(stops: [Stop]) {
    self.init(
      kind: .axial, start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1), stops: stops)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours that change along a line.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startPoint: Where the first colour is.
  ///   - endPoint: Where the last colour is.
  /// - Returns: The style.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours that change along a line.
  ///
  /// - Parameters:
  ///   - colors: The colours, evenly spread.
  ///   - startPoint: Where the first colour is.
  ///   - endPoint: Where the last colour is.
  /// - Returns: The style.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
