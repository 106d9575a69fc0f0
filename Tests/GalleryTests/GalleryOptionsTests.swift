// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewFactory

@testable import gallery

@Suite("Gallery command line")
struct GalleryOptionsTests {
  @Test("without arguments, the built-in palettes are written to gallery-output")
  func defaults() throws {
    let options = try GalleryOptions.parse([])
    #expect(options == GalleryOptions())
    #expect(options.output == "gallery-output")
    #expect(options.paletteFile == nil)
  }

  @Test("a palette file and an output folder are accepted in either order")
  func values() throws {
    let expected = GalleryOptions(paletteFile: "my.json", output: "out")
    #expect(try GalleryOptions.parse(["--palette", "my.json", "--output", "out"]) == expected)
    #expect(try GalleryOptions.parse(["--output", "out", "--palette", "my.json"]) == expected)
  }

  @Test("a brand, a text size, and a direction are accepted")
  func looks() throws {
    let options = try GalleryOptions.parse([
      "--brand", "#3366FF", "--text-size", "largest", "--right-to-left",
    ])
    #expect(options.brand?.hexString == "#3366FF")
    #expect(options.textSize.category == .accessibilityExtraExtraExtraLarge)
    #expect(options.isRightToLeft)
    #expect {
      try GalleryOptions.parse(["--brand", "blue"])
    } throws: {
      "\($0)".hasPrefix("--brand needs a color: ")
    }
  }

  @Test(
    "an invalid command line is rejected with a sentence",
    arguments: [
      (["--palette"], "--palette needs the path of a JSON file."),
      (["--palette", "--output"], "--palette needs the path of a JSON file."),
      (["--output"], "--output needs a folder."),
      (["--also"], "--also needs html, frames, png or pdf."),
      (["--also", "html,gif"], "gif is not a supported format; choose html, frames, png or pdf."),
      (["--also", ""], "--also needs html, frames, png or pdf."),
      (["--threads"], "--threads needs a number."),
      (["--threads", "0"], "--threads needs a number above 0; 0 is not one."),
      (["--font"], "--font needs the name of a family."),
      (
        ["--font", "Comic"],
        "Comic is not a known family; choose one of Liberation Sans, DejaVu Sans, Noto Sans."
      ),
      (["--scale"], "--scale needs a number."),
      (["--scale", "0"], "--scale needs a number above 0 and up to 8; 0 is not one."),
      (["--scale", "nan"], "--scale needs a number above 0 and up to 8; nan is not one."),
      (["extra"], "extra is not an option of the gallery."),
      (["--brand"], "--brand needs a color."),
      (["--text-size"], "--text-size needs a size."),
      (
        ["--text-size", "huge"],
        "huge is not a text size; choose one of smallest, default, largest."
      ),
      (
        ["--brand", "#3366FF", "--palette", "a.json"],
        "--brand and --palette cannot be used together."
      ),
      (["--theme"], "--theme needs the path of a file of design tokens."),
      (
        ["--theme", "b.json", "--palette", "a.json"],
        "--palette and --theme cannot be used together."
      ),
      (["--watch"], "--watch needs a --palette or a --theme to watch."),
    ])
  func refusals(arguments: [String], sentence: String) {
    #expect {
      try GalleryOptions.parse(arguments)
    } throws: {
      "\($0)" == sentence
    }
  }

  @Test("additional file formats are accepted in order, each once")
  func kinds() throws {
    let options = try GalleryOptions.parse([
      "--also", "html,frames,html", "--threads", "3", "--scale", "1.5", "--font",
      "DejaVu Sans",
    ])
    #expect(options.kinds == [.html, .frames])
    #expect(options.threads == 3)
    #expect(options.scale == 1.5)
    #expect(options.family == .dejaVuSans)
    for kind in [FileKind.png, .pdf] {
      let parse = { try GalleryOptions.parse(["--also", kind.rawValue]) }
      if kind.isAvailable {
        #expect(try parse().kinds == [kind])
      } else {
        #expect(throws: GalleryOptions.ParseError.kindNeedsCairo(kind)) { try parse() }
      }
    }
  }
}
