// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Gaps between rows")
struct RowGapTests {
  private struct Element {
    var kind: TableRun.Kind
    var section: Int
    var length: CGFloat
  }

  private nonisolated static let shapes = [
    [1], [3], [2, 1], [2, 0, 3], [0, 1, 0], [0, 0, 2], [1, 0, 0, 1],
  ]

  private func elements(_ counts: [Int]) -> [Element] {
    var elements: [Element] = []
    for (section, count) in counts.enumerated() {
      elements.append(Element(kind: .header, section: section, length: 20))
      for row in 0..<count {
        elements.append(Element(kind: .row, section: section, length: CGFloat(30 + 10 * row)))
      }
      elements.append(Element(kind: .footer, section: section, length: 12))
    }
    return elements
  }

  private func tree(_ elements: [Element]) -> RunTree<TableRun> {
    RunTree(elements.map { TableRun(kind: $0.kind, length: ExactLength($0.length)) })
  }

  private func move(_ element: Int, _ elements: [Element]) -> RowMove {
    RowMove(
      TableCellNode(style: .default, reuseIdentifier: nil), Touch(at: .zero, on: Timeline()),
      element: element, IndexPath(row: 0, section: 0),
      height: ExactLength(elements[element].length), grip: 0)
  }

  /// The number of rows in the section of an element before it.
  private func row(at index: Int, _ elements: [Element]) -> Int {
    let section = elements[index].section
    return elements[..<index].count { $0.kind == .row && $0.section == section }
  }

  /// The index path that a row has before the element at an index, if that is in a section.
  private func path(before gap: Int, _ rest: [Element]) -> IndexPath? {
    guard gap > 0, gap < rest.count, rest[gap].kind != .header else { return nil }
    return IndexPath(row: row(at: gap, rest), section: rest[gap].section)
  }

  @Test("elements and their index paths, headers, and footers are found by each other")
  func places() {
    for counts in Self.shapes {
      let elements = elements(counts)
      let tree = tree(elements)
      for (index, element) in elements.enumerated() {
        let note = Comment("\(counts) \(index)")
        #expect(tree.section(ofElement: index) == element.section, note)
        let row = row(at: index, elements)
        switch element.kind {
        case .header:
          #expect(tree.edge(.header, ofSection: element.section) == index, note)
          #expect(tree.header(ofSection: element.section) == index, note)
          #expect(tree.elements(ofSection: element.section)?.lowerBound == index, note)
          #expect(tree.path(ofElement: index) == nil, note)
        case .footer:
          #expect(tree.edge(.footer, ofSection: element.section) == index, note)
          #expect(tree.elements(ofSection: element.section)?.upperBound == index + 1, note)
          #expect(tree.path(ofElement: index) == nil, note)
          // There is no row there.
          #expect(tree.element(ofRow: IndexPath(row: row, section: element.section)) == nil, note)
        case .row:
          let path = IndexPath(row: row, section: element.section)
          #expect(tree.path(ofElement: index) == path, note)
          #expect(tree.element(ofRow: path) == index, note)
        }
      }
      for section in [-1, counts.count] {
        #expect(tree.edge(.header, ofSection: section) == nil)
        #expect(tree.edge(.footer, ofSection: section) == nil)
        #expect(tree.elements(ofSection: section) == nil)
        #expect(tree.element(ofRow: IndexPath(row: 0, section: section)) == nil)
      }
      #expect(tree.element(ofRow: IndexPath(row: -1, section: 0)) == nil)
      #expect(tree.element(ofRow: IndexPath(index: 0)) == nil)
      #expect(tree.path(ofElement: elements.count) == nil && tree.path(ofElement: -1) == nil)
    }
  }

