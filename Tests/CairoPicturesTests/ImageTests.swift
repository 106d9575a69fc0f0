// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import Foundation
  import Testing
  import ViewNodes
  import ViewPictures

  @testable import CairoPictures

  @Suite("Images with Cairo")
  struct ImageTests {
    /// Two pixels: red, and half-transparent blue.
    private nonisolated static let png =
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVR4nGP4z8Dwn4HhfwMAD3oD"
      + "fgvLLrEAAAAASUVORK5CYII="
    /// 16 × 8 pixels of red 200, green 30, blue 40.
    private nonisolated static let jpeg =
      "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsK"
      + "CwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQU"
      + "FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIABADASIA"
      + "AhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEB"
      + "AQAAAAAAAAAAAAAAAAAABwj/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCCAD9c"
      + "D//Z"
    /// 4 × 2 pixels of the same at half opacity.
    private nonisolated static let webP = "UklGRh4AAABXRUJQVlA4TBEAAAAvA0AAEAdQjyIXpYCBiOh/AAA="

    /// 8 × 8 pixels of red 200, green 40, blue 40 in the four inks of print.
    private nonisolated static let inks =
      "/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4S"
      + "EA0OEQ4LCxAWEBETFBUVFQwPFxgWFBgSFBUU/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EABUAAQEAAAAA"
      + "AAAAAAAAAAAAAAgJ/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAA4EQwBNAFkASwAAPwBgAoCiqb//2Q=="

    private func pixels(
      _ base64: String, tint: Color? = nil, changing: (inout [UInt8]) -> Void = { _ in }
    ) throws -> Pixels {
      var bytes = [UInt8](try #require(Data(base64Encoded: base64)))
      let image = try #require(Image(data: bytes))
      guard case .encoded(_, let mediaType) = image.content else { throw CairoError.empty }
      changing(&bytes)
      let placed = DisplayList.PlacedImage(
        bytes: bytes, mediaType: mediaType, rect: CGRect(x: 10, y: 10, width: 40, height: 20),
        tint: tint)
      return try Pixels(
        DisplayList(size: CGSize(width: 60, height: 40), operations: [.image(placed)]))
    }

    @Test("PNG, JPEG, and WebP images are decoded and scaled to their rectangles")
    func kinds() throws {
      let png = try pixels(Self.png)
      #expect(png[12, 20] == [255, 0, 0, 255])
      #expect(near(png[48, 20], [127, 127, 255, 255]))
      #expect(png[5, 20] == [255, 255, 255, 255])
      #expect(near(try pixels(Self.jpeg)[30, 20], [200, 30, 40, 255], 4))
      #expect(near(try pixels(Self.webP)[30, 20], [227, 142, 147, 255], 3))
    }

    @Test("a CMYK JPEG keeps its colors")
    func print() throws {
      #expect(near(try pixels(Self.inks)[30, 20], [200, 40, 40, 255], 4))
    }

    @Test("a template image has the color of its tint and its own opacity")
    func tint() throws {
      let pixels = try pixels(Self.png, tint: .green)
      #expect(near(pixels[12, 20], [Int(Color.green.red * 255), 255, 0, 255], 60))
      #expect(pixels[12, 20][0] < 200)
      #expect(pixels[48, 20][0] > pixels[12, 20][0])
    }

    @Test("a file that can't be decoded is skipped", arguments: [png, jpeg, webP])
    func broken(base64: String) throws {
      let pixels = try pixels(base64) { $0.removeLast($0.count / 2) }
      // What there is of a JPEG may be shown.
      if base64 != Self.jpeg { #expect(pixels[12, 20] == [255, 255, 255, 255]) }
      let noise = try self.pixels(base64) { bytes in
        for index in bytes.indices.dropFirst(24) {
          bytes[index] = UInt8(truncatingIfNeeded: index * 37)
        }
      }
      #expect(noise[5, 5] == [255, 255, 255, 255])
    }

    @Test("a file that claims to be enormous is skipped")
    func bomb() throws {
      let pixels = try pixels(Self.png) { bytes in
        bytes.replaceSubrange(16..<24, with: [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF])
      }
      #expect(pixels[12, 20] == [255, 255, 255, 255])
    }

    @Test("decoded images are cached until they take too much memory")
    func cache() throws {
      func placed(_ number: UInt8) throws -> DisplayList.PlacedImage {
        // What follows the end of a file is not read, and tells files apart.
        let bytes = [UInt8](try #require(Data(base64Encoded: Self.png))) + [number]
        return DisplayList.PlacedImage(
          bytes: bytes, mediaType: "image/png", rect: CGRect(x: 0, y: 0, width: 2, height: 1),
          tint: nil)
      }
      let size = try #require(ImageCache().image(of: placed(0))).byteCount
      let cache = ImageCache(mostBytes: 2 * size)
      let first = try #require(cache.image(of: placed(0)))
      #expect(try cache.image(of: placed(1)) != nil)
      #expect(try cache.image(of: placed(0)) === first)
      #expect(try cache.image(of: placed(2)) != nil)
      #expect(try cache.image(of: placed(0)) !== first)
    }
  }
#endif
