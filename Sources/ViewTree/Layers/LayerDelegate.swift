// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An object that displays, draws, and lays out a layer in its place.
///
/// UIKit: `CALayerDelegate`.
///
/// A node is the delegate of its own layer. All requirements have default implementations.
#if MainActor
  @MainActor
#endif
public protocol LayerDelegate: AnyObject {
  /// Displays the content of a layer, for example by setting an image.
  ///
  /// It is called whenever a picture is drawn. With the default implementation, the layer draws its
  /// content in ``Layer/draw(in:)``.
  ///
  /// - Parameter layer: The layer.
  func display(_ layer: Layer)

  /// Draws the content of a layer above its background; draws nothing by default.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - ctx: The context, in the coordinates of the layer's bounds.
  func draw(_ layer: Layer, in ctx: DrawingContext)

  /// Called before a layer is drawn; does nothing by default.
  ///
  /// - Parameter layer: The layer.
  func layerWillDraw(_ layer: Layer)

  /// Lays out the sublayers of a layer after its size has changed, or when it needs layout; does
  /// nothing by default.
  ///
  /// - Parameter layer: The layer.
  func layoutSublayers(of layer: Layer)

  /// Returns the animation of a property of a layer; `nil` by default.
  ///
  /// It is asked by ``Layer/action(forKey:)`` only, because changes are shown immediately.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - event: The name of the property.
  /// - Returns: The animation, or `nil` for none.
  func action(for layer: Layer, forKey event: String) -> (any LayerAction)?
}

extension LayerDelegate {
  /// Lets the layer draw its content itself.
  public func display(_ layer: Layer) { layer.drawsItself = true }
  /// Draws nothing.
  public func draw(_ layer: Layer, in ctx: DrawingContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: Layer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: Layer) {}
  /// Returns `nil`.
  public func action(for layer: Layer, forKey event: String) -> (any LayerAction)? { nil }
}
