// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// What a node draws behind and around its content: background, border, corners, shadow, and
/// sublayers between background and content. UIKit: `CALayer`.
open class Layer {
  /// The fill of the layer's shape. UIKit: a `CGColor`, the same type as ``Color`` here.
  public final var backgroundColor: Color?
  /// The radius of the corners, in points; at most half of the shorter side is drawn.
  public final var cornerRadius: CGFloat = 0
  /// Which corners are round, all by default.
  public final var maskedCorners: CornerMask = .all
  /// The width of the border inside the bounds, in points, drawn above content and sublayers.
  public final var borderWidth: CGFloat = 0
  /// The border's color, black by default.
  public final var borderColor: Color? = .black
  /// The shadow's color, black by default.
  public final var shadowColor: Color? = .black
  /// The shadow's opacity, 0 (no shadow) by default.
  public final var shadowOpacity: Float = 0
  /// How far the shadow is moved, in points.
  public final var shadowOffset = CGSize(width: 0, height: -3)
  /// The shadow's blur, in points.
  public final var shadowRadius: CGFloat = 3
  /// The outline that casts the shadow; the layer's own shape when `nil`.
  public final var shadowPath: BezierPath?
  /// The place among siblings: higher is drawn later. Ties keep their order.
  public final var zPosition: CGFloat = 0
  /// A Boolean value that indicates whether drawing ends at the layer's shape. UIKit: a view's
  /// `clipsToBounds`.
  public final var masksToBounds = false
  /// The opacity of the layer and all in it, from 0 to 1. A view's `alpha`.
  public final var opacity: CGFloat = 1
  /// A Boolean value that indicates whether the layer is not drawn. A view's `isHidden`.
  public final var isHidden = false
  /// A name to find the layer by.
  public final var name: String?

  /// The layer that this one is in.
  public private(set) unowned(unsafe) final var superlayer: Layer?
  /// The layers in this one, from back to front; `nil` when there are none, as in UIKit.
  public final var sublayers: [Layer]? {
    get { sublayerStorage.isEmpty ? nil : sublayerStorage }
    set {
      for layer in sublayerStorage { layer.superlayer = nil }
      sublayerStorage = []
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  private final var sublayerStorage: [Layer] = []

  private final let owner: ItemReference?
  private final var frameStorage = CGRect.zero

  /// Creates a layer that belongs to no node.
  public init() {
    owner = nil
  }

  package init(ownedBy node: ViewNode) {
    owner = node.reference
  }

  deinit {
    for layer in sublayerStorage { layer.superlayer = nil }
  }

  /// The layer's rectangle in its superlayer's coordinates, in points; a node's layer has the
  /// node's frame.
  public final var frame: CGRect {
    get { owningNode?.frame ?? ownFrame }
    set {
      fillsSuperlayer = false
      guard let node = owningNode else {
        if newValue.isFinite { frameStorage = newValue.standardized }
        return
      }
      node.frame = newValue
    }
  }

  /// The layer's rectangle in its own coordinates.
  public final var bounds: CGRect {
    get { owningNode?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set {
      fillsSuperlayer = false
      guard let node = owningNode else {
        if newValue.isFinite { frameStorage.size = newValue.standardized.size }
        return
      }
      node.bounds = newValue
    }
  }

  /// A Boolean value that indicates whether the layer covers its superlayer's bounds, whatever size
  /// they take; false by default. Setting a frame or bounds ends it. Without effect on a node's own
  /// layer.
  public final var fillsSuperlayer = false

  private var ownFrame: CGRect {
    fillsSuperlayer ? superlayer?.bounds ?? frameStorage : frameStorage
  }

  /// The node that this layer draws for, `nil` for other layers.
  public final var owningNode: ViewNode? { owner?.item as? ViewNode }

  /// Adds a layer in front of the others, taking it from its former superlayer.
  public final func addSublayer(_ layer: Layer) {
    insertSublayer(layer, at: UInt32(sublayerStorage.count))
  }

  /// Adds a layer at a place, 0 being the back; places beyond the end mean the front. A layer
  /// cannot be put into itself or one of its own sublayers; that has no effect.
  public final func insertSublayer(_ layer: Layer, at index: UInt32) {
    var ancestor: Layer? = self
    while let current = ancestor {
      if current === layer { return }
      ancestor = current.superlayer
    }
    layer.removeFromSuperlayer()
    layer.superlayer = self
    sublayerStorage.insert(layer, at: min(Int(index), sublayerStorage.count))
  }

  /// Takes the layer out of its superlayer.
  public final func removeFromSuperlayer() {
    guard let former = superlayer else { return }
    former.sublayerStorage.removeAll { $0 === self }
    superlayer = nil
  }

  /// Draws what a layer of this class shows above its background, in bounds coordinates. The base
  /// draws nothing.
  open func draw(_ rect: CGRect, in context: any GraphicsContext) {}

  /// The outline of the layer in its own coordinates: its bounds with round corners.
  public final var outline: BezierPath {
    let rect = bounds
    guard cornerRadius > 0 else { return BezierPath(rect: rect) }
    guard maskedCorners != .all else {
      return BezierPath(roundedRect: rect, cornerRadius: cornerRadius)
    }
    let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
    func part(_ corner: CornerMask) -> CGFloat { maskedCorners.contains(corner) ? radius : 0 }
    return BezierPath(
      roundedRect: rect,
      cornerRadii: (
        part(.layerMinXMinYCorner), part(.layerMaxXMinYCorner), part(.layerMaxXMaxYCorner),
        part(.layerMinXMaxYCorner)
      ))
  }

  /// The shadow that the layer casts, `nil` without one.
  public final var shadow: Shadow? {
    guard shadowOpacity > 0, let shadowColor else { return nil }
    return Shadow(
      color: shadowColor, opacity: CGFloat(min(shadowOpacity, 1)), offset: shadowOffset,
      radius: max(shadowRadius, 0))
  }
}
