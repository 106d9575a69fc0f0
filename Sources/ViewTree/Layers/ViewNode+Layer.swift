// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// The layer that draws the background, border, corners, and shadow, created on first use.
  public final var layer: Layer {
    if let existing = layerStorage { return existing }
    let made = madeLayer
    layerStorage = made
    return made
  }

  /// The node whose shape clips this one and its subviews, or `nil`, the default, for no mask.
  ///
  /// UIKit: `UIView.mask`. See ``Layer/mask``; the node must not have a superview.
  public final var mask: ViewNode? {
    get { layerStorage?.mask?.owningNode }
    set {
      guard newValue !== mask || newValue == nil else { return }
      layer.mask = newValue?.layer
      layer.maskNode = newValue
    }
  }

  private final var madeLayer: Layer {
    let kind: AnyClass = type(of: self).layerClass
    if kind == Layer.self { return Layer(ownedBy: self) }
    let made: Layer
    if kind is GradientLayer.Type {
      made = GradientLayer()
    } else if kind is ShapeLayer.Type {
      made = ShapeLayer()
    } else {
      return Layer(ownedBy: self)
    }
    made.owner = reference
    return made
  }
}
