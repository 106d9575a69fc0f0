// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Baselines")
struct BaselineTests {
  @Test("a node without text has its edges as baselines")
  func plain() {
    #expect(baselinePositions(of: SizedNode(10, 30)) == [24, 54])
  }

  @Test(
    "a column has the baselines of its first and last view, and a row its tallest view's"
  )
  func stacks() {
    func lined() -> [ViewNode] {
      [LinedNode(20, 20, first: 16, last: 4), LinedNode(20, 30, first: 21, last: 5)]
    }
    let column = StackNode(arrangedSubviews: lined())
    column.axis = .vertical
    #expect(baselinePositions(of: column) == [40, 69])
    let row = StackNode(arrangedSubviews: lined())
    #expect(baselinePositions(of: row) == [45, 49])
    row.arrangedSubviews[1].isHidden = true
    row.removeFromSuperview()
    #expect(baselinePositions(of: row) == [40, 40])
  }

  /// A text in the middle of its height.
  private final class CentredNode: ViewNode {
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
    override func textBaselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
      (size.height / 2, size.height / 2)
    }
  }

  @Test(
    "a height that depends on its own baseline matches a new tree, whatever it was before",
    arguments: [true, false])
  func following(isTiedBefore: Bool) {
    let root = rooted(300, 300)
    let (text, line) = (CentredNode(), constrained())
    text.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(text)
    root.addSubview(line)
    let height = text.heightAnchor.constraint(equalToConstant: 60)
    height.priority = LayoutPriority(900)
    // Wherever the baseline is in the text, the height is twice that.
    let tie = line.topAnchor.constraint(equalTo: text.firstBaselineAnchor)
    tie.priority = LayoutPriority(800)
    LayoutConstraint.activate([
      text.centerYAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      line.topAnchor.constraint(equalTo: root.topAnchor, constant: 50), height,
    ])
    tie.isActive = isTiedBefore
    root.layoutIfNeeded()
    #expect(text.frame.height == 60)
    height.isActive = false
    tie.isActive = true
    root.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 0, y: 40, width: 20, height: 20))
  }

  @Test("a baseline that depends on the width follows the width of the frame")
  func width() {
    final class SlopingNode: ViewNode {
      override var alignmentRectInsets: EdgeInsets {
        EdgeInsets(top: 0, left: 6, bottom: 0, right: 1)
      }
      override func textBaselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        (size.width, size.width)
      }
    }
    let root = rooted(300, 300)
    let (text, line) = (SlopingNode(), constrained())
    text.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(text)
    root.addSubview(line)
    LayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: root.topAnchor),
      text.widthAnchor.constraint(equalToConstant: 50),
      text.heightAnchor.constraint(equalToConstant: 10),
      line.topAnchor.constraint(equalTo: text.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(text.frame.width == 57)
    #expect(line.frame.minY == 57)
  }

  @Test("a thousand items on one baseline move with it, each once")
  func many() throws {
    let root = rooted(300, 300)
    let leader = LinedNode(20, 20, first: 16, last: 4)
    leader.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(leader)
    let top = leader.topAnchor.constraint(equalTo: root.topAnchor)
    top.isActive = true
    var followers: [ViewNode] = []
    for _ in 0..<1000 {
      let follower = LinedNode(20, 30, first: 24, last: 6)
      follower.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(follower)
      follower.firstBaselineAnchor.constraint(equalTo: leader.firstBaselineAnchor).isActive = true
      followers.append(follower)
    }
    root.layoutIfNeeded()
    #expect(followers.allSatisfy { $0.frame.minY == -8 })
    let engine = try #require(root.ownEngine)
    let first = engine.work.insets
    #expect(first <= 20_000)
    top.constant = 10
    root.layoutIfNeeded()
    #expect(engine.work.insets - first <= 2000)
    #expect(followers.allSatisfy { $0.frame.minY == 2 })
    for follower in followers { follower.removeFromSuperview() }
    root.layoutIfNeeded()
    #expect(root.constraints.count == 1)
  }

  /// A row whose baselines are those of one of its lines.
  private final class RowNode: ViewNode {
    var line: ViewNode?

    override var forFirstBaselineLayout: ViewNode { line ?? self }
    override var forLastBaselineLayout: ViewNode { line ?? self }
  }

  @Test("a node that starts to return another node for its baseline is asked after it says so")
  func otherNode() {
    let root = rooted(300, 300)
    let row = RowNode()
    row.translatesAutoresizingMaskIntoConstraints = false
    let lines = [LinedNode(20, 20, first: 16, last: 4), LinedNode(20, 30, first: 21, last: 9)]
    let outside = LinedNode(20, 20, first: 7, last: 3)
    root.addSubview(row)
    root.addSubview(outside)
    for line in lines {
      row.addSubview(line)
      line.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
    }
    row.heightAnchor.constraint(equalToConstant: 40).isActive = true
    row.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
    for (line, expected) in [
      (nil, 100), (lines[0], 84), (lines[1], 79), (outside, 100), (lines[0], 84), (nil, 100),
    ] as [(ViewNode?, CGFloat)] {
      row.line = line
      row.setNeedsUpdateConstraints()
      root.layoutIfNeeded()
      #expect(row.frame.minY == expected)
    }
  }

  @Test("a constraint on a node's baseline ends with the node, whichever node it names")
  func leaving() {
    let root = rooted(300, 300)
    let row = RowNode()
    row.translatesAutoresizingMaskIntoConstraints = false
    let outside = LinedNode(20, 20, first: 7, last: 3)
    row.line = outside
    root.addSubview(row)
    root.addSubview(outside)
    row.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
    root.layoutIfNeeded()
    row.removeFromSuperview()
    #expect(root.constraints.isEmpty)
  }

  @Test("a constraint on a node's baseline stays when the line that gives it leaves")
  func leavingLine() {
    let root = rooted(300, 300)
    let row = RowNode()
    let lines = [LinedNode(20, 20, first: 16, last: 4), LinedNode(20, 30, first: 21, last: 9)]
    let column = StackNode(
      arrangedSubviews: lines.map {
        LinedNode($0.natural.width, $0.natural.height, first: $0 === lines[0] ? 16 : 21, last: 4)
      })
    column.axis = .vertical
    for node in [row, column] {
      node.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(node)
      node.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
    }
    row.line = lines[0]
    for line in lines { row.addSubview(line) }
    root.layoutIfNeeded()
    #expect([row, column].map(\.frame.minY) == [84, 84])
    lines[0].removeFromSuperview()
    root.addSubview(column.arrangedSubviews[0])
    root.layoutIfNeeded()
    #expect([row, column].map(\.frame.minY) == [100, 79])
    #expect(root.constraints.count == 2)
  }

  @Test("a constraint between a line and the node that takes its baseline ends with either")
  func ownBaseline() {
    for leaves in [false, true] {
      let root = rooted(300, 300)
      let (row, inner) = (RowNode(), RowNode())
      let line = LinedNode(20, 20, first: 16, last: 4)
      (row.line, inner.line) = (line, line)
      root.addSubview(row)
      row.addSubview(inner)
      inner.addSubview(line)
      for node in [row, inner, line] { node.translatesAutoresizingMaskIntoConstraints = false }
      let constraints = [
        line.firstBaselineAnchor.constraint(equalTo: row.firstBaselineAnchor),
        inner.firstBaselineAnchor.constraint(equalTo: row.firstBaselineAnchor),
        line.lastBaselineAnchor.constraint(equalTo: inner.lastBaselineAnchor),
      ]
      LayoutConstraint.activate(constraints)
      root.layoutIfNeeded()
      #expect(constraints.allSatisfy { $0.isActive })
      #expect(root.layoutReport().conflicts.isEmpty)
      root.addSubview(leaves ? line : inner)
      let active = constraints.map { $0.isActive }
      #expect(active == (leaves ? [false, true, false] : [false, false, true]))
    }
  }
}
