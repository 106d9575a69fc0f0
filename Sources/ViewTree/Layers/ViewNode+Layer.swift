// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension ViewNode {
  /// The layer that draws the background, border, corners, and shadow, created on first use.
  public final var layer: Layer {
    if let existing = layerStorage { return existing }
    let made = madeLayer
    layerStorage = made
    return made
  }

  final func changeBackground(to color: Color?) {
    if color == nil && layerStorage == nil { return }
    layer.backgroundColor = color
    propertiesMayHaveChanged()
  }

  final func changeOpacity(to opacity: CGFloat) {
    layer.opacity = opacity.isFinite ? min(max(opacity, 0), 1) : 1
    propertiesMayHaveChanged()
  }

  final func changeMask(to node: ViewNode?) {
    guard node !== layerStorage?.mask?.owningNode || node == nil else { return }
    layer.mask = node?.layer
    layer.maskNode = node
  }

  private final var madeLayer: Layer {
    let kind: AnyClass = type(of: self).layerClass
    if kind == Layer.self { return Layer(ownedBy: self) }
    let made: Layer
    if kind != GradientLayer.self, kind != ShapeLayer.self, !(kind is any CreatableLayer.Type) {
      reportOnce(.layerNotCreatable(node: debugName, layerClass: "\(kind)"))
    }
    if let creatable = kind as? any CreatableLayer.Type {
      made = creatable.init()
    } else if kind is GradientLayer.Type {
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
