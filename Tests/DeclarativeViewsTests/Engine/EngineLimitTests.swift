// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Limits of effects and calls inside each other")
struct EngineLimitTests {
  private func nested(_ depth: Int) -> LayoutTree {
    var view = AnyView(Rectangle())
    for _ in 0..<depth { view = AnyView(view.opacity(0.5)) }
    return TreeProbe(view, width: 10, height: 10).tree
  }

  private func effects(_ tree: LayoutTree) -> Int {
    tree.drawingSteps().count { if case .open = $0 { true } else { false } }
  }

  @Test("two hundred effects can be inside each other, and the others are left out and reported")
  func effects() {
    for depth in [1, 199, 200] {
      let tree = nested(depth)
      #expect(effects(tree) == depth && tree.problems.isEmpty && !tree.mayNestTooDeep)
    }
    for depth in [201, 203] {
      let tree = nested(depth)
      #expect(tree.mayNestTooDeep && effects(tree) == 200)
      #expect(tree.problems == [.nestedTooDeep(view: "opacity(0.5)", limit: 200)])
    }
  }

  @Test("five hundred calls can be inside each other")
  func calls() {
    let tree = nested(1)
    for depth in 1...500 {
      #expect(tree.entersCall(at: 1))
      #expect(tree.callDepth == depth)
    }
    #expect(tree.problems.isEmpty)
    #expect(!tree.entersCall(at: 1) && tree.callDepth == 500)
    #expect(tree.problems == [.nestedTooDeep(view: "opacity(0.5)", limit: 500)])
    tree.leaveCall()
    #expect(tree.callDepth == 499 && tree.entersCall(at: 1))
  }

  @Test("only parts of the tree that can be updated by themselves are made again")
  func otherNodes() {
    let tree = TreeProbe(VStack { Text("a") }, width: 10, height: 10).tree
    let names = tree.nodes.map(\.element.name)
    for node in [-1, 0, 1, 2, 1000] {
      let memory = ViewMemory(parent: nil)
      memory.node = node
      tree.makeAgain([memory])
      #expect(memory.round == 0 && tree.nodes.map(\.element.name) == names, "\(node)")
    }
  }
}
