// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Layers at a point")
struct LayerHitTests {
  @Test("the frontmost sublayer that is not hidden is found, also outside of the bounds")
  func frontmost() {
    let (outer, back, front) = (CALayer(), CALayer(), CALayer())
    outer.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    back.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    front.frame = CGRect(x: 20, y: 20, width: 60, height: 10)
    outer.addSublayer(back)
    outer.addSublayer(front)
    #expect(outer.hitTest(CGPoint(x: 125, y: 125)) === front)
    #expect(outer.hitTest(CGPoint(x: 105, y: 105)) === back)
    #expect(outer.hitTest(CGPoint(x: 145, y: 145)) === outer)
    #expect(outer.hitTest(CGPoint(x: 170, y: 125)) === front)
    back.zPosition = 1
    #expect(outer.hitTest(CGPoint(x: 125, y: 125)) === back)
    outer.masksToBounds = true
    front.isHidden = true
    #expect(outer.hitTest(CGPoint(x: 170, y: 125)) == nil)
    #expect(outer.hitTest(CGPoint(x: 125, y: 125)) === back)
  }

  @Test("transforms are taken into account, and a view's layer takes points of the superview")
  func transformed() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.hitTest(CGPoint(x: -5, y: -5)) === layer)
    #expect(layer.hitTest(CGPoint(x: 31, y: 0)) == nil)
    let (page, card) = (UIView(), UIView())
    page.addSubview(card)
    card.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
    #expect(card.layer.hitTest(CGPoint(x: 55, y: 55)) === card.layer)
    #expect(card.layer.hitTest(CGPoint(x: 5, y: 5)) == nil)
  }

  @Test("a layer is its own model, and times are those of one clock")
  func clock() {
    let layer = CALayer()
    #expect(layer.model() === layer)
    #expect(layer.convertTime(12, from: nil) == 12 && layer.convertTime(12, to: CALayer()) == 12)
  }

  @Test("hidden layers aren't found, nor sublayers outside of a layer that clips")
  func hidden() {
    let (outer, back, front) = (CALayer(), CALayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    back.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    front.frame = CGRect(x: 20, y: 20, width: 60, height: 10)
    outer.addSublayer(back)
    outer.addSublayer(front)
    outer.masksToBounds = true
    #expect(outer.hitTest(CGPoint(x: 70, y: 25)) == nil)
    front.isHidden = true
    #expect(outer.hitTest(CGPoint(x: 25, y: 25)) === back)
  }
}
