// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import DeclarativeViews
import Foundation
import ViewPictures

extension Suite {
  /// W4, six deep, through stack nodes: built and released, and resized.
  mutating func runStackNodes() throws {
    let depth = 6
    if isWanted("stacks-6") {
      let stacks = StackTrees.stacks(depth: depth)
      let exact = StackTrees.frames(depth: depth)
      stacks.layoutIfNeeded()
      try Suite.compare("stacks-6", stacks, exact)
      var contest = Contest(name: "stacks-6", unit: "build")
      contest.contestants = [
        Contestant(Engine.stacks) {
          let root = StackTrees.stacks(depth: depth)
          root.layoutIfNeeded()
          return root.sumOfFrames()
        },
        Contestant(Engine.builtFrames) { StackTrees.frames(depth: depth).sumOfFrames() },
      ]
      contest.contestants[0].expected = stacks.sumOfFrames()
      contest.contestants[1].expected = exact.sumOfFrames()
      let system = System.stacks(depth: depth)
      if let kiwi {
        var values = [Double](repeating: 0, count: system.variableCount)
        let rows = PeerRows(system)
        var contestant = Contestant(Engine.kiwi) {
          kiwi.solve(rows, into: &values)
          return system.checksum(values)
        }
        (contestant.expected, contestant.tolerance) = (4_821_835.9259, 1e-7)
        contest.contestants.append(contestant)
      }
      if let yoga {
        var contestant = Suite.flexboxStacks(yoga, depth, system)
        contestant.expected = 4_821_835.9259
        contest.contestants.append(contestant)
      }
      if let outcome = measure(contest) {
        let (work, ours) = ("W4, 6 deep, stack nodes", Engine.stacks)
        note("stacks-6-kiwi", work, outcome, ours: ours, with: Engine.kiwi)
        note("stacks-6-yoga", work, outcome, ours: ours, with: Engine.yoga, floor: 0.8, aim: 1.5)
        note(
          "stacks-6-frames", work, outcome, ours: ours, with: Engine.builtFrames, .oursOverTheirs)
      }
    }
    if isWanted("resize-stacks-6") {
      let widths: [CGFloat] = (0..<10).map { 1200 - 12 * CGFloat($0) }
      let scene = Scene(
        name: "resize-stacks-6", title: "W4, 6 deep, stack nodes, another width",
        make: { StackTrees.stacks(depth: depth) }, changeCount: widths.count
      ) { root in
        { i in root.frame.size.width = widths[i] }
      }
      if let outcome = measure(try scene.changingContest()) {
        note(
          "\(scene.name)-frames", scene.title, outcome, ours: Engine.nodes, with: Engine.frames,
          .oursOverTheirs)
      }
    }
  }

  /// The same picture as declarative views, beside stack nodes and frames by hand.
  mutating func runNests() throws {
    let name = "declarative-nest"
    guard isWanted(name) else { return }
    let depth = 6
    let declared = StackTrees.declarative(depth: depth)
    let exact = StackTrees.frames(depth: depth)
    try Suite.compare(name, DisplayList(of: declared), exact)
    let stacks = StackTrees.stacks(depth: depth)
    stacks.layoutIfNeeded()
    var contest = Contest(name: name, unit: "build")
    contest.contestants = [
      // What is in it is drawn by the node itself and has no frames to read.
      Contestant(Engine.declarative) {
        let root = StackTrees.declarative(depth: depth)
        root.layoutIfNeeded()
        return root.sumOfFrames()
      },
      Contestant(Engine.stacks) {
        let root = StackTrees.stacks(depth: depth)
        root.layoutIfNeeded()
        return root.sumOfFrames()
      },
      Contestant(Engine.builtFrames) { StackTrees.frames(depth: depth).sumOfFrames() },
    ]
    guard let outcome = measure(contest) else { return }
    let (work, ours) = ("W4, 6 deep, declarative", Engine.declarative)
    note("\(name)-stacks", work, outcome, ours: ours, with: Engine.stacks, floor: 1)
    note("\(name)-frames", work, outcome, ours: ours, with: Engine.builtFrames, .oursOverTheirs)
  }

  /// Frames that were rounded to pixels must lie within one of the exact ones.
  private static func compare(_ name: String, _ rounded: ViewNode, _ exact: ViewNode) throws {
    let (mine, others) = (rounded.nodesOfTree(), exact.nodesOfTree())
    guard mine.count == others.count else { throw BenchmarkError.unusableScene(name) }
    for (node, other) in zip(mine, others) {
      try compare(
        name, node.convert(node.bounds, to: rounded), other.convert(other.bounds, to: exact))
    }
  }

  /// What is painted must lie within a pixel of the innermost nodes.
  private static func compare(_ name: String, _ list: DisplayList, _ exact: ViewNode) throws {
    let painted: [CGRect] = list.operations.compactMap { operation in
      if case .fill(let path, _) = operation { path.bounds } else { nil }
    }
    let leaves = exact.nodesOfTree().filter(\.subviews.isEmpty)
    guard painted.count == leaves.count else { throw BenchmarkError.unusableScene(name) }
    for (rect, leaf) in zip(painted, leaves) {
      try compare(name, rect, leaf.convert(leaf.bounds, to: exact))
    }
  }

  private static func compare(_ name: String, _ rounded: CGRect, _ exact: CGRect) throws {
    let differences = [
      rounded.minX - exact.minX, rounded.minY - exact.minY, rounded.maxX - exact.maxX,
      rounded.maxY - exact.maxY,
    ]
    // A pixel is a third of a point; edges go to the next one.
    for difference in differences where abs(difference) > 0.34 {
      throw BenchmarkError.wrongChecksum(
        name: name, engine: Engine.nodes, found: difference, expected: 0)
    }
  }
}
