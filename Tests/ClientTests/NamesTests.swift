// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import AnotherLibrary
import Testing
import UIKitCompatibility

@Suite("Names alongside another library's")
struct NamesTests {
  @Test("another library's types can have the names of nodes and their values")
  func names() {
    #expect(LayoutConstraint() == AnotherLibrary.LayoutConstraint())
    #expect(Color() == AnotherLibrary.Color())
    #expect(Image() == AnotherLibrary.Image())
    #expect(Screen() == AnotherLibrary.Screen())
    #expect(ViewNode() == AnotherLibrary.ViewNode())
  }

  @MainActor
  @Test("members that other modules add to views are visible")
  func members() {
    let view = UIView()
    let constraint: NSLayoutConstraint = view.widthAnchor.constraint(equalToConstant: 8)
    constraint.isActive = true
    view.backgroundColor = UIColor(white: 0.5, alpha: 1)
    #expect(view.constraints == [constraint])
    #expect(view.layoutReport().conflicts.isEmpty)
  }
}
