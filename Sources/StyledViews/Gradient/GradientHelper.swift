// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// The gradient helper that the factories use.
public struct GradientHelper: GradientHelperProtocol, Sendable {
  /// Creates the helper.
  public init() {}

  /// Returns the gradient layer with a name.
  public func get(_ name: String, from view: UIView) -> CAGradientLayer? {
    for case let layer as CAGradientLayer in view.layer.sublayers ?? []
    where layer.name == name {
      return layer
    }
    return nil
  }

  /// Removes every gradient layer from a view's layer, keeping other sublayers.
  public func removeAllGradientSublayers(from view: UIView) {
    guard let sublayers = view.layer.sublayers else { return }
    view.layer.sublayers = sublayers.filter { !($0 is CAGradientLayer) }
  }

  /// Adds an axial gradient that fills the view from its upper left to its lower right corner.
  ///
  /// It starts at (0.25, 0.25) in unit coordinates, and follows the size of the view.
  ///
  /// - Throws: ``GradientErrorEnum/layerAlreadyExist`` if the view already has a gradient with that
  ///   name.
  public func diagonal(
    for view: UIView, colorTop: UIColor, colorBottom: UIColor, layerName: String
  ) throws {
    let layer = CAGradientLayer(
      start: .topLeft, end: .bottomRight, colors: [colorTop, colorBottom], type: .axial)
    layer.startPoint = CGPoint(x: 0.25, y: 0.25)
    try insert(layer, named: layerName, into: view)
    layer.fill(view, followingCorners: true)
    view.paint(layer, with: [colorTop, colorBottom])
  }

  /// Adds a gradient.
  ///
  /// - Throws: ``GradientErrorEnum/layerAlreadyExist`` if the view already has a gradient with that
  ///   name.
  public func custom(
    for view: UIView, frame: CGRect?, layerName: String, cornerRadius: CGFloat?,
    start: CAGradientLayer.Point, end: CAGradientLayer.Point, colors: [UIColor],
    type: CAGradientLayerType
  ) throws {
    let layer = CAGradientLayer(start: start, end: end, colors: colors, type: type)
    if let cornerRadius { layer.cornerRadius = cornerRadius }
    try insert(layer, named: layerName, into: view)
    if let frame {
      layer.frame = frame
    } else {
      layer.fill(view, followingCorners: cornerRadius == nil)
    }
    view.paint(layer, with: colors)
  }

  private func insert(
    _ layer: CAGradientLayer, named name: String, into view: UIView
  ) throws(GradientErrorEnum) {
    if get(name, from: view) != nil { throw .layerAlreadyExist }
    layer.name = name
    view.layer.insertSublayer(layer, at: 0)
  }
}
