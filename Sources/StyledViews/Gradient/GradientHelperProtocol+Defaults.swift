// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

// The types here differ from the requirements' on purpose: were they the same, a type that leaves a
// requirement out would compile with these as its witnesses, and they would call themselves.

extension GradientHelperProtocol {
  /// Adds an axial gradient that fills the view from its upper left to its lower right corner, named
  /// `gradientDiagonal`.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - colorTop: The color at the upper left.
  ///   - colorBottom: The color at the lower right.
  /// - Throws: ``GradientErrorEnum/layerAlreadyExist`` if the view has a gradient of that name.
  public func diagonal(for view: UIView, colorTop: UIColor, colorBottom: UIColor) throws {
    try diagonal(
      for: view, colorTop: colorTop, colorBottom: colorBottom, layerName: "gradientDiagonal")
  }

  /// Adds a gradient; what is left out has a default.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - frame: The layer's rectangle in the view's coordinates, in points; the whole view, at every
  ///     size, unless given.
  ///   - layerName: The name to find the layer by, `gradientCustom` unless given.
  ///   - cornerRadius: The radius of the layer's corners, in points; those of the view, which the
  ///     gradient then follows, unless given.
  ///   - start: Where the gradient begins, the top left corner unless given.
  ///   - end: Where it ends, the bottom right corner unless given.
  ///   - colors: The colors, evenly spread from start to end.
  ///   - type: How the color changes, radial unless given.
  /// - Throws: ``GradientErrorEnum/layerAlreadyExist`` if the view has a gradient of that name.
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
