// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CairoPictures
  import Foundation
  import Testing
  import ViewNodes

  @testable import ViewTesting

  @Suite("Snapshots of pixels")
  struct PNGSnapshotTests {
    private func png(_ color: Color, at place: CGFloat = 10, width: CGFloat = 40) throws -> [UInt8]
    {
      let root = ViewNode(frame: CGRect(x: 0, y: 0, width: width, height: 20))
      root.backgroundColor = .white
      let box = ViewNode(frame: CGRect(x: place, y: 5, width: 10, height: 10))
      box.backgroundColor = color
      root.addSubview(box)
      return [UInt8](try root.png(options: PNGOptions(scale: 1)))
    }

    private func difference(
      _ first: [UInt8], _ second: [UInt8], tolerance: Int = 0, share: Double = 0
    ) -> SnapshotDifference? {
      PixelDifference.between(first, second, tolerance: tolerance, share: share)
    }

    @Test("a difference states how many pixels differ, by how much, and where, and marks them")
    func counted() throws {
      let difference = try #require(
        try difference(png(.red), png(Color(red: 0.8, green: 0, blue: 0, alpha: 1))))
      #expect(
        difference.summary
          == "100 of 800 pixels differ, by up to 51 of 255, within (10, 5, 10, 10)")
      let picture = try #require(difference.picture)
      #expect(Image(data: picture)?.size == CGSize(width: 40, height: 20))
    }

    @Test("differences within the tolerance or the allowed share of pixels match")
    func tolerance() throws {
      let dark = Color(red: 0.8, green: 0, blue: 0, alpha: 1)
      #expect(try difference(png(.red), png(dark), tolerance: 51) == nil)
      #expect(try difference(png(.red), png(dark), tolerance: 50) != nil)
      #expect(try difference(png(.red), png(dark), share: 0.125) == nil)
      #expect(try difference(png(.red), png(dark), share: 0.124) != nil)
    }

    @Test("pictures of other sizes and files that aren't PNG differ")
    func sizes() throws {
      #expect(
        try difference(png(.red), png(.red, width: 50))?.summary
          == "50 × 20 pixels instead of 40 × 20")
      #expect(
        try difference([1, 2, 3], png(.red))?.summary
          == "the reference is not a PNG file that can be read")
    }

    @Test("with blocks in place of text, pixels are the same in any font")
    func blocks() throws {
      let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
      let label = LabelNode(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
      label.text = "Words"
      root.addSubview(label)
      func png(_ family: String, asBlocks: Bool) throws -> [UInt8] {
        let options = PNGOptions(fontFamilies: [family])
        let strategy = SnapshotStrategy<ViewNode>.png(options: options, textAsBlocks: asBlocks)
        #expect(strategy.pathExtension == (asBlocks ? "blocks.png" : "png"))
        return try strategy.contents(root)
      }
      #expect(
        try png("Liberation Sans", asBlocks: false) != png("DejaVu Serif", asBlocks: false))
      let block = try png("Liberation Sans", asBlocks: true)
      #expect(try block == png("DejaVu Serif", asBlocks: true))
      #expect(try block != png("Liberation Sans", asBlocks: false))
    }

    @Test("variants are compared as the pixels of one sheet")
    func variants() throws {
      let variants = SnapshotVariants.across(themes: ["red": Color.red, "blue": .blue]) {
        let node = ViewNode(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
        node.backgroundColor = $0
        return node
      }
      let file = try SnapshotStrategy<SnapshotVariants>.png.contents(variants)
      let grid = try #require(PixelGrid(png: file))
      #expect(grid.width == 2 * (16 + 40 + 16 + 40 + 16))
      #expect(
        try SnapshotStrategy<SnapshotVariants>.png(textAsBlocks: true).contents(variants) == file)
    }

    @Test("nodes are compared as pixels")
    func nodes() throws {
      let folder = try TemporaryFolder()
      func verify(_ color: Color) -> SnapshotResult {
        let node = ViewNode(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        node.backgroundColor = color
        return verifySnapshot(
          of: node, as: .png, record: .missing, filePath: "\(folder.path)/CardTests.swift",
          function: "nodes()", line: 1, column: 1)
      }
      #expect(verify(.red).outcome == .missing)
      #expect(verify(.red).outcome == .matched)
      let result = verify(.blue)
      #expect(
        result.outcome
          == .different("64 of 64 pixels differ, by up to 255 of 255, within (0, 0, 8, 8)"))
      #expect(result.differencePicture != nil)
    }
  }
#endif
