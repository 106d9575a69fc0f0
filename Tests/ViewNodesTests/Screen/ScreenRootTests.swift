// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewNodes
import ViewTree

@Suite("The root of a screen")
struct ScreenRootTests {
  private final class Leaver: ViewNode {
    var removalCount = 0

    override func removeFromSuperview() {
      removalCount += 1
      super.removeFromSuperview()
    }
  }

  @Test("a view leaves its superview when it becomes the root")
  func leaves() {
    let (parent, view) = (ViewNode(), Leaver())
    parent.addSubview(view)
    let screen = Screen(.phone)
    screen.rootNode = view
    #expect(view.removalCount == 1)
    #expect(view.superview == nil && parent.subviews.isEmpty)
    #expect(view.frame == screen.bounds)
  }

  @Test("a root with constraints has the size of its screen, also after a rotation")
  func constrained() {
    let (root, child) = (ViewNode(), ViewNode())
    root.addSubview(child)
    for view in [root, child] { view.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: root.topAnchor),
      child.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    let screen = Screen(.phone)
    screen.rootNode = root
    screen.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    screen.rotate(to: .landscape)
    screen.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }
}
