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
    #expect(ViewNode.AnimationOptions.curveEaseInOut.rawValue == 0)
    #expect(ViewNode.AnimationOptions.curveLinear.rawValue == 3 << 16)
    #expect(ViewNode.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
  }
}
