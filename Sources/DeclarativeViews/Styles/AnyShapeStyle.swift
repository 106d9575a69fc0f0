// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A style of any type.
///
/// SwiftUI: `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Creates a style whose type does not show.
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

  /// The style of the environment, the color behind everything if there is none.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The style.
  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    environment.backgroundStyle ?? AnyShapeStyle(Color.systemBackground)
  }
}

/// A style in a part of its opacity.
struct TranslucentStyle: ShapeStyle {
  let style: any ShapeStyle
  let opacity: Double

  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    switch ResolvedPaint(style, in: environment) {
    case .color(let color): AnyShapeStyle(color.opacity(opacity))
    case .gradient(let gradient):
      AnyShapeStyle(
        LinearGradient(
          stops: gradient.stops.map {
            Gradient.Stop(color: $0.color.opacity(opacity), location: $0.location)
          }, startPoint: gradient.startPoint,
          endPoint: gradient.endPoint))
    }
  }
}

extension ShapeStyle {
  /// The style in a part of its opacity.
  ///
  /// - Parameter opacity: From 0 to 1; the opacity is multiplied with it.
  /// - Returns: The style.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    TranslucentStyle(style: self, opacity: opacity)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of backgrounds, by default the color behind everything.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension View {
  /// Sets the style of backgrounds in the view that have none of their own.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  public func backgroundStyle(_ style: some ShapeStyle) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Paints a rectangle in the style of backgrounds behind the view, as large as the view.
  ///
  /// - Parameter edges: The sides at which it reaches beyond the safe area if the view does not.
  /// - Returns: The view in front of it.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }
}
