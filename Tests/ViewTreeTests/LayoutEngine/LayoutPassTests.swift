// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

/// A node that records the calls it receives.
final class RecordingNode: ViewNode {
  let name: String
  let journal: Journal
  var onLayout: ((RecordingNode) -> Void)?

  final class Journal {
    var entries: [String] = []
  }

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    journal.entries.append("layout \(name)")
    super.layoutSubviews()
    onLayout?(self)
  }

  override func updateConstraints() {
    journal.entries.append("update \(name)")
    super.updateConstraints()
  }
}

@Suite("Layout passes")
struct LayoutPassTests {
  @Test("children update constraints before parents, parents lay out before children")
  func order() {
    let journal = RecordingNode.Journal()
    let root = RecordingNode("root", journal)
    let child = RecordingNode("child", journal)
    let inner = RecordingNode("inner", journal)
    root.addSubview(child)
    child.addSubview(inner)
    root.layoutIfNeeded()
    #expect(
      journal.entries == [
        "update inner", "update child", "update root", "layout root", "layout child",
        "layout inner",
      ])
    journal.entries = []
    root.layoutIfNeeded()
    #expect(journal.entries.isEmpty)
    child.setNeedsLayout()
    child.setNeedsLayout()
    inner.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(journal.entries == ["update inner", "layout child"])
  }

  @Test("only nodes whose subviews' frames change are laid out again")
  func least() {
    let journal = RecordingNode.Journal()
    let root = RecordingNode("root", journal)
    root.translatesAutoresizingMaskIntoConstraints = true
    root.frame.size = CGSize(width: 100, height: 100)
    var tops: [LayoutConstraint] = []
    for name in ["a", "b"] {
      let node = RecordingNode(name, journal)
      let inner = SizedNode(10, 10)
      root.addSubview(node)
      node.addSubview(inner)
      let top = node.topAnchor.constraint(equalTo: root.topAnchor)
      tops.append(top)
      LayoutConstraint.activate([
        top, node.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        inner.topAnchor.constraint(equalTo: node.topAnchor),
        inner.leadingAnchor.constraint(equalTo: node.leadingAnchor),
        node.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
        node.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
      ])
    }
    root.layoutIfNeeded()
    journal.entries = []
    tops[0].constant = 20
    root.layoutIfNeeded()
    #expect(journal.entries == ["layout root"], "a move lays out nothing inside")
    #expect(root.subviews[0].frame == CGRect(x: 0, y: 20, width: 10, height: 10))
  }

  @Test("frames are old before super.layoutSubviews and new after it")
  func framesDuringLayout() {
    final class Peeking: ViewNode {
      var seen: [CGFloat] = []
      override func layoutSubviews() {
        seen.append(subviews[0].frame.width)
        super.layoutSubviews()
        seen.append(subviews[0].frame.width)
      }
    }
    let root = Peeking(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = SizedNode(30, 10)
    root.addSubview(child)
    child.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(root.seen == [0, 30])
  }

  @Test("a layout that changes constraints is followed by another")
  func changesDuringLayout() {
    let journal = RecordingNode.Journal()
    let root = RecordingNode("root", journal)
    root.translatesAutoresizingMaskIntoConstraints = true
    root.frame.size = CGSize(width: 200, height: 100)
    let child = SizedNode(30, 10)
    root.addSubview(child)
    let width = child.widthAnchor.constraint(equalToConstant: 20)
    LayoutConstraint.activate([width, child.topAnchor.constraint(equalTo: root.topAnchor)])
    root.onLayout = { node in width.constant = node.bounds.width / 2 }
    root.layoutIfNeeded()
    #expect(child.frame.width == 100)
  }

  @Test("a subview can remove and add others during its layout")
  func leavesWhileLaidOut() {
    let journal = RecordingNode.Journal()
    let root = RecordingNode("root", journal)
    for name in ["a", "b", "c"] { root.addSubview(RecordingNode(name, journal)) }
    weak var leaving: RecordingNode?
    leaving = root.subviews[1] as? RecordingNode
    leaving?.onLayout = { node in
      let parent = node.superview
      node.removeFromSuperview()
      parent?.insertSubview(RecordingNode("d", node.journal), at: 0)
      journal.entries.append("\(node.name) has left")
    }
    root.layoutIfNeeded()
    #expect(leaving == nil)
    #expect(root.subviews.map { ($0 as? RecordingNode)?.name } == ["d", "a", "c"])
    let layouts = journal.entries.filter { !$0.hasPrefix("update") }
    #expect(Array(layouts.prefix(4)) == ["layout root", "layout a", "layout b", "b has left"])
    #expect(Set(layouts.dropFirst(4)) == ["layout c", "layout d", "layout root"])
  }

  @Test("a layout that never settles still ends")
  func endless() {
    let journal = RecordingNode.Journal()
    let root = RecordingNode("root", journal)
    root.onLayout = { $0.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(journal.entries.count < 100)
  }

  @Test("the nodes of a layout that keeps changing are named from the top down, in their order")
  func endlessNames() {
    let journal = RecordingNode.Journal()
    let root = RecordingNode("root", journal)
    root.layoutDiagnosticsHandler = { _ in }
    for name in ["first", "second"] {
      let child = RecordingNode(name, journal)
      child.accessibilityIdentifier = name
      child.onLayout = { $0.setNeedsLayout() }
      root.addSubview(child)
    }
    root.layoutIfNeeded()
    let text = root.layoutProblems.map(\.description).joined()
    let (first, second) = (text.range(of: "'first'"), text.range(of: "'second'"))
    #expect(first != nil && second != nil)
    if let first, let second { #expect(first.upperBound <= second.lowerBound) }
  }

  @Test("laying out a node lays out its ancestors first, but not its siblings' content")
  func partial() {
    let journal = RecordingNode.Journal()
    let root = RecordingNode("root", journal)
    let left = RecordingNode("left", journal)
    let right = RecordingNode("right", journal)
    root.addSubview(left)
    root.addSubview(right)
    left.layoutIfNeeded()
    #expect(journal.entries.filter { $0.hasPrefix("layout") } == ["layout root", "layout left"])
    root.layoutIfNeeded()
    #expect(journal.entries.last == "layout right")
  }

  @Test(
    "the autoresizing mask shares a change of size in proportion to lengths",
    arguments: [
      ([], [10, 30]),
      ([.flexibleWidth], [10, 130]),
      ([.flexibleLeftMargin], [110, 30]),
      ([.flexibleRightMargin], [10, 30]),
      ([.flexibleLeftMargin, .flexibleRightMargin], [10 + 100 * 10 / 70.0, 30]),
      ([.flexibleLeftMargin, .flexibleWidth], [35, 105]),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], [20, 60]),
    ] as [(AutoresizingMask, [CGFloat])])
  func mask(mask: AutoresizingMask, expected: [CGFloat]) {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let child = ViewNode(frame: CGRect(x: 10, y: 0, width: 30, height: 10))
    child.autoresizingMask = mask
    root.addSubview(child)
    root.frame.size.width = 200
    #expect(abs(child.frame.minX - expected[0]) < 1e-9)
    #expect(abs(child.frame.width - expected[1]) < 1e-9)
  }

  @Test(
    "a mask has the same effect with and without constraints",
    arguments: [
      ([], [10, 30]), ([.flexibleWidth], [10, 130]), ([.flexibleLeftMargin], [110, 30]),
      ([.flexibleLeftMargin, .flexibleRightMargin], [24.333, 30]),
    ] as [(AutoresizingMask, [CGFloat])])
  func maskAsConstraints(mask: AutoresizingMask, expected: [CGFloat]) {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let child = ViewNode(frame: CGRect(x: 10, y: 0, width: 30, height: 10))
    child.autoresizingMask = mask
    let follower = SizedNode(5, 5)
    root.addSubview(child)
    root.addSubview(follower)
    follower.leadingAnchor.constraint(equalTo: child.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 0, width: 30, height: 10))
    #expect(follower.frame.minX == 40)
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(abs(child.frame.minX - expected[0]) < 0.001)
    #expect(abs(child.frame.width - expected[1]) < 0.001)
    #expect(abs(follower.frame.minX - child.frame.maxX) < 1e-9)
  }

  @Test("a tree 10,000 levels deep is built, laid out, and released on a small stack")
  func deep() throws {
    onSmallStack {
      let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 30_000, height: 10))
      var node = root
      for _ in 0..<10_000 {
        let child = constrained()
        node.addSubview(child)
        LayoutConstraint.activate([
          child.leadingAnchor.constraint(equalTo: node.leadingAnchor, constant: 1),
          child.trailingAnchor.constraint(equalTo: node.trailingAnchor),
          child.topAnchor.constraint(equalTo: node.topAnchor),
          child.bottomAnchor.constraint(equalTo: node.bottomAnchor),
        ])
        node = child
      }
      root.layoutIfNeeded()
      #expect(node.frame == CGRect(x: 1, y: 0, width: 20_000, height: 10))
    }
  }

  #if !MainActor
    @Test("ten trees on ten threads give the same result as one after another")
    func threads() async {
      func frames(_ seed: Int) -> [CGRect] {
        let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 300 + CGFloat(seed), height: 100))
        let stack = StackNode(arrangedSubviews: (0..<20).map { SizedNode(CGFloat($0), 10) })
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.distribution = .fillEqually
        root.addSubview(stack)
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        stack.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        root.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
      }
      let wanted = (0..<10).map(frames)
      let found = await withTaskGroup(of: (Int, [CGRect]).self) { group in
        for seed in 0..<10 { group.addTask { (seed, frames(seed)) } }
        var all: [[CGRect]] = Array(repeating: [], count: 10)
        for await (seed, frames) in group { all[seed] = frames }
        return all
      }
      #expect(found == wanted)
    }
  #endif
}
