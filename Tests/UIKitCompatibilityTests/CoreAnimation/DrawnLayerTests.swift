// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewPictures

/// A layer that draws a share of a ring.
private final class Ring: CALayer {
  var share: CGFloat = 0.5 { didSet { setNeedsDisplay() } }
  override class func needsDisplay(forKey key: String) -> Bool {
    key == "share" || super.needsDisplay(forKey: key)
  }
  override class func defaultValue(forKey key: String) -> Any? {
    key == "share" ? 0.25 : super.defaultValue(forKey: key)
  }
  override func action(forKey event: String) -> (any CAAction)? {
    event == "share" ? NSNull() : super.action(forKey: event)
  }
  override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    ctx.setFillColor(UIColor.red.cgColor)
    ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * share, height: 3))
  }
}

/// A layer that places its sublayer and mask.
private final class Framed: CALayer {
  let inner = CALayer()
  var count = 0
  override func layoutSublayers() {
    super.layoutSublayers()
    count += 1
    inner.frame = bounds.insetBy(dx: 2, dy: 2)
  }
}

/// A shape that follows its size.
private final class Bubble: CAShapeLayer {
  override func layoutSublayers() {
    super.layoutSublayers()
    path = UIBezierPath(ovalIn: bounds).cgPath
  }
  override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 1, y: 1, width: 5, height: 5)) }
}

/// A layer that shows an image instead of drawing.
private final class Still: CALayer {
  override func display() {
    contents =
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        UIColor.green.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }.cgImage
  }
  override func draw(in ctx: CGContext) { ctx.fill(bounds) }
}

private final class Artist: NSObject, CALayerDelegate {
  var calls: [String] = []
  func layerWillDraw(_ layer: CALayer) { calls.append("will") }
  func draw(_ layer: CALayer, in ctx: CGContext) {
    calls.append("draw")
    UIGraphicsPushContext(ctx)
    UIColor.blue.setFill()
    UIRectFill(layer.bounds)
    UIGraphicsPopContext()
  }
  func layoutSublayers(of layer: CALayer) { calls.append("layout") }
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    event == "position" ? NSNull() : nil
  }
}

/// A view that draws through its layer.
private final class Plate: UIView {
  var calls: [String] = []
  override func draw(_ rect: CGRect) {
    calls.append("rect")
    UIColor.red.setFill()
    UIRectFill(rect)
  }
  override func layerWillDraw(_ layer: CALayer) { calls.append("will") }
  override func draw(_ layer: CALayer, in ctx: CGContext) {
    calls.append(layer === self.layer ? "own" : "other")
    super.draw(layer, in: ctx)
    ctx.setFillColor(UIColor.green.cgColor)
    ctx.fill(CGRect(x: 0, y: 0, width: 7, height: 7))
  }
}

/// A layer that views create.
private final class Plaque: CALayer, CreatableLayer {
  var isLaidOut = false
  override func layoutSublayers() {
    super.layoutSublayers()
    isLaidOut = true
  }
  override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    ctx.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
  }
}

private final class Plaqued: UIView {
  var order: [String] = []
  override class var layerClass: AnyClass { Plaque.self }
  override func layoutSubviews() {
    super.layoutSubviews()
    order.append("layout")
  }
  override func draw(_ rect: CGRect) { UIRectFill(rect) }
}

private final class Frozen: UIView {
  override func draw(_ rect: CGRect) { UIRectFill(rect) }
  override func display(_ layer: CALayer) {
    layer.contents = UIImage(systemName: "star")?.cgImage
  }
}

