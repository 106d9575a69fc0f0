// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("The context of a drawing in progress")
struct DrawingScopeTests {
  private final class Drawing: ViewNode {
    var inside: (CGRect) -> Void = { _ in }
    override func draw(_ rect: CGRect) { inside(rect) }
  }

  @Test("a view that draws without a context draws into that of the innermost drawing")
  func scopes() {
    #expect(DrawingScope.current == nil)
    let (node, inner) = (Drawing(), Drawing())
    node.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    var seen: [ObjectIdentifier?] = []
    func note() { seen.append(DrawingScope.current.map { ObjectIdentifier($0.context) }) }
    var rects: [CGRect] = []
    var other: RecordingContext?
    inner.inside = { _ in note() }
    node.inside = { rect in
      rects.append(rect)
      note()
      other = RecordingContext(inner)
      note()
    }
    let context = RecordingContext(node)
    #expect(rects == [CGRect(x: 1, y: 2, width: 30, height: 40)])
    #expect(
      seen == [
        ObjectIdentifier(context), other.map { ObjectIdentifier($0) }, ObjectIdentifier(context),
      ]
    )
    #expect(DrawingScope.current == nil)
  }

  @Test("a task that a drawing starts doesn't draw into its context")
  func tasks() async {
    let context = RecordingContext(Layer())
    var task: Task<Bool, Never>?
    DrawingScope.perform(in: context) {
      task = Task { DrawingScope.current == nil }
    }
    #expect(await task?.value == true)
  }
}
