// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// Nodes that are laid out, and changed and laid out again.
struct Scene {
  let name: String
  let title: String
  /// Makes the nodes, ready to be laid out.
  let make: () throws -> ViewNode
  /// How many changes lead back to the beginning; 0 if there are none.
  var changeCount = 0
  /// Finds out what changes in a tree; the answer makes change number `i`.
  var change: (ViewNode) throws -> (_ i: Int) -> Void = { _ in { _ in } }

  /// Making it, laying it out, and letting it go, beside plain nodes with the frames it has then.
  func coldContest() throws -> Contest {
    var contest = Contest(name: name, unit: "build")
    let root = try make()
    root.layoutIfNeeded()
    let shape = TreeShape(of: root)
    let frames = root.nodesOfTree().map(\.frame)
    contest.expected = frames.sumByPlace()
    contest.contestants = [
      Contestant(Engine.nodes) {
        let root = try make()
        root.layoutIfNeeded()
        return root.sumOfFrames()
      },
      Contestant(Engine.builtFrames) {
        let tree = FramedTree(shape)
        tree.set(frames)
        return tree.nodes[0].sumOfFrames()
      },
    ]
    return contest
  }

  /// Changing it and laying it out anew, beside plain nodes that get the same frames.
  func changingContest() throws -> Contest {
    var contest = Contest(name: name, unit: "change", unitCount: changeCount)
    let root = try make()
    root.layoutIfNeeded()
    let shape = TreeShape(of: root)
    var states: [[CGRect]] = []
    let change = try self.change(root)
    for turn in 0..<2 {
      for i in 0..<changeCount {
        change(i)
        root.layoutIfNeeded()
        if turn == 1 { states.append(root.nodesOfTree().map(\.frame)) }
      }
    }
    // Plain nodes can follow only as long as no node comes or goes, and a change that moves nothing
    // would measure nothing.
    guard states.allSatisfy({ $0.count == shape.parents.count }),
      Set(states.map(Frames.init)).count > 1
    else { throw BenchmarkError.unusableScene(name) }
    contest.expected = states.last?.sumByPlace()
    contest.contestants = [
      Contestant(
        Engine.nodes,
        preparing: {
          let root = try make()
          let change = try self.change(root)
          return {
            for i in 0..<changeCount {
              change(i)
              root.layoutIfNeeded()
            }
            return root.sumOfFrames()
          }
        }),
      Contestant(
        Engine.frames,
        preparing: {
          let tree = FramedTree(shape)
          return {
            for frames in states { tree.set(frames) }
            return tree.nodes[0].sumOfFrames()
          }
        }),
    ]
    return contest
  }

  private struct Frames: Hashable {
    let numbers: [CGFloat]

    init(_ frames: [CGRect]) {
      numbers = frames.flatMap { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] }
    }
  }
}
