// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Views that are kept for reuse")
struct ReuseTests {
  /// A view that acts when it is told that it moves to another superview.
  private final class Moving: ViewNode {
    var moves: [String] = []
    var whenRemoved: (() -> Void)?
    var whenShown: (() -> Void)?

    override func willMove(toSuperview newSuperview: ViewNode?) {
      moves.append(newSuperview == nil ? "will leave" : "will enter")
      let act = newSuperview == nil ? whenRemoved : whenShown
      if newSuperview == nil { whenRemoved = nil } else { whenShown = nil }
      act?()
    }
    override func didMoveToSuperview() {
      moves.append(superview == nil ? "left" : "entered")
    }
    override func didMoveToWindow() { moves.append(window == nil ? "off" : "on") }
  }

  private let root = rooted(100, 100)
  private let kept = Moving()
  private let other = ViewNode()

  init() {
    for node in [kept, other] { root.addSubview(node) }
    root.layoutIfNeeded()
    kept.moves = []
  }

  /// Whether the tree still contains the view, whatever it says.
  private var isKept: Bool { kept.rootNode === root }

  @Test("a view without ties to its superview stays in the tree, and is told that it leaves")
  func free() {
    root.keepForReuse(kept)
    #expect(isKept && kept.superview == nil && kept.awaitsReuse)
    #expect(root.subviews == [other] && kept.moves == ["will leave", "left"])
    root.keepForReuse(kept)
    #expect(!isKept && kept.superview == nil && !kept.awaitsReuse)
  }

  @Test("a view that a constraint ties to its superview leaves it", arguments: [true, false])
  func tied(isLaidOut: Bool) {
    let tie = kept.topAnchor.constraint(equalTo: root.topAnchor)
    let own = kept.widthAnchor.constraint(equalToConstant: 5)
    LayoutConstraint.activate([tie, own])
    if isLaidOut { root.layoutIfNeeded() }
    root.keepForReuse(kept)
    #expect(!isKept && kept.superview == nil && !tie.isActive && own.isActive)
    #expect(kept.moves == ["will leave", "left"])
  }

  @Test("a view with constraints of its own is kept with them")
  func ownConstraints() {
    let inner = constrained()
    kept.addSubview(inner)
    LayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: kept.leadingAnchor, constant: 3),
      inner.widthAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    root.keepForReuse(kept)
    #expect(isKept && kept.constraints.count == 1 && inner.constraints.count == 1)
    root.show(kept, after: other, before: nil)
    root.layoutIfNeeded()
    #expect(root.subviews == [other, kept])
    #expect(inner.frame.minX == 3 && inner.frame.width == 5)
  }

  @Test("a view of another superview just leaves that")
  func foreign() {
    let stranger = ViewNode()
    other.addSubview(stranger)
    root.keepForReuse(stranger)
    #expect(stranger.superview == nil && other.subviews.isEmpty && stranger.rootNode === stranger)
  }

  @Test("a view that moves elsewhere when it is to be kept stays there")
  func movedAway() {
    kept.whenRemoved = { [kept, other] in other.addSubview(kept) }
    root.keepForReuse(kept)
    #expect(kept.superview === other && !kept.awaitsReuse && root.subviews == [other])
  }

  @Test("a kept view is shown at a place among the others")
  func shown() {
    let last = ViewNode()
    for node in [last, kept] { root.addSubview(node) }
    root.keepForReuse(kept)
    root.show(kept, after: nil, before: last)
    #expect(root.subviews == [other, kept, last])
    root.show(kept, after: last, before: nil)
    #expect(root.subviews == [other, kept, last])
    root.keepForReuse(kept)
    root.show(kept, after: last, before: other)
    #expect(root.subviews == [other, last, kept])
    root.keepForReuse(kept)
    root.show(kept, after: nil, before: nil)
    #expect(root.subviews == [other, last, kept])
    root.show(ViewNode(), after: other, before: nil)
    #expect(root.subviews.count == 4 && root.subviews[0] === other && root.subviews[2] === last)
  }

  @Test("a kept view that moves elsewhere when it is to be shown stays there")
  func movedWhenShown() {
    root.keepForReuse(kept)
    kept.whenShown = { [kept, other] in other.addSubview(kept) }
    root.show(kept, after: other, before: nil)
    #expect(kept.superview === other && root.subviews == [other])
  }

  @Test("a kept view is off the screen until it is shown again")
  func screen() {
    let screen = Screen(size: CGSize(width: 100, height: 100), rootNode: root)
    #expect(kept.window === screen)
    kept.moves = []
    root.keepForReuse(kept)
    #expect(kept.window == nil && kept.moves == ["will leave", "off", "left"])
    kept.moves = []
    root.show(kept, after: other, before: nil)
    #expect(kept.window === screen && kept.moves == ["will enter", "on", "entered"])
  }

  @Test("a kept view can take what contained it as a subview")
  func turnedInsideOut() {
    let (inner, outer) = (ViewNode(), ViewNode())
    kept.addSubview(inner)
    outer.addSubview(root)
    root.keepForReuse(kept)
    inner.addSubview(root)
    #expect(root.superview === inner && kept.superview == nil && outer.subviews.isEmpty)
    #expect(kept.subviews == [inner] && root.subviews == [other])
    #expect(root.rootNode === kept && kept.layoutProblems.isEmpty)
  }

  @Test("the conflicts of a kept view aren't reported while nobody sees it")
  func conflicts() {
    let inner = constrained()
    kept.addSubview(inner)
    LayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 3),
      inner.widthAnchor.constraint(equalToConstant: 5),
    ])
    #expect(root.layoutReport().conflicts.count == 1)
    root.keepForReuse(kept)
    #expect(root.layoutReport().conflicts.isEmpty)
    root.show(kept, after: other, before: nil)
    #expect(root.layoutReport().conflicts.count == 1)
  }

  @Test("a kept first responder is none any more")
  func responder() {
    final class Field: ViewNode {
      override var canBecomeFirstResponder: Bool { true }
    }
    let field = Field()
    kept.addSubview(field)
    #expect(field.becomeFirstResponder() && root.currentFirstResponder === field)
    root.keepForReuse(kept)
    #expect(!field.isFirstResponder && root.currentFirstResponder == nil)
  }

  @Test("a view that is shown again is next to its neighbors, wherever it was kept")
  func neighbors() {
    let (first, second, third) = (ViewNode(), ViewNode(), ViewNode())
    for order in 0..<4 {
      let root = rooted(100, 100)
      let kept = Moving()
      var views: [ViewNode] = [first, second, third]
      views.insert(kept, at: order)
      for view in views { root.addSubview(view) }
      root.layoutIfNeeded()
      root.keepForReuse(kept)
      root.show(kept, after: first, before: second)
      #expect(root.subviews == [first, kept, second, third])
      root.keepForReuse(kept)
      root.show(kept, after: nil, before: third)
      #expect(root.subviews == [first, second, kept, third])
      root.keepForReuse(kept)
      root.show(kept, after: nil, before: first)
      #expect(root.subviews == [kept, first, second, third])
      root.keepForReuse(kept)
      root.show(kept, after: third, before: nil)
      #expect(root.subviews == [first, second, third, kept])
    }
  }
}
