// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTree

@Suite("Animated changes")
struct AnimationTests {
  @Test(
    "take effect immediately, followed by their completion, with every method")
  func changes() {
    let node = ViewNode()
    var steps: [String] = []
    ViewNode.animate(withDuration: 0.3) { node.alpha = 0.5 }
    #expect(node.alpha == 0.5)
    ViewNode.animate(withDuration: 0.3) {
      steps.append("change")
    } completion: {
      steps.append("over \($0)")
    }
    ViewNode.animate(withDuration: 0.3, delay: 1, options: [.curveEaseIn, .autoreverse]) {
      steps.append("later")
    }
    ViewNode.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1
    ) {
      steps.append("spring")
    } completion: { _ in
      steps.append("still")
    }
    ViewNode.transition(with: node, duration: 1, options: .transitionCrossDissolve) {
      steps.append("dissolve")
    }
    ViewNode.performWithoutAnimation { steps.append("plain") }
    #expect(
      steps == ["change", "over true", "later", "spring", "still", "dissolve", "plain"])
  }

  @Test("options have UIKit's bits")
  func options() {
    let flags: [ViewNode.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
      .showHideTransitionViews, .overrideInheritedOptions,
    ]
    #expect(flags.map(\.rawValue) == (0..<10).map { 1 << $0 })
    let curves: [ViewNode.AnimationOptions] = [
      .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear,
    ]
    #expect(curves.map(\.rawValue) == (0...3).map { $0 << 16 })
    let transitions: [ViewNode.AnimationOptions] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    #expect(transitions.map(\.rawValue) == (1...7).map { $0 << 20 })
  }

  @Test("options of keyframes have UIKit's bits")
  func keyframeOptions() {
    let flags: [ViewNode.KeyframeAnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
    ]
    #expect(flags.map(\.rawValue) == (0..<5).map { 1 << $0 })
    let modes: [ViewNode.KeyframeAnimationOptions] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced,
      .calculationModeCubic, .calculationModeCubicPaced,
    ]
    #expect(modes.map(\.rawValue) == (0...4).map { $0 << 10 })
  }

  @Test("keyframes take effect in the order in which they are added, before the completion")
  func keyframes() {
    var steps: [String] = []
    ViewNode.animateKeyframes(withDuration: 1, delay: 0) {
      ViewNode.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { steps.append("a") }
      ViewNode.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { steps.append("b") }
    } completion: {
      steps.append("over \($0)")
    }
    ViewNode.transition(with: ViewNode(), duration: 1, animations: nil) {
      steps.append("shown \($0)")
    }
    #expect(steps == ["a", "b", "over true", "shown true"])
  }
}
