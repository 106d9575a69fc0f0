// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

// The types deliberately differ from those of the requirements: otherwise, these methods would be
// the witnesses for requirements that a type omits, and would call themselves recursively.

extension GradientHelperProtocol {
  /// Adds an axial gradient that fills the view from its upper left to its lower right corner, with
  /// the layer name `gradientDiagonal`.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - colorTop: The color at the upper left.
  ///   - colorBottom: The color at the lower right.
  /// - Throws: ``GradientErrorEnum/layerAlreadyExist`` if the view already has a gradient with that
  ///   name.
  public func diagonal(for view: UIView, colorTop: UIColor, colorBottom: UIColor) throws {
    try diagonal(
      for: view, colorTop: colorTop, colorBottom: colorBottom, layerName: "gradientDiagonal")
  }

  /// Adds a gradient with default values for omitted arguments.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - frame: The layer's rectangle in the view's coordinates, in points; if omitted, it fills
  ///     the view and follows its size.
  ///   - layerName: The name of the layer, `gradientCustom` if omitted.
  ///   - cornerRadius: The radius of the layer's corners, in points; if omitted, it follows that of
  ///     the view.
  ///   - start: The start point, the top left corner if omitted.
  ///   - end: The end point, the bottom right corner if omitted.
  ///   - colors: The colors, evenly spaced from start to end.
  ///   - type: The type of the gradient, radial if omitted.
  /// - Throws: ``GradientErrorEnum/layerAlreadyExist`` if the view already has a gradient with that
  ///   name.
  public func custom(
    for view: UIView, frame: CGRect? = nil, layerName: String? = nil,
    cornerRadius: CGFloat? = nil, start: CAGradientLayer.Point? = nil,
    end: CAGradientLayer.Point? = nil, colors: [UIColor], type: CAGradientLayerType? = nil
  ) throws {
    let name: String = layerName ?? "gradientCustom"
    let from: CAGradientLayer.Point = start ?? .topLeft
    let to: CAGradientLayer.Point = end ?? .bottomRight
    let kind: CAGradientLayerType = type ?? .radial
    try custom(
      for: view, frame: frame, layerName: name, cornerRadius: cornerRadius, start: from, end: to,
      colors: colors, type: kind)
  }
}
