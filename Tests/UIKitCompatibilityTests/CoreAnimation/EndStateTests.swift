// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("What animations leave behind")
struct EndStateTests {
  @Test("an animation that fills forwards and isn't removed leaves its last value")
  func forwards() {
    let layer = CAShapeLayer()
    layer.strokeEnd = 0
    let stroke = CABasicAnimation(keyPath: "strokeEnd")
    stroke.toValue = 0.75
    stroke.fillMode = .forwards
    stroke.isRemovedOnCompletion = false
    layer.add(stroke, forKey: "stroke")
    #expect(layer.strokeEnd == 0.75)

    let fades = CAKeyframeAnimation(keyPath: "opacity")
    fades.values = [1, 0.1, 0.5]
    let fill = CABasicAnimation(keyPath: "fillColor")
    fill.toValue = UIColor.red.cgColor
    let group = CAAnimationGroup()
    group.animations = [fades, fill]
    group.fillMode = .both
    group.isRemovedOnCompletion = false
    layer.add(group, forKey: nil)
    #expect(layer.opacity == 0.5 && layer.fillColor == UIColor.red.cgColor)
  }

  @Test("animations that are removed, run back, or never end leave the values as they were")
  func removed() {
    let layer = CAShapeLayer()
    let changes: [(CABasicAnimation) -> Void] = [
      { $0.fillMode = .removed }, { $0.isRemovedOnCompletion = true }, { $0.autoreverses = true },
      { $0.repeatCount = .infinity }, { $0.toValue = "much" }, { $0.keyPath = "unknown" },
    ]
    for change in changes {
      let animation = CABasicAnimation(keyPath: "lineWidth")
      animation.toValue = 9
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      change(animation)
      layer.add(animation, forKey: nil)
      #expect(layer.lineWidth == 1 && layer.value(forKey: "unknown") == nil)
    }
  }

  @Test("how shapes look is set and read by name; other layers keep such a value")
  func named() {
    let shape = CAShapeLayer()
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath
    shape.setValue(path, forKey: "path")
    shape.setValue(0.25, forKey: "strokeStart")
    shape.setValue(3, forKeyPath: "lineDashPhase")
    shape.setValue(UIColor.blue.cgColor, forKey: "strokeColor")
    shape.setValue(UIColor.green.cgColor, forKey: "backgroundColor")
    shape.setValue(UIColor.red.cgColor, forKey: "borderColor")
    shape.setValue(CATransform3DMakeScale(2, 2, 1), forKey: "transform")
    shape.setValue("wide", forKey: "lineWidth")
    #expect(shape.path == path && shape.strokeStart == 0.25 && shape.lineDashPhase == 3)
    #expect(shape.strokeColor == UIColor.blue.cgColor && shape.lineWidth == 1)
    #expect(shape.backgroundColor == UIColor.green.cgColor)
    #expect(shape.borderColor == UIColor.red.cgColor && shape.affineTransform().a == 2)
    #expect(shape.value(forKey: "strokeStart") as? CGFloat == 0.25)
    let plain = CALayer()
    plain.setValue(2, forKey: "lineWidth")
    #expect(plain.value(forKey: "lineWidth") as? Int == 2)
  }

  @Test("animations that run backward, are additive, or last forever leave the values")
  func unended() {
    let layer = CAShapeLayer()
    let changes: [(CABasicAnimation) -> Void] = [
      { $0.speed = -1 }, { $0.isAdditive = true }, { $0.repeatDuration = .infinity },
    ]
    for change in changes {
      let animation = CABasicAnimation(keyPath: "lineWidth")
      animation.toValue = 9
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      change(animation)
      layer.add(animation, forKey: nil)
      #expect(layer.lineWidth == 1)
    }
  }
}
