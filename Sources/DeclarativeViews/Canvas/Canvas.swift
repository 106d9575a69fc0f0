// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A view that a closure draws.
///
/// SwiftUI: `Canvas`.
///
/// It takes the proposed size, and what is drawn outside of it isn't visible:
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///   context.draw(Text("7"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// ```
public struct Canvas: View {
  /// A Boolean value that indicates whether the canvas is said to be opaque, which has no effect.
  public var isOpaque: Bool
  /// The color space of the canvas, which has no effect.
  public var colorMode: ColorRenderingMode
  /// A Boolean value that indicates whether the canvas may be drawn later, which has no effect.
  public var rendersAsynchronously: Bool
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  private let symbols: (any View)?

  /// Creates a canvas.
  ///
  /// - Parameters:
  ///   - opaque: Has no effect.
  ///   - colorMode: Has no effect.
  ///   - rendersAsynchronously: Has no effect.
  ///   - renderer: A closure that draws in an area of the passed size, in points from the top left
  ///     corner.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
    symbols = nil
  }

  /// Creates a canvas that can draw views.
  ///
  /// - Parameters:
  ///   - opaque: Has no effect.
  ///   - colorMode: Has no effect.
  ///   - rendersAsynchronously: Has no effect.
  ///   - renderer: A closure that draws in an area of the passed size, in points from the top left
  ///     corner.
  ///   - symbols: Views with tags, by which ``GraphicsContext/resolveSymbol(id:)`` finds them.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> some View
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
    self.symbols = symbols()
  }

  /// The canvas itself.
  public var body: some View {
    ElementView(element: CanvasElement(renderer: renderer, symbols: symbols))
  }

  /// Expands the body of the view.
  public func _expand(in step: _ViewStep) { body._expand(in: step) }
}
