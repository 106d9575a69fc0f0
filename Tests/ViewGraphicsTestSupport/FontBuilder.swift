// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Builds small font files for tests: no outlines, but all that text is measured with.
public struct FontBuilder {
  /// Where pairs are kerned.
  public enum KerningTable: Sendable, CaseIterable {
    /// The old table, or `GPOS` by pairs, by classes, or by an extension.
    case kern, pairs, classes, extended
  }

  /// How characters are mapped.
  public enum MapFormat: Int, Sendable, CaseIterable {
    /// Format 4.
    case segments = 4
    /// Format 12.
    case groups = 12
  }

  /// The name of the family.
  public var family = "Test Sans"
  /// The name of the style.
  public var style = "Regular"
  /// The weight as in CSS.
  public var weight = 400
  /// Whether the letters slant.
  public var isItalic = false
  /// How many units an em has.
  public var unitsPerEm = 1000
  /// The ascender in units.
  public var ascender = 800
  /// The descender in units, negative.
  public var descender = -200
  /// The line gap in units.
  public var lineGap = 0
  /// The height of capitals in units.
  public var capHeight = 700
  /// The height of x in units.
  public var xHeight = 500
  /// How characters are mapped.
  public var mapFormat = MapFormat.segments
  /// Where pairs are kerned.
  public var kerningTable = KerningTable.pairs
  /// Advances by character; what isn't here the font lacks.
  public var advances: [Character: Int] = [:]
  /// How far pairs are moved.
  public var kerning: [String: Int] = [:]
  /// The advances of digits when they have equal widths; `nil` without the feature.
  public var tabularDigits: Int?
  /// Tables that are left out.
  public var missing: Set<String> = []

  /// Makes a font with the printable characters of ASCII, each as wide as its number.
  public init() {
    for value in UInt8(0x20)...0x7E {
      advances[Character(Unicode.Scalar(value))] = Int(value) * 10
    }
  }

  private var scalars: [UInt32] {
    advances.keys.map { $0.unicodeScalars.first?.value ?? 0 }.sorted()
  }

  private func glyph(_ character: Character) -> Int {
    let value = character.unicodeScalars.first?.value ?? 0
    return (scalars.firstIndex(of: value) ?? -1) + 1
  }

  /// The bytes of the file.
  public func bytes() -> [UInt8] {
    var tables: [(String, [UInt8])] = []
    let scalars = scalars
    let digits = tabularDigits == nil ? 0 : 10
    let glyphCount = scalars.count + 1 + digits
    if !kerning.isEmpty {
      if kerningTable == .kern {
        tables.append(("kern", kernTable()))
      } else {
        tables.append(("GPOS", layout("kern", kerningTable == .extended ? 9 : 2, pairSubtable())))
      }
    }
    if tabularDigits != nil {
      tables.append(("GSUB", layout("tnum", 1, digitSubtable(first: scalars.count + 1))))
    }
    tables.append(("OS/2", os2()))
    tables.append(("cmap", mapFormat == .segments ? segments(scalars) : groups(scalars)))
    var head = [UInt8](repeating: 0, count: 54)
    head.set16(18, unitsPerEm)
    head.set16(44, (weight >= 700 ? 1 : 0) | (isItalic ? 2 : 0))
    tables.append(("head", head))
    var hhea = [UInt8](repeating: 0, count: 36)
    hhea.set16(4, ascender)
    hhea.set16(6, descender)
    hhea.set16(8, lineGap)
    hhea.set16(34, glyphCount)
    tables.append(("hhea", hhea))
    var hmtx: [UInt8] = []
    for width in [500] + scalars.map({ advance($0) })
      + Array(repeating: tabularDigits ?? 0, count: digits)
    {
      hmtx.add16(width)
      hmtx.add16(0)
    }
    tables.append(("hmtx", hmtx))
    var maxp = [UInt8](repeating: 0, count: 6)
    maxp.set16(4, glyphCount)
    tables.append(("maxp", maxp))
    tables.append(("name", names()))
    tables.append(("post", [UInt8](repeating: 0, count: 32)))
    return Self.file(tables.filter { !missing.contains($0.0) })
  }

