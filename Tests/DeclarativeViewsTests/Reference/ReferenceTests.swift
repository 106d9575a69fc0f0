// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import DeclarativeViews

/// Random trees laid out by the module and by the reference.
///
/// `REFERENCE_TREES=100000` compares that many. Of the seeds 0 to 13,605 the last one differs, by less
/// than two points; which of the two engines is right is still open.
@Suite("A second engine, written from the publications")
struct ReferenceTests {
  /// How many trees are compared: a bounded number, or as many as the environment says.
  private static let count =
    ProcessInfo.processInfo.environment["REFERENCE_TREES"].flatMap(Int.init) ?? 2_000

  @Test("lays random trees of views out in the same way")
  func agreement() {
    var views = 0
    var differing = 0
    for seed in 0..<Self.count {
      var numbers = SeededNumbers(seed: UInt64(seed))
      let sketch = Sketch.random(depth: Int.random(in: 1...6, using: &numbers), &numbers)
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
    #expect(differing == 0, "\(differing) of \(Self.count) trees differ")
    #expect(views > 5 * Self.count)
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
