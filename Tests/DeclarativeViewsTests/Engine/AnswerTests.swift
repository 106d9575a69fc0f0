// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

/// An alignment for each type of a value.
private enum Guide<Value>: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

/// A layout with a size that does not depend on anything.
private struct Answering: Layout {
  let answer: CGSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { answer }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

@Suite("Cached sizes and guides")
struct AnswerTests {
  @Test("a host keeps sizes for 32 proposals, and forgets them when there are more")
  func trimmed() {
    let tree = TreeProbe(Color.red, width: 10, height: 10).tree
    var width: CGFloat = 20
    while tree.answerCount(of: 0) < 32 {
      _ = tree.fittingSize(for: ProposedViewSize(width: width, height: 5))
      width += 1
    }
    tree.trimCachedSizes()
    #expect(tree.answerCount(of: 0) == 32)
    _ = tree.fittingSize(for: ProposedViewSize(width: 1000, height: 5))
    #expect(tree.answerCount(of: 0) == 33)
    tree.trimCachedSizes()
    #expect(tree.answerCount(of: 0) == 0 && tree.answerCount(of: 1) == 0)
    #expect(
      tree.fittingSize(for: ProposedViewSize(width: 20, height: 5))
        == CGSize(width: 20, height: 5))
  }

  @Test("forgotten sizes make room for new ones")
  func reused() {
    let tree = TreeProbe(VStack { Text("a") }, width: 10, height: 10).tree
    func ask() {
      for width in 1...3 {
        _ = tree.fittingSize(for: ProposedViewSize(width: CGFloat(width), height: nil))
      }
    }
    tree.invalidateSizes()
    #expect(tree.answers.isEmpty && tree.freeAnswers == -1)
    ask()
    let count = tree.answers.count
    for _ in 0..<3 {
      for node in tree.nodes.indices { tree.invalidateSizes(of: node) }
      #expect(tree.answerCount(of: 0) == 0)
      ask()
      #expect(tree.answers.count == count && tree.answerCount(of: 0) == 3)
    }
  }

  @Test(
    "a layout's size is reported unless both lengths are numbers of at least zero",
    arguments: [
      (.nan, 5, true, 0, 5), (5, .nan, true, 5, 0), (-1, 5, true, 0, 5), (5, -1, true, 5, 0),
      (0, 0, false, 0, 0), (5, 6, false, 5, 6),
    ] as [(CGFloat, CGFloat, Bool, CGFloat, CGFloat)])
  func unusable(_ row: (CGFloat, CGFloat, Bool, CGFloat, CGFloat)) {
    let view = Answering(answer: CGSize(width: row.0, height: row.1))() { Color.red }
    let probe = TreeProbe(view, width: 50, height: 50)
    #expect(probe.frames("Answering").map(\.size) == [CGSize(width: row.3, height: row.4)])
    #expect(probe.tree.problems == (row.2 ? [.unusableSize(layout: "Answering")] : []))
  }

  @Test("views that a layout doesn't place are in its middle, with its size as their proposal")
  func unplaced() {
    let view = Answering(answer: CGSize(width: 60, height: 40))() {
      Color.red.frame(width: 20, height: 10)
      Color.blue
    }
    let probe = TreeProbe(view, width: 60, height: 40)
    #expect(
      probe.frames("Color") == [
        CGRect(x: 20, y: 15, width: 20, height: 10), CGRect(x: 0, y: 0, width: 60, height: 40),
      ])
    let endless = Answering(answer: CGSize(width: CGFloat.infinity, height: 40))() {
      Color.red.frame(width: 20, height: 10)
    }
    #expect(
      TreeProbe(endless, width: 60, height: 40).frames("Color").map(\.minY) == [15])
  }

  @Test("from the 63rd on, guides share a bit")
  func bits() {
    func chain<Value>(_ type: Value.Type, _ count: Int) -> [GuideKey] {
      guard count > 0 else { return [] }
      return [HorizontalAlignment(Guide<Value>.self).key] + chain([Value].self, count - 1)
    }
    let tree = TreeProbe(Color.red, width: 10, height: 10).tree
    let known = tree.knownGuides.count
    let keys = chain(Int.self, 66)
    let bits = keys.map { tree.bit(of: $0) }
    let expected = keys.indices.map { UInt64(1) << UInt64(min($0 + known, 62)) }
    #expect(bits == expected)
    #expect(keys.map { tree.bit(of: $0) } == bits && tree.knownGuides.count == known + 66)
    #expect(LayoutTree.anyGuide == 1 << 63)
    #expect(!tree.mayHave(keys[0], in: 1))
    tree.nodes[1].guides = bits[1]
    #expect(!tree.mayHave(keys[0], in: 1) && tree.mayHave(keys[1], in: 1))
    tree.nodes[1].guides = LayoutTree.anyGuide
    #expect(tree.mayHave(keys[0], in: 1))
  }

  @Test("less flexible views come first, and among endless ones those with more to begin with")
  func flexibility() {
    func range(_ least: CGFloat, _ most: CGFloat) -> Flexibility {
      Flexibility(least: least, most: most)
    }
    #expect(range(0, 10) < range(0, 20) && !(range(0, 20) < range(0, 10)))
    #expect(range(5, 15) == range(0, 10) && !(range(5, 15) < range(0, 10)))
    #expect(range(30, .infinity) < range(10, .infinity))
    #expect(!(range(10, .infinity) < range(30, .infinity)))
    #expect(range(0, 1e6) < range(0, .infinity))
    #expect(range(0, 10) == range(0, 10 + 1e-8) && range(0, 10) < range(0, 10.0001))
    #expect(range(10, .infinity) == range(10 + 1e-8, .infinity))
    #expect(range(0, 2e9) < range(0, 2e9 + 1))
  }

  @Test("questions of probes become less precise with each stack, until they are estimates")
  func precision() {
    #expect(Precision.exact.lowered < .exact && Precision.least < Precision.exact.lowered)
    #expect(Precision.exact.lowered.lowered == .least && Precision.least.lowered == .least)
  }

  @Test(
    "a drawn frame is on whole pixels, halves up, unless there are none",
    arguments: [
      (2, 0.25, 0.5), (2, -0.25, 0), (2, 0.2, 0), (1, 0.5, 1), (1, 0.4, 0), (0, 0.3, 0.3),
      (-1, 0.3, 0.3), (.nan, 0.3, 0.3), (.infinity, 0.3, 0.3),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func pixels(_ row: (CGFloat, CGFloat, CGFloat)) {
    var environment = EnvironmentValues()
    environment.displayScale = row.0
    let view = Color.red.frame(width: 10, height: 20).offset(x: row.1, y: row.1)
    let tree = TreeProbe(view, width: 10, height: 20, environment: environment).tree
    let color = tree.nodes.indices.last ?? 0
    #expect(tree.nodes[color].frame.minX == row.1)
    #expect(
      tree.drawnFrame(of: color) == CGRect(x: row.2, y: row.2, width: 10, height: 20))
  }
}
