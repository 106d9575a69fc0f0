// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import Foundation
  import Testing
  import ViewNodes
  import ViewPictures

  @testable import CairoPictures

  @Suite("PNG files")
  struct PNGTests {
    @Test("have the size in pixels, rounded up", arguments: [(1, 11, 5), (2, 21, 10), (0.5, 6, 3)])
    func size(scale: CGFloat, width: Int, height: Int) throws {
      let data = try box(0, 0, 10.5, 5, .red).png(options: PNGOptions(scale: scale))
      #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      let image = try #require(Image(data: data))
      #expect(image.size == CGSize(width: width, height: height))
    }

    @Test(
      "decode to the colors that were drawn",
      arguments: [PNGOptions.Compression.fast, .small], [Color.white, nil])
    func roundTrip(compression: PNGOptions.Compression, background: Color?) throws {
      let root = box(0, 0, 30, 20)
      root.addSubview(box(5, 5, 10, 10, .red))
      root.addSubview(box(15, 5, 10, 10, Color(red: 0, green: 0, blue: 1, alpha: 0.5)))
      let options = PNGOptions(scale: 1, background: background, compression: compression)
      let file = [UInt8](try root.png(options: options))
      // Drawn as an image it looks the same.
      let image = DisplayList.PlacedImage(
        bytes: file, mediaType: "image/png", rect: CGRect(x: 0, y: 0, width: 30, height: 20))
      let list = DisplayList(size: image.rect.size, operations: [.image(image)])
      let copy = try Pixels(list, background: nil)
      let original = try Pixels(root, background: background)
      #expect(copy.bitmap.pixels == original.bitmap.pixels)
      #expect(copy[10, 10] == [255, 0, 0, 255])
      #expect(near(copy[20, 10], background == nil ? [0, 0, 255, 128] : [127, 127, 255, 255]))
      #expect(copy[0, 0] == (background == nil ? [0, 0, 0, 0] : [255, 255, 255, 255]))
      #expect(copy.bitmap.isOpaque == (background != nil))
    }

    @Test("round colors to steps of 1/255, as SVG does")
    func rounding() throws {
      let color = Color(red: 0.1061, green: 0.1293, blue: 0.998, alpha: 1)
      #expect(try Pixels(box(0, 0, 4, 4, color))[1, 1] == [27, 33, 254, 255])
      #expect(box(0, 0, 4, 4, color).svg().contains("#1b21fe"))
    }

    @Test(
      "store any pixels, however many and however hard to compress",
      arguments: [(1, 1), (7, 3), (400, 300), (11_000, 2)], [true, false])
    func noise(size: (width: Int, height: Int), isOpaque: Bool) throws {
      var state: UInt64 = 1
      let count = size.width * size.height * (isOpaque ? 3 : 4)
      let pixels = (0..<count).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 56)
      }
      let bitmap = Bitmap(
        width: size.width, height: size.height, pixels: pixels, isOpaque: isOpaque)
      let file = [UInt8](PNGEncoder.encode(bitmap, .fast))
      let decoded = Bitmap(try #require(ImageDecoder.png(file)))
      #expect(decoded.width == size.width && decoded.height == size.height)
      if isOpaque { #expect(decoded.pixels == pixels) }
      #expect(decoded.isOpaque == isOpaque)
    }

    @Test("show the shadow of the root node")
    func margin() throws {
      let card = box(0, 0, 40, 40, .white)
      card.layer.shadowOpacity = 1
      card.layer.shadowRadius = 4
      let image = try #require(Image(data: try card.png(options: PNGOptions(scale: 1))))
      #expect(image.size.width == CGFloat(64))
    }

    @Test("are refused for empty areas, unusable scales, and too many pixels")
    func refusals() {
      #expect(throws: CairoError.empty) { try box(0, 0, 0, 5).png() }
      for scale in [0, -1, .nan, .infinity] as [CGFloat] {
        #expect(throws: CairoError.empty) {
          try box(0, 0, 5, 5).png(options: PNGOptions(scale: scale))
        }
      }
      #expect(throws: CairoError.tooLarge(width: 100, height: 100, limit: 9_999)) {
        try box(0, 0, 100, 100).png(options: PNGOptions(scale: 1, maximumPixels: 9_999))
      }
      #expect(throws: Never.self) {
        try box(0, 0, 100, 100).png(options: PNGOptions(scale: 1, maximumPixels: 10_000))
      }
      #expect(throws: CairoError.tooLarge(width: 40_000, height: 1, limit: 64_000_000)) {
        try box(0, 0, 40_000, 1).png(options: PNGOptions(scale: 1))
      }
      #expect(throws: CairoError.self) { try box(0, 0, 1e300, 1e300).png() }
      #expect(
        CairoError.tooLarge(width: 3, height: 2, limit: 5).description
          == "A picture of 3 × 2 pixels is larger than the limit of 5 pixels.")
    }

    // With the trait, all nodes are on the main actor.
    #if !MainActor
      @Test("are the same from eight threads at once as from one")
      func determinism() async throws {
        @Sendable func picture() throws -> Data {
          let card = box(0, 0, 120, 80, .white)
          card.layer.shadowOpacity = 0.5
          card.layer.cornerRadius = 8
          let text = label("Ação, 안녕 e مرحبا")
          card.addSubview(text)
          return try card.png()
        }
        let expected = try picture()
        let all = try await withThrowingTaskGroup(of: Data.self) { group in
          for _ in 0..<16 { group.addTask { try picture() } }
          return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(all.allSatisfy { $0 == expected })
      }
    #endif

    @Test("can be written in batches")
    func format() async {
      let makers = (1...3).map { width in
        PictureMaker("\(width)") { box(0, 0, CGFloat(width - 1), 1, .red) }
      }
      var names: [String] = []
      let report = await Pictures.render(makers, as: .png(), concurrency: 2) {
        names.append($0.name)
      }
      #expect(names == ["2", "3"])
      #expect(
        report.failures.map(\.description) == [
          "1: There is nothing to draw: the picture has no area."
        ])
    }
  }
#endif
