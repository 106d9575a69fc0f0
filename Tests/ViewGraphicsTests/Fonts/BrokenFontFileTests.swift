// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewGraphicsTestSupport

@Suite("Broken font file")
struct BrokenFontFileTests {
  private func error(_ bytes: [UInt8], face: Int = 0) -> FontFileError? {
    do throws(FontFileError) {
      _ = try FontFile(bytes, face: face)
      return nil
    } catch {
      return error
    }
  }

  @Test("data that isn't a font, or is compressed, is rejected with a reason")
  func otherFiles() {
    #expect(error([])?.reason == .notAFont)
    #expect(
      error(Array("hello, world".utf8))?.description
        == "Font file, byte 0: not a TrueType or OpenType font.")
    #expect(
      error(Array("wOF2".utf8))?.description
        == "Font file, byte 0: WOFF2 is compressed; use the TrueType or OpenType file.")
    #expect(error(Array("wOFF".utf8))?.reason == .compressed(format: "WOFF"))
    let collection = FontBuilder.collection([FontBuilder().bytes()])
    #expect(
      error(collection, face: 3)?.description
        == "Font file, byte 8: there is no face 3 in a collection of 1.")
    #expect(error(FontBuilder().bytes(), face: 1)?.reason == .noFace(index: 1, count: 1))
  }

  @Test("a missing table is named", arguments: ["head", "hhea", "hmtx", "maxp", "cmap"])
  func missing(tag: String) {
    var builder = FontBuilder()
    builder.missing = [tag]
    let error = error(builder.bytes())
    #expect(error?.reason == .missingTable)
    #expect(error?.table == tag)
    #expect(error?.description == "Table “\(tag)”: the table is missing.")
  }

  @Test("a file that ends within its last table says how many bytes are missing")
  func missingBytes() throws {
    let bytes = FontBuilder().bytes()
    let directory = try #require(error(Array(bytes.dropLast(8))))
    guard case .truncated(let needed) = directory.reason else {
      Issue.record("\(directory)")
      return
    }
    #expect((1...8).contains(needed))
  }

  @Test("a file truncated anywhere is rejected or read, and the reported position is in the file")
  func truncated() {
    var builder = FontBuilder()
    builder.kerning = ["AV": -80]
    builder.tabularDigits = 600
    let bytes = builder.bytes()
    for count in stride(from: 0, to: bytes.count, by: 3) {
      guard let error = error(Array(bytes.prefix(count))) else {
        Issue.record("\(count) of \(bytes.count) bytes were read")
        continue
      }
      #expect(error.offset ?? 0 <= count)
      #expect(error.description.isEmpty == false)
    }
  }

  /// The place of a table in a file.
  private func place(of tag: String, in bytes: [UInt8]) -> Int {
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    for index in 0..<count {
      let entry = 12 + index * 16
      if Array(bytes[entry..<entry + 4]) == Array(tag.utf8) {
        return bytes[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) }
      }
    }
    return 0
  }

  private func changed(
    _ tag: String, _ offset: Int, to value: Int, _ change: (inout FontBuilder) -> Void = { _ in }
  ) -> FontFileError? {
    var builder = FontBuilder()
    change(&builder)
    var bytes = builder.bytes()
    let place = place(of: tag, in: bytes) + offset
    bytes[place] = UInt8(truncatingIfNeeded: value >> 8)
    bytes[place + 1] = UInt8(truncatingIfNeeded: value)
    return error(bytes)
  }

  @Test("impossible numbers are reported with the allowed ones")
  func numbers() {
    let em = changed("head", 18, to: 0)
    #expect(em?.reason == .outOfRange(name: "unitsPerEm", value: 0, allowed: 16...16384))
    #expect(em?.table == "head")
    #expect(
      changed("maxp", 4, to: 0)?.reason
        == .outOfRange(name: "numGlyphs", value: 0, allowed: 1...65535))
    #expect(
      changed("hhea", 34, to: 97)?.reason
        == .outOfRange(name: "numberOfHMetrics", value: 97, allowed: 1...96))
    #expect(changed("hhea", 34, to: 0) != nil)
    let description = changed("head", 18, to: 3)?.description ?? ""
    #expect(description.hasSuffix("unitsPerEm is 3, allowed are 16 to 16384."))
  }

  @Test("huge counts are rejected before anything is allocated")
  func counts() {
    #expect(changed("cmap", 2, to: 0xFFFF) != nil)
    #expect(changed("cmap", 12 + 6, to: 0xFFFE) != nil)
    #expect(changed("cmap", 12 + 12, to: 0xFFFF) { $0.mapFormat = .groups } != nil)
    #expect(changed("name", 2, to: 0xFFFF) != nil)
    for table in FontBuilder.KerningTable.allCases {
      // Some of the numbers are no counts, and a font can be read with any of them.
      let refused = stride(from: 2, to: 60, by: 2).filter { offset in
        changed(table == .kern ? "kern" : "GPOS", offset, to: 0xFFFF) {
          $0.kerningTable = table
          $0.kerning = ["AV": -80, "To": -20]
        } != nil
      }
      #expect(refused.count >= 2)
    }
  }

  @Test("segments and groups out of order are rejected")
  func order() {
    #expect(changed("cmap", 12 + 14, to: 0x50)?.reason == .unordered(name: "segments"))
    #expect(
      changed("cmap", 12 + 16 + 2, to: 0x50) { $0.mapFormat = .groups }?.reason
        == .unordered(name: "groups"))
  }

  @Test("an extension that refers to an extension is rejected")
  func cycles() {
    let error = changed("GPOS", 58, to: 9) {
      $0.kerningTable = .extended
      $0.kerning = ["AV": -80]
    }
    #expect(error?.reason == .cyclic(name: "an extension"))
    #expect(error?.table == "GPOS")
  }

  @Test("a character map without Unicode is rejected")
  func otherMaps() {
    let error = changed("cmap", 4, to: 1)
    #expect(error?.table == "cmap")
    #expect(error?.description.contains("without Unicode") == true)
  }

  @Test(
    "files with any bytes changed are rejected or measured, and nothing traps", arguments: 0..<24)
  func fuzz(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    var builder = FontBuilder()
    builder.kerningTable = FontBuilder.KerningTable.allCases[seed % 4]
    builder.mapFormat = seed % 2 == 0 ? .segments : .groups
    builder.kerning = ["AV": -80, "VA": -70, "To": -100, "Te": -90]
    builder.tabularDigits = 600
    let bytes = builder.bytes()
    for round in 0..<150 {
      var broken = bytes
      for _ in 0..<(1 + next(4)) {
        let place = next(2) == 0 ? next(bytes.count) : next(min(bytes.count, 400))
        broken[place] = [0, 1, 0x7F, 0x80, 0xFF, UInt8(next(256))][next(6)]
      }
      guard let file = try? FontFile(broken) else { continue }
      let font = Font.systemFont(ofSize: 17).withMonospacedDigits()
        .withFamily(FontFamily("Broken", files: [file]))
      let width = EmbeddedTextMeasurer().width(of: "AVATAR To 0123 é漢👍\t", font: font)
      #expect(width.isFinite, "seed \(seed), round \(round)")
      #expect(font.lineHeight.isFinite, "seed \(seed), round \(round)")
    }
  }

  @Test("a feature that a script names but the list lacks is ignored")
  func missingFeature() {
    var builder = FontBuilder()
    builder.kerning = ["AV": 0]
    var bytes = builder.bytes()
    let table = place(of: "GPOS", in: bytes)
    // The list of features becomes the last number of the table, the adjustment of 0: no features.
    var last = place(of: "OS/2", in: bytes) - 2
    while last > table, bytes[last - 2] == 0, bytes[last - 1] == 0 { last -= 2 }
    #expect(bytes[last] == 0 && bytes[last + 1] == 0)
    bytes[table + 6] = UInt8(truncatingIfNeeded: (last - table) >> 8)
    bytes[table + 7] = UInt8(truncatingIfNeeded: last - table)
    #expect(error(bytes) == nil)
  }
}
