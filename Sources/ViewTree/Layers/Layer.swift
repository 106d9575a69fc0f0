// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The background, border, rounded corners, and shadow of a node, with sublayers in front of its content and
/// among its subviews.
///
/// UIKit: `CALayer`.
#if MainActor
  @MainActor
#endif
open class Layer: NSObject {
  /// The background color.
  ///
  /// UIKit: a `CGColor`, which is also ``Color`` here.
  public final var backgroundColor: Color?
  /// The corner radius, in points; when drawn, it is limited to half of the shorter side.
  @exclusivity(unchecked) public final var cornerRadius: CGFloat = 0
  /// The corners that are rounded, all by default.
  @exclusivity(unchecked) public final var maskedCorners: CornerMask = .all
  /// The curve of rounded corners; both are drawn as arcs of circles.
  public final var cornerCurve = CornerCurve.circular
  /// The width of the border, in points, drawn inside the bounds above the content and sublayers.
  @exclusivity(unchecked) public final var borderWidth: CGFloat = 0
  /// The color of the border, black by default.
  public final var borderColor: Color? = .black
  /// The color of the shadow, black by default.
  public final var shadowColor: Color? = .black
  /// The opacity of the shadow; 0 (no shadow) by default.
  @exclusivity(unchecked) public final var shadowOpacity: Float = 0
  /// The offset of the shadow, in points; (0, −3) by default.
  @exclusivity(unchecked) public final var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow, in points; 3 by default.
  @exclusivity(unchecked) public final var shadowRadius: CGFloat = 3
  /// The shape of the shadow, or `nil` for the shape of the layer.
  public final var shadowPath: BezierPath?
  /// The position on the z-axis; siblings with higher values are drawn later, and those with equal
  /// values in their order.
  @exclusivity(unchecked) public final var zPosition: CGFloat = 0
  /// A Boolean value that indicates whether content is clipped to the layer's shape.
  ///
  /// UIKit: a view's `clipsToBounds`.
  @exclusivity(unchecked) public final var masksToBounds = false
  /// The layer whose shape clips this one and its sublayers, or `nil`, the default, for no mask.
  ///
  /// UIKit: `CALayer.mask`. The shape is the path of a ``ShapeLayer`` that has a fill color, and
  /// the outline of another layer that has a background color, at the mask's frame in this layer's
  /// bounds; its edges are sharp, and the transparency of its color is ignored. A mask without a
  /// shape hides everything.
  public final var mask: Layer? {
    didSet { maskNode = nil }
  }
  /// The node of the mask, retained here because its layer doesn't retain it.
  final var maskNode: ViewNode?
  /// A Boolean value that indicates whether the layer is drawn into a bitmap first; a hint that
  /// doesn't affect pictures.
  public final var shouldRasterize = false
  /// The scale of the bitmap for ``shouldRasterize``, 1 by default; a hint that doesn't affect
  /// pictures.
  public final var rasterizationScale: CGFloat = 1
  /// The opacity of the layer and its sublayers, from 0 to 1.
  ///
  /// UIKit: a view's `alpha`.
  @_disfavoredOverload
  @exclusivity(unchecked) public final var opacity: CGFloat = 1
  /// A Boolean value that indicates whether the layer is hidden.
  ///
  /// UIKit: a view's `isHidden`.
  @exclusivity(unchecked) public final var isHidden = false
  /// A name that identifies the layer.
  public final var name: String?
  /// The point of the layer at its ``position``, in unit coordinates.
  final var anchor = CGPoint(x: 0.5, y: 0.5)

  /// The transform of a layer without a node, or `nil` for none.
  final var ownTransform: LayerTransform?

  /// Whether the content is marked as changed.
  final var isMarkedForDisplay = false
  /// Whether the layer draws its content itself, as nothing else displays it.
  final var drawsItself = false

  /// What is rarely set, or `nil`.
  @exclusivity(unchecked) package final var extras: LayerExtras?

  /// The layer that contains this one.
  public internal(set) unowned(unsafe) final var superlayer: Layer?
  /// The sublayers from back to front, or `nil` if there are none, as in UIKit.
  ///
  /// The layers of subviews aren't among them, but each sublayer has its place in front of a subview or
  /// behind all of them. Setting the list keeps the places of layers that were there, and others are in
  /// front.
  public final var sublayers: [Layer]? {
    get { sublayerStorage.isEmpty ? nil : sublayerStorage }
    set {
      let places = sublayerStorage.map { (layer: $0, viewBehind: $0.viewBehind) }
      for layer in sublayerStorage { layer.superlayer = nil }
      sublayerStorage = []
      for layer in newValue ?? [] { addSublayer(layer) }
      for place in places where place.layer.superlayer === self {
        place.layer.viewBehind = place.viewBehind
      }
    }
  }
  @exclusivity(unchecked) final var sublayerStorage: [Layer] = []

