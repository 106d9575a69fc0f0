// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTree
import ViewTreeTestSupport

@Suite("Places and orders of layers")
struct LayerRulesTests {
  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Layer {
    let layer = Layer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    return layer
  }

  @Test("points and rectangles are converted from and to other layers, in both directions")
  func conversion() {
    let (outer, first, second) = (
      layer(10, 20, 100, 100), layer(1, 2, 50, 50), layer(30, 40, 50, 50)
    )
    for part in [first, second] { outer.addSublayer(part) }
    #expect(first.convert(CGPoint(5, 5), from: second) == CGPoint(34, 43))
    #expect(second.convert(CGPoint(34, 43), to: second) == CGPoint(34, 43))
    #expect(second.convert(CGPoint(34, 43), from: first) == CGPoint(5, 5))
    #expect(first.convert(CGPoint(5, 5), to: second) == CGPoint(-24, -33))
    #expect(first.convert(CGPoint(16, 29), from: nil) == CGPoint(5, 7))
    #expect(first.convert(CGPoint(5, 7), to: nil) == CGPoint(16, 29))
    let rect = CGRect(x: 5, y: 5, width: 7, height: 9)
    #expect(first.convert(rect, from: second) == CGRect(x: 34, y: 43, width: 7, height: 9))
    #expect(first.convert(rect, to: second) == CGRect(x: -24, y: -33, width: 7, height: 9))
    #expect(first.convert(rect, from: nil) == CGRect(x: -6, y: -17, width: 7, height: 9))
    #expect(first.convert(rect, to: nil) == CGRect(x: 16, y: 27, width: 7, height: 9))
  }

  @Test("a rectangle in a turned or scaled layer is converted to the box around it")
  func turned() {
    let (outer, inner) = (layer(0, 0, 100, 100), layer(40, 45, 20, 10))
    outer.addSublayer(inner)
    inner.setAffineTransform(Transform(scaleX: 2, y: 3))
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(inner.convert(rect, to: outer) == CGRect(x: 30, y: 35, width: 40, height: 30))
    let back = inner.convert(CGRect(x: 30, y: 35, width: 40, height: 30), from: outer)
    #expect(near(back.minX, 0) && near(back.minY, 0))
    #expect(near(back.width, 20) && near(back.height, 10))
    inner.setAffineTransform(Transform(rotationAngle: .pi / 2))
    let box = inner.convert(rect, to: outer)
    #expect(near(box.minX, 45) && near(box.minY, 40))
    #expect(near(box.width, 10) && near(box.height, 20))
  }

  @Test("positions, anchor points, and transforms that aren't finite are ignored")
  func notFinite() {
    let part = layer(10, 20, 30, 40)
    for wrong in [CGPoint(.nan, 0), CGPoint(0, .infinity)] {
      part.position = wrong
      part.anchorPoint = wrong
    }
    part.setAffineTransform(Transform(scaleX: .nan, y: 1))
    #expect(part.position == CGPoint(25, 40) && part.anchorPoint == CGPoint(0.5, 0.5))
    #expect(part.affineTransform() == .identity)
    #expect(part.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    part.anchorPoint = CGPoint(0, 1)
    #expect(part.position == CGPoint(25, 40))
    #expect(part.frame == CGRect(x: 25, y: 0, width: 30, height: 40))
    part.position = CGPoint(0, 40)
    #expect(part.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test("the transform of a layer is the identity unless it is set, and a node's layer has its own")
  func transforms() {
    let scale = Transform(scaleX: 2, y: 3)
    let part = layer(0, 0, 10, 10)
    #expect(part.affineTransform() == .identity)
    part.setAffineTransform(scale)
    #expect(part.affineTransform() == scale)
    part.setAffineTransform(.identity)
    #expect(part.affineTransform() == .identity)
    let node = ViewNode(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(node.layer.affineTransform() == .identity)
    node.transform = scale
    #expect(node.layer.affineTransform() == scale)
    node.layer.setAffineTransform(Transform(scaleX: 4, y: 4))
    #expect(node.transform == Transform(scaleX: 4, y: 4))
  }

  @Test("a sublayer is inserted above or below another, or else in front or at the back")
  func beside() {
    let outer = Layer()
    let (a, b, c, stranger) = (Layer(), Layer(), Layer(), Layer())
    func order() -> [Layer] { outer.sublayers ?? [] }
    outer.insertSublayer(a, above: nil)
    outer.insertSublayer(b, above: stranger)
    #expect(order() == [a, b])
    outer.insertSublayer(c, below: nil)
    #expect(order() == [c, a, b])
    outer.insertSublayer(c, above: a)
    #expect(order() == [a, c, b])
    outer.insertSublayer(c, above: c)
    outer.insertSublayer(a, below: a)
    #expect(order() == [a, c, b])
    outer.insertSublayer(b, below: c)
    #expect(order() == [a, b, c])
    outer.insertSublayer(a, above: stranger)
    #expect(order() == [b, c, a])
    outer.insertSublayer(a, below: stranger)
    #expect(order() == [a, b, c])
  }

  @Test("the list of sublayers can be replaced, which removes the others")
  func replacedList() {
    let outer = Layer()
    let (a, b, c) = (Layer(), Layer(), Layer())
    outer.sublayers = [a, b]
    #expect(outer.sublayers == [a, b] && b.superlayer === outer)
    outer.sublayers = [c, b]
    #expect(outer.sublayers == [c, b] && a.superlayer == nil && c.superlayer === outer)
    outer.sublayers = nil
    #expect(outer.sublayers == nil && b.superlayer == nil && c.superlayer == nil)
  }

  @Test("a layer with sublayers can't be added anywhere inside itself")
  func deepCycles() {
    let (outer, middle, inner) = (Layer(), Layer(), Layer())
    outer.addSublayer(middle)
    middle.addSublayer(inner)
    inner.addSublayer(outer)
    inner.addSublayer(middle)
    #expect(inner.sublayers == nil && middle.superlayer === outer && outer.superlayer == nil)
    let other = Layer()
    other.addSublayer(middle)
    #expect(other.sublayers == [middle] && outer.sublayers == nil)
  }

  @Test("the bounds of a node's layer are those of the node")
  func nodeBounds() {
    let node = ViewNode(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    node.layer.bounds = CGRect(x: 1, y: 2, width: 10, height: 20)
    #expect(node.bounds == CGRect(x: 1, y: 2, width: 10, height: 20))
    #expect(node.frame == CGRect(x: 20, y: 30, width: 10, height: 20))
    node.layer.position = CGPoint(5, 10)
    #expect(node.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test("a layer made as a copy for an animation has the defaults")
  func copies() {
    let gradient = GradientLayer(layer: GradientLayer())
    #expect(gradient.colors.isEmpty && gradient.endPoint == CGPoint(0.5, 1))
    let shape = ShapeLayer(layer: ShapeLayer())
    #expect(shape.path == nil && shape.fillColor == .black && shape.lineWidth == 1)
    #expect(gradient.owningNode == nil && shape.owningNode == nil)
  }

  @Test("a mask is kept with its node, also if it is set again, and removed by nil")
  func masks() {
    let node = ViewNode()
    weak var kept: ViewNode?
    do {
      let mask = ViewNode(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      mask.backgroundColor = .black
      node.mask = mask
      node.mask = mask
      kept = mask
    }
    #expect(kept != nil && node.mask === kept)
    #expect(node.layer.maskOutline?.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    node.mask = nil
    #expect(node.mask == nil && kept == nil && node.layer.maskOutline == nil)
  }
}
