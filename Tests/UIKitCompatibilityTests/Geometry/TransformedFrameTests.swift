// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Frames of transformed views and layers")
struct TransformedFrameTests {
  @Test("the frame of a view is exact after any number of quarter turns", arguments: -5...8)
  func quarterTurns(turns: Int) {
    let view = UIView(frame: CGRect(x: 25, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: CGFloat(turns) * .pi / 2)
    let isUpright = turns.isMultiple(of: 2)
    #expect(
      view.frame
        == (isUpright
          ? CGRect(x: 25, y: 0, width: 100, height: 50)
          : CGRect(x: 50, y: -25, width: 50, height: 100)))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(
      view.bounds.size
        == (isUpright ? CGSize(width: 30, height: 40) : CGSize(width: 40, height: 30)))
    #expect(view.center == CGPoint(x: 25, y: 40))
  }

  @Test("the frame of a scaled view is the one that was set", arguments: [1.5, 3, 0.7, -1.5])
  func scales(scale: CGFloat) {
    let frame = CGRect(x: 150, y: 175, width: 100, height: 50)
    let view = UIView(frame: .zero)
    view.transform = CGAffineTransform(scaleX: scale, y: abs(scale))
    view.frame = frame
    #expect(view.frame == frame)
    let layer = CALayer()
    layer.setAffineTransform(view.transform)
    layer.frame = frame
    #expect(layer.frame == frame)
  }

  @Test("points are converted exactly across a quarter turn")
  func conversion() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 50, y: 75, width: 100, height: 50))
    outer.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.convert(CGPoint.zero, to: outer) == CGPoint(x: 125, y: 50))
    #expect(outer.convert(CGPoint(x: 125, y: 50), to: view) == .zero)
    #expect(
      view.convert(view.bounds, to: outer) == CGRect(x: 75, y: 50, width: 50, height: 100))
  }

  @Test("a transform that only looks like a quarter turn is kept")
  func nearly() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2 + 0.001)
    #expect(view.frame.width > 50.09 && view.frame.width < 50.11)
    view.transform = CGAffineTransform(scaleX: 1e-20, y: 1)
    #expect(view.frame.height == 50 && view.frame.width > 0)
  }

  @Test("the frame of a layer follows its bounds, position, anchor point, and transform")
  func layers() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.position = CGPoint(x: 60, y: 70)
    #expect(layer.frame == CGRect(x: 10, y: 45, width: 100, height: 50))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(layer.frame == CGRect(x: 35, y: 20, width: 50, height: 100))
    layer.anchorPoint = .zero
    #expect(layer.position == CGPoint(x: 60, y: 70))
    #expect(layer.frame == CGRect(x: 10, y: 70, width: 50, height: 100))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: 60, y: 70, width: 200, height: 100))
    layer.bounds.size = CGSize(width: 10, height: 20)
    #expect(layer.frame == CGRect(x: 60, y: 70, width: 20, height: 40))
  }

  @Test("setting the frame of a transformed layer sets its bounds and position")
  func settingFrames() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 60)
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 60))
    #expect(layer.bounds.size == CGSize(width: 60, height: 30))
    #expect(layer.position == CGPoint(x: 25, y: 50))
    layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(layer.bounds.size == CGSize(width: 60, height: 30))
  }

  @Test("points are converted between layers by their transforms")
  func layerConversion() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    inner.frame = CGRect(x: 20, y: 30, width: 40, height: 20)
    outer.addSublayer(inner)
    inner.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 50, y: 20))
    #expect(outer.convert(CGPoint(x: 50, y: 20), to: inner) == .zero)
    #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 60, y: 30))
  }
}
