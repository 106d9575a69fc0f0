// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Tables of the layout engine")
struct EngineTableTests {
  @Test("a table keeps its elements, in order, while it grows and shrinks at either end")
  func flatTable() {
    var table = FlatTable<Int32>()
    #expect(table.count == 0 && table.indices.isEmpty)
    for number in 0..<1000 { table.append(Int32(number)) }
    #expect(table.indices == 0..<1000)
    #expect(table.indices.map { table[$0] } == Array(0..<1000))
    table.truncate(to: 700)
    table.removeFirst(300)
    #expect(table.indices.map { table[$0] } == Array(300..<700))
    table.truncate(to: 400)
    table.removeFirst(0)
    #expect(table.count == 400 && table[0] == 300 && table[399] == 699)
    table[5] = -1
    table.elements[6] = -2
    table.reserve(10)
    table.reserve(5000)
    table.appendWithinCapacity(9)
    #expect(table.count == 401 && table[5] == -1 && table[6] == -2 && table[400] == 9)
    #expect(table.elements.count == 401 && table.elements[4] == 304)
    table.removeFirst(401)
    #expect(table.count == 0)
    table.append(7)
    table.removeAll()
    #expect(table.indices.isEmpty)
    table.append(8)
    #expect(table.count == 1 && table[0] == 8)
  }

  private func use(_ item: Int32, _ named: Int32) -> BaselineUse {
    BaselineUse(item: item, named: named, coefficient: 1, isFirst: true)
  }

  @Test("rows are found by the items that they name and by those whose baselines they use")
  func baselines() {
    var table = BaselineTable()
    #expect(table.isEmpty && table.rows(of: 1).isEmpty)
    #expect(table.uses(of: 3).isEmpty && table.offset(of: 3) == 0)
    table.add([use(1, 2)], of: 9)
    table.add([use(1, 1), use(4, 2)], of: 3)
    table.setOffset(5, of: 9)
    #expect(!table.isEmpty)
    #expect([1, 2, 3, 4].map { table.rows(of: $0) } == [[3, 9], [3, 9], [], [3]])
    #expect(table.offset(of: 9) == 5 && table.offset(of: 3) == 0)
    #expect(table.uses(of: 3).map(\.item) == [1, 4] && table.uses(of: 9).map(\.named) == [2])
    table.remove(row: 9)
    #expect([1, 2, 4].map { table.rows(of: $0) } == [[3], [3], [3]])
    #expect(table.offset(of: 9) == 0 && table.uses(of: 9).isEmpty && !table.isEmpty)
    table.remove(item: 1)
    #expect([1, 2, 4].map { table.rows(of: $0) } == [[], [3], [3]])
    #expect(table.uses(of: 3).count == 2)
    for _ in 0..<2 { table.remove(row: 3) }
    #expect(table.isEmpty && table.rows(of: 2).isEmpty && table.rows(of: 4).isEmpty)
  }

  @Test("terms of one variable are combined, also beyond the first four")
  func terms() {
    var terms = Terms()
    for number: Int32 in 0..<7 { terms.add(Double(number) + 1, Variable(index: number)) }
    #expect(terms.row.count == 4 && terms.more.count == 3)
    for number: Int32 in [1, 5, 6, 3] { terms.add(10, Variable(index: number)) }
    #expect(terms.all.map(\.variable.index) == Array(0..<7))
    #expect(terms.all.map(\.coefficient) == [1, 12, 3, 14, 5, 16, 17])
    #expect(Terms().all.isEmpty)
  }

  @Test(
    "an edge is rounded to the nearest pixel, with half a pixel rounded up",
    arguments: [
      (0, 0), (0.499998, 0), (0.4999995, 1), (0.5, 1), (0.9, 1), (1.4, 1), (1.5, 2), (-0.4, 0),
      (-0.5, 0), (-0.500002, -1), (-1.5, -1), (-1.6, -2), (1_000_000.5, 1_000_001),
      (-1_000_000.6, -1_000_001), (3e12, 3e12), (-3e12, -3e12),
    ] as [(Double, Double)])
  func pixels(edge: Double, pixel: Double) {
    #expect(PixelGrid.pixels(SIMD2(edge, 7.2)) == SIMD2(pixel, 7))
    #expect(PixelGrid.pixels(SIMD2(-7.2, edge)) == SIMD2(-7, pixel))
  }

  @Test("edges beyond all reason are moved to the limit on their side")
  func clamped() {
    let (near, far) = PixelGrid.clamped(SIMD2(-2e12, 5), SIMD2(3, 2e12))
    #expect(near == SIMD2(-1e12, 5) && far == SIMD2(3, 1e12))
    let (below, above) = PixelGrid.clamped(SIMD2(7, 9e15), SIMD2(-9e15, -1e12))
    #expect(below == SIMD2(7, 1e12) && above == SIMD2(-1e12, -1e12))
  }

  /// The four relations of an axis's mask, in words.
  private func rows(
    _ near: Bool, _ length: Bool, _ far: Bool, start: Double, length size: Double, total: Double
  ) -> (MaskRows, [String]) {
    var made = MaskRows()
    // Both axes, the second without any flexible part.
    made.add(
      (Variable(index: 4), Variable(index: 6)), Variable(index: 2), start: start, length: size,
      total: total, near, length, far)
    made.add(
      (Variable(index: 5), Variable(index: 7)), Variable(index: 3), start: 1, length: 2, total: 9,
      false, false, false)
    let words = (0..<4).map { position in
      let row = made[position]
      let terms = (0..<row.count).map { "\(row[$0].coefficient)v\(row[$0].variable.index)" }
      return "\(made.roles[position]): " + (terms + ["\(row.constant)"]).joined(separator: " ")
    }
    return (made, words)
  }

