// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import UIKitCompatibility

@Suite("Orders of subviews")
struct SubviewOrderTests {
  @Test("two subviews are exchanged wherever they are, and others stay", arguments: 0...4)
  func exchanged(count: Int) {
    for first in -1...count {
      for second in -1...count {
        let parent = UIView()
        let views = (0..<count).map { _ in UIView() }
        for view in views { parent.addSubview(view) }
        parent.exchangeSubview(at: first, withSubviewAt: second)
        var expected = views
        if views.indices.contains(first), views.indices.contains(second) {
          expected.swapAt(first, second)
        }
        #expect(parent.subviews == expected, "\(first) and \(second) of \(count)")
      }
    }
  }

  @Test("a view replaces another at its place, and nothing if that is nowhere")
  func transitions() {
    let (parent, below, old, above, new) = (UIView(), UIView(), UIView(), UIView(), UIView())
    for view in [below, old, above] { parent.addSubview(view) }
    var calls: [Bool] = []
    UIView.transition(from: old, to: new, duration: 1) { calls.append($0) }
    #expect(parent.subviews == [below, new, above] && old.superview == nil)
    UIView.transition(from: old, to: below, duration: 1) { calls.append($0) }
    #expect(parent.subviews == [below, new, above] && calls == [true, true])
    new.isHidden = false
    old.isHidden = true
    UIView.transition(from: new, to: old, duration: 1, options: .showHideTransitionViews) {
      calls.append($0)
    }
    #expect(new.isHidden && !old.isHidden && old.superview == nil && calls.count == 3)
    #expect(parent.subviews == [below, new, above])
  }
}
