// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The names in the `name` table.
struct FontNames: Sendable {
  private(set) var family = ""
  private(set) var style = ""
  private(set) var postScript = ""

  /// Reads the names; without a table, they are empty.
  ///
  /// If a name exists in several languages, the English one is used. The typographic family is
  /// preferred to the legacy one.
  init(_ table: FontTable?) throws(FontFileError) {
    guard let table else { return }
    let count = try table.u16(2)
    let storage = try table.u16(4)
    try table.check(6, count * 12)
    var best: [Int: (rank: Int, text: String)] = [:]
    for index in 0..<count {
      let entry = 6 + index * 12
      let name = try table.u16(entry + 6)
      guard [1, 2, 6, 16, 17].contains(name) else { continue }
      let platform = try table.u16(entry)
      let isEnglish = try table.u16(entry + 4) == (platform == 3 ? 0x409 : 0)
      guard [0, 1, 3].contains(platform) else { continue }
      let rank = (isEnglish ? 4 : 0) + (platform == 3 ? 2 : platform == 0 ? 1 : 0) + 1
      guard rank > best[name]?.rank ?? 0 else { continue }
      let length = try table.u16(entry + 8)
      let offset = try storage + table.u16(entry + 10)
      try table.check(offset, length)
      let bytes = table.bytes[(table.range.lowerBound + offset)...].prefix(length)
      best[name] = (rank, Self.text(bytes, isWide: platform != 1))
    }
    family = best[16]?.text ?? best[1]?.text ?? ""
    style = best[17]?.text ?? best[2]?.text ?? ""
    postScript = best[6]?.text ?? ""
  }

  private static func text(_ bytes: ArraySlice<UInt8>, isWide: Bool) -> String {
    guard isWide else {
      // The upper half of Mac OS Roman isn't decoded: no current family name needs it.
      return String(
        String.UnicodeScalarView(bytes.map { $0 < 0x80 ? Unicode.Scalar($0) : "\u{FFFD}" }))
    }
    var units: [UInt16] = []
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      units.append(UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1]))
      index += 2
    }
    return String(decoding: units, as: UTF16.self)
  }
}
