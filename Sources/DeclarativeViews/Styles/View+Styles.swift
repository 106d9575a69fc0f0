// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// Sets what text, shapes and symbols in the view are painted with.
  ///
  /// - Parameter style: A color or a gradient; text in a gradient has its first color.
  /// - Returns: The view.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    EnvironmentView(content: self) { values in
      let paint = ResolvedPaint(style, in: values)
      values.foregroundColor = paint.color
      if case .gradient(let gradient) = paint {
        values.foregroundStyle = gradient
      } else {
        values.foregroundStyle = nil
      }
    }
  }

  /// Paints a rectangle behind the view, as large as the view.
  ///
  /// - Parameters:
  ///   - style: What it is painted with.
  ///   - edges: The sides at which it reaches beyond the safe area if the view does not.
  /// - Returns: The view in front of it.
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(alignment: .center) { filling(style).ignoresSafeArea(edges: edges) }
  }

  /// Paints a figure behind the view, as large as the view.
  ///
  /// - Parameters:
  ///   - style: What it is painted with.
  ///   - shape: The figure.
  /// - Returns: The view in front of it.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    background(alignment: .center) { shape.fill(style) }
  }

  /// Paints a figure in the style of backgrounds behind the view, as large as the view.
  ///
  /// - Parameter shape: The figure.
  /// - Returns: The view in front of it.
  public func background(in shape: some Shape) -> some View {
    background(BackgroundStyle(), in: shape)
  }

  /// Paints a rectangle in front of the view, as large as the view.
  ///
  /// - Parameter style: What it is painted with.
  /// - Returns: The view behind it.
  public func overlay(_ style: some ShapeStyle) -> some View {
    overlay(alignment: .center) { filling(style) }
  }

  /// A rectangle of a style; colors and gradients are views themselves.
  private func filling(_ style: some ShapeStyle) -> AnyView {
    AnyView((style as? any View) ?? Rectangle().fill(style))
  }

  /// Paints a line around the view, inside its frame.
  ///
  /// - Parameters:
  ///   - style: What it is painted with.
  ///   - width: The width of the line in points.
  /// - Returns: The view inside the line.
  public func border(_ style: some ShapeStyle, width: CGFloat = 1) -> some View {
    overlay(alignment: .center) { Rectangle().strokeBorder(style, lineWidth: width) }
  }

  /// Sets the color of what can be touched in the view.
  ///
  /// - Parameter tint: The color; nil takes the system's.
  /// - Returns: The view.
  public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

  /// Sets the color of what can be touched in the view.
  ///
  /// - Parameter color: The color; nil takes the system's.
  /// - Returns: The view.
  public func accentColor(_ color: Color?) -> some View { environment(\.tint, color) }

  /// Sets all text in the view aslant.
  ///
  /// - Parameter isActive: Whether it is.
  /// - Returns: The view.
  public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }

  /// Sets all text in the view in bold, or not.
  ///
  /// - Parameter isActive: Whether it is.
  /// - Returns: The view.
  public func bold(_ isActive: Bool) -> some View { fontWeight(isActive ? .bold : nil) }
}
