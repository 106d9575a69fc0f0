// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Image") struct ImageTests {
  private static func big32(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }

  private static func png(_ width: Int, _ height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big32(13) + Array("IHDR".utf8)
      + big32(width) + big32(height) + [8, 6, 0, 0, 0]
  }

  private static func jpeg(_ width: Int, _ height: Int, orientation: UInt8 = 1) -> [UInt8] {
    let exif: [UInt8] =
      Array("Exif".utf8) + [0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1] + [0x01, 0x12, 0, 3]
      + [0, 0, 0, 1, 0, orientation, 0, 0]
    let application: [UInt8] = [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
    let size: [UInt8] = [
      0xFF, 0xC0, 0, 17, 8, UInt8(height >> 8), UInt8(height & 0xFF), UInt8(width >> 8),
      UInt8(width & 0xFF), 3,
    ]
    return [0xFF, 0xD8] + application + size
  }

  @Test("a PNG's size is read from its header, in points of the scale") func png() throws {
    let image = try #require(Image(data: Self.png(300, 150)))
    #expect(image.size == CGSize(width: 300, height: 150))
    #expect(image.content == .encoded(Self.png(300, 150), mediaType: "image/png"))
    let sharp = try #require(Image(data: Data(Self.png(300, 150)), scale: 3))
    #expect(sharp.size == CGSize(width: 100, height: 50))
  }

  @Test("a JPEG's size is found behind other segments") func jpeg() throws {
    let image = try #require(Image(data: Self.jpeg(640, 480)))
    #expect(image.size == CGSize(width: 640, height: 480))
    #expect(image.content == .encoded(Self.jpeg(640, 480), mediaType: "image/jpeg"))
  }

  @Test("a JPEG with a quarter-turn orientation has its sides swapped", arguments: 1...8)
  func turnedJPEG(orientation: UInt8) throws {
    let image = try #require(Image(data: Self.jpeg(640, 480, orientation: orientation)))
    let isTurned = orientation >= 5
    #expect(image.size == CGSize(width: isTurned ? 480 : 640, height: isTurned ? 640 : 480))
  }

  @Test("GIF and WebP headers are read") func others() throws {
    let gif = Array("GIF89a".utf8) + [10, 0, 20, 0]
    #expect(try #require(Image(data: gif)).size == CGSize(width: 10, height: 20))
    let webP =
      Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0]
      + [99, 0, 0, 49, 0, 0]
    #expect(try #require(Image(data: webP)).size == CGSize(width: 100, height: 50))
  }

  @Test("every truncated header is rejected and never read beyond its end")
  func cutOff() {
    for whole in [Self.png(10, 10), Self.jpeg(10, 10, orientation: 6)] {
      for length in 0..<(whole.count - 5) {
        let part = Array(whole.prefix(length))
        if let image = Image(data: part) {
          #expect(image.size.width == 10 && image.size.height == 10)
        }
      }
    }
  }

  @Test("data that isn't an image is rejected")
  func refused() {
    #expect(Image(data: [UInt8]()) == nil)
    #expect(Image(data: Array("not a picture".utf8)) == nil)
    #expect(Image(data: Self.png(0, 10)) == nil)
    #expect(Image(data: Self.png(10, 10), scale: 0) == nil)
    #expect(Image(data: Self.png(10, 10), scale: .nan) == nil)
    // Two malformed files: endless padding, and a segment without length.
    #expect(Image(data: [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 100)) == nil)
    #expect(Image(data: [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xC0]) == nil)
  }

  @Test("sizes that are negative or not finite count as zero") func strangeSizes() {
    let image = Image(content: .figures([]), size: CGSize(width: CGFloat.nan, height: -4))
    #expect(image.size == .zero)
    #expect(Image().size == .zero)
  }

  @Test("changing a copy leaves the image as it was, and equal images needn't be copies")
  func values() {
    func make() -> Image {
      Image(
        content: .figures([]), size: CGSize(width: 8, height: 6), renderingMode: .alwaysTemplate)
    }
    let image = make()
    var copies = [image, image, image]
    copies[0].size = CGSize(width: 1, height: 2)
    copies[1].renderingMode = .alwaysOriginal
    copies[2].content = .encoded([1], mediaType: "image/png")
    #expect(image == make() && image.hashValue == make().hashValue)
    #expect(copies.allSatisfy { $0 != image })
    #expect(copies[0].size == CGSize(width: 1, height: 2) && image.size.width == 8)
    #expect(copies[1].renderingMode == .alwaysOriginal && copies[1].size == image.size)
    #expect(copies[2].content == .encoded([1], mediaType: "image/png"))
    copies[1].renderingMode = .alwaysTemplate
    #expect(copies[1] == image)
  }

  @Test("rendering mode and tint color return copies") func copies() throws {
    let image = try #require(Image(systemName: "star"))
    #expect(image.renderingMode == .automatic)
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    let red = image.withTintColor(.red)
    #expect(red.renderingMode == .alwaysOriginal)
    guard case .figures(let figures) = red.content else {
      Issue.record("a symbol is made of figures")
      return
    }
    for figure in figures {
      switch figure {
      case .fill(_, let color), .stroke(_, _, let color): #expect(color == .red)
      }
    }
  }
}
