// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// Sets the style of text, shapes, and symbols in the view.
  ///
  /// The hierarchical styles in the view, such as `.secondary`, are paler shades of it.
  ///
  /// - Parameter style: A color, or a gradient across the frame of each text, shape, or symbol.
  /// - Returns: The modified view.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    EnvironmentView(content: self) { $0.setForeground(style) }
  }

  /// Sets the style of text, shapes, and symbols in the view, and that of `.secondary` in it.
  ///
  /// ```swift
  /// VStack {
  ///   Text("Lisbon")
  ///   Text("Portugal").foregroundStyle(.secondary)
  /// }
  /// .foregroundStyle(.indigo, .brown)
  /// ```
  ///
  /// Further levels are paler shades of the second style.
  ///
  /// - Parameters:
  ///   - primary: The style of text, shapes, and symbols.
  ///   - secondary: The style of the second level.
  /// - Returns: The modified view.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View {
    EnvironmentView(content: self) { $0.setForeground([primary, secondary]) }
  }

  /// Sets the style of text, shapes, and symbols in the view, and those of `.secondary` and
  /// `.tertiary` in it.
  ///
  /// Further levels are paler shades of the third style.
  ///
  /// - Parameters:
  ///   - primary: The style of text, shapes, and symbols.
  ///   - secondary: The style of the second level.
  ///   - tertiary: The style of the third level.
  /// - Returns: The modified view.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View {
    EnvironmentView(content: self) { $0.setForeground([primary, secondary, tertiary]) }
  }

  /// Adds a background with a style, as large as the view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - edges: The edges at which it extends beyond the safe area.
  /// - Returns: The view with the background.
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(alignment: .center) { filling(style).ignoresSafeArea(edges: edges) }
  }

  /// Adds a background in a shape, as large as the view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - shape: The shape.
  /// - Returns: The view with the background.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    background(alignment: .center) { shape.fill(style) }
  }

  /// Adds a background in a shape with the background style, as large as the view.
  ///
  /// - Parameter shape: The shape.
  /// - Returns: The view with the background.
  public func background(in shape: some Shape) -> some View {
    background(BackgroundStyle(), in: shape)
  }

  /// Adds an overlay with a style, as large as the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with the overlay.
  public func overlay(_ style: some ShapeStyle) -> some View {
    overlay(alignment: .center) { filling(style) }
  }

  /// Returns a rectangle with a style; colors and gradients are views themselves.
  private func filling(_ style: some ShapeStyle) -> AnyView {
    AnyView((style as? any View) ?? Rectangle().fill(style))
  }

  /// Adds a border to the view, inside its frame.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - width: The width of the line in points.
  /// - Returns: The view with the border.
  public func border(_ style: some ShapeStyle, width: CGFloat = 1) -> some View {
    overlay(alignment: .center) { Rectangle().strokeBorder(style, lineWidth: width) }
  }

  /// Sets the tint color in the view.
  ///
  /// - Parameter tint: The color; nil for the system's.
  /// - Returns: The modified view.
  public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

  /// Sets the tint color in the view.
  ///
  /// - Parameter color: The color; nil for the system's.
  /// - Returns: The modified view.
  public func accentColor(_ color: Color?) -> some View { environment(\.tint, color) }

  /// Makes all text in the view italic.
  ///
  /// - Parameter isActive: Whether the text is italic.
  /// - Returns: The modified view.
  public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }

  /// Makes all text in the view bold.
  ///
  /// - Parameter isActive: Whether the text is bold.
  /// - Returns: The modified view.
  public func bold(_ isActive: Bool) -> some View { fontWeight(isActive ? .bold : nil) }

  /// Sets the design of fonts in the view.
  ///
  /// - Parameter design: The design; nil leaves it to the font.
  /// - Returns: The modified view.
  public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.fontDesign, design)
  }

  /// Makes all letters of text in the view equally wide.
  ///
  /// - Parameter isActive: Whether they are.
  /// - Returns: The modified view.
  public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Returns the view itself, because the digits of the system font have the same width.
  ///
  /// - Returns: The view.
  public func monospacedDigit() -> some View { self }
}
