// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The format and the pixel size of an encoded bitmap, read from its header.
struct BitmapHeader: Hashable, Sendable {
  var mediaType: String
  var width: Int
  var height: Int

  init?(_ bytes: [UInt8]) {
    let reader = Reader(bytes: bytes)
    guard
      let header = Self.png(reader) ?? Self.jpeg(reader) ?? Self.gif(reader) ?? Self.webP(reader),
      header.width > 0, header.height > 0
    else { return nil }
    self = header
  }

  private init(_ mediaType: String, _ width: Int, _ height: Int) {
    self.mediaType = mediaType
    self.width = width
    self.height = height
  }

  private static func png(_ reader: Reader) -> BitmapHeader? {
    guard reader.matches([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0),
      reader.matches(Array("IHDR".utf8), at: 12),
      let width = reader.big32(at: 16), let height = reader.big32(at: 20)
    else { return nil }
    return BitmapHeader("image/png", width, height)
  }

  private static func gif(_ reader: Reader) -> BitmapHeader? {
    guard reader.matches(Array("GIF8".utf8), at: 0),
      let width = reader.little16(at: 6), let height = reader.little16(at: 8)
    else { return nil }
    return BitmapHeader("image/gif", width, height)
  }

  private static func webP(_ reader: Reader) -> BitmapHeader? {
    guard reader.matches(Array("RIFF".utf8), at: 0), reader.matches(Array("WEBPVP8".utf8), at: 8)
    else { return nil }
    let kind = reader.byte(at: 15)
    if kind == UInt8(ascii: " "), let width = reader.little16(at: 26),
      let height = reader.little16(at: 28)
    {
      return BitmapHeader("image/webp", width & 0x3FFF, height & 0x3FFF)
    }
    if kind == UInt8(ascii: "L"), let low = reader.little16(at: 21),
      let high = reader.little16(at: 23)
    {
      let bits = low | high << 16
      return BitmapHeader("image/webp", (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    }
    if kind == UInt8(ascii: "X"), let width = reader.little24(at: 24),
      let height = reader.little24(at: 27)
    {
      return BitmapHeader("image/webp", width + 1, height + 1)
    }
    return nil
  }

  /// Scans the segments of the file for the one that contains the size.
  ///
  /// If an Exif orientation rotates the image by a quarter turn, width and height are swapped, as
  /// displayed.
  private static func jpeg(_ reader: Reader) -> BitmapHeader? {
    guard reader.matches([0xFF, 0xD8], at: 0) else { return nil }
    var position = 2
    var isTurned = false
    while let lead = reader.byte(at: position), lead == 0xFF,
      let marker = reader.byte(at: position + 1)
    {
      switch marker {
      case 0xFF:
        position += 1  // padding
      case 0x01, 0xD0...0xD8:
        position += 2  // no content
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard let height = reader.big16(at: position + 5),
          let width = reader.big16(at: position + 7)
        else { return nil }
        return isTurned
          ? BitmapHeader("image/jpeg", height, width) : BitmapHeader("image/jpeg", width, height)
      case 0xD9, 0xDA:
        return nil  // image data starts, or the file ends, before a size
      default:
        guard let length = reader.big16(at: position + 2), length >= 2 else { return nil }
        if marker == 0xE1 { isTurned = exifTurns(reader, at: position + 4) }
        position += 2 + length
      }
    }
    return nil
  }

  /// Returns whether an Exif block requests a quarter turn: orientations 5 to 8.
  private static func exifTurns(_ reader: Reader, at start: Int) -> Bool {
    guard reader.matches(Array("Exif".utf8) + [0, 0], at: start) else { return false }
    let base = start + 6
    let isLittle = reader.matches([0x49, 0x49], at: base)
    func short(_ position: Int) -> Int? {
      isLittle ? reader.little16(at: position) : reader.big16(at: position)
    }
    func long(_ position: Int) -> Int? {
      guard let first = short(position), let second = short(position + 2) else { return nil }
      return isLittle ? first | second << 16 : first << 16 | second
    }
    guard let directory = long(base + 4), let count = short(base + directory) else { return false }
    for index in 0..<count {
      let entry = base + directory + 2 + index * 12
      guard let tag = short(entry) else { return false }
      if tag == 0x0112 { return (5...8).contains(short(entry + 8) ?? 1) }
    }
    return false
  }

  /// Reads numbers from bytes, returning `nil` beyond the end.
  private struct Reader {
    let bytes: [UInt8]

    func byte(at position: Int) -> UInt8? {
      bytes.indices.contains(position) ? bytes[position] : nil
    }

    func matches(_ expected: [UInt8], at position: Int) -> Bool {
      guard position >= 0, position + expected.count <= bytes.count else { return false }
      return bytes[position..<(position + expected.count)].elementsEqual(expected)
    }

    func number(at position: Int, count: Int, isLittle: Bool) -> Int? {
      guard position >= 0, position + count <= bytes.count else { return nil }
      let part = bytes[position..<(position + count)]
      return isLittle
        ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }

    func big16(at position: Int) -> Int? { number(at: position, count: 2, isLittle: false) }
    func big32(at position: Int) -> Int? { number(at: position, count: 4, isLittle: false) }
    func little16(at position: Int) -> Int? { number(at: position, count: 2, isLittle: true) }
    func little24(at position: Int) -> Int? { number(at: position, count: 3, isLittle: true) }
  }
}
