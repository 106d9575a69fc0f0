// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// A style with which to paint shapes and text.
///
/// SwiftUI: `ShapeStyle`.
///
/// Colors and gradients are styles. A custom style resolves to one of them in an environment.
public protocol ShapeStyle {
  /// The style that it comes to.
  associatedtype Resolved: ShapeStyle = Self

  /// The style that it comes to in an environment.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The style.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Self {
  /// The style itself.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The style.
  public func resolve(in environment: EnvironmentValues) -> Self { self }
}

nonisolated extension Color: ShapeStyle {}

extension LinearGradient: ShapeStyle {}

/// The importance of what is painted, as a share of the foreground color.
///
/// SwiftUI: `HierarchicalShapeStyle`.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {
  private let share: CGFloat

  /// First importance: the foreground color.
  public static let primary = HierarchicalShapeStyle(share: 1)
  /// Second importance.
  public static let secondary = HierarchicalShapeStyle(share: 0.6)
  /// Third importance.
  public static let tertiary = HierarchicalShapeStyle(share: 0.3)
  /// Fourth importance.
  public static let quaternary = HierarchicalShapeStyle(share: 0.18)

  private init(share: CGFloat) {
    self.share = share
  }

  /// The color.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The foreground color in a part of its opacity.
  public func resolve(in environment: EnvironmentValues) -> Color {
    let color = environment.resolvedForeground
    guard share < 1 else { return color }
    // The system's colors for words of lesser importance are not those for words made thinner.
    let base = color == .label ? Color.secondaryLabel : color
    return base.withAlphaComponent(color.alpha * share)
  }
}

/// The color of what can be touched.
///
/// SwiftUI: `TintShapeStyle`.
public nonisolated struct TintShapeStyle: ShapeStyle, Hashable, Sendable {
  /// The color of the environment.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The color.
  public func resolve(in environment: EnvironmentValues) -> Color { environment.resolvedTint }
}

/// A paint after resolving a style in its environment.
enum ResolvedPaint {
  case color(Color)
  case gradient(LinearGradient)

  init(_ style: some ShapeStyle, in environment: EnvironmentValues) {
    var style: any ShapeStyle = style
    // A style that never comes to a color paints nothing.
    for _ in 0..<16 {
      if let color = style as? Color {
        self = .color(color)
        return
      }
      if let gradient = style as? LinearGradient {
        self = .gradient(gradient)
        return
      }
      if let erased = style as? AnyShapeStyle {
        style = erased.style
        continue
      }
      style = ResolvedPaint.step(style, environment)
    }
    self = .color(.clear)
  }

  private static func step(
    _ style: some ShapeStyle, _ environment: EnvironmentValues
  ) -> any ShapeStyle {
    style.resolve(in: environment)
  }

  /// The color for what can only have one: the first of a gradient.
  var color: Color {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.colors.first ?? .clear
    }
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// First importance: the foreground color.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// Second importance.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// Third importance.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// Fourth importance.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The color of what can be touched.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
