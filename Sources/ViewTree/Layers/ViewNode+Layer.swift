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
