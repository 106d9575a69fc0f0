// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTree
import ViewTreeTestSupport

@Suite("Layer") struct LayerTests {
  @Test("defaults are Core Animation's") func defaults() {
    let layer = Layer()
    #expect(layer.backgroundColor == nil)
    #expect(layer.cornerRadius == 0)
    #expect(layer.borderWidth == 0)
    #expect(layer.borderColor == .black)
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowColor == .black)
    #expect(layer.opacity == 1)
    #expect(layer.sublayers == nil)
    #expect(!layer.masksToBounds)
  }

  @Test("a sublayer is added in front of the others, also if it was among them")
  func addedInFront() {
    let layer = Layer()
    let parts = (0..<3).map { _ in Layer() }
    for part in parts { layer.addSublayer(part) }
    #expect(layer.sublayers?.map(ObjectIdentifier.init) == parts.map(ObjectIdentifier.init))
    layer.addSublayer(parts[0])
    #expect(
      layer.sublayers?.map(ObjectIdentifier.init)
        == [parts[1], parts[2], parts[0]].map(ObjectIdentifier.init))
    let other = Layer()
    other.addSublayer(parts[2])
    #expect(layer.sublayers?.count == 2 && other.sublayers?.first === parts[2])
  }

  @Test(
    "individually rounded corners are limited to half of the shorter side, as when all are rounded",
    arguments: [CGSize(width: 100, height: 20), CGSize(width: 20, height: 100)])
  func limitedCorners(size: CGSize) {
    let layer = Layer()
    layer.bounds = CGRect(origin: .zero, size: size)
    layer.cornerRadius = 90
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    let rounded = BezierPath(
      roundedRect: layer.bounds, cornerRadii: (10, 0, 10, 0))
    #expect(layer.outline == rounded)
  }

  @Test("sublayers keep their order, and an empty list is nil") func sublayers() {
    let layer = Layer()
    let (a, b, c) = (Layer(), Layer(), Layer())
    layer.addSublayer(a)
    layer.insertSublayer(b, at: 0)
    layer.insertSublayer(c, at: 99)
    #expect(layer.sublayers?.elementsEqual([b, a, c], by: ===) == true)
    #expect(a.superlayer === layer)
    for part in [a, b, c] { part.removeFromSuperlayer() }
    #expect(layer.sublayers == nil)
    #expect(a.superlayer == nil)
  }

  @Test("a layer can't be added to itself or to one of its sublayers") func cycles() {
    let outer = Layer()
    let inner = Layer()
    outer.addSublayer(inner)
    inner.addSublayer(outer)
    outer.addSublayer(outer)
    #expect(inner.sublayers == nil)
    #expect(outer.sublayers?.count == 1)
  }

  @Test("a node's layer has the node's frame and colors") func nodeLayer() {
    let node = ViewNode(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(node.layer.frame == node.frame)
    node.layer.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    #expect(node.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    node.backgroundColor = .red
    node.alpha = 0.5
    node.isHidden = true
    node.clipsToBounds = true
    #expect(node.layer.backgroundColor == .red)
    #expect(node.layer.opacity == 0.5)
    #expect(node.layer.isHidden)
    #expect(node.layer.masksToBounds)
  }

  @Test("the outline has rounded corners, all or some, limited to half of the shorter side")
  func outline() {
    let layer = Layer()
    layer.frame = CGRect(x: 9, y: 9, width: 40, height: 20)
    let bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(layer.outline.shape == .rectangle(bounds, cornerRadius: 0))
    layer.cornerRadius = 100
    #expect(layer.outline.shape == .rectangle(bounds, cornerRadius: 10))
    layer.maskedCorners = [.layerMinXMinYCorner]
    #expect(layer.outline.shape == nil)
    #expect(layer.outline.bounds == bounds)
  }

  @Test("a shadow has the layer's values, and there is none without opacity or color") func shadow()
  {
    let layer = Layer()
    #expect(layer.shadow == nil)
    layer.shadowOpacity = 0.25
    layer.shadowOffset = CGSize(width: 4, height: 4)
    layer.shadowRadius = 4
    #expect(
      layer.shadow
        == Shadow(
          color: .black, opacity: 0.25, offset: CGSize(width: 4, height: 4), radius: 4))
    layer.shadowColor = nil
    #expect(layer.shadow == nil)
  }

  @Test("frames that aren't finite are rejected") func notFinite() {
    let layer = Layer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: CGFloat.infinity)
    layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}

@Suite("Gradient layer") struct GradientLayerTests {
  @Test("runs from top to bottom by default, and draws nothing without colors")
  func defaults() {
    let layer = GradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(layer.type == .axial)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.gradient == nil)
    #expect(RecordingContext(layer).gradients.isEmpty)
    layer.colors = [.red, .blue]
    #expect(RecordingContext(layer).gradients.count == 1)
  }

  @Test(
    "invalid locations are replaced with uniform ones",
    arguments: [
      (nil, [0, 0.5, 1]), ([0, 0.25, 1], [0, 0.25, 1]), ([0, 1], [0, 0.5, 1]),
      ([0, 0.9, 0.1], [0, 0.5, 1]), ([0, .nan, 1], [0, 0.5, 1]), ([-1, 0.5, 7], [0, 0.5, 1]),
    ] as [([CGFloat]?, [CGFloat])])
  func locations(given: [CGFloat]?, expected: [CGFloat]) {
    let layer = GradientLayer()
    layer.colors = [.red, .green, .blue]
    layer.locations = given
    #expect(layer.gradient?.stops.map(\.location) == expected)
  }

  @Test("one color fills the layer") func oneColour() {
    let layer = GradientLayer()
    layer.colors = [.red]
    #expect(layer.gradient?.stops == [Gradient.Stop(color: .red, location: 0)])
  }
}
