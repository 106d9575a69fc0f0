// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Values of layers and animations by name")
struct NamedValueTests {
  @Test("a layer and an animation keep values under names of their own")
  func kept() {
    let layer = CALayer()
    layer.setValue(true, forKey: "isMarked")
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    #expect(layer.value(forKey: "isMarked") as? Bool == true)
    #expect(layer.value(forKey: "fade") == nil)
    layer.setValue(nil, forKey: "isMarked")
    #expect(layer.value(forKey: "isMarked") == nil)
    let animation = CABasicAnimation(keyPath: "path")
    animation.setValue(layer, forKey: "owner")
    #expect(animation.value(forKey: "owner") as? CALayer === layer)
  }

  @Test("properties are set by their names, and values of other types are ignored")
  func properties() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
    layer.setValue(CGFloat(5), forKey: "cornerRadius")
    layer.setValue(0.5, forKeyPath: "opacity")
    layer.setValue(true, forKey: "hidden")
    layer.setValue(100, forKeyPath: "position.x")
    layer.setValue("text", forKey: "borderWidth")
    layer.setValue(Double.nan, forKeyPath: "position.y")
    #expect(layer.cornerRadius == 5 && layer.opacity == 0.5 && layer.isHidden)
    #expect(layer.position == CGPoint(x: 100, y: 30) && layer.borderWidth == 0)
    #expect(layer.value(forKeyPath: "position.x") as? CGFloat == 100)
    #expect(layer.value(forKey: "bounds") as? CGRect == layer.bounds)
  }

  @Test("a rotation and a scale are set independently")
  func transforms() throws {
    let layer = CALayer()
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(7, forKeyPath: "transform.translation.x")
    let transform = layer.affineTransform()
    #expect(abs(transform.a) < 1e-9 && abs(transform.b - 2) < 1e-9 && transform.tx == 7)
    let scale = try #require(layer.value(forKeyPath: "transform.scale") as? CGFloat)
    let angle = try #require(layer.value(forKeyPath: "transform.rotation") as? CGFloat)
    #expect(abs(scale - 2) < 1e-9 && abs(angle - CGFloat.pi / 2) < 1e-9)
  }
}
