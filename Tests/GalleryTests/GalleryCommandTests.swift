// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewGallery
import ViewGraphicsTestSupport
import ViewTesting

@testable import gallery

@Suite("Gallery")
struct GalleryCommandTests {
  @Test(
    "a page and the files of each picture are written for each palette, and the end says where")
  func everything() async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let heard = Heard()
    let code = await GalleryCommand(
      terminal: heard.terminal, layouts: [GalleryLayout(width: 375)]
    ).run(["--output", folder.path, "--also", "html,frames", "--threads", "4"])
    let (printed, errors) = (heard.printed, heard.errors)
    #expect(code == 0)
    #expect(errors.isEmpty)
    #expect(printed.last == "Done. Open \(folder.path)/index.html")
    let index = folder.appendingPathComponent("index.html")
    let page = try String(contentsOf: index, encoding: .utf8)
    #expect(page.utf8.count < 5_000_000)
    // One look at the page, which is long, for all links.
    let links = Set(
      page.components(separatedBy: "href=\"").map { String($0.prefix { $0 != "\"" }) })
    var files: [String: Data] = [:]
    for theme in GalleryTheme.builtIn {
      for picture in Catalogue.groups.flatMap(\.pictures) {
        #expect(links.contains("\(theme.name)/\(picture.name).svg"))
        for (ending, start) in [("svg", "<svg"), ("html", "<!DOCTYPE html>"), ("txt", "")] {
          let name = "\(theme.name)/\(picture.name).\(ending)"
          let data = try Data(contentsOf: folder.appendingPathComponent(name))
          #expect(data.starts(with: Data(start.utf8)), "\(name)")
          files[name] = data
        }
      }
    }
    #expect(Set(GalleryTheme.builtIn.map(\.name)) == ["default", "light", "mock"])
    let frames = try #require(files["light/label-header-short.txt"])
    #expect(String(decoding: frames, as: UTF8.self).hasPrefix("LabelNode"))
    // The bytes of every file, on every machine. When pictures are meant to change, record them again and
    // look at each one that is named.
    let pictures = Dictionary(grouping: files.keys.sorted()) { $0.prefix { $0 != "." } }
    let digests = pictures.sorted { $0.key < $1.key }.map { picture, names in
      ([String(picture)] + names.compactMap { files[$0]?.digest }).joined(separator: " ")
    }
    assertSnapshot(of: digests.joined(separator: "\n"), as: .lines)
  }

  @Test("names of pictures are unique")
  func uniqueNames() {
    let names = Catalogue.groups.flatMap(\.pictures).map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test("a palette file shows everything in its colors and nothing else")
  func palette() async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("mine.json")
    let output = folder.appendingPathComponent("out")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("{ \"labelHeader\": \"#123456\" }".utf8).write(to: file)
    let (code, printed, errors) = await run(["--palette", file.path, "--output", output.path])
    #expect(code == 0)
    #expect(errors.allSatisfy { $0.hasPrefix("gallery: warning: ") })
    #expect(printed.first == "mine palette")
    let header = output.appendingPathComponent("palette/label-header-short.svg")
    #expect(try String(contentsOf: header, encoding: .utf8).contains("#123456"))
    let folders = try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()
    #expect(folders == ["components", "components.html", "index.html", "palette"])
  }

  @Test("a palette with unreadable text is drawn with a warning that names it")
  func faintPalette() async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("mine.json")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("{ \"labelBody\": \"#2A3465\" }".utf8).write(to: file)
    let output = folder.appendingPathComponent("out")
    let (code, _, errors) = await run(["--palette", file.path, "--output", output.path])
    #expect(code == 0)
    #expect(
      errors.contains { $0.hasPrefix("gallery: warning: ") && $0.contains("labelBody on card") })
  }

  @Test("a brand's palettes are drawn in the requested text size and direction")
  func brand() async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (code, _, errors) = await run([
      "--brand", "#3366FF", "--text-size", "largest", "--right-to-left", "--output", folder.path,
    ])
    #expect(code == 0)
    #expect(errors.isEmpty)
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(
      folders == [
        "components", "components.html", "dark", "dark-contrast", "index.html", "light",
        "light-contrast",
      ])
    let row = folder.appendingPathComponent("light/row-plain.svg")
    let svg = try String(contentsOf: row, encoding: .utf8)
    #expect(svg.contains("font-size=\"53\""))
  }

  @Test("an unusable palette is reported in a sentence, and nothing is written")
  func brokenPalette() async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("mine.json")
    try Data("{ \"labelHeadr\": \"#123456\" }".utf8).write(to: file)
    let output = folder.appendingPathComponent("out")
    let (code, _, errors) = await run(["--palette", file.path, "--output", output.path])
    #expect(code == 1)
    #expect(errors.count == 1)
    #expect(errors.first?.contains("labelHeadr") == true)
    #expect(errors.first?.contains("labelHeader") == true)
    #expect(!FileManager.default.fileExists(atPath: output.path))
  }

  @Test(
    "a theme of design tokens is drawn in its appearances, and mistakes name the token"
  )
  func theme() async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("brand.tokens.json")
    var theme = Theme.standard
    theme.typography.body = Theme.Typography.Role(.body, size: 19)
    try Data(theme.tokenJSON.utf8).write(to: file)
    let output = folder.appendingPathComponent("out")
    let (code, printed, errors) = await run(["--theme", file.path, "--output", output.path])
    #expect(code == 0)
    #expect(errors.isEmpty)
    #expect(printed.contains { $0.hasPrefix("Components: ") })
    let folders = try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()
    #expect(
      folders == [
        "components", "components.html", "dark", "dark-contrast", "index.html", "light",
        "light-contrast",
      ])
    let label = output.appendingPathComponent("dark/label-body-short.svg")
    #expect(try String(contentsOf: label, encoding: .utf8).contains("font-size=\"19\""))
    try Data(theme.tokenJSON.replacingOccurrences(of: "\"px\"", with: "\"pt\"").utf8).write(
      to: file)
    let (wrong, _, problems) = await run(["--theme", file.path, "--output", output.path])
    #expect(wrong == 1)
    #expect(problems.first?.contains("“typography.header”: expected one of “px”, “rem”") == true)
  }

  @Test(
    "a watched file is drawn again when it changes, and mistakes are reported until they are fixed")
  func watch() async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("mine.json")
    let output = folder.appendingPathComponent("out")
    let card = output.appendingPathComponent("palette/card-main.svg")
    try Data("{ \"card\": \"#123456\" }".utf8).write(to: file)
    let heard = Heard()
    let command = partialCommand(heard)
    let task = Task {
      await command.run(["--palette", file.path, "--output", output.path, "--watch"])
    }
    try await until { heard.printed.last == "Watching \(file.path)." }
    try Data("{ \"card\": \"#12345\" }".utf8).write(to: file)
    try await until { heard.errors.last?.contains("“#12345” is not a color") == true }
    try Data("{ \"card\": \"#654321\" }".utf8).write(to: file)
    try await until {
      (try? String(contentsOf: card, encoding: .utf8))?.contains("#654321") == true
    }
    task.cancel()
    #expect(await task.value == 0)
  }

  /// Waits for something, for a minute at most.
  private func until(_ condition: () -> Bool) async throws {
    for _ in 0..<600 where !condition() { try await Task.sleep(for: .milliseconds(100)) }
    try #require(condition())
  }

  @Test("an invalid command line ends with code 2 and the usage")
  func wrongArguments() async {
    let (code, _, errors) = await run(["--colour"])
    #expect(code == 2)
    #expect(errors.first?.contains("--colour is not an option of the gallery.") == true)
    #expect(errors.first?.contains("usage: swift run gallery") == true)
  }

  @Test("a folder that can't be created is named")
  func unwritable() async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("taken")
    try Data().write(to: file)
    let (code, _, errors) = await run(["--output", file.path])
    #expect(code == 1)
    #expect(errors.first?.contains("cannot write \(file.path)/default") == true)
  }

  private func run(
    _ arguments: [String]
  ) async -> (code: Int32, printed: [String], errors: [String]) {
    let heard = Heard()
    let code = await partialCommand(heard).run(arguments)
    return (code, heard.printed, heard.errors)
  }

  /// A command that draws a few pictures and components, which is enough to tell what it does.
  private func partialCommand(_ heard: Heard) -> GalleryCommand {
    GalleryCommand(
      terminal: heard.terminal, layouts: [GalleryLayout(width: 375)],
      titles: ["Labels", "Cards", "Rows"])
  }

  private func temporaryFolder() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
  }
}
