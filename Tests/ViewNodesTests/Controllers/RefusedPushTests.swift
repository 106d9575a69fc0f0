// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes

@Suite("Refused pushes")
struct RefusedPushTests {
  @Test("a controller that can't be pushed isn't moving to a parent afterward")
  func refused() {
    let outer = ViewController()
    let inner = NavigationController(rootViewController: ViewController())
    outer.addChild(inner)
    inner.pushViewController(outer, animated: false)
    #expect(inner.viewControllers.count == 1 && outer.parent == nil)
    #expect(!outer.isMovingToParent)
    inner.setViewControllers([outer, ViewController()], animated: false)
    #expect(inner.viewControllers.count == 1 && !outer.isMovingToParent)
    let next = ViewController()
    inner.pushViewController(next, animated: false)
    #expect(next.parent === inner && !next.isMovingToParent)
  }
}
