// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Transformed layers and layers of views")
struct TransformedLayerTests {
  @Test(
    "a layer is transformed about its anchor point",
    arguments: [
      (
        CGPoint(0.5, 0.5), Transform(scaleX: 2, y: 2), CGRect(x: 60, y: 80, width: 80, height: 40)
      ),
      (CGPoint(0, 0), Transform(scaleX: 2, y: 2), CGRect(x: 100, y: 100, width: 80, height: 40)),
      (CGPoint(1, 0), Transform(scaleX: 2, y: 4), CGRect(x: 20, y: 100, width: 80, height: 80)),
      (CGPoint(0, 1), .identity, CGRect(x: 100, y: 80, width: 40, height: 20)),
      (
        CGPoint(0, 1), Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
        CGRect(x: 100, y: 100, width: 20, height: 40)
      ),
      (
        CGPoint(0.25, 0), Transform(translationX: 5, y: -5),
        CGRect(x: 95, y: 95, width: 40, height: 20)
      ),
    ])
  func anchorPoint(anchor: CGPoint, transform: Transform, frame: CGRect) {
    let outer = Layer()
    outer.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    let layer = Layer()
    layer.frame = CGRect(x: 80, y: 90, width: 40, height: 20)
    outer.addSublayer(layer)
    layer.anchorPoint = anchor
    #expect(layer.position == CGPoint(100, 100))
    layer.setAffineTransform(transform)
    #expect(layer.frame == frame && layer.position == CGPoint(100, 100))
    #expect(layer.convert(layer.bounds, to: outer) == frame)
    #expect(outer.convert(CGPoint(frame.midX, frame.midY), to: layer) == CGPoint(20, 10))
    // What is set is what is read.
    layer.frame = frame.offsetBy(dx: 7, dy: -9)
    #expect(layer.frame == frame.offsetBy(dx: 7, dy: -9))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(layer.position == CGPoint(107, 91))
    layer.bounds.size = CGSize(width: 80, height: 40)
    #expect(layer.position == CGPoint(107, 91))
    layer.position = CGPoint(100, 100)
    #expect(layer.position == CGPoint(100, 100) && layer.bounds.size.width == 80)
    layer.setAffineTransform(.identity)
    #expect(
      layer.frame
        == CGRect(x: 100 - 80 * anchor.x, y: 100 - 40 * anchor.y, width: 80, height: 40))
  }

  @Test("a frame of a flattened layer moves it, and keeps its size")
  func flattened() {
    let layer = Layer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    layer.setAffineTransform(Transform(scaleX: 0, y: 1))
    layer.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    #expect(layer.bounds.size == CGSize(width: 10, height: 20))
    #expect(layer.position == CGPoint(150, 125))
  }

  @Test("the layers of a tree of views are related through the views")
  func views() {
    let root = ViewNode(frame: CGRect(x: 100, y: 200, width: 90, height: 90))
    root.bounds.origin = CGPoint(3, 4)
    let (left, right) = (
      ViewNode(frame: CGRect(x: 10, y: 20, width: 30, height: 30)),
      ViewNode(frame: CGRect(x: 50, y: 60, width: 30, height: 30))
    )
    left.bounds.origin = CGPoint(1, 2)
    for node in [left, right] { root.addSubview(node) }
    let (first, second, inner) = (Layer(), Layer(), Layer())
    first.frame = CGRect(x: 5, y: 6, width: 9, height: 9)
    inner.frame = CGRect(x: 2, y: 3, width: 4, height: 4)
    second.frame = CGRect(x: 7, y: 8, width: 9, height: 9)
    first.addSublayer(inner)
    left.layer.addSublayer(first)
    right.layer.addSublayer(second)
    #expect(inner.convert(CGPoint(1, 1), to: left.layer) == CGPoint(8, 10))
    #expect(left.layer.convert(CGPoint(8, 10), to: inner) == CGPoint(1, 1))
    #expect(inner.convert(CGPoint(1, 1), to: root.layer) == CGPoint(17, 28))
    #expect(inner.convert(CGPoint(17, 28), from: root.layer) == CGPoint(1, 1))
    #expect(inner.convert(CGPoint(1, 1), to: second) == CGPoint(-40, -40))
    #expect(second.convert(CGPoint(1, 1), from: inner) == CGPoint(-40, -40))
    #expect(inner.convert(CGPoint(1, 1), to: nil) == CGPoint(114, 224))
    #expect(inner.convert(CGPoint(114, 224), from: nil) == CGPoint(1, 1))
    #expect(
      inner.convert(inner.bounds, to: root.layer) == CGRect(x: 16, y: 27, width: 4, height: 4))
  }

  @Test("a layer that fills its superlayer is where that is, and then where it is put")
  func filling() {
    let (outer, inner) = (Layer(), Layer())
    outer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    outer.addSublayer(inner)
    for move in 0..<3 {
      inner.fillsSuperlayer = true
      #expect(inner.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
      #expect(inner.position == CGPoint(15, 20))
      switch move {
      case 0: inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      case 1: inner.bounds.size = CGSize(width: 3, height: 4)
      default: inner.position = CGPoint(1, 2)
      }
      #expect(!inner.fillsSuperlayer)
    }
    inner.removeFromSuperlayer()
    inner.fillsSuperlayer = true
    inner.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    inner.fillsSuperlayer = true
    #expect(inner.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test("a layer can have the corners of its superlayer while it fills that")
  func corners() {
    let node = ViewNode(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    node.layer.cornerRadius = 6
    node.layer.maskedCorners = [.layerMinXMinYCorner]
    let layer = Layer()
    layer.frame = node.bounds
    layer.cornerRadius = 2
    let own = BezierPath(roundedRect: node.bounds, cornerRadius: 2)
    layer.followsSuperlayerCorners = true
    layer.fillsSuperlayer = true
    #expect(layer.outline == own)
    node.layer.addSublayer(layer)
    #expect(layer.outline == BezierPath(roundedRect: node.bounds, cornerRadii: (6, 0, 0, 0)))
    #expect(layer.outline == node.layer.outline)
    layer.followsSuperlayerCorners = false
    #expect(layer.outline == own)
    layer.followsSuperlayerCorners = true
    layer.frame = node.bounds
    #expect(layer.outline == own)
  }

  @Test("each rounded corner of an outline is where it is named", arguments: 0..<4)
  func outlines(corner: Int) {
    let layer = Layer()
    layer.frame = CGRect(x: 3, y: 4, width: 40, height: 30)
    let all: [CornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
    ]
    layer.maskedCorners = all[corner]
    #expect(layer.outline == BezierPath(rect: layer.bounds))
    layer.cornerRadius = -5
    #expect(layer.outline == BezierPath(rect: layer.bounds))
    layer.cornerRadius = 9
    func radius(_ index: Int) -> CGFloat { index == corner ? 9 : 0 }
    #expect(
      layer.outline
        == BezierPath(
          roundedRect: layer.bounds, cornerRadii: (radius(0), radius(1), radius(2), radius(3))))
  }

  @Test("a shadow is at most opaque and has no negative radius")
  func shadowLimits() {
    let layer = Layer()
    (layer.shadowOpacity, layer.shadowRadius) = (2, -3)
    #expect(layer.shadow?.opacity == 1 && layer.shadow?.radius == 0)
    #expect(layer.shadow?.offset == CGSize(width: 0, height: -3))
    (layer.shadowOpacity, layer.shadowRadius) = (0.5, 7)
    #expect(layer.shadow?.opacity == 0.5 && layer.shadow?.radius == 7)
    layer.shadowOpacity = -1
    #expect(layer.shadow == nil)
  }

  @Test("a mask has the shape of a path, or the outline of what isn't transparent")
  func masks() {
    let node = ViewNode(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    let (plain, gradient, shape) = (Layer(), GradientLayer(), ShapeLayer())
    for layer in [plain, gradient, shape] {
      layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    }
    func box(_ mask: Layer) -> CGRect? {
      node.layer.mask = mask
      guard let outline = node.layer.maskOutline else { return nil }
      return outline.elements.isEmpty ? .zero : outline.bounds
    }
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(node.layer.maskOutline == nil)
    #expect(box(plain) == .zero && box(gradient) == frame && box(shape) == .zero)
    plain.backgroundColor = Color.red.withAlphaComponent(0)
    #expect(box(plain) == .zero)
    plain.backgroundColor = Color.red.withAlphaComponent(0.1)
    #expect(box(plain) == frame)
    shape.backgroundColor = .red
    #expect(box(shape) == .zero)
    shape.path = BezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(box(shape) == CGRect(x: 11, y: 22, width: 3, height: 4))
    shape.fillColor = Color.red.withAlphaComponent(0)
    #expect(box(shape) == .zero)
    shape.fillColor = .red
    #expect(node.layer.maskOutline?.usesEvenOddFillRule == false)
    shape.fillRule = .evenOdd
    #expect(node.layer.maskOutline?.usesEvenOddFillRule == true)
    for layer in [plain, gradient, shape] {
      layer.opacity = 0
      #expect(box(layer) == .zero)
      layer.opacity = 0.01
      #expect(box(layer) != .zero)
      layer.isHidden = true
      #expect(box(layer) == .zero)
    }
    let scrolled = ViewNode(frame: frame)
    scrolled.bounds.origin = CGPoint(5, 6)
    scrolled.backgroundColor = .red
    #expect(box(scrolled.layer) == frame)
  }

  @Test("a view that was a mask is released when another mask takes its place")
  func replacedMask() {
    let node = ViewNode()
    weak var former: ViewNode?
    do {
      let mask = ViewNode()
      node.mask = mask
      former = mask
    }
    #expect(former != nil && node.mask === former)
    let layer = Layer()
    node.layer.mask = layer
    #expect(former == nil && node.mask == nil && node.layer.mask === layer)
  }
}