@Suite("Layers that draw themselves")
struct DrawnLayerTests {
  private func host(_ layer: CALayer) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    layer.frame = view.bounds
    view.layer.addSublayer(layer)
    return view
  }

  @Test("a subclass draws above its background, in its own coordinates, as it is now")
  func drawing() {
    let ring = Ring()
    ring.backgroundColor = UIColor.yellow.cgColor
    let view = host(ring)
    ring.frame.origin = CGPoint(x: 5, y: 6)
    let image = view.svg()
    let drawn = fills(of: view)
    #expect(drawn.first == CGRect(x: 5, y: 6, width: 40, height: 20))
    #expect(drawn.last == CGRect(x: 5, y: 6, width: 20, height: 3) && drawn.count == 2)
    ring.share = 1
    #expect(view.svg() != image)
    #expect(fills(of: view).last?.width == 40)
  }

  @Test("a layer is marked until it's displayed")
  func marks() {
    let ring = Ring()
    #expect(!ring.needsDisplay())
    ring.share = 0.1
    #expect(ring.needsDisplay())
    _ = host(ring).svg()
    #expect(!ring.needsDisplay())
    let still = Still()
    still.displayIfNeeded()
    #expect(still.contents == nil)
    still.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    still.displayIfNeeded()
    #expect(still.contents != nil && !still.needsDisplay())
  }

  @Test("a subclass that displays an image doesn't draw")
  func display() {
    let view = host(Still())
    #expect(fills(of: view).count == 1 && view.svg().contains("svg"))
  }

  @Test("names of properties have defaults and actions of the class or the delegate")
  func keys() {
    let ring = Ring()
    #expect(ring.value(forKey: "share") as? Double == 0.25)
    ring.setValue(0.75, forKey: "share")
    #expect(ring.value(forKey: "share") as? Double == 0.75)
    #expect(Ring.needsDisplay(forKey: "share") && !Ring.needsDisplay(forKey: "bounds"))
    #expect(ring.action(forKey: "share") is NSNull && ring.action(forKey: "position") == nil)
    let artist = Artist()
    ring.delegate = artist
    #expect(ring.action(forKey: "position") is NSNull)
  }

  @Test("a delegate draws and lays out, is told before, and isn't retained")
  func delegates() {
    let layer = CALayer()
    let view = host(layer)
    let plain = view.svg()
    var artist: Artist? = Artist()
    layer.delegate = artist
    #expect(layer.delegate === artist)
    #expect(view.svg() != plain)
    #expect(artist?.calls == ["layout", "will", "draw"])
    artist = nil
    #expect(layer.delegate == nil && view.svg() == plain)
    view.layer.delegate = Artist()
    #expect(view.layer.delegate === view)
  }

  @Test("a view draws through its layer, whose delegate it is")
  func views() {
    let view = Plate(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let drawn = fills(of: view)
    #expect(view.calls == ["will", "own", "rect"])
    #expect(drawn == [view.bounds, CGRect(x: 0, y: 0, width: 7, height: 7)])
    let frozen = Frozen(frame: view.frame)
    #expect(frozen.svg() == frozen.svg() && frozen.layer.contents != nil)
    #expect(!fills(of: frozen).contains(frozen.bounds))
  }

  @Test("a view creates its layer of a class that says how")
  func ownClass() {
    let view = Plaqued(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let layer = view.layer as? Plaque
    view.layoutIfNeeded()
    #expect(layer?.isLaidOut == true && view.order == ["layout"])
    #expect(layer?.bounds == view.bounds && layer?.delegate === view)
    #expect(fills(of: view) == [view.bounds, CGRect(x: 0, y: 0, width: 9, height: 9)])
  }

  @Test("sublayers are laid out after their layer changed its size, once, or on request")
  func layout() {
    let framed = Framed()
    framed.addSublayer(framed.inner)
    let view = host(framed)
    view.layoutIfNeeded()
    #expect(framed.inner.frame == CGRect(x: 2, y: 2, width: 36, height: 16))
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(framed.count == 1)
    framed.frame.size.width = 10
    framed.layoutIfNeeded()
    #expect(framed.inner.frame.width == 6 && framed.count == 2)
    framed.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(framed.count == 3)
    framed.frame.size.width = 20
    _ = view.svg()
    #expect(framed.inner.frame.width == 16 && framed.count == 4)
  }

  @Test("a shape that follows its size draws its path and more, and masks")
  func shapes() {
    let bubble = Bubble()
    bubble.fillColor = UIColor.red.cgColor
    #expect(fills(of: host(bubble)).count == 2)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = .blue
    let mask = Bubble()
    mask.frame = view.bounds
    view.layer.mask = mask
    _ = view.svg()
    #expect(mask.path == UIBezierPath(ovalIn: view.bounds).cgPath)
    mask.mask = mask
    mask.layoutIfNeeded()
    #expect(mask.mask === mask)
    mask.mask = nil
  }

  @Test("a layer without a view renders itself, its background, and its sublayers")
  func rendering() {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 10, y: 10, width: 30, height: 20)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let ring = Ring()
    ring.frame = gradient.bounds
    gradient.addSublayer(ring)
    let image = UIGraphicsImageRenderer(size: gradient.bounds.size).image {
      gradient.render(in: $0.cgContext)
    }
    let view = UIImageView(image: image)
    let svg = view.svg()
    #expect(svg.contains("linearGradient") && svg.contains("30"))
    let empty = UIGraphicsImageRenderer(size: image.size).image {
      CALayer().render(in: $0.cgContext)
    }
    #expect(UIImageView(image: empty).svg() != svg)
  }

  @Test("a layer lays out again after it takes a sublayer or a delegate")
  func layoutAgain() {
    let framed = Framed()
    let view = host(framed)
    _ = view.svg()
    _ = view.svg()
    #expect(framed.count == 1)
    framed.addSublayer(framed.inner)
    _ = view.svg()
    #expect(framed.count == 2)
    let artist = Artist()
    framed.delegate = artist
    _ = view.svg()
    #expect(artist.calls.first == "layout")
  }

  @Test("sublayers of a layer that is kept elsewhere stay with it when its superlayer is released")
  func released() {
    let (kept, inner) = (CALayer(), CALayer())
    kept.addSublayer(inner)
    do { CALayer().addSublayer(kept) }
    #expect(kept.superlayer == nil && kept.sublayers?.first === inner)
    #expect(inner.superlayer === kept)
  }
}

/// The boxes of the paths that a view fills, in the order of drawing.
private func fills(of view: UIView) -> [CGRect] {
  DisplayList(of: view).operations.compactMap { operation in
    if case .fill(let path, _) = operation { path.boundingBox } else { nil }
  }
}
