// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// Puts gradients behind what a view shows, each a layer with a name.
///
/// A new gradient goes *below* those that the view has already, as the lowest of its sublayers: an
/// opaque gradient added earlier hides it.
#if MainActor
  @MainActor
#endif
public protocol GradientHelperProtocol {
  /// The gradient layer of a name.
  ///
  /// - Parameters:
  ///   - name: The name that it was added with. Layers of that name that are no gradients do not
  ///     count.
  ///   - view: The view that has it.
  /// - Returns: The lowest such layer, `nil` if there is none.
  func get(_ name: String, from view: UIView) -> CAGradientLayer?

  /// Takes every gradient layer out of a view's layer and leaves the other sublayers.
  ///
  /// - Parameter view: The view.
  func removeAllGradientSublayers(from view: UIView)

  /// Adds an axial gradient that fills the view from its upper left to its lower right corner. It
  /// begins a quarter inside, at (0.25, 0.25) of the view's size, and follows that size when it
  /// changes.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - colorTop: The color at the upper left.
  ///   - colorBottom: The color at the lower right.
  ///   - layerName: The name to find the layer by.
  /// - Throws: ``GradientErrorEnum/layerAlreadyExist`` if the view has a gradient of that name.
  func diagonal(for view: UIView, colorTop: UIColor, colorBottom: UIColor, layerName: String) throws

  /// Adds a gradient.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - frame: The layer's rectangle in the view's coordinates, in points; `nil` fills the view and
  ///     follows its size when that changes.
  ///   - layerName: The name to find the layer by.
  ///   - cornerRadius: The radius of the layer's corners, in points; `nil` for those of the
  ///     view, which the gradient then follows.
  ///   - start: Where the gradient begins.
  ///   - end: Where it ends.
  ///   - colors: The colors, evenly spread from start to end.
  ///   - type: How the color changes.
  /// - Throws: ``GradientErrorEnum/layerAlreadyExist`` if the view has a gradient of that name.
  func custom(
    for view: UIView, frame: CGRect?, layerName: String, cornerRadius: CGFloat?,
    start: CAGradientLayer.Point, end: CAGradientLayer.Point, colors: [UIColor],
    type: CAGradientLayerType
  ) throws
}
