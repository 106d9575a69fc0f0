// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

/// A gradient from the top to the bottom of what it paints.
///
/// SwiftUI: `AnyGradient`.
public struct AnyGradient: ShapeStyle {
  let stops: [Gradient.Stop]

  /// Creates a gradient.
  ///
  /// - Parameter gradient: The colors, from the top to the bottom.
  public init(_ gradient: Gradient) {
    stops = gradient.stops
  }
}

extension AnyGradient: GradientStyle {
  func resolved(_ direction: UserInterfaceLayoutDirection, in size: CGSize) -> Gradient {
    Gradient(stops: stops)
  }

  func withStops(_ stops: [Gradient.Stop]) -> any GradientStyle {
    AnyGradient(Gradient(stops: stops))
  }
}

/// A gradient paints from the top to the bottom.
extension Gradient: ShapeStyle, GradientStyle {
  func resolved(_ direction: UserInterfaceLayoutDirection, in size: CGSize) -> Gradient { self }

  func withStops(_ stops: [Gradient.Stop]) -> any GradientStyle { Gradient(stops: stops) }
}

extension Color {
  /// The standard gradient of the color: from a lighter shade at the top to the color at the bottom.
  ///
  /// SwiftUI: `Color.gradient`.
  public var gradient: AnyGradient {
    let top = mix(with: Color.white.withAlphaComponent(alpha), by: 0.25)
    return AnyGradient(Gradient(colors: [top, self]))
  }
}
