// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Timing of animations, and what becomes of them at once")
struct TimingTests {
  private func points(_ function: CAMediaTimingFunction) -> [[Float]] {
    (0...3).map { index in
      var values: [Float] = [9, 9]
      function.getControlPoint(at: index, values: &values)
      return values
    }
  }

  @Test(
    "predefined timings have Core Animation's control points",
    arguments: [
      (CAMediaTimingFunctionName.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]),
      (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]),
      (.default, [0.25, 0.1, 0.25, 1]),
    ] as [(CAMediaTimingFunctionName, [Float])])
  func timings(name: CAMediaTimingFunctionName, values: [Float]) {
    let expected: [[Float]] = [[0, 0], Array(values.prefix(2)), Array(values.suffix(2)), [1, 1]]
    #expect(points(CAMediaTimingFunction(name: name)) == expected)
  }

  @Test("a timing has the control points that it is given, between its ends")
  func ownTiming() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    #expect(points(function) == [[0, 0], [0.1, 0.2], [0.3, 0.4], [1, 1]])
    var values: [Float] = [9, 9]
    function.getControlPoint(at: -1, values: &values)
    #expect(values == [9, 9])
  }

  @Test("a transaction keeps its timing until it is committed, and otherwise there is none")
  func transactions() {
    let function = CAMediaTimingFunction(name: .linear)
    #expect(CATransaction.animationTimingFunction() == nil)
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    CATransaction.setAnimationTimingFunction(function)
    CATransaction.setAnimationDuration(3)
    CATransaction.setDisableActions(true)
    #expect(CATransaction.animationTimingFunction() == nil)
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(function)
    #expect(CATransaction.animationTimingFunction() === function)
    CATransaction.flush()
    #expect(CATransaction.animationTimingFunction() === function)
    CATransaction.commit()
    #expect(CATransaction.animationTimingFunction() == nil)
  }

  @Test("a delegate of an animation need not implement anything")
  func quietDelegate() {
    final class Quiet: CAAnimationDelegate {}
    let (layer, delegate) = (CALayer(), Quiet())
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.delegate = delegate
    layer.add(fade, forKey: "fade")
    layer.removeAnimation(forKey: "fade")
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
    #expect(CATransitionType(rawValue: "fade") == .fade)
    #expect(CATransitionSubtype(rawValue: "fromLeft") == .fromLeft)
  }

  @Test("both clocks run forward, one of them since 2001")
  func clocks() {
    let (first, second) = (CACurrentMediaTime(), CACurrentMediaTime())
    #expect(first >= 0 && second >= first)
    let now = Date().timeIntervalSinceReferenceDate
    #expect(abs(CFAbsoluteTimeGetCurrent() - now) < 60)
  }

  @Test("a spring animation performs its changes, and then completes")
  func spring() {
    var calls: [String] = []
    UIView.animate(springDuration: 1, bounce: 0.3) {
      calls.append("change")
    } completion: {
      calls.append("done \($0)")
    }
    #expect(calls == ["change", "done true"])
    UIView.setAnimationsEnabled(true)
    #expect(!UIView.areAnimationsEnabled)
  }

  @Test("the fraction of an animator is from 0 to 1, and setting it makes the animator active")
  func fractions() {
    for (value, expected) in [(0.3, 0.3), (-2, 0), (7, 1), (.nan, 0), (.infinity, 1)]
      as [(CGFloat, CGFloat)]
    {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.fractionComplete = value
      #expect(animator.fractionComplete == expected && animator.state == .active)
    }
  }

  @Test("an animator that isn't active can't be stopped, and only a stopped one is finished")
  func inactive() {
    var calls: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { calls.append("change") }
    animator.addCompletion { calls.append("\($0)") }
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    animator.finishAnimation(at: .end)
    #expect(calls.isEmpty && animator.state == .inactive)
    animator.pauseAnimation()
    animator.finishAnimation(at: .end)
    #expect(calls.isEmpty && animator.state == .active)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.startAnimation()
    #expect(calls.isEmpty && animator.state == .stopped)
    animator.finishAnimation(at: .start)
    #expect(calls == ["start"] && animator.state == .inactive)
  }

  @Test("a spatial transform of a view or a layer is that of its plane")
  func spatial() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(CATransform3DIsIdentity(view.transform3D))
    view.transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let transform = view.transform3D
    #expect(transform == CATransform3DMakeAffineTransform(view.transform))
    #expect(transform.m11 == 1 && transform.m12 == 2 && transform.m21 == 3 && transform.m22 == 4)
    #expect(transform.m41 == 5 && transform.m42 == 6 && transform.m33 == 1 && transform.m44 == 1)
    #expect(view.layer.transform == transform)
  }

  @Test("a rotation precedes the transform that it is added to")
  func rotation() {
    let moved = CATransform3DMakeTranslation(10, 20, 0)
    let turned = CATransform3DRotate(moved, .pi / 2, 0, 0, 1)
    let place = CGPoint(x: 1, y: 0).applying(CATransform3DGetAffineTransform(turned))
    #expect(abs(place.x - 10) < 1e-9 && abs(place.y - 21) < 1e-9)
    #expect(CATransform3DRotate(moved, 0, 0, 0, 1) == moved)
  }
}
