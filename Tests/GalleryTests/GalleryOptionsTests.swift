// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import gallery

@Suite("Gallery command line")
struct GalleryOptionsTests {
  @Test("nothing given means the built-in palettes and the folder gallery-output")
  func defaults() throws {
    let options = try GalleryOptions.parse([])
    #expect(options == GalleryOptions())
    #expect(options.output == "gallery-output")
    #expect(options.paletteFile == nil)
  }

  @Test("a palette file and an output folder are taken in either order")
  func values() throws {
    let expected = GalleryOptions(paletteFile: "my.json", output: "out")
    #expect(try GalleryOptions.parse(["--palette", "my.json", "--output", "out"]) == expected)
    #expect(try GalleryOptions.parse(["--output", "out", "--palette", "my.json"]) == expected)
  }

  @Test(
    "a wrong command line is refused with a sentence",
    arguments: [
      (["--palette"], "--palette needs the path of a JSON file."),
      (["--palette", "--output"], "--palette needs the path of a JSON file."),
      (["--output"], "--output needs a folder."),
      (["extra"], "extra is not an option of the gallery."),
    ])
  func refusals(arguments: [String], sentence: String) {
    #expect {
      try GalleryOptions.parse(arguments)
    } throws: {
      "\($0)" == sentence
    }
  }
}
