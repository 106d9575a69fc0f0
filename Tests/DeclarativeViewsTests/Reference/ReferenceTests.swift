// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import DeclarativeViews

/// Random trees laid out by the module and by the reference.
///
/// `REFERENCE_TREES=100000` and `REFERENCE_GRIDS=4000` compare that many.
@Suite("A second engine, written from the publications")
struct ReferenceTests {
  /// How many trees are compared: a bounded number, or as many as the environment says.
  private static let count =
    ProcessInfo.processInfo.environment["REFERENCE_TREES"].flatMap(Int.init) ?? 150

  /// The number of grids to compare; each of their cells is measured many times.
  private static let gridCount =
    ProcessInfo.processInfo.environment["REFERENCE_GRIDS"].flatMap(Int.init) ?? 40

  @Test("lays random trees of views out in the same way")
  func agreement() {
    let views = compare(Self.count) { numbers in
      Sketch.random(depth: Int.random(in: 1...6, using: &numbers), &numbers)
    }
    #expect(views > 5 * Self.count)
  }

  @Test("lays random grids out in the same way")
  func grids() {
    let views = compare(Self.gridCount) { numbers in
      let grid = Sketch.randomGrid(depth: 2, &numbers)
      // Sometimes beside something else, which offers it other sizes than it is shown in.
      switch Int.random(in: 0..<3, using: &numbers) {
      case 0: return Sketch(.row(.center, 5), [Sketch(.color), grid])
      case 1: return Sketch(.column(.leading, 5), [grid, Sketch(.color)])
      default: return grid
      }
    }
    #expect(views > 5 * Self.gridCount)
  }

  /// Compares the frames of random views; returns of how many.
  private func compare(
    _ count: Int, _ make: (inout SeededNumbers) -> Sketch
  ) -> Int {
    var views = 0
    var differing = 0
    for seed in 0..<count {
      var numbers = SeededNumbers(seed: UInt64(seed))
      let sketch = make(&numbers)
      let size = CGSize(
        width: CGFloat(Int.random(in: 20...400, using: &numbers)),
        height: CGFloat(Int.random(in: 20...400, using: &numbers)))
      views += sketch.count
      let expected = Reference(sketch, in: size).frames
      let probe = TreeProbe(sketch.view, width: size.width, height: size.height)
      let found = probe.shownFrames("Color")
      let agrees =
        found.count == expected.count
        && zip(found, expected).allSatisfy { one, other in
          [
            one.minX - other.minX, one.minY - other.minY, one.width - other.width,
            one.height - other.height,
          ].allSatisfy { abs($0) < 1e-6 * max(1, size.width, size.height, abs(other.minX)) }
        }
      if !agrees { differing += 1 }
      if !agrees, differing <= 3 {
        Issue.record("tree \(seed) in \(size): \(found), not \(expected)\n\(sketch.outline())")
      }
    }
    #expect(differing == 0, "\(differing) of \(count) trees differ")
    return views
  }
}

extension TreeProbe {
  /// The frames of the views that are placed, those that did not fit left out.
  fileprivate func shownFrames(_ name: String) -> [CGRect] {
    var frames: [CGRect] = []
    var pending = [0]
    while let node = pending.popLast() {
      if tree.nodes[node].element.name.hasPrefix(name) { frames.append(tree.nodes[node].frame) }
      let places = tree.resolvedArrangement(
        LayoutQuestion(
          node: node, proposal: tree.nodes[node].finalProposal, precision: .exact))
      // In the order of the tree, what is behind a view comes after it.
      pending.append(contentsOf: places.map(\.child).sorted(by: >))
    }
    return frames
  }
}
