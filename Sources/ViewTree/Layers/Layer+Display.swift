// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension Layer {
  /// The object that displays, draws, and lays out the layer: the node for a node's layer, whose
  /// delegate can't be changed, and `nil` by default for others.
  public final var delegate: (any LayerDelegate)? {
    get { owningNode ?? extras?.delegate }
    set {
      guard owningNode == nil, newValue != nil || extras != nil else { return }
      madeExtras.delegate = newValue
      setNeedsLayout()
    }
  }

  /// Returns whether the content is marked as changed.
  public final func needsDisplay() -> Bool { isMarkedForDisplay }

  /// Whether the class is none of this library's, or there is a delegate.
  final var isDisplayedByClient: Bool {
    if extras?.delegate != nil { return true }
    let kind = type(of: self)
    return kind != Layer.self && kind != GradientLayer.self && kind != ShapeLayer.self
  }

  // MARK: Drawing

  /// Displays the layer, and returns whether it draws its content itself.
  final func askForDisplay() -> Bool {
    isMarkedForDisplay = false
    drawsItself = false
    display()
    return drawsItself
  }

  /// Draws what the class or the delegate draws in a context with UIKit's names.
  final func drawItself(in context: any GraphicsContext) {
    delegate?.layerWillDraw(self)
    DrawingScope.perform(in: context) {
      if let scope = DrawingScope.current { draw(in: scope.drawingContext) }
    }
  }

  /// Draws the content of the node that owns the layer, which may set an image first.
  final func drawForNode(in context: any GraphicsContext) {
    let former = extras?.contents
    let drawsItself = askForDisplay()
    if extras?.contents != former { drawContents(in: context) }
    if drawsItself { drawItself(in: context) }
  }

  // MARK: Layout

  /// Requests a layout of the node around the layer, unless the node is being laid out.
  final func requestLayoutOfNode() {
    var layer: Layer? = self
    while let current = layer, current.owningNode == nil { layer = current.superlayer }
    guard let node = layer?.owningNode, !node.rootNode.passState.contains(.inLayoutPass) else {
      return
    }
    node.markNeedsLayout()
  }

  /// Lays out the sublayers of this layer, if they need it, and those of all layers without a node
  /// inside.
  final func layOutTree() {
    // Most layers have nothing inside.
    guard sublayers != nil || mask != nil || isDisplayedByClient else { return }
    var pending = [self]
    while let layer = pending.popLast() {
      if layer.owningNode == nil { layer.layOutIfNeeded() }
      pending += (layer.sublayers ?? []).filter { $0.owningNode == nil }.reversed()
      // Only the outline of a mask is drawn, and masks can go round in a circle.
      if let mask = layer.mask, mask.owningNode == nil { mask.layOutIfNeeded() }
    }
  }

  private final func layOutIfNeeded() {
    guard isDisplayedByClient else { return }
    let (extras, size) = (madeExtras, bounds.size)
    guard extras.laidOutSize != size else { return }
    extras.laidOutSize = size
    layoutSublayers()
  }
}