  @Test(
    "a mask has two relations for each axis, those that the flexible parts leave",
    arguments: [
      (false, false, false, ["1: 1.0v4 -10.0", "0: 1.0v6 -30.0"]),
      (true, false, false, ["2: 1.0v2 -1.0v4 -1.0v6 -60.0", "0: 1.0v6 -30.0"]),
      (false, true, false, ["1: 1.0v4 -10.0", "2: 1.0v2 -1.0v4 -1.0v6 -60.0"]),
      (false, false, true, ["1: 1.0v4 -10.0", "0: 1.0v6 -30.0"]),
      (true, true, false, ["1: 1.0v4 -10.0", "2: 1.0v2 -1.0v4 -1.0v6 -60.0"]),
      (false, true, true, ["1: 1.0v4 -10.0", "2: 1.0v2 -1.0v4 -1.0v6 -60.0"]),
    ] as [(Bool, Bool, Bool, [String])])
  func masks(near: Bool, length: Bool, far: Bool, expected: [String]) {
    let (made, words) = rows(near, length, far, start: 10, length: 30, total: 100)
    #expect(words == expected + ["5: 1.0v5 -1.0", "4: 1.0v7 -2.0"])
    #expect(made.changesOnlyConstants)
  }

  @Test("two flexible margins share what the length leaves, unless the length leaves nothing")
  func proportion() {
    for hasFlexibleLength in [false, true] {
      let (made, words) = rows(
        true, hasFlexibleLength, true, start: 20, length: 60, total: 100)
      #expect(words.prefix(2) == ["0: 1.0v6 -60.0", "3: 1.0v4 -0.5v2 0.5v6 0.0"])
      #expect(!made.changesOnlyConstants)
    }
    let (made, words) = rows(true, false, true, start: 0, length: 100, total: 100)
    #expect(words.prefix(2) == ["1: 1.0v4 -0.0", "0: 1.0v6 -100.0"])
    #expect(made.changesOnlyConstants)
  }

  @Test("a frame is independent of the superview if no flexible part ties it to the far edges")
  func independence() {
    #expect(MaskRows.areIndependent([7, 8, -1, -1, 9, 0, -1, -1]))
    for missing in [0, 1, 4, 5] {
      var rows: SIMD8<Int32> = [7, 8, 1, 2, 9, 6, 3, 4]
      rows[missing] = -1
      #expect(!MaskRows.areIndependent(rows))
    }
  }

  @Test("an item has rows for its content as soon as there is one of the four")
  func sizeRows() {
    var entry = ItemEntry(item: ViewNode(), first: 12, parent: 1)
    #expect([entry.x, entry.y, entry.width, entry.height].map(\.index) == [12, 13, 14, 15])
    #expect(!entry.hasSizeRows)
    for path in [
      \ItemEntry.widthHugging, \.widthCompression, \.heightHugging, \.heightCompression,
    ] {
      for row: Int32 in [0, 1, 77] {
        entry[keyPath: path] = row
        #expect(entry.hasSizeRows)
      }
      entry[keyPath: path] = -1
      #expect(!entry.hasSizeRows)
    }
  }

  @Test(
    "contents follow the environment unless their node has a direction of its own",
    arguments: [
      (SemanticContentAttribute.unspecified, false, false), (.unspecified, true, true),
      (.forceLeftToRight, true, false), (.forceRightToLeft, false, true),
      (.playback, true, false), (.spatial, true, false), (.playback, false, false),
    ])
  func direction(
    semantic: SemanticContentAttribute, environment: Bool, isRightToLeft: Bool
  ) {
    let node = ViewNode()
    var entry = ItemEntry(item: node, first: 0, parent: -1)
    for former in [[], [.isRightToLeft, .environmentIsRightToLeft], .isDirty] as [ItemFlags] {
      entry.flags = former
      entry.setDirection(of: semantic, environmentIsRightToLeft: environment)
      #expect(entry.flags.contains(.isRightToLeft) == isRightToLeft)
      #expect(entry.flags.contains(.environmentIsRightToLeft) == environment)
      #expect(entry.flags.contains(.isDirty) == (former == .isDirty))
    }
    withExtendedLifetime(node) {}
  }

  @Test("a relation is that of its constraint only, and has a number if it is not a constraint's")
  func rowEntries() {
    let (node, other) = (ViewNode(), ViewNode())
    let constraint = node.widthAnchor.constraint(equalTo: other.widthAnchor)
    let bound = node.widthAnchor.constraint(lessThanOrEqualToConstant: 5)
    let entry = RowEntry(constraint, owner: 3, isMirrored: true)
    #expect(entry.exists && entry.isMirrored && entry.owner == 3 && entry.ordinal == 0)
    #expect(entry.constraint === constraint && entry.isOf(constraint) && !entry.isOf(bound))
    #expect(!entry.isInequality && RowEntry(bound, owner: 0, isMirrored: false).isInequality)
    let record = RowEntry(.record, owner: 2, ordinal: 7)
    #expect(record.constraint == nil && record.ordinal == 7 && !record.isInequality)
    #expect(!record.isOf(constraint) && !record.isMirrored && record.kind == .record)
    let none = RowEntry()
    #expect(!none.exists && none.constraint == nil && none.ordinal == 0)
    withExtendedLifetime((node, other)) {}
  }
}
