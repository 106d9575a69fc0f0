// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Asset catalogs")
struct AssetCatalogTests {
  /// A folder with a catalog of some colors, each with the entries of its `Contents.json`.
  private func withCatalog(
    _ sets: [String: String], _ body: (URL) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalog \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, contents) in sets {
      let place = folder.appendingPathComponent("Assets.xcassets/\(name)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(contents.utf8).write(to: place.appendingPathComponent("Contents.json"))
    }
    try body(folder)
  }

  private func color(
    _ components: String, space: String = "srgb", appearances: String = ""
  ) -> String {
    """
    { "idiom": "universal", \(appearances)
      "color": { "color-space": "\(space)", "components": { \(components) } } }
    """
  }

  private static func components(
    _ red: String, _ green: String, _ blue: String, alpha: String = "1.000"
  ) -> String {
    [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)]
      .map { "\"\($0.0)\": \"\($0.1)\"" }.joined(separator: ", ")
  }

  private func set(_ entries: String...) -> String {
    "{ \"colors\": [\(entries.joined(separator: ","))], \"info\": { \"version\": 1 } }"
  }

  private static let dark =
    "\"appearances\": [{ \"appearance\": \"luminosity\", \"value\": \"dark\" }],"
  private static let strong =
    "\"appearances\": [{ \"appearance\": \"contrast\", \"value\": \"high\" }],"

  @Test("components are fractions, integers, or hexadecimal numbers")
  func components() throws {
    let red = Self.components("1.000", "0x80", "51", alpha: "0.500")
    let gray = "\"white\": \"0.500\""
    try withCatalog([
      "Brand.colorset": set(color(red)),
      "Colors/Gray.colorset": set(color(gray, space: "gray-gamma-22")),
    ]) { folder in
      let brand = UIColor(named: "Brand", in: folder)
      #expect(brand == UIColor(red: 1, green: 128 / 255, blue: 0.2, alpha: 0.5))
      #expect(UIColor(named: "Gray", in: folder) == UIColor(white: 0.5, alpha: 1))
      #expect(UIColor(named: "Colors/Gray", in: folder) == UIColor(white: 0.5, alpha: 1))
      #expect(UIColor(named: "Other", in: folder) == nil)
      #expect(UIColor(named: "", in: folder) == nil)
      #expect(UIColor(named: "ray", in: folder) == nil)
      let bundle = Bundle(path: folder.path)
      #expect(UIColor(named: "Brand", in: bundle, compatibleWith: nil) == brand)
    }
    #expect(UIColor(named: "a color that is nowhere") == nil)
  }

  @Test("a color follows the appearance and the contrast")
  func appearances() throws {
    func gray(_ white: String) -> String { "\"white\": \"\(white)\", \"alpha\": \"1.000\"" }
    try withCatalog([
      "Ink.colorset": set(
        color(gray("0.000")), color(gray("1.000"), appearances: Self.dark),
        color(gray("0.200"), appearances: Self.strong))
    ]) { folder in
      let ink = try #require(UIColor(named: "Ink", in: folder))
      func shown(_ traits: UITraitCollection...) -> UIColor {
        ink.resolvedColor(with: UITraitCollection(traitsFrom: traits))
      }
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      let high = UITraitCollection(accessibilityContrast: .high)
      #expect(shown() == .black)
      #expect(shown(dark) == .white)
      #expect(shown(high) == UIColor(white: 0.2, alpha: 1))
      #expect(shown(dark, high) == .white)
    }
  }

  @Test("colors in Display P3 are converted, and system colors are found by name")
  func spaces() throws {
    let white = Self.components("1.000", "1.000", "1.000")
    let orange = Self.components("0.900", "0.600", "0.300")
    let reference =
      "{ \"idiom\": \"universal\", \"color\": { \"platform\": \"ios\", "
      + "\"reference\": \"systemBlueColor\" } }"
    try withCatalog([
      "White.colorset": set(color(white, space: "display-p3")),
      "Orange.colorset": set(color(orange, space: "display-p3")),
      "Tint.colorset": set(reference),
    ]) { folder in
      #expect(UIColor(named: "White", in: folder)?.hexString == "#FFFFFF")
      // By way of CIE XYZ, from the primaries of both spaces.
      let orange = try #require(UIColor(named: "Orange", in: folder))
      #expect(abs(orange.red - 0.951) < 0.001)
      #expect(abs(orange.green - 0.583) < 0.001)
      #expect(abs(orange.blue - 0.221) < 0.001)
      #expect(UIColor(named: "Tint", in: folder) == .systemBlue)
    }
  }

  @Test("of assets with the same name, the one in the first folder is found")
  func sameNames() throws {
    let (black, white) = (
      Self.components("0.000", "0.000", "0.000"), Self.components("1.000", "1.000", "1.000")
    )
    try withCatalog([
      "Zoo/Brand.colorset": set(color(white)), "Art/Brand.colorset": set(color(black)),
      "Map/Brand.colorset": set(color(white)),
    ]) { folder in
      #expect(UIColor(named: "Brand", in: folder)?.hexString == "#000000")
      #expect(UIColor(named: "Zoo/Brand", in: folder)?.hexString == "#FFFFFF")
    }
  }

  @Test("files that aren't color sets provide no colors")
  func wrongFiles() throws {
    try withCatalog([
      "Broken.colorset": "{ not JSON",
      "Empty.colorset": set("{ \"idiom\": \"universal\" }"),
      "Odd.colorset": set(color("\"red\": \"much\", \"alpha\": \"1.000\"")),
    ]) { folder in
      for name in ["Broken", "Empty", "Odd"] {
        #expect(UIColor(named: name, in: folder) == nil)
      }
    }
  }

  @Test("an image set is read at its largest scale, as a template if it is one")
  func images() throws {
    let contents = """
      { "images": [
          { "filename": "star.png", "idiom": "universal", "scale": "1x" },
          { "filename": "star2.png", "idiom": "universal", "scale": "2x" },
          { "filename": "pad.png", "idiom": "ipad", "scale": "3x" },
          { "idiom": "universal", "scale": "3x" } ],
        "properties": { "template-rendering-intent": "template" } }
      """
    try withCatalog(["Star.imageset": contents]) { folder in
      let place = folder.appendingPathComponent("Assets.xcassets/Star.imageset")
      func png(_ side: UInt8) -> Data {
        Data(
          [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
            + [0, 0, 0, side, 0, 0, 0, side, 8, 6, 0, 0, 0] + [UInt8](repeating: 0, count: 20))
      }
      try png(10).write(to: place.appendingPathComponent("star.png"))
      try png(20).write(to: place.appendingPathComponent("star2.png"))
      try png(99).write(to: place.appendingPathComponent("pad.png"))
      let star = try #require(UIImage(named: "Star", in: folder))
      #expect(star.size == CGSize(width: 10, height: 10))
      #expect(star.renderingMode == .alwaysTemplate)
      #expect(UIImage(named: "Moon", in: folder) == nil)
    }
  }
}
