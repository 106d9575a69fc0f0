// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTreeTestSupport

@testable import UIKitCompatibility

/// An item with those inside it, as simple as can be.
private final class Entry {
  let name: Int
  weak var parent: Entry?
  var children: [Entry] = []
  var isOpen = false

  init(_ name: Int) { self.name = name }

  var all: [Entry] { children.flatMap { [$0] + $0.all } }
  var visible: [Entry] { children.flatMap { [$0] + ($0.isOpen ? $0.visible : []) } }
  var level: Int { parent.map { $0.parent == nil ? 0 : $0.level + 1 } ?? 0 }

  func add(_ names: [Int], at index: Int) {
    let made = names.map { Entry($0) }
    for entry in made { entry.parent = self }
    children.insert(contentsOf: made, at: index)
  }
}

@Suite("Trees of items in a section")
struct SectionTreeTests {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

  private func compare(_ snapshot: Snapshot, _ root: Entry, _ label: String) {
    let all = root.all
    #expect(snapshot.items == all.map(\.name), "\(label)")
    #expect(snapshot.rootItems == root.children.map(\.name), "\(label)")
    let visible = root.visible.map(\.name)
    #expect(snapshot.visibleItems == visible, "\(label)")
    for (index, entry) in all.enumerated() {
      let name = entry.name
      #expect(snapshot.contains(name) && snapshot.index(of: name) == index, "\(label)")
      #expect(snapshot.level(of: name) == entry.level, "\(label)")
      let parent = entry.parent === root ? nil : entry.parent?.name
      #expect(snapshot.parent(of: name) == parent, "\(label)")
      #expect(snapshot.isVisible(name) == visible.contains(name), "\(label)")
      #expect(snapshot.isExpanded(name) == entry.isOpen, "\(label)")
    }
    #expect(!snapshot.contains(-1) && snapshot.index(of: -1) == nil && snapshot.level(of: -1) == 0)
  }

  @Test("a tree is what a simple one is after any changes", arguments: 0..<40)
  func random(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    var snapshot = Snapshot()
    let root = Entry(-1)
    var next = 0
    func fresh() -> [Int] {
      let count = dice.next(below: 4)
      defer { next += count }
      return Array(next..<(next + count))
    }
    for step in 0..<30 {
      let known = root.all
      let entry = known.isEmpty ? nil : known[dice.next(below: known.count)]
      let names = fresh()
      switch dice.next(below: 8) {
      case 0, 1:
        snapshot.append(names, to: entry?.name)
        let parent = entry ?? root
        parent.add(names, at: parent.children.count)
      case 2, 3:
        guard let entry, let parent = entry.parent else { continue }
        let isAfter = dice.next(below: 2) == 0
        if isAfter {
          snapshot.insert(names, after: entry.name)
        } else {
          snapshot.insert(names, before: entry.name)
        }
        let index = parent.children.firstIndex { $0 === entry } ?? 0
        parent.add(names, at: isAfter ? index + 1 : index)
      case 4:
        guard let entry, dice.next(below: 2) == 0 else { continue }
        snapshot.delete([entry.name, -7])
        entry.parent?.children.removeAll { $0 === entry }
      case 5, 6:
        guard let entry else { continue }
        snapshot.expand([entry.name, -7])
        entry.isOpen = true
      default:
        guard let entry else { continue }
        snapshot.collapse([entry.name, -7])
        entry.isOpen = false
      }
      compare(snapshot, root, "seed \(seed), step \(step)")
    }
    for entry in root.all {
      let inner = snapshot.snapshot(of: entry.name)
      #expect(
        inner.items == entry.all.map(\.name) && inner.visibleItems == entry.visible.map(\.name))
      let outer = snapshot.snapshot(of: entry.name, includingParent: true)
      #expect(outer.items == [entry.name] + entry.all.map(\.name))
      #expect(outer.isExpanded(entry.name) == entry.isOpen && outer.rootItems == [entry.name])
    }
    #expect(snapshot.mistakes.isEmpty)
  }
}
