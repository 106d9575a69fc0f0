// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A helper that adds gradients behind a view's content, each as a named layer.
///
/// A new gradient is inserted *below* the existing ones, as the lowest sublayer: an opaque gradient
/// added earlier hides it.
#if MainActor
  @MainActor
#endif
public protocol GradientHelperProtocol {
  /// Returns the gradient layer with a name.
  ///
  /// - Parameters:
  ///   - name: The name with which the gradient was added. Layers of other kinds with that name are
  ///     ignored.
  ///   - view: The view.
  /// - Returns: The lowest such layer, or `nil` if there is none.
  func get(_ name: String, from view: UIView) -> CAGradientLayer?

  /// Removes every gradient layer from a view's layer, keeping other sublayers.
  ///
  /// - Parameter view: The view.
  func removeAllGradientSublayers(from view: UIView)

  /// Adds an axial gradient that fills the view from its upper left to its lower right corner.
  ///
  /// It starts at (0.25, 0.25) in unit coordinates, and follows the size of the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - colorTop: The color at the upper left.
  ///   - colorBottom: The color at the lower right.
  ///   - layerName: The name of the layer.
  /// - Throws: ``GradientErrorEnum/layerAlreadyExist`` if the view already has a gradient with that
  ///   name.
  func diagonal(for view: UIView, colorTop: UIColor, colorBottom: UIColor, layerName: String) throws

  /// Adds a gradient.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - frame: The layer's rectangle in the view's coordinates, in points; `nil` fills the view
  ///     and follows its size.
  ///   - layerName: The name of the layer.
  ///   - cornerRadius: The radius of the layer's corners, in points; `nil` follows that of the
  ///     view.
  ///   - start: The start point.
  ///   - end: The end point.
  ///   - colors: The colors, evenly spaced from start to end.
  ///   - type: The type of the gradient.
  /// - Throws: ``GradientErrorEnum/layerAlreadyExist`` if the view already has a gradient with that
  ///   name.
  func custom(
    for view: UIView, frame: CGRect?, layerName: String, cornerRadius: CGFloat?,
    start: CAGradientLayer.Point, end: CAGradientLayer.Point, colors: [UIColor],
    type: CAGradientLayerType
  ) throws
}
