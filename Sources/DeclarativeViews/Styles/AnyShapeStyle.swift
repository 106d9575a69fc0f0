// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A type-erased style.
///
/// SwiftUI: `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Creates a type-erased style.
  ///
  /// - Parameter style: The style.
  public init(_ style: some ShapeStyle) {
    self.style = style
  }
}

/// The style of backgrounds in the environment.
///
/// SwiftUI: `BackgroundStyle`.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the background style of the environment, or the system background color.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The style.
  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    environment.backgroundStyle ?? AnyShapeStyle(Color.systemBackground)
  }
}

/// A style with reduced opacity.
struct TranslucentStyle: ShapeStyle {
  let style: any ShapeStyle
  let opacity: Double

  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    switch ResolvedPaint(style, in: environment) {
    case .color(let color): AnyShapeStyle(color.opacity(opacity))
    case .gradient(let gradient):
      AnyShapeStyle(
        gradient.withStops(
          gradient.stops.map {
            Gradient.Stop(color: $0.color.opacity(opacity), location: $0.location)
          }))
    }
  }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied.
  ///
  /// - Parameter opacity: The factor, from 0 to 1.
  /// - Returns: The style.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    TranslucentStyle(style: self, opacity: opacity)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style, by default the system background color.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension View {
  /// Sets the style of backgrounds in the view that don't specify one.
  ///
  /// - Parameter style: The style.
  /// - Returns: The modified view.
  public func backgroundStyle(_ style: some ShapeStyle) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Adds a background with the background style, as large as the view.
  ///
  /// - Parameter edges: The edges at which it extends beyond the safe area.
  /// - Returns: The view with the background.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }
}
