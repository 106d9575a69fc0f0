// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

/// State that a view keeps, which may have been changed.
private final class Source: ChangeSource {
  var isWritten: Bool
  var gone: [ViewMemory] = []

  init(isWritten: Bool) { self.isWritten = isWritten }

  func removeReader(_ memory: ViewMemory) { gone.append(memory) }
}

private final class Kept {}

@Suite("The memory of views")
struct MemoryTests {
  private let root = ViewMemory(parent: nil)

  @Test("a value is made once, unless one of another type is there")
  func kept() {
    let first = root.kept { Kept() }
    #expect(root.kept { Kept() } === first && root.values.count == 1)
    let source = root.kept { Source(isWritten: true) }
    #expect(root.values.count == 1 && root.values.first === source)
    #expect(root.kept { Kept() } !== first)
  }

  @Test("a child is found by its key, and knows how deep it is")
  func children() {
    let child = root.child(.index(1))
    #expect(root.child(.index(1)) === child && root.child(.index(2)) !== child)
    #expect(root.child(.branch(1)) !== child && child.child(.index(1)) !== child)
    #expect(root.depth == 0 && child.depth == 1 && child.child(.body).child(.body).depth == 3)
  }

  @Test("memory of a view of another type starts over")
  func types() {
    var removals = 0
    root.belong(to: Text.self)
    root.values = [Kept()]
    root.onRemoval = [{ removals += 1 }]
    root.node = 5
    root.belong(to: Text.self)
    #expect(root.values.count == 1 && removals == 0 && root.node == 5 && root.name == "Text")
    root.belong(to: Spacer.self)
    #expect(root.values.isEmpty && removals == 1 && root.node == -1 && root.name == "Spacer")
  }

  @Test("what is forgotten is cleared with all descendants, and says so once")
  func forgetting() {
    let (child, source) = (root.child(.body), Source(isWritten: true))
    let inner = child.child(.index(3))
    var removals: [String] = []
    for (memory, name) in [(root, "root"), (child, "child"), (inner, "inner")] {
      memory.values = [Kept()]
      memory.node = 1
      memory.isChanged = true
      memory.depend(on: source)
      memory.onRemoval = [{ removals.append(name) }]
    }
    child.forget()
    child.forget()
    #expect(removals == ["child", "inner"])
    #expect(source.gone.count == 2 && source.gone.allSatisfy { $0 === child || $0 === inner })
    for memory in [child, inner] {
      #expect(memory.values.isEmpty && memory.node == -1 && !memory.isChanged)
    }
    #expect(root.values.count == 1 && root.node == 1 && root.isChanged)
    #expect(child.child(.index(3)) !== inner)
  }

  @Test("views that a round didn't meet are forgotten, but not those that are made on demand")
  func sweeping() {
    let (met, missed) = (root.child(.index(0)), root.child(.index(1)))
    let (inner, lost) = (met.child(.index(0)), met.child(.index(1)))
    for memory in [met, inner] { memory.round = 2 }
    for memory in [missed, lost] { memory.round = 1 }
    var removals = 0
    for memory in [met, inner, missed, lost] { memory.onRemoval = [{ removals += 1 }] }
    met.isOnDemand = true
    root.sweep(round: 2)
    #expect(removals == 1 && root.child(.index(0)) === met && root.child(.index(1)) !== missed)
    #expect(met.child(.index(1)) === lost)
    met.sweep(round: 2)
    #expect(removals == 2 && met.child(.index(0)) === inner && met.child(.index(1)) !== lost)
    met.isOnDemand = false
    inner.round = 1
    root.child(.index(1)).round = 2
    root.sweep(round: 2)
    #expect(removals == 3 && met.child(.index(0)) !== inner)
  }

  @Test("a view that leaves is forgotten unless state in it was changed")
  func leaving() {
    for isWritten in [false, true] {
      let root = ViewMemory(parent: nil)
      let child = root.child(.id(1))
      let inner = child.child(.body)
      let source = Source(isWritten: isWritten)
      inner.values = [Kept(), source]
      inner.depend(on: source)
      inner.node = 3
      child.node = 2
      inner.isChanged = true
      root.leaveChild(.id(2))
      #expect(inner.node == 3)
      root.leaveChild(.id(1))
      #expect((root.child(.id(1)) === child) == isWritten)
      #expect(inner.values.count == (isWritten ? 2 : 0))
      #expect(inner.node == -1 && child.node == -1 && !inner.isChanged)
      #expect(source.gone.count == 1 && source.gone.first === inner)
    }
  }

