// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import DeclarativeViews
import Foundation
import Testing
import ViewNodes

@Suite("Colors of asset catalogs")
struct ColorAssetTests {
  private static let entries = """
    { "colors": [
      { "idiom": "universal", "color": { "color-space": "srgb", "components": {
        "red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000" } } },
      { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
        "color": { "color-space": "srgb", "components": {
        "red": "0.000", "green": "0.000", "blue": "1.000", "alpha": "1.000" } } }
    ] }
    """

  @Test("a color is read from the catalog of a bundle, follows the color scheme, or is clear")
  func named() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("colors \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appendingPathComponent("Assets.xcassets/Brand.colorset")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(Self.entries.utf8).write(to: place.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    let brand = Color("Brand", bundle: bundle)
    func shown(_ style: UserInterfaceStyle) -> Color {
      brand.resolvedColor(with: TraitCollection(userInterfaceStyle: style))
    }
    #expect(shown(.light) == Color(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(shown(.dark) == Color(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(Color("Other", bundle: bundle) == .clear)
    #expect(Color("a color that is nowhere") == .clear)
  }
}
