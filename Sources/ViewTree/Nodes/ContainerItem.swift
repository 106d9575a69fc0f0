// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// An item that contains subviews, and has margins around them.
///
/// A base class of ``ViewNode``, for members that subclasses can override.
open class ContainerItem: ResponderItem, LayerDelegate {
  /// A number that identifies the node; 0 by default.
  ///
  /// UIKit: `tag`.
  open var tag: Int {
    get { owningNode?.names?.tag ?? 0 }
    set {
      if newValue == 0, owningNode?.names == nil { return }
      owningNode?.madeNames.tag = newValue
    }
  }

  /// The layout margins with leading and trailing edges; setting them also sets
  /// ``ViewNode/layoutMargins``, and vice versa.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { owningNode?.currentDirectionalMargins ?? .zero }
    set { owningNode?.changeDirectionalMargins(to: newValue) }
  }

  /// The node whose shape clips this one and its subviews, or `nil`, the default, for no mask.
  ///
  /// UIKit: `UIView.mask`. See ``Layer/mask``; the node must not have a superview.
  open var mask: ViewNode? {
    get { owningNode?.layerStorage?.mask?.owningNode }
    set { owningNode?.changeMask(to: newValue) }
  }

  /// Inserts a subview directly behind a sibling, or at the back if the sibling isn't a subview.
  open func insertSubview(_ view: ViewNode, belowSubview sibling: ViewNode) {
    guard let node = owningNode else { return }
    node.insertSubview(view, at: node.index(of: sibling, ignoring: view) ?? 0)
  }

  /// Inserts a subview directly in front of a sibling, or at the front if the sibling isn't a
  /// subview.
  open func insertSubview(_ view: ViewNode, aboveSubview sibling: ViewNode) {
    guard let node = owningNode else { return }
    let index = node.index(of: sibling, ignoring: view)
    node.insertSubview(view, at: index.map { $0 + 1 } ?? node.children.count)
  }

  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: ViewNode) {
    owningNode?.reorder(view, to: .max)
  }

  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: ViewNode) {
    guard let node = owningNode, view.superview === node else { return }
    node.reorder(view, to: 0)
    node.layerStorage?.subviewWasSentToBack(view)
  }

  /// Called before the node is added to a window or removed from one; does nothing by default.
  ///
  /// Like ``ViewNode/didMoveToWindow()``, it is called for a whole subtree, superviews first. It
  /// precedes ``ViewNode/willMove(toSuperview:)`` of the node that is added or removed.
  ///
  /// - Parameter newWindow: The window, or `nil` if the node is removed or is shown on a ``Screen``
  ///   whose root isn't a window.
  open func willMove(toWindow newWindow: WindowNode?) {}

  /// Lays out a layer that the node draws into, after changes that require a layout.
  ///
  /// The default implementation calls ``ViewNode/layoutSubviews()`` for the node's own layer. An
  /// override is called if the node's layer is in use, as it is for a node with sublayers, a
  /// background, a border, rounded corners, or clipped content.
  open func layoutSublayers(of layer: Layer) {
    if let node = owningNode, layer === node.layerStorage { node.layoutSubviews() }
  }

  /// Marks the content as changed; this method has no effect, because every picture draws all of
  /// its views anew.
  open func setNeedsDisplay() {}

  /// Marks part of the content as changed; this method has no effect, because every picture draws
  /// all of its views anew.
  ///
  /// - Parameter rect: The part, in bounds coordinates.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Displays the content of a layer whose delegate the node is, for example by setting an image.
  ///
  /// The default implementation lets the layer draw its content in
  /// ``ViewNode/draw(_:in:)-(Layer,_)``. Labels, images, and other nodes of this library draw without
  /// calling it.
  ///
  /// - Parameter layer: The layer, usually the node's own.
  open func display(_ layer: Layer) { layer.drawsItself = true }

  /// Draws the content of a layer whose delegate the node is.
  ///
  /// The default implementation calls ``ViewNode/draw(_:)-(CGRect)`` for the node's own layer.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - ctx: The context, in the coordinates of the layer's bounds.
  open func draw(_ layer: Layer, in ctx: DrawingContext) {
    if let node = owningNode, layer === node.layerStorage { node.draw(node.bounds) }
  }

  /// Called before a layer whose delegate the node is is drawn; does nothing by default.
  ///
  /// - Parameter layer: The layer.
  open func layerWillDraw(_ layer: Layer) {}

  /// Returns the animation of a property of a layer; `nil` by default.
  ///
  /// It is asked by ``Layer/action(forKey:)`` only, because changes are shown immediately.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - event: The name of the property.
  /// - Returns: The animation, or `nil` for none.
  open func action(for layer: Layer, forKey event: String) -> (any LayerAction)? { nil }
}