  @Test("a changed view is noted once, and outer views come first")
  func changes() {
    let tree = TreeMemory(root: root)
    var count = 0
    tree.onChange = { count += 1 }
    let outer = root.child(.body)
    let inner = outer.child(.body)
    tree.change(outer)
    #expect(count == 0 && tree.changed.isEmpty)
    (outer.node, inner.node) = (0, 7)
    tree.change(inner)
    tree.change(outer)
    tree.change(inner)
    tree.change(root)
    #expect(count == 3 && tree.changed.count == 3)
    let popped = tree.popChanged()
    #expect(popped.count == 3 && popped[0] === root && popped[1] === outer && popped[2] === inner)
    #expect(tree.popChanged().isEmpty)
    inner.isChanged = false
    tree.change(inner)
    inner.isChanged = false
    #expect(tree.popChanged().isEmpty && count == 4)
  }

  @Test("actions are performed once, in order, and those that they add wait")
  func actions() {
    let tree = TreeMemory()
    #expect(!tree.callActions())
    var calls: [String] = []
    tree.afterwards {
      calls.append("first")
      tree.afterwards { calls.append("later") }
    }
    tree.afterwards { calls.append("second") }
    #expect(tree.callActions() && calls == ["first", "second"])
    #expect(tree.callActions() && calls == ["first", "second", "later"])
    #expect(!tree.callActions() && calls.count == 3)
  }

  @Test("rounds are numbered, and readers are nested")
  func reading() {
    let tree = TreeMemory(root: root)
    #expect(tree.beginRound() == 1 && tree.beginRound() == 2 && tree.round == 2)
    let inner = root.child(.body)
    #expect(CurrentReader.current == nil)
    tree.read(for: root) {
      #expect(CurrentReader.current?.memory === root)
      let other = TreeMemory()
      other.read(for: inner) {
        #expect(CurrentReader.current?.memory === inner && CurrentReader.current?.tree === other)
        other.afterwards { #expect(CurrentReader.current == nil) }
        #expect(other.callActions())
      }
      #expect(CurrentReader.current?.memory === root)
    }
    #expect(CurrentReader.current == nil)
  }

  @Test("only views with state, an environment, or observable objects are updated by themselves")
  func kinds() {
    struct Plain: View {
      var number = 1
      var body: some View { Text("\(number)") }
    }
    struct Stateful: View {
      @State var number = 1
      var body: some View { Text("\(number)") }
    }
    struct Reading: View {
      @Environment(\.isEnabled) var isEnabled
      var body: some View { Text("\(isEnabled)") }
    }
    final class Object: ObservableObject {}
    struct Observing: View {
      let object = Object()
      var body: some View { Text("a") }
    }
    let tree = TreeMemory()
    for _ in 0..<2 {
      #expect(!tree.kind(of: Plain()).isDynamic && !tree.kind(of: Text("a")).isDynamic)
      #expect(tree.kind(of: Stateful()).isDynamic && tree.kind(of: Reading()).isDynamic)
      #expect(tree.kind(of: Observing()).isDynamic)
    }
  }

  @Test("properties keep their values in order, and start over from one of another type")
  func properties() {
    func connection() -> PropertyConnection {
      PropertyConnection(memory: root, tree: TreeMemory(), environment: EnvironmentValues())
    }
    var first = connection()
    let (one, two) = (first.kept { Kept() }, first.kept { Source(isWritten: false) })
    let three = first.kept { Kept() }
    #expect(root.values.count == 3)
    var second = connection()
    let again = (
      second.kept { Kept() }, second.kept { Source(isWritten: true) }, second.kept { Kept() }
    )
    #expect(again.0 === one && again.1 === two && again.2 === three)
    var third = connection()
    let same = third.kept { Kept() }
    #expect(same === one)
    let other = third.kept { Kept() }
    #expect(other !== three && root.values.count == 2 && root.values.last === other)
  }
}
