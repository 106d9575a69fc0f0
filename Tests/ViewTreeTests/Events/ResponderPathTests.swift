// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("The path to the first responder")
struct ResponderPathTests {
  private final class Field: ViewNode {
    var yields = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { yields }
  }

  private final class Content: NodeContent {
    var taken = 0
    func firstResponderWasTaken() { taken += 1 }
  }

  private let root = ViewNode()
  private let group = ViewNode()
  private let other = ViewNode()
  private let first = Field()
  private let second = Field()

  init() {
    root.addSubview(group)
    root.addSubview(other)
    group.addSubview(first)
    other.addSubview(second)
  }

  private var marked: [ViewNode] {
    [root, group, other, first, second].filter { $0.passState.contains(.holdsFirstResponder) }
  }

  @Test("the views from the root to the first responder are marked, and no others")
  func marks() {
    #expect(marked.isEmpty)
    first.becomeFirstResponder()
    #expect(marked == [root, group, first])
    second.becomeFirstResponder()
    #expect(marked == [root, other, second])
    #expect(!first.isFirstResponder && root.currentFirstResponder === second)
    second.resignFirstResponder()
    #expect(marked.isEmpty && root.currentFirstResponder == nil)
  }

  @Test("a removed part of the tree takes no marks along", arguments: [true, false])
  func removal(yields: Bool) {
    first.becomeFirstResponder()
    first.yields = yields
    other.removeFromSuperview()
    #expect(first.isFirstResponder)
    group.removeFromSuperview()
    #expect(marked.isEmpty && !first.isFirstResponder)
    root.addSubview(group)
    #expect(marked.isEmpty && !first.isFirstResponder)
    #expect(first.becomeFirstResponder() && first.isFirstResponder)
  }

  @Test("the content of a view is told if the view has to stop being the first responder")
  func taken() {
    let content = Content()
    first.rareState.measuredContent = content
    first.becomeFirstResponder()
    #expect(root.endEditing(false) && content.taken == 0)
    first.becomeFirstResponder()
    #expect(root.endEditing(true) && content.taken == 0)
    first.becomeFirstResponder()
    first.yields = false
    #expect(!root.endEditing(false) && content.taken == 0 && first.isFirstResponder)
    #expect(other.endEditing(false) && group.endEditing(true) && content.taken == 1)
    #expect(marked.isEmpty)
  }

  @Test("each tree has a first responder of its own")
  func trees() {
    first.becomeFirstResponder()
    other.removeFromSuperview()
    #expect(second.becomeFirstResponder() && second.isFirstResponder && first.isFirstResponder)
    #expect(root.currentFirstResponder === first && other.currentFirstResponder === second)
  }
}
