// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import DeclarativeViews

/// Stacks ask once for lengths that do not depend on their other side; here everybody is asked again.
@Suite("Cached minimum and maximum lengths")
struct SteadyLimitTests {
  private static let across: [CGFloat?] = [nil, 0, 1, 13, 20.5, 41, 200, 1000, .infinity]

  /// The steady lengths of all views in a tree, each found by asking for all offers across.
  private func check(_ view: some View, _ label: String) -> Int {
    let tree = LayoutTree(
      view, environment: EnvironmentValues(), measurer: EmbeddedTextMeasurer())
    var steady = 0
    for node in tree.nodes.indices {
      for axis in Axis.allCases where tree.nodes[node].steadyAxes.contains(axis) {
        steady += 1
        for length in [CGFloat(0), .infinity] {
          var answers: Set<CGFloat> = []
          for across in Self.across {
            // Nothing that was found out for one offer is used for another.
            tree.invalidateSizes()
            let size = tree.resolvedSize(
              LayoutQuestion(
                node: node, proposal: ProposedViewSize(axis, along: length, across: across),
                precision: .exact))
            answers.insert((size[axis] * 1e6).rounded())
          }
          #expect(
            answers.count == 1,
            "\(label), \(tree.nodes[node].element.name), \(axis), \(length): \(answers)")
        }
      }
    }
    return steady
  }

  @Test(
    "the minimum and maximum lengths of random trees don't depend on the proposal for the other axis"
  )
  func random() {
    var steady = 0
    for seed in 0..<150 {
      var numbers = SeededNumbers(seed: UInt64(seed))
      let sketch = Sketch.random(depth: Int.random(in: 1...4, using: &numbers), &numbers)
      steady += check(sketch.view, "seed \(seed)")
    }
    #expect(steady > 400)
  }

  @Test(
    "a frame with one limit replaces an unspecified or infinite proposal by it, and keeps its axis steady"
  )
  func limits() {
    for text in ["What it is about, 49", "a long one that wraps in several lines"] {
      for length: CGFloat in [0, 20, 47, 60, .infinity] {
        let row = HStack {
          Spacer()
          Text(text)
          Text(text).lineLimit(2)
        }
        _ = check(row.frame(minWidth: length), "\(text), at least \(length)")
        _ = check(row.frame(maxWidth: length), "\(text), at most \(length)")
        _ = check(row.frame(minHeight: length), "\(text), at least \(length) high")
        _ = check(row.frame(maxHeight: length), "\(text), at most \(length) high")
        _ = check(Text(text).frame(minWidth: length), "\(text) by itself, \(length)")
      }
    }
  }

  @Test("the minimum and maximum widths of text in rows and columns don't depend on the height")
  func texts() {
    let texts = [
      "Hello", "What it is about, 49", "@ and 漢字 @@@", "two\nlines", "👍 a long one that wraps", "",
    ]
    for text in texts {
      for limit in [nil, 1, 2] as [Int?] {
        let label = "“\(text)”, \(limit ?? 0) lines"
        let row = HStack {
          VStack(alignment: .leading) {
            Text(text)
            Text("Something else")
          }
          Spacer()
          Text(text).font(.caption).padding(3)
          Color.red.frame(width: 20)
          Image(systemName: "star").resizable()
        }
        #expect(check(row.lineLimit(limit), label) > 8)
        let layers = ZStack(alignment: .bottomTrailing) {
          Text(text).background(Color.red)
          Text(text).frame(maxWidth: .infinity).overlay(Divider())
          Text(text).frame(minWidth: 30, maxWidth: 50).offset(x: 3)
          Rectangle().frame(height: 10)
        }
        #expect(check(layers.lineLimit(limit), label) > 8)
      }
    }
  }

  @Test("a list of rows asks a text for its minimum and maximum width once")
  func askedOnce() {
    let view = VStack {
      ForEach(0..<30) { row in
        HStack {
          Text("Row \(row)")
          Spacer()
          Text("something")
        }
      }
    }
    let tree = TreeProbe(view, width: 300, height: 2000).tree
    let texts = tree.nodes.filter { $0.element is TextElement }
    // Least and greatest width, and what it is offered at the row's least, greatest and real height.
    #expect(texts.allSatisfy { $0.measurements <= 5 })
    #expect(texts.count == 60)
  }
}