  private func advance(_ value: UInt32) -> Int {
    Unicode.Scalar(value).flatMap { advances[Character($0)] } ?? 0
  }

  /// Puts tables together.
  public static func file(_ tables: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
    var file: [UInt8] = [0, 1, 0, 0]
    file.add16(tables.count)
    file += [0, 0, 0, 0, 0, 0]
    var offset = 12 + tables.count * 16
    for (tag, bytes) in tables {
      file += Array(tag.utf8)
      file.add32(0)
      file.add32(offset)
      file.add32(bytes.count)
      offset += (bytes.count + 3) / 4 * 4
    }
    for (_, bytes) in tables {
      file += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    return file
  }

  /// Puts faces together in a collection.
  public static func collection(_ faces: [[UInt8]]) -> [UInt8] {
    var file = Array("ttcf".utf8)
    file.add32(0x0001_0000)
    file.add32(faces.count)
    var start = 12 + faces.count * 4
    var bodies: [UInt8] = []
    for face in faces {
      file.add32(start)
      var moved = face
      let count = Int(face[4]) << 8 | Int(face[5])
      for index in 0..<count {
        let place = 12 + index * 16 + 8
        let offset = face[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
        moved.replaceSubrange(place..<place + 4, with: [UInt8](big32: offset + start))
      }
      bodies += moved
      start += face.count
    }
    return file + bodies
  }

  private func os2() -> [UInt8] {
    var table = [UInt8](repeating: 0, count: 96)
    table.set16(0, 4)
    table.set16(4, weight)
    table.set16(62, isItalic ? 1 : 64)
    table.set16(68, ascender)
    table.set16(70, descender)
    table.set16(72, lineGap)
    table.set16(86, xHeight)
    table.set16(88, capHeight)
    return table
  }

  private func names() -> [UInt8] {
    let names = [(1, family), (2, style), (6, family.filter { $0 != " " } + "-" + style)]
    var table: [UInt8] = []
    var storage: [UInt8] = []
    table.add16(0)
    table.add16(names.count)
    table.add16(6 + names.count * 12)
    for (name, text) in names {
      for value in [3, 1, 0x409, name, text.utf16.count * 2, storage.count] { table.add16(value) }
      for unit in text.utf16 { storage.add16(Int(unit)) }
    }
    return table + storage
  }

  private func segments(_ scalars: [UInt32]) -> [UInt8] {
    let small = scalars.filter { $0 < 0xFFFF }
    var subtable: [UInt8] = []
    let count = small.count + 1
    for value in [4, 16 + count * 8, 0, count * 2, 0, 0, 0] { subtable.add16(value) }
    for value in small { subtable.add16(Int(value)) }
    subtable.add16(0xFFFF)
    subtable.add16(0)
    for value in small { subtable.add16(Int(value)) }
    subtable.add16(0xFFFF)
    // Every other one by its delta, the others by an array of glyphs behind the segments.
    for (index, value) in small.enumerated() {
      subtable.add16(index % 2 == 0 ? index + 1 - Int(value) : 0)
    }
    subtable.add16(1)
    for index in small.indices {
      subtable.add16(index % 2 == 0 ? 0 : (count - index + index) * 2)
    }
    subtable.add16(0)
    for index in small.indices { subtable.add16(index + 1) }
    var table: [UInt8] = []
    for value in [0, 1, 3, 1] { table.add16(value) }
    table.add32(12)
    return table + subtable
  }

  private func groups(_ scalars: [UInt32]) -> [UInt8] {
    var table: [UInt8] = []
    for value in [0, 1, 3, 10] { table.add16(value) }
    table.add32(12)
    table.add16(12)
    table.add16(0)
    for value in [16 + scalars.count * 12, 0, scalars.count] { table.add32(value) }
    for (index, value) in scalars.enumerated() {
      for number in [Int(value), Int(value), index + 1] { table.add32(number) }
    }
    return table
  }

  /// The pairs by glyphs, in order.
  private var glyphPairs: [(first: Int, second: Int, value: Int)] {
    kerning.map { pair, value in
      (glyph(pair.first ?? " "), glyph(pair.last ?? " "), value)
    }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
  }

  private func kernTable() -> [UInt8] {
    let pairs = glyphPairs
    var table: [UInt8] = []
    for value in [0, 1, 0, 14 + pairs.count * 6, 1, pairs.count, 0, 0, 0] { table.add16(value) }
    for pair in pairs {
      for value in [pair.first, pair.second, pair.value] { table.add16(value) }
    }
    return table
  }

  private func pairSubtable() -> [UInt8] {
    let pairs = glyphPairs
    let firsts = Array(Set(pairs.map(\.first))).sorted()
    var table: [UInt8] = []
    if kerningTable == .classes {
      let seconds = Array(Set(pairs.map(\.second))).sorted()
      let rows = firsts.count + 1
      let columns = seconds.count + 1
      let matrix = 16 + rows * columns * 2
      let coverage = matrix
      let firstClasses = coverage + 4 + firsts.count * 2
      let secondClasses = firstClasses + 4 + firsts.count * 6
      for value in [2, coverage, 4, 0, firstClasses, secondClasses, rows, columns] {
        table.add16(value)
      }
      for row in 0..<rows {
        for column in 0..<columns {
          let pair = pairs.first {
            row > 0 && column > 0 && $0.first == firsts[row - 1] && $0.second == seconds[column - 1]
          }
          table.add16(pair?.value ?? 0)
        }
      }
      table.add16(1)
      table.add16(firsts.count)
      for glyph in firsts { table.add16(glyph) }
      for list in [firsts, seconds] {
        table.add16(2)
        table.add16(list.count)
        for (index, glyph) in list.enumerated() {
          for value in [glyph, glyph, index + 1] { table.add16(value) }
        }
      }
      return table
    }
    // Values with a placement before the advance, which has to be passed over.
    var sets: [[UInt8]] = []
    for first in firsts {
      let own = pairs.filter { $0.first == first }
      var set: [UInt8] = []
      set.add16(own.count)
      for pair in own {
        for value in [pair.second, 77, pair.value] { set.add16(value) }
      }
      sets.append(set)
    }
    let coverage = 10 + firsts.count * 2
    for value in [1, coverage, 5, 0, firsts.count] { table.add16(value) }
    var offset = coverage + 4 + 6 * firsts.count
    for set in sets {
      table.add16(offset)
      offset += set.count
    }
    table.add16(2)
    table.add16(firsts.count)
    for (index, glyph) in firsts.enumerated() {
      for value in [glyph, glyph, index] { table.add16(value) }
    }
    return table + sets.flatMap { $0 }
  }

  private func digitSubtable(first: Int) -> [UInt8] {
    var table: [UInt8] = []
    for value in [2, 26, 10] { table.add16(value) }
    for index in 0..<10 { table.add16(first + index) }
    for value in [1, 10] { table.add16(value) }
    for digit in "0123456789" { table.add16(glyph(digit)) }
    return table
  }

  /// A table of one script, one feature and one lookup of one subtable.
  private func layout(_ feature: String, _ type: Int, _ subtable: [UInt8]) -> [UInt8] {
    var table: [UInt8] = []
    table.add32(0x0001_0000)
    for value in [10, 30, 44] { table.add16(value) }
    table.add16(1)
    table += Array("DFLT".utf8)
    for value in [8, 4, 0, 0, 0xFFFF, 1, 0] { table.add16(value) }
    table = Array(table.prefix(30))
    while table.count < 30 { table.append(0) }
    table.add16(1)
    table += Array(feature.utf8)
    for value in [8, 0, 1, 0] { table.add16(value) }
    for value in [1, 4] { table.add16(value) }
    for value in [type, 0, 1, 8] { table.add16(value) }
    if type == 9 {
      table.add16(1)
      table.add16(2)
      table.add32(8)
    }
    return table + subtable
  }
}

extension [UInt8] {
  init(big32 value: Int) {
    self = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  mutating func add16(_ value: Int) {
    append(UInt8(truncatingIfNeeded: value >> 8))
    append(UInt8(truncatingIfNeeded: value))
  }

  mutating func add32(_ value: Int) { self += [UInt8](big32: value) }

  mutating func set16(_ place: Int, _ value: Int) {
    self[place] = UInt8(truncatingIfNeeded: value >> 8)
    self[place + 1] = UInt8(truncatingIfNeeded: value)
  }
}
