// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Animations")
struct AnimationTests {
  @Test("keyframes perform their changes in order, and then complete")
  func keyframes() {
    var calls: [String] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { calls.append("up") }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { calls.append("down") }
    } completion: {
      calls.append("done \($0)")
    }
    #expect(calls == ["up", "down", "done true"])
  }

  @Test("an animator performs its changes when it starts, and completes at the end")
  func start() {
    var calls: [String] = []
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) {
      calls.append("change")
    }
    animator.addAnimations { calls.append("more") }
    animator.addAnimations({ calls.append("late") }, delayFactor: 0.5)
    animator.addCompletion { calls.append("\($0) \(animator.state) \(animator.isRunning)") }
    #expect(calls == [] && animator.state == .inactive && animator.duration == 0.3)
    animator.startAnimation(afterDelay: 2)
    #expect(calls == ["change", "more", "late", "end inactive false"])
    #expect(animator.delay == 2)
    animator.startAnimation()
    #expect(calls.count == 4)
  }

  @Test("an animator runs while its changes are performed")
  func runningDuringChanges() {
    var wasRunning: Bool?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations { [unowned animator] in wasRunning = animator.isRunning }
    animator.startAnimation()
    #expect(wasRunning == true && !animator.isRunning)
  }

  @Test("a paused animator performs nothing until it continues")
  func pause() {
    var position: UIViewAnimatingPosition?
    let view = UIView()
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.alpha = 0 }
    animator.addCompletion { position = $0 }
    animator.pauseAnimation()
    animator.fractionComplete = 4
    #expect(animator.state == .active && animator.fractionComplete == 1 && view.alpha == 1)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(view.alpha == 0 && position == .end && animator.state == .inactive)
  }

  @Test(
    "an animator that is reversed, or finished at its start, changes nothing",
    arguments: [true, false])
  func reversed(isReversed: Bool) {
    var calls: [UIViewAnimatingPosition] = []
    let view = UIView()
    let animator = UIViewPropertyAnimator(
      duration: 1, controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1)
    ) { view.isHidden = true }
    animator.addCompletion { calls.append($0) }
    if isReversed {
      animator.isReversed = true
      animator.startAnimation()
    } else {
      animator.fractionComplete = 0.5
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      animator.startAnimation()
      #expect(animator.state == .stopped)
      animator.finishAnimation(at: .start)
    }
    #expect(!view.isHidden && calls == [.start] && animator.state == .inactive)
  }

  @Test("an animator that is stopped without finishing drops its changes and completions")
  func stopped() {
    var calls = 0
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { calls += 1 }
    animator.addCompletion { _ in calls += 1 }
    animator.pauseAnimation()
    animator.stopAnimation(true)
    animator.startAnimation()
    #expect(calls == 0 && animator.state == .inactive)
  }

  @Test("changes animated immediately complete immediately, unless one is kept active")
  func running() {
    var calls: [String] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: [.curveEaseIn], animations: { calls.append("change") },
      completion: { calls.append("\($0)") })
    #expect(calls == ["change", "end"] && animator.state == .inactive)
    let staying = UIViewPropertyAnimator(duration: 1, curve: .easeIn)
    staying.pausesOnCompletion = true
    staying.startAnimation()
    #expect(staying.state == .active)
  }

  @Test("timing functions have Core Animation's control points")
  func paces() {
    let ease = UICubicTimingParameters(animationCurve: .easeInOut)
    #expect(ease.controlPoint1 == CGPoint(x: 0.42, y: 0))
    #expect(ease.controlPoint2 == CGPoint(x: 0.58, y: 1))
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 2, damping: 3, initialVelocity: CGVector(dx: 1, dy: 2))
    #expect(spring.initialVelocity == CGVector(dx: 1, dy: 2))
    var values: [Float] = [9, 9]
    CAMediaTimingFunction(name: .easeInEaseOut).getControlPoint(at: 2, values: &values)
    #expect(values == [0.58, 1])
    let function = CAMediaTimingFunction(name: .easeIn)
    function.getControlPoint(at: 1, values: &values)
    #expect(values == [0.42, 0])
    function.getControlPoint(at: 3, values: &values)
    #expect(values == [1, 1])
    function.getControlPoint(at: 4, values: &values)
    #expect(values == [1, 1])
  }
}

@Suite("Animations of layers")
struct LayerAnimationTests {
  private final class Delegate: CAAnimationDelegate {
    var calls: [String] = []
    func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
  }

  @Test("an animation ends immediately, and is kept only if it isn't removed on completion")
  func adding() {
    let (layer, delegate) = (CALayer(), Delegate())
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.delegate = delegate
    layer.add(fade, forKey: "fade")
    #expect(delegate.calls == ["start", "stop true"])
    #expect(layer.animation(forKey: "fade") == nil && layer.animationKeys() == nil)
    #expect(layer.opacity == 1 && layer.presentation() === layer)
    let pulse = CAKeyframeAnimation(keyPath: "transform.scale")
    pulse.isRemovedOnCompletion = false
    pulse.fillMode = .forwards
    layer.add(pulse, forKey: "pulse")
    layer.add(pulse, forKey: "again")
    layer.add(pulse, forKey: nil)
    #expect(layer.animationKeys() == ["again", "pulse"])
    #expect(layer.animation(forKey: "pulse") === pulse)
    layer.removeAnimation(forKey: "again")
    #expect(layer.animationKeys() == ["pulse"])
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test("a transaction calls its completion block when it is committed, inner ones first")
  func transactions() {
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { calls.append("outer") }
    CATransaction.begin()
    #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
    CATransaction.setCompletionBlock { calls.append("inner") }
    CATransaction.commit()
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
    #expect(calls == ["inner"])
    CATransaction.commit()
    #expect(calls == ["inner", "outer"])
    CATransaction.setCompletionBlock { calls.append("alone") }
    CATransaction.commit()
    #expect(calls == ["inner", "outer", "alone"] && CATransaction.completionBlock() == nil)
  }
}
