// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ViewGraphics

/// A `GPOS` or `GSUB` table under construction.
private struct LayoutTable {
  /// Tags, required features, and features.
  var scripts: [(tag: String, required: Int, features: [Int])] = [("DFLT", 0xFFFF, [0])]
  /// Tags and lookups.
  var features: [(tag: String, lookups: [Int])] = [("kern", [0])]
  /// Types, and subtables of numbers.
  var lookups: [(type: Int, subtables: [[Int]])] = [(2, [[1]])]

  private static func tag(_ text: String) -> [Int] {
    let bytes = Array(text.utf8).map(Int.init)
    return [bytes[0] << 8 | bytes[1], bytes[2] << 8 | bytes[3]]
  }

  /// Returns a list of parts behind their offsets, which follow the first numbers of the entries.
  private static func list(_ parts: [(entry: [Int], numbers: [Int])]) -> [Int] {
    var list = [parts.count]
    var start = 2 + parts.reduce(0) { $0 + ($1.entry.count + 1) * 2 }
    for part in parts {
      list += part.entry + [start]
      start += part.numbers.count * 2
    }
    return list + parts.flatMap(\.numbers)
  }

  var numbers: [Int] {
    let scriptList = Self.list(
      scripts.map { script in
        (
          Self.tag(script.tag),
          [4, 0, 0, script.required, script.features.count] + script.features
        )
      })
    let featureList = Self.list(
      features.map { (Self.tag($0.tag), [0, $0.lookups.count] + $0.lookups) })
    let lookupList = Self.list(
      lookups.map { lookup in
        ([], [lookup.type, 0] + Self.list(lookup.subtables.map { ([], $0) }, shift: 4))
      })
    let first = 10
    let second = first + scriptList.count * 2
    let third = second + featureList.count * 2
    return [1, 0, first, second, third] + scriptList + featureList + lookupList
  }

  /// Returns such a list with offsets from some bytes before it.
  private static func list(_ parts: [(entry: [Int], numbers: [Int])], shift: Int) -> [Int] {
    var list = list(parts)
    for index in 1..<(parts.count + 1) { list[index] += shift }
    return list
  }
}

@Suite("Lookups of font features")
struct LayoutLookupTests {
  /// The first numbers of the subtables of the lookups that are found.
  private func found(
    _ table: LayoutTable, tag: String = "GPOS", feature: String = "kern", type: Int = 2
  ) throws -> [[Int]] {
    let table = FontTable(table.numbers, tag: tag)
    return try LayoutLookups(table, feature: feature, type: type).lookups.map { lookup in
      lookup.subtables.map { table.lenient16($0) }
    }
  }

  private func error(_ table: LayoutTable) -> FontFileError? { error(table.numbers) }

  private func error(_ numbers: [Int]) -> FontFileError? {
    do throws(FontFileError) {
      _ = try LayoutLookups(FontTable(numbers, tag: "GPOS"), feature: "kern", type: 2)
      return nil
    } catch {
      return error
    }
  }

  @Test("the lookups of a feature are found in their own order, each once")
  func order() throws {
    var table = LayoutTable()
    table.scripts = [("DFLT", 0xFFFF, [2, 0]), ("latn", 0xFFFF, [0, 1])]
    table.features = [("kern", [2, 0]), ("mark", [1]), ("kern", [2])]
    table.lookups = [(2, [[10], [11]]), (2, [[12]]), (2, [[13]])]
    #expect(try found(table) == [[10, 11], [13]])
    #expect(try found(table, feature: "mark") == [[12]])
    #expect(try found(table, feature: "liga") == [])
  }

  @Test(
    "only the scripts of Latin, Greek, and Cyrillic text count",
    arguments: [
      ("DFLT", true), ("latn", true), ("grek", true), ("cyrl", true), ("arab", false),
      ("LATN", false),
    ])
  func scripts(tag: String, counts: Bool) throws {
    var table = LayoutTable()
    table.scripts = [("aaaa", 0xFFFF, []), (tag, 0xFFFF, [0])]
    #expect(try found(table) == (counts ? [[1]] : []))
  }

