// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@testable import ViewTree

@Suite("Frames that are set while a transform holds")
struct TransformedFrameTests {
  private func node(_ transform: Transform) -> ViewNode {
    let node = ViewNode(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    node.transform = transform
    return node
  }

  @Test("the frame is what was set, and the bounds are what the transform makes into it")
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

  @Test("a transform that moves is part of the frame only where the frame is read")
  func moved() {
    let node = node(Transform(translationX: 7, y: 0))
    node.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(node.bounds.size == CGSize(width: 100, height: 50))
    #expect(node.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test("a transform that flattens everything leaves the size alone")
  func flattened() {
    let node = node(Transform(scaleX: 0, y: 1))
    node.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    #expect(node.bounds.size == CGSize(width: 10, height: 10))
    #expect(node.center == CGPoint(x: 150, y: 125))
  }

  @Test("a layer's middle stays where it is when its bounds take another size")
  func layerBounds() {
    let layer = Layer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 100)
    #expect(layer.frame == CGRect(x: 35, y: -5, width: 50, height: 100))
    layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
    #expect(layer.frame == CGRect(x: 35, y: -5, width: 50, height: 100))
  }

  @Test("a layer that fills the one above has its size, however many levels there are")
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
}