  /// A description of the layer in UIKit's format:
  /// `<CALayer: position = (50 25); bounds = (0 0; 100 50)>`.
  open override nonisolated var description: String {
    describing {
      var text = ObjectDescription(self, named: name)
      text.add("position", ObjectDescription.point(position))
      text.add("bounds", ObjectDescription.rect(bounds))
      if let owningNode { text.add("delegate", ObjectDescription.name(of: owningNode)) }
      return text.text
    }
  }

  final var owner: ItemReference?
  /// The frame of a layer without a node, before its transform.
  final var frameStorage = CGRect.zero

  /// Creates a layer without a node.
  public override init() {
    owner = nil
    super.init()
  }

  /// Creates a layer without a node.
  ///
  /// Core Animation calls this initializer to copy a layer for an animation; here, nothing calls it.
  public init(layer: Any) {
    owner = nil
    super.init()
  }

  /// Creates a layer as if in code, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    owner = nil
    super.init()
  }

  package init(ownedBy node: ViewNode) {
    owner = node.reference
    super.init()
  }

  #if MainActor
    isolated deinit { releaseSublayers() }
  #else
    deinit { releaseSublayers() }
  #endif

  /// The frame in the superlayer's coordinates, in points.
  ///
  /// It is the smallest rectangle around the transformed ``bounds`` at the ``position``; a node's
  /// layer has the node's frame. Setting it changes the position and the size of the bounds.
  open var frame: CGRect {
    get { owningNode?.frame ?? transformedFrame }
    set {
      fillsSuperlayer = false
      guard let node = owningNode else {
        if newValue.isFinite { moveFrame(to: newValue.standardized) }
        return
      }
      node.frame = newValue
    }
  }

  /// The bounds in the layer's own coordinates, in points.
  ///
  /// A new size keeps the layer's ``position``.
  open var bounds: CGRect {
    get { owningNode?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set {
      fillsSuperlayer = false
      guard let node = owningNode else {
        if newValue.isFinite { changeSize(to: newValue.standardized.size) }
        return
      }
      node.bounds = newValue
    }
  }

  /// A Boolean value that indicates whether the layer fills the bounds of its superlayer as they
  /// change; `false` by default.
  ///
  /// Setting the frame or bounds turns it off. It has no effect on a node's own layer.
  public final var fillsSuperlayer = false

  /// A Boolean value that indicates whether a layer that covers its superlayer uses the
  /// superlayer's corners instead of its own; `false` by default.
  public final var followsSuperlayerCorners = false

  /// The layer whose corners this one uses.
  private var cornerSource: Layer {
    guard followsSuperlayerCorners, fillsSuperlayer, let superlayer else { return self }
    return superlayer
  }

  /// The frame of a layer without a node, before its transform.
  final var ownFrame: CGRect {
    var layer = self
    while layer.fillsSuperlayer, let above = layer.superlayer {
      if let node = above.owningNode { return node.bounds }
      layer = above
      if !above.fillsSuperlayer { return CGRect(origin: .zero, size: above.frameStorage.size) }
    }
    return layer.frameStorage
  }

  private func changeSize(to size: CGSize) {
    let frame = frameStorage
    frameStorage = CGRect(
      x: frame.minX + anchor.x * (frame.width - size.width),
      y: frame.minY + anchor.y * (frame.height - size.height),
      width: size.width, height: size.height)
  }

  /// The node whose layer this is, or `nil` for other layers.
  public final var owningNode: ViewNode? { owner?.item as? ViewNode }

  /// Adds a sublayer in front of the others and of all subviews, removing it from its previous
  /// superlayer.
  open func addSublayer(_ layer: Layer) {
    insertSublayer(layer, at: UInt32(sublayerStorage.count))
    if layer.superlayer === self { layer.viewBehind = frontmostSubview }
  }

  /// Inserts a sublayer at an index among ``sublayers``, 0 for the place behind all of them and all
  /// subviews; the index is clamped to the valid range.
  ///
  /// A layer can't be inserted into itself or one of its sublayers; such calls are ignored.
  open func insertSublayer(_ layer: Layer, at index: UInt32) {
    if layer === self { return }
    // Only a layer with sublayers can be an ancestor; this keeps building deep chains linear.
    if !layer.sublayerStorage.isEmpty {
      var ancestor = superlayer
      while let current = ancestor {
        if current === layer { return }
        ancestor = current.superlayer
      }
    }
    layer.removeFromSuperlayer()
    layer.superlayer = self
    let place = min(Int(index), sublayerStorage.count)
    if index == 0 {
      layer.viewBehind = nil
    } else if place < sublayerStorage.count {
      layer.viewBehind = sublayerStorage[place].viewBehind
    } else {
      layer.viewBehind = frontmostSubview
    }
    sublayerStorage.insert(layer, at: place)
    extras?.laidOutSize = nil
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    guard let former = superlayer else { return }
    former.sublayerStorage.remove(identicalTo: self)
    superlayer = nil
  }

  /// Draws the content of the layer above its background, in bounds coordinates.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - rect: The bounds of the layer, in points.
  ///   - context: The context to draw in; its origin is that of the bounds, and y increases
  ///     downward.
  open func draw(_ rect: CGRect, in context: any GraphicsContext) {}

  /// Draws the content of the layer above its background and its image, in bounds coordinates.
  ///
  /// UIKit: `CALayer.draw(in:)`. The default implementation asks the ``delegate`` to draw.
  ///
  /// - Parameter ctx: The context.
  open func draw(in ctx: DrawingContext) { delegate?.draw(self, in: ctx) }

  /// Displays the content of the layer; a subclass can set an image instead of drawing.
  ///
  /// It is called whenever a picture is drawn, and by ``displayIfNeeded()``. The default
  /// implementation asks the ``delegate``, if there is one; otherwise, ``draw(in:)`` is called.
  open func display() {
    if let delegate { delegate.display(self) } else { drawsItself = true }
  }

  /// Marks the content as changed, for ``displayIfNeeded()``; pictures draw all layers anew, marked
  /// or not.
  open func setNeedsDisplay() { isMarkedForDisplay = true }

  /// Marks part of the content as changed, which is the same as all of it.
  ///
  /// - Parameter r: The part, in bounds coordinates.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Displays the content if it's marked as changed.
  open func displayIfNeeded() { if needsDisplay() { _ = askForDisplay() } }

  /// Returns whether a change of a property requires drawing the layer; `false` by default.
  ///
  /// Nothing calls it, because pictures draw all layers anew.
  ///
  /// - Parameter key: The name of the property.
  /// - Returns: Whether the layer is to be drawn.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns the value of a property that isn't set; `nil` by default.
  ///
  /// - Parameter key: The name of the property.
  /// - Returns: The value.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Returns the animation of a property: by default, that of the ``delegate`` or of the class.
  ///
  /// Nothing else calls it, because changes are shown immediately.
  ///
  /// - Parameter event: The name of the property.
  /// - Returns: The animation, or `nil` for none.
  open func action(forKey event: String) -> (any LayerAction)? {
    delegate?.action(for: self, forKey: event) ?? type(of: self).defaultAction(forKey: event)
  }

  /// Returns the animation of a property that all layers of the class have; `nil` by default.
  ///
  /// - Parameter event: The name of the property.
  /// - Returns: The animation, or `nil` for none.
  open class func defaultAction(forKey event: String) -> (any LayerAction)? { nil }

  /// Lays out the sublayers after the size has changed, or when layout was requested.
  ///
  /// The default implementation asks the ``delegate``. It is called for layers without a node, after
  /// the layout of the node around them and before they are drawn.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Requests a layout of the sublayers, or of the subviews if this is a node's layer.
  open func setNeedsLayout() {
    if let owningNode { return owningNode.setNeedsLayout() }
    extras?.laidOutSize = nil
    requestLayoutOfNode()
  }

  /// Performs the pending layout of the sublayers, or of the subviews if this is a node's layer.
  open func layoutIfNeeded() {
    if let owningNode { owningNode.layoutIfNeeded() } else { layOutTree() }
  }

  /// The outline of the layer in its own coordinates: its bounds with rounded corners.
  public final var outline: BezierPath {
    let rect = bounds
    let (cornerRadius, maskedCorners) = (cornerSource.cornerRadius, cornerSource.maskedCorners)
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

  /// The shape to which the mask clips the layer, in the layer's own coordinates, or `nil` if there
  /// is no mask.
  public final var maskOutline: BezierPath? {
    guard let mask else { return nil }
    var figure = BezierPath()
    if !mask.isHidden, mask.opacity > 0 {
      if let shape = mask as? ShapeLayer {
        if let path = shape.path, (shape.fillColor?.alpha ?? 0) > 0 {
          figure = shape.filled(path)
        }
      } else if mask is GradientLayer || (mask.backgroundColor?.alpha ?? 0) > 0 {
        figure = mask.outline
      }
    }
    let (frame, bounds) = (mask.frame, mask.bounds)
    return figure.applying(
      Transform(translationX: frame.minX - bounds.minX, y: frame.minY - bounds.minY))
  }

  /// The shadow of the layer, or `nil` if there is none.
  public final var shadow: Shadow? {
    guard shadowOpacity > 0, let shadowColor else { return nil }
    return Shadow(
      color: shadowColor, opacity: CGFloat(min(shadowOpacity, 1)), offset: shadowOffset,
      radius: max(shadowRadius, 0))
  }
}
