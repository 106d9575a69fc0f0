// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The style of fills, which are translucent: what is behind them shows through.
///
/// SwiftUI: `FillShapeStyle`.
///
/// ```swift
/// Text("12 birds")
///   .background(.fill.tertiary, in: .rect(cornerRadius: 20))
/// ```
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the fill color for thin and small shapes.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The color.
  public func resolve(in environment: EnvironmentValues) -> Color { .systemFill }

  /// The fill color for shapes of medium size.
  public var secondary: Color { .secondarySystemFill }
  /// The fill color for large shapes.
  public var tertiary: Color { .tertiarySystemFill }
  /// The fill color for large areas.
  public var quaternary: Color { .quaternarySystemFill }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of fills, by default for thin and small shapes.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
