// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@testable import ViewTree

@Suite("Setting frames of transformed nodes")
struct TransformedFrameTests {
  private func node(_ transform: Transform) -> ViewNode {
    let node = ViewNode(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    node.transform = transform
    return node
  }

  @Test("the frame is the one that was set, and the bounds follow from the transform")
  func scaled() {
    let node = node(Transform(scaleX: 2, y: 2))
    node.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    #expect(node.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
    #expect(node.bounds == CGRect(x: 0, y: 0, width: 50, height: 25))
    #expect(node.center == CGPoint(x: 150, y: 125))
    node.transform = .identity
    #expect(node.frame == CGRect(x: 125, y: 112.5, width: 50, height: 25))
  }

  @Test("a quarter turn swaps width and height")
  func turned() {
    let node = node(Transform(rotationAngle: .pi / 2))
    node.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(abs(node.bounds.width - 50) < 1e-9 && abs(node.bounds.height - 100) < 1e-9)
    #expect(abs(node.frame.minX - 10) < 1e-9 && abs(node.frame.width - 100) < 1e-9)
  }

  @Test("a translation is part of the frame only when the frame is read")
  func moved() {
    let node = node(Transform(translationX: 7, y: 0))
    node.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(node.bounds.size == CGSize(width: 100, height: 50))
    #expect(node.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test("a singular transform leaves the size unchanged")
  func flattened() {
    let node = node(Transform(scaleX: 0, y: 1))
    node.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    #expect(node.bounds.size == CGSize(width: 10, height: 10))
    #expect(node.center == CGPoint(x: 150, y: 125))
  }

  @Test("a layer's center stays in place when its bounds are resized")
  func layerBounds() {
    let layer = Layer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 100)
    #expect(layer.frame == CGRect(x: 35, y: -5, width: 50, height: 100))
    layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
    #expect(layer.frame == CGRect(x: 35, y: -5, width: 50, height: 100))
  }

  @Test("a layer that fills its superlayer has its size, at any depth")
  func fillingLayers() {
    let node = ViewNode(frame: CGRect(x: 5, y: 5, width: 30, height: 40))
    node.bounds.origin = CGPoint(x: 1, y: 2)
    let (first, second, free) = (Layer(), Layer(), Layer())
    for layer in [first, second] { layer.fillsSuperlayer = true }
    first.addSublayer(second)
    #expect(second.bounds.size == .zero)
    node.layer.addSublayer(first)
    #expect(first.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(second.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    free.frame = CGRect(x: 9, y: 9, width: 3, height: 4)
    free.addSublayer(first)
    #expect(first.frame == CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(second.frame == CGRect(x: 0, y: 0, width: 3, height: 4))
  }

  @Test(
    "a node is transformed about its layer's anchor point, the center by default",
    arguments: [
      (
        CGPoint(x: 0.5, y: 0.5), Transform(scaleX: 2, y: 2),
        CGRect(x: 60, y: 80, width: 80, height: 40)
      ),
      (
        CGPoint(x: 0, y: 0), Transform(scaleX: 2, y: 2),
        CGRect(x: 100, y: 100, width: 80, height: 40)
      ),
      (
        CGPoint(x: 1, y: 0), Transform(scaleX: 2, y: 4),
        CGRect(x: 20, y: 100, width: 80, height: 80)
      ),
      (CGPoint(x: 0, y: 1), .identity, CGRect(x: 100, y: 80, width: 40, height: 20)),
      (
        CGPoint(x: 0, y: 1), Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
        CGRect(x: 100, y: 100, width: 20, height: 40)
      ),
      (
        CGPoint(x: 0.25, y: 0), Transform(translationX: 5, y: -5),
        CGRect(x: 95, y: 95, width: 40, height: 20)
      ),
    ])
  func anchorPoint(anchor: CGPoint, transform: Transform, frame: CGRect) {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let node = ViewNode(frame: CGRect(x: 80, y: 90, width: 40, height: 20))
    root.addSubview(node)
    node.layer.anchorPoint = anchor
    // The position stays, so the frame moves.
    #expect(node.center == CGPoint(x: 100, y: 100) && node.layer.position == node.center)
    node.transform = transform
    #expect(node.frame == frame)
    #expect(node.convert(node.bounds, to: root) == frame)
    #expect(root.convert(CGPoint(x: frame.midX, y: frame.midY), to: node) == CGPoint(x: 20, y: 10))
    // What is set is what is read.
    node.frame = frame.offsetBy(dx: 7, dy: -9)
    #expect(node.frame == frame.offsetBy(dx: 7, dy: -9))
    #expect(node.bounds.size == CGSize(width: 40, height: 20))
    #expect(node.center == CGPoint(x: 107, y: 91))
    node.bounds.size = CGSize(width: 80, height: 40)
    #expect(node.center == CGPoint(x: 107, y: 91))
    node.layer.position = CGPoint(x: 100, y: 100)
    #expect(node.center == CGPoint(x: 100, y: 100))
  }
}