  @Test("of a script that is listed twice, the first counts, and required features do")
  func repeated() throws {
    var table = LayoutTable()
    table.features = [("kern", [0]), ("kern", [1])]
    table.lookups = [(2, [[20]]), (2, [[21]])]
    table.scripts = [("latn", 0xFFFF, [1]), ("latn", 0xFFFF, [0])]
    #expect(try found(table) == [[21]])
    table.scripts = [("latn", 0, [1])]
    #expect(try found(table) == [[20], [21]])
    table.scripts = [("latn", 1, [])]
    #expect(try found(table) == [[21]])
    // A feature that the list lacks.
    table.scripts = [("latn", 0xFFFF, [2, 0])]
    #expect(try found(table) == [[20]])
  }

  @Test("lookups of another type are left out, and so are those without subtables")
  func types() throws {
    var table = LayoutTable()
    table.features = [("kern", [0, 1, 2])]
    table.lookups = [(4, [[30]]), (2, []), (2, [[31]])]
    #expect(try found(table) == [[31]])
  }

  @Test("an extension leads to a lookup elsewhere, with its type in each table")
  func extensions() throws {
    // The second subtable is 8 bytes behind each extension, and one of them has another type.
    let subtables = [[1, 2, 0, 8], [55], [1, 4, 0, 8], [66]]
    var table = LayoutTable()
    table.lookups = [(9, [subtables[0] + subtables[1], subtables[2] + subtables[3]])]
    #expect(try found(table) == [[55]])
    #expect(try found(table, tag: "GSUB") == [])
    table.lookups = [(7, [subtables[0] + subtables[1]])]
    #expect(try found(table, tag: "GSUB") == [[55]])
    #expect(try found(table) == [])
  }

  @Test("an extension to itself, and a lookup that doesn't exist, are rejected where they are")
  func mistakes() {
    var table = LayoutTable()
    table.lookups = [(9, [[1, 9, 0, 8, 0]])]
    let cyclic = error(table)
    #expect(cyclic?.reason == .cyclic(name: "an extension"))
    #expect(cyclic?.offset == 2 + table.numbers.count * 2 - 10)
    table = LayoutTable()
    table.features = [("kern", [1])]
    #expect(
      error(table)
        == FontFileError(
          .outOfRange(name: "the index of a lookup", value: 1, allowed: 0...0), table: "GPOS",
          offset: 2 + table.numbers[4]))
    table.lookups += [(2, [[1]])]
    #expect(error(table) == nil)
  }

  @Test("numbers of subtables that no font has are rejected, one less isn't")
  func limits() {
    var table = LayoutTable()
    table.lookups = [(2, [])]
    var numbers = table.numbers
    numbers += Array(repeating: 1, count: 9000)
    let place = table.numbers.count - 1
    numbers[place] = 8192
    #expect(error(numbers) == nil)
    numbers[place] = 8193
    #expect(
      error(numbers)?.reason
        == .outOfRange(name: "the number of subtables", value: 8193, allowed: 0...8192))
    // The limit is for all lookups together.
    table.features = [("kern", [0, 1])]
    table.lookups = [(2, [[1]]), (2, [])]
    numbers = table.numbers
    numbers += Array(repeating: 1, count: 9000)
    numbers[table.numbers.count - 1] = 8192
    #expect(
      error(numbers)?.reason
        == .outOfRange(name: "the number of subtables", value: 8193, allowed: 0...8192))
  }

  @Test("a table that ends anywhere within its lists is rejected")
  func truncated() {
    let numbers = LayoutTable().numbers
    #expect(error(numbers) == nil)
    for count in numbers.indices {
      let error = error(Array(numbers.prefix(count)))
      guard case .truncated(let needed) = error?.reason else {
        Issue.record("\(count) numbers: \(String(describing: error))")
        continue
      }
      #expect(needed >= 1 && needed <= 2 * (numbers.count - count) && error?.table == "GPOS")
    }
  }
}
