// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// The gradient helper that the factories use.
public struct GradientHelper: GradientHelperProtocol, Sendable {
  /// Makes the helper.
  public init() {}

  /// The gradient layer of a name.
  public func get(_ name: String, from view: ViewNode) -> GradientLayer? {
    for case let layer as GradientLayer in view.layerStorage?.sublayers ?? []
    where layer.name == name {
      return layer
    }
    return nil
  }

  /// Takes every gradient layer out of a view's layer and leaves the other sublayers.
  public func removeAllGradientSublayers(from view: ViewNode) {
    guard let layer = view.layerStorage, let sublayers = layer.sublayers else { return }
    layer.sublayers = sublayers.filter { !($0 is GradientLayer) }
  }

  /// Adds an axial gradient that fills the view from its upper left to its lower right corner.
  ///
  /// It begins a quarter inside, at (0.25, 0.25) of the view's size, and follows that size when it
  /// changes.
  public func diagonal(
    for view: ViewNode, colorTop: Color, colorBottom: Color, layerName: String
  ) throws {
    let layer = GradientLayer(
      start: .topLeft, end: .bottomRight, colors: [colorTop, colorBottom], type: .axial)
    layer.startPoint = CGPoint(x: 0.25, y: 0.25)
    layer.followsSuperlayerCorners = true
    try insert(layer, named: layerName, into: view)
  }

  /// Adds a gradient.
  public func custom(
    for view: ViewNode, frame: CGRect?, layerName: String, cornerRadius: CGFloat?,
    start: GradientLayer.Point, end: GradientLayer.Point, colors: [Color], type: Gradient.Kind
  ) throws {
    let layer = GradientLayer(start: start, end: end, colors: colors, type: type)
    if let cornerRadius {
      layer.cornerRadius = cornerRadius
    } else {
      layer.followsSuperlayerCorners = true
    }
    try insert(layer, named: layerName, into: view)
    if let frame { layer.frame = frame }
  }

  private func insert(
    _ layer: GradientLayer, named name: String, into view: ViewNode
  ) throws(GradientErrorEnum) {
    if get(name, from: view) != nil { throw .layerAlreadyExist }
    layer.name = name
    layer.fillsSuperlayer = true
    view.layer.insertSublayer(layer, at: 0)
  }
}
