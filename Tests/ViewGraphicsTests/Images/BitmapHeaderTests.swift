// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Headers of bitmaps") struct BitmapHeaderTests {
  /// A WebP file with the specified kind of contents, from the 16th byte.
  private static func webP(_ kind: String, _ contents: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8\(kind)".utf8) + contents
  }

  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 1, 2, 0, 0, 0, 3]
  private static let gif = Array("GIF87a".utf8) + [2, 1, 3, 0]
  /// 258 × 3; the two high bits of each side are a scale.
  private static let lossy = webP(" ", [UInt8](repeating: 7, count: 10) + [2, 0x41, 3, 0x80])
  /// 258 × 3, each less 1 and in 14 bits.
  private static let lossless = webP("L", [0, 0, 0, 0, 0x2F, 0x01, 0x81, 0, 0])
  private static let extended = webP("X", [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 2, 0, 0])

  private static let all: [(String, [UInt8])] = [
    ("image/png", png), ("image/gif", gif), ("image/webp", lossy), ("image/webp", lossless),
    ("image/webp", extended),
  ]

  @Test("the size is read from the header of every format", arguments: all)
  func sizes(mediaType: String, bytes: [UInt8]) throws {
    let image = try #require(Image(data: bytes))
    #expect(image.size == CGSize(width: 258, height: 3))
    #expect(image.content == .encoded(bytes, mediaType: mediaType))
  }

  @Test("a header that ends before its size is rejected", arguments: all)
  func truncated(mediaType: String, bytes: [UInt8]) {
    for length in bytes.indices { #expect(Image(data: Array(bytes.prefix(length))) == nil) }
  }

  @Test("a file without one of the marks of its format is rejected")
  func marks() {
    let places =
      [(Self.png, [0, 7, 12, 15]), (Self.gif, [0, 3])]
      + [Self.lossy, Self.lossless, Self.extended].map { ($0, [0, 3, 8, 11, 14, 15]) }
    for (bytes, marks) in places {
      for mark in marks {
        var changed = bytes
        changed[mark] = UInt8(ascii: "?")
        #expect(Image(data: changed) == nil, "\(mark)")
      }
    }
  }

  @Test("a bitmap without a width or a height is rejected")
  func empty() {
    for side in [[UInt8](arrayLiteral: 0, 0, 3, 0), [2, 1, 0, 0]] {
      #expect(Image(data: Array("GIF89a".utf8) + side) == nil)
      #expect(Image(data: Self.webP(" ", [UInt8](repeating: 7, count: 10) + side)) == nil)
    }
  }

  @Test("segments of any length are skipped, but none shorter than its own length")
  func segments() throws {
    let size: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0x01, 0xE0, 0x02, 0x80, 3]
    for length in 0...5 {
      let rest = [UInt8](repeating: 7, count: max(0, length - 2))
      let bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xFE, 0, UInt8(length)] + rest + size
      let expected = length < 2 ? nil : CGSize(width: 640, height: 480)
      #expect(Image(data: bytes)?.size == expected)
    }
    // Markers without content, and padding.
    for marker: UInt8 in [0x01, 0xD0, 0xD7, 0xD8, 0xFF] {
      let bytes = [0xFF, 0xD8, 0xFF, marker] + (marker == 0xFF ? Array(size.dropFirst()) : size)
      #expect(Image(data: bytes)?.size == CGSize(width: 640, height: 480), "\(marker)")
    }
  }

  /// A JPEG of 640 × 480 with one Exif block.
  private static func jpeg(exif: [UInt8]) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
      + [0xFF, 0xC2, 0, 17, 8, 0x01, 0xE0, 0x02, 0x80, 3]
  }

  private static let exif = Array("Exif".utf8) + [0, 0]
  private static let size: [UInt8] = [0, 1, 0, 4, 0, 0, 0, 1, 0, 0, 0, 9]
  private static let otherEntry: [UInt8] = [0x01, 0x0F, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
  private static let turn: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
  private static let bigEndian: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8]

  @Test(
    "a quarter turn is found in either byte order and behind other entries, and only in Exif",
    arguments: [
      (exif + bigEndian + [0, 1] + turn, true),
      (exif + bigEndian + [0, 3] + otherEntry + size + turn, true),
      (exif + bigEndian + [0, 2] + otherEntry + size + turn, false),
      (exif + bigEndian + [0, 1] + otherEntry, false),
      (exif + bigEndian + [0, 5] + otherEntry, false),
      (
        exif + [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0], true
      ),
      (Array("Exit".utf8) + [0, 0] + bigEndian + [0, 1] + turn, false),
      (exif, false),
    ] as [([UInt8], Bool)])
  func quarterTurns(block: [UInt8], isTurned: Bool) throws {
    let image = try #require(Image(data: Self.jpeg(exif: block)))
    #expect(
      image.size
        == (isTurned ? CGSize(width: 480, height: 640) : CGSize(width: 640, height: 480)))
  }

  @Test("every frame of a JPEG has a size, and other segments have none", arguments: 0xC0...0xCF)
  func frames(marker: Int) {
    let isFrame = ![0xC4, 0xC8, 0xCC].contains(marker)
    let frame: [UInt8] = [
      0xFF, UInt8(marker), 0, 17, 8, 0, 30, 0, 20, 3, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    ]
    let other: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0, 3, 0, 2, 3]
    #expect(
      Image(data: [0xFF, 0xD8] + frame + other)?.size
        == (isFrame ? CGSize(width: 20, height: 30) : CGSize(width: 2, height: 3)))
  }

  @Test(
    "a JPEG without a frame before its data or its end is rejected",
    arguments: [0xD9, 0xDA] as [UInt8])
  func noFrame(marker: UInt8) {
    let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0, 30, 0, 20, 3]
    #expect(Image(data: [0xFF, 0xD8, 0xFF, marker, 0, 2] + frame) == nil)
    #expect(Image(data: [0xFF, 0xD8, 0x00, 0xC0, 0, 17, 8, 0, 30, 0, 20, 3]) == nil)
    #expect(Image(data: [0xFF, 0xD9] + frame) == nil)
  }

  @Test("sizes are read with all their bytes, and the scales of a lossy bitmap are left out")
  func largeSizes() {
    let png = Array(Self.png.prefix(16)) + [0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08]
    #expect(Image(data: png)?.size == CGSize(width: 0x0102_0304, height: 0x0506_0708))
    let lossy = Self.webP(" ", [UInt8](repeating: 7, count: 10) + [0xFF, 0xFF, 0xFE, 0xBF])
    #expect(Image(data: lossy)?.size == CGSize(width: 0x3FFF, height: 0x3FFE))
    let lossless = Self.webP("L", [0, 0, 0, 0, 0x2F, 0xFF, 0xFF, 0xFF, 0xFF])
    #expect(Image(data: lossless)?.size == CGSize(width: 0x4000, height: 0x4000))
    let extended = Self.webP("X", [UInt8](repeating: 0, count: 8) + [1, 2, 3, 4, 5, 6])
    #expect(Image(data: extended)?.size == CGSize(width: 0x030202, height: 0x060505))
    let small = Self.webP("X", [UInt8](repeating: 0, count: 14))
    #expect(Image(data: small)?.size == CGSize(width: 1, height: 1))
  }

  @Test(
    "only orientations from 5 to 8 turn, in the last Exif block before the size",
    arguments: [(4, false), (5, true), (8, true), (9, false), (0, false)] as [(UInt8, Bool)])
  func orientations(orientation: UInt8, isTurned: Bool) {
    var turn = Self.turn
    turn[9] = orientation
    let block = Self.exif + Self.bigEndian + [0, 1] + turn
    let plain = Self.exif + Self.bigEndian + [0, 1] + Self.otherEntry
    func segment(_ block: [UInt8], _ marker: UInt8 = 0xE1) -> [UInt8] {
      [0xFF, marker, 0, UInt8(block.count + 2)] + block
    }
    let frame: [UInt8] = [0xFF, 0xC2, 0, 17, 8, 0, 30, 0, 20, 3]
    let (upright, turned) = (CGSize(width: 20, height: 30), CGSize(width: 30, height: 20))
    let start: [UInt8] = [0xFF, 0xD8]
    #expect(Image(data: start + segment(block) + frame)?.size == (isTurned ? turned : upright))
    #expect(Image(data: start + segment(block, 0xE2) + frame)?.size == upright)
    #expect(Image(data: start + segment(block) + segment(plain) + frame)?.size == upright)
    #expect(
      Image(data: start + segment(plain) + segment(block) + frame)?.size
        == (isTurned ? turned : upright))
  }
}
