// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The lookups of a feature in the `GPOS` or `GSUB` table.
struct LayoutLookups {
  /// A lookup: the offsets of its subtables from the start of the table.
  struct Lookup: Sendable {
    let subtables: [Int]
  }

  /// The lookup type of extensions, which refer to a lookup elsewhere.
  private static let extensionTypes = ["GPOS": 9, "GSUB": 7]
  /// A limit that no real font exceeds.
  ///
  /// Without it, a file whose entries all refer to the same subtable could cost far more time than
  /// its size suggests.
  private static let mostSubtables = 8192
  private static let mostReferences = 200_000

  let lookups: [Lookup]

  /// Reads the lookups of a type in a feature for Latin, Greek, and Cyrillic text.
  init(_ table: FontTable, feature: String, type: Int) throws(FontFileError) {
    let scripts = try table.u16(4)
    let features = try table.u16(6)
    let list = try table.u16(8)
    var indexes: Set<Int> = []
    let wanted = try Self.features(of: table, at: scripts)
    let featureCount = try table.u16(features)
    try table.check(features + 2, featureCount * 6)
    var references = 0
    for index in wanted.sorted() where index < featureCount {
      let entry = features + 2 + index * 6
      guard try Self.tag(of: table, at: entry) == feature else { continue }
      let position = try features + table.u16(entry + 4)
      let count = try table.u16(position + 2)
      try table.check(position + 4, count * 2)
      references += count
      try table.check(
        references, "the number of lookups of features", in: 0...Self.mostReferences, at: position)
      for index in 0..<count { indexes.insert(try table.u16(position + 4 + index * 2)) }
    }
    let lookupCount = try table.u16(list)
    try table.check(list + 2, lookupCount * 2)
    var lookups: [Lookup] = []
    var total = 0
    for index in indexes.sorted() {
      try table.check(
        index, "the index of a lookup", in: 0...max(0, lookupCount - 1), at: list)
      let position = try list + table.u16(list + 2 + index * 2)
      total += try table.u16(position + 4)
      try table.check(
        total, "the number of subtables", in: 0...Self.mostSubtables, at: position)
      let subtables = try Self.subtables(of: table, at: position, type: type)
      if !subtables.isEmpty { lookups.append(Lookup(subtables: subtables)) }
    }
    self.lookups = lookups
  }

  /// Returns the features of the default language of these scripts.
  private static func features(
    of table: FontTable, at scripts: Int
  ) throws(FontFileError) -> Set<Int> {
    var indexes: Set<Int> = []
    let count = try table.u16(scripts)
    try table.check(scripts + 2, count * 6)
    var wanted: Set = ["DFLT", "latn", "grek", "cyrl"]
    for index in 0..<count {
      let entry = scripts + 2 + index * 6
      guard wanted.remove(try tag(of: table, at: entry)) != nil else { continue }
      let script = try scripts + table.u16(entry + 4)
      let language = try table.u16(script)
      guard language != 0 else { continue }
      let position = script + language
      let required = try table.u16(position + 2)
      if required != 0xFFFF { indexes.insert(required) }
      let features = try table.u16(position + 4)
      try table.check(position + 6, features * 2)
      for index in 0..<features { indexes.insert(try table.u16(position + 6 + index * 2)) }
    }
    return indexes
  }

  private static func subtables(
    of table: FontTable, at position: Int, type wanted: Int
  ) throws(FontFileError) -> [Int] {
    let type = try table.u16(position)
    let isExtension = type == extensionTypes[table.tag ?? ""]
    guard type == wanted || isExtension else { return [] }
    let count = try table.u16(position + 4)
    try table.check(position + 6, count * 2)
    var subtables: [Int] = []
    for index in 0..<count {
      var subtable = try position + table.u16(position + 6 + index * 2)
      if isExtension {
        let inner = try table.u16(subtable + 2)
        guard inner != type else {
          throw table.error(.cyclic(name: "an extension"), at: subtable)
        }
        guard inner == wanted else { continue }
        subtable += try table.u32(subtable + 4)
      }
      try table.check(subtable, 2)
      subtables.append(subtable)
    }
    return subtables
  }

  private static func tag(of table: FontTable, at offset: Int) throws(FontFileError) -> String {
    try table.check(offset, 4)
    let position = table.range.lowerBound + offset
    return String(
      String.UnicodeScalarView(table.bytes[position..<position + 4].map { Unicode.Scalar($0) }))
  }
}

extension FontTable {
  /// Returns the index of a glyph in a coverage table, or `nil` if the table doesn't cover it.
  func coverage(of glyph: Int, at start: Int) -> Int? {
    let count = lenient16(start + 2)
    switch lenient16(start) {
    case 1:
      let index = search(count) { lenient16(start + 4 + $0 * 2) >= glyph }
      return index < count && lenient16(start + 4 + index * 2) == glyph ? index : nil
    case 2:
      let index = search(count) { lenient16(start + 4 + $0 * 6 + 2) >= glyph }
      guard index < count else { return nil }
      let first = lenient16(start + 4 + index * 6)
      return first <= glyph ? lenient16(start + 4 + index * 6 + 4) + glyph - first : nil
    default:
      return nil
    }
  }

  /// Returns the class of a glyph in a class definition table, or 0 if the table doesn't list it.
  func glyphClass(of glyph: Int, at start: Int) -> Int {
    switch lenient16(start) {
    case 1:
      let first = lenient16(start + 2)
      let index = glyph - first
      return index >= 0 && index < lenient16(start + 4) ? lenient16(start + 6 + index * 2) : 0
    case 2:
      let count = lenient16(start + 2)
      let index = search(count) { lenient16(start + 4 + $0 * 6 + 2) >= glyph }
      guard index < count, lenient16(start + 4 + index * 6) <= glyph else { return 0 }
      return lenient16(start + 4 + index * 6 + 4)
    default:
      return 0
    }
  }

  /// Returns the first index that satisfies a monotonic condition, by binary search.
  func search(_ count: Int, where isTrue: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isTrue(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