  @Test("a gap has the index path of the row that is dropped in it, and the reverse")
  func paths() {
    for counts in Self.shapes {
      let elements = elements(counts)
      let tree = tree(elements)
      for own in elements.indices where elements[own].kind == .row {
        var rest = elements
        rest.remove(at: own)
        for gap in 0...rest.count {
          let note = Comment("\(counts), element \(own), gap \(gap)")
          let expected = path(before: gap, rest)
          #expect(tree.path(ofGap: gap, without: own) == expected, note)
          if let expected { #expect(tree.gap(forRow: expected, without: own) == gap, note) }
        }
        for section in counts.indices {
          let count = rest.count { $0.kind == .row && $0.section == section }
          for row in [-1, count + 1] {
            #expect(tree.gap(forRow: IndexPath(row: row, section: section), without: own) == nil)
          }
        }
        #expect(tree.gap(forRow: IndexPath(row: 0, section: counts.count), without: own) == nil)
        #expect(tree.gap(forRow: IndexPath(row: 0, section: -1), without: own) == nil)
        #expect(tree.gap(forRow: IndexPath(indexes: [0, 0, 0]), without: own) == nil)
      }
    }
  }

  @Test("a row falls into the gap that is closest to its top, or the next one in a section")
  func closest() {
    for counts in Self.shapes {
      let elements = elements(counts)
      let tree = tree(elements)
      for own in elements.indices where elements[own].kind == .row {
        var rest = elements
        rest.remove(at: own)
        var edges: [CGFloat] = [0]
        for element in rest { edges.append(edges[edges.count - 1] + element.length) }
        let end = edges[edges.count - 1]
        for distance in stride(from: CGFloat(-7.25), to: end + 20, by: 3.5) {
          let found = tree.gap(at: ExactLength(distance), without: move(own, elements))
          let inside = min(max(distance, 0), end)
          let distances: [CGFloat] = edges.map { abs($0 - inside) }
          let nearest: Int = distances.indices.min { distances[$0] < distances[$1] } ?? 0
          let isInSection = path(before: nearest, rest) != nil
          let expected: Int = isInSection ? nearest : max(nearest - 1, 1)
          #expect(found == expected, "\(counts), element \(own), at \(distance)")
        }
      }
    }
  }

  @Test("elements are displaced and have the neighbors as if the row were in its gap")
  func neighbors() {
    let elements = elements([2, 0, 3])
    func tops(_ order: [Int]) -> [Int: CGFloat] {
      var y: CGFloat = 0
      var tops: [Int: CGFloat] = [:]
      for element in order {
        tops[element] = y
        y += elements[element].length
      }
      return tops
    }
    let former = tops(Array(elements.indices))
    for own in elements.indices where elements[own].kind == .row {
      let move = move(own, elements)
      #expect(move.gap == own && elements.indices.allSatisfy { move.shift(of: $0) == 0 })
      for gap in 1..<elements.count - 1 {
        move.gap = gap
        var order = elements.indices.filter { $0 != own }
        order.insert(own, at: gap)
        let places = tops(order)
        for (place, element) in order.enumerated() {
          let note = Comment("row \(own) in gap \(gap), element \(element)")
          let (now, before): (CGFloat, CGFloat) = (places[element] ?? 0, former[element] ?? 0)
          let shift = now - before
          #expect(move.shift(of: element) == (element == own ? 0 : shift), note)
          for distance in -2...2 {
            let index = place + distance
            let expected = order.indices.contains(index) ? order[index] : index
            #expect(move.neighbor(of: element, at: distance) == expected, note)
          }
        }
      }
    }
  }

  @Test("elements without a height that haven't been measured come before the one at a distance")
  func unmeasured() {
    func run(_ length: CGFloat, _ count: Int, _ isMeasured: Bool) -> TableRun {
      TableRun(kind: .row, length: ExactLength(length), isMeasured: isMeasured, count: count)
    }
    let tree = RunTree([
      run(44, 2, true), run(0, 2, true), run(0, 3, false), run(0, 1, true), run(30, 2, false),
      run(0, 2, false),
    ])
    #expect(tree.firstUnmeasuredIndex(at: ExactLength(0)) == 0)
    #expect(tree.firstUnmeasuredIndex(at: ExactLength(60)) == 1)
    #expect(tree.firstUnmeasuredIndex(at: ExactLength(88)) == 4)
    #expect(tree.firstUnmeasuredIndex(at: ExactLength(117)) == 4)
    #expect(tree.firstUnmeasuredIndex(at: ExactLength(118)) == 9)
    #expect(tree.firstUnmeasuredIndex(at: ExactLength(148)) == 10)
    #expect(tree.firstUnmeasuredIndex(at: ExactLength(500)) == 10)
    let known = RunTree([run(44, 1, true), run(0, 2, true), run(30, 1, true)])
    #expect(known.firstUnmeasuredIndex(at: ExactLength(44)) == 3)
  }
}
