// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

/// A node that counts its layouts together with all others of its tree.
final class CountedNode: ViewNode {
  final class Counter {
    var layouts = 0
  }
  let counter: Counter

  init(_ counter: Counter) {
    self.counter = counter
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    counter.layouts += 1
    super.layoutSubviews()
  }
}

/// A tree with one constraint to change, and the maximum work for the change.
nonisolated struct LocalChange: CustomTestStringConvertible, Sendable {
  var name: String
  /// The maximum number of nodes laid out, and of values and relations visited.
  var layouts: Int
  var values: Int
  var rows: Int
  /// Builds a tree with a number of groups of ten nodes and returns the constraint to change.
  var build: TreeWork<ViewNode, Int, CountedNode.Counter, LayoutConstraint>

  var testDescription: String { name }
}

@Suite("Effects of a change")
struct LocalityTests {
  nonisolated static let changes: [LocalChange] = [
    LocalChange(name: "a leaf in a row of its own", layouts: 1, values: 4, rows: 12) {
      root, count, counter in
      pages(root, count, counter)[count / 2]
    },
    LocalChange(name: "the last row of a long column", layouts: 2, values: 80, rows: 200) {
      root, count, counter in
      column(root, count, counter)[count - 1]
    },
    LocalChange(name: "a label's place among stacks", layouts: 3, values: 100, rows: 400) {
      root, count, counter in
      stacks(root, count, counter)[count - 1]
    },
    LocalChange(name: "a leaf among margins on a screen", layouts: 2, values: 8, rows: 30) {
      root, count, counter in
      margins(root, count, counter)[count / 2]
    },
    LocalChange(name: "a leaf among baselines", layouts: 1, values: 8, rows: 40) {
      root, count, counter in
      baselines(root, count, counter)[count / 2]
    },
    LocalChange(name: "a leaf among conflicts", layouts: 1, values: 4, rows: 12) {
      root, count, counter in
      let constraints = pages(root, count, counter)
      for row in root.subviews where row !== root.subviews[count / 2] {
        row.heightAnchor.constraint(equalToConstant: 11).isActive = true
      }
      return constraints[count / 2]
    },
  ]

  @Test(
    "one constant in 3000 nodes affects what depends on it and nothing else", arguments: changes)
  func constant(change: LocalChange) throws {
    let root = rooted(1000, 1000)
    let counter = CountedNode.Counter()
    let constraint = change.build(root, 300, counter)
    root.layoutIfNeeded()
    let engine = try #require(root.ownEngine)
    counter.layouts = 0
    let before = engine.work
    constraint.constant += 2
    root.layoutIfNeeded()
    #expect(counter.layouts <= change.layouts)
    #expect(engine.work.values - before.values <= change.values)
    #expect(engine.work.rows - before.rows <= change.rows)
    #expect(engine.work.addedRows == before.addedRows)
    #expect(engine.work.insets - before.insets <= 16)
    #expect(engine.work.formattedConflicts == before.formattedConflicts)
    #expect(engine.work.frames - before.frames <= 330, "the subviews of nodes that are laid out")
  }

  // MARK: Trees

  /// Rows that depend only on the root, with leaves that depend on their row.
  private static func pages(
    _ root: ViewNode, _ count: Int, _ counter: CountedNode.Counter
  ) -> [LayoutConstraint] {
    (0..<count).map { place in
      let row = CountedNode(counter)
      root.addSubview(row)
      row.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(place)).isActive = true
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      row.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      row.heightAnchor.constraint(equalToConstant: 10).isActive = true
      return leaves(row)
    }
  }

  /// Adds nine leaves and returns the leading constraint of the last.
  private static func leaves(_ row: ViewNode) -> LayoutConstraint {
    var last: LayoutConstraint?
    for place in 0..<9 {
      let leaf = SizedNode(10, 10)
      row.addSubview(leaf)
      leaf.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
      let left = leaf.leadingAnchor.constraint(
        equalTo: row.leadingAnchor, constant: CGFloat(10 * place))
      left.isActive = true
      last = left
    }
    return last ?? row.widthAnchor.constraint(equalToConstant: 0)
  }

  /// Rows below each other; returns the distance above each.
  private static func column(
    _ root: ViewNode, _ count: Int, _ counter: CountedNode.Counter
  ) -> [LayoutConstraint] {
    var above: ViewNode?
    return (0..<count).map { _ in
      let row = CountedNode(counter)
      root.addSubview(row)
      let top = row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor)
      LayoutConstraint.activate([
        top, row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        row.heightAnchor.constraint(equalToConstant: 10),
      ])
      _ = leaves(row)
      above = row
      return top
    }
  }

  /// A column of rows made of stacks; returns the width of one view in each.
  private static func stacks(
    _ root: ViewNode, _ count: Int, _ counter: CountedNode.Counter
  ) -> [LayoutConstraint] {
    let column = StackNode()
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(column)
    column.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    column.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    column.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    return (0..<count).map { _ in
      let views = (0..<8).map { _ in SizedNode(10, 10) }
      let row = StackNode(arrangedSubviews: views)
      row.alignment = .top
      column.addArrangedSubview(row)
      let width = views[0].widthAnchor.constraint(equalToConstant: 20)
      width.isActive = true
      views[7].setContentHuggingPriority(LayoutPriority(100), for: .horizontal)
      return width
    }
  }

  /// Cards that keep their content inside margins, on a screen with a safe area; returns the height
  /// of each card's content.
  private static func margins(
    _ root: ViewNode, _ count: Int, _ counter: CountedNode.Counter
  ) -> [LayoutConstraint] {
    root.rareState.screenSafeArea = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    root.rareState.notifiesInsets = true
    return (0..<count).map { place in
      let card = CountedNode(counter)
      root.addSubview(card)
      let content = CountedNode(counter)
      card.addSubview(content)
      let height = content.heightAnchor.constraint(equalToConstant: 10)
      LayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(place)),
        card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        card.heightAnchor.constraint(equalToConstant: 40),
        content.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
        content.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
        height,
      ])
      return height
    }
  }

  /// Pairs on a common baseline; returns the position of the second's leading edge.
  private static func baselines(
    _ root: ViewNode, _ count: Int, _ counter: CountedNode.Counter
  ) -> [LayoutConstraint] {
    (0..<count).map { place in
      let row = CountedNode(counter)
      root.addSubview(row)
      let (first, second) = (
        LinedNode(20, 20, first: 16, last: 4), LinedNode(20, 30, first: 24, last: 6)
      )
      for node in [first, second] {
        node.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(node)
      }
      let left = second.leadingAnchor.constraint(equalTo: first.trailingAnchor)
      LayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(place)),
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        first.topAnchor.constraint(equalTo: row.topAnchor),
        first.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor), left,
        row.heightAnchor.constraint(equalToConstant: 40),
        row.widthAnchor.constraint(equalToConstant: 100),
      ])
      return left
    }
  }
}
