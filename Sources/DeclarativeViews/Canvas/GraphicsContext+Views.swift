// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

extension GraphicsContext {
  /// Draws a text or another view at a point, in its ideal size.
  ///
  /// - Parameters:
  ///   - content: The text, in the font and color of the canvas unless it has its own.
  ///   - point: The point.
  ///   - anchor: The point of the text that is placed there.
  public func draw(_ content: some View, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolved(content), at: point, anchor: anchor)
  }

  /// Draws a text or another view in a rectangle, at its top left corner.
  ///
  /// - Parameters:
  ///   - content: The text, to which the size of the rectangle is proposed.
  ///   - rect: The rectangle.
  public func draw(_ content: some View, in rect: CGRect) {
    draw(resolved(content), in: rect)
  }

  /// Draws an image that fills a rectangle.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle.
  ///   - style: Has no effect.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolved(image.resizable()), in: rect)
  }

  /// Returns a text with its sizes.
  ///
  /// - Parameter text: The text.
  /// - Returns: The text in the environment of the canvas.
  public func resolve(_ text: some View) -> ResolvedText {
    ResolvedText(tree: views.tree(of: text))
  }

  /// Returns an image with its size.
  ///
  /// - Parameter image: The image.
  /// - Returns: The image in the environment of the canvas.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(
      natural: views.tree(of: image), stretched: views.tree(of: image.resizable()))
  }

  /// Returns a view of the canvas's symbols.
  ///
  /// - Parameter id: The tag of the view.
  /// - Returns: The view, or `nil` if there is none with the tag.
  public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? {
    views.symbol(tagged: AnyHashable(id)).map { ResolvedSymbol(size: $0.size, drawing: $0.drawing) }
  }

  /// Draws a text at a point, in its ideal size.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The point.
  ///   - anchor: The point of the text that is placed there.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.tree.fittingSize(for: .unspecified)
    draw(text.tree, in: CGRect(origin: origin(of: size, at: point, anchor), size: size))
  }

  /// Draws a text in a rectangle, at its top left corner.
  ///
  /// - Parameters:
  ///   - text: The text, to which the size of the rectangle is proposed.
  ///   - rect: The rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let size = text.measure(in: rect.size)
    draw(text.tree, in: CGRect(origin: rect.origin, size: size))
  }

  /// Draws an image at a point, in its own size.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - point: The point.
  ///   - anchor: The point of the image that is placed there.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = image.size
    draw(image.natural, in: CGRect(origin: origin(of: size, at: point, anchor), size: size))
  }

  /// Draws an image that fills a rectangle.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle.
  ///   - style: Has no effect.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.stretched, in: rect)
  }

  /// Draws a symbol at a point, in its ideal size.
  ///
  /// - Parameters:
  ///   - symbol: The symbol.
  ///   - point: The point.
  ///   - anchor: The point of the symbol that is placed there.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = origin(of: symbol.size, at: point, anchor)
    draw { recorder in
      recorder.withTransform(Transform(translationX: origin.x, y: origin.y)) {
        symbol.drawing.play(in: recorder)
      }
    }
  }

  /// Draws a symbol that is stretched to a rectangle.
  ///
  /// - Parameters:
  ///   - symbol: The symbol.
  ///   - rect: The rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let map = Transform(
      a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height,
      tx: rect.minX, ty: rect.minY)
    draw { recorder in recorder.withTransform(map) { symbol.drawing.play(in: recorder) } }
  }

  private func resolved(_ view: some View) -> ResolvedText {
    ResolvedText(tree: views.tree(of: view))
  }

  private func origin(of size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGPoint {
    CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
  }

  private func draw(_ tree: LayoutTree, in rect: CGRect) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    // In coordinates of its own, so that frames are rounded to pixels in the same way everywhere.
    tree.place(in: CGRect(origin: .zero, size: rect.size))
    let drawing = Drawing(steps: tree.drawingSteps())
    draw { recorder in
      recorder.withTransform(Transform(translationX: rect.minX, y: rect.minY)) {
        drawing.play(in: recorder)
      }
    }
  }
}
