// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import DeclarativeViews

@Suite("The list of differences from SwiftUI")
struct DifferencesTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func page() throws -> String {
    try String(
      contentsOf: root.appendingPathComponent("Documentation/DifferencesFromSwiftUI.md"),
      encoding: .utf8)
  }

  /// All Swift files below a folder, as one text.
  private func sources(_ folder: String) throws -> String {
    let folder = root.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var text = ""
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift" { text += try String(contentsOf: file, encoding: .utf8) }
    }
    return text
  }

  private func lines(of section: String) throws -> [String] {
    let parts = try page().components(separatedBy: "\n## ")
    let part = try #require(parts.first { $0.hasPrefix(section) })
    return part.components(separatedBy: "\n").filter { $0.hasPrefix("- ") }
  }

  @Test("each difference is covered by an existing test")
  func tested() throws {
    let tests = try sources("Tests/DeclarativeViewsTests")
    let lines = try lines(of: "Different behavior") + lines(of: "Reported and corrected")
    #expect(lines.count >= 15)
    for line in lines {
      let parts = line.components(separatedBy: "Tested by “")
      #expect(parts.count == 2, "\(line)")
      let name = parts.last?.components(separatedBy: "”").first ?? ""
      #expect(!name.isEmpty && tests.contains("\"\(name)\""), "no test is called “\(name)”")
    }
  }

  /// The names after “public” and a word.
  private func declarations(_ code: String, _ kinds: Set<String>) -> Set<String> {
    let words = code.utf8.split { $0 == 0x20 || $0 == 0x0A }
    var names: Set<String> = []
    for index in words.indices.dropLast(2) where words[index].elementsEqual("public".utf8) {
      guard kinds.contains(String(decoding: words[index + 1], as: UTF8.self)) else { continue }
      let name = words[index + 2].prefix { $0 != 0x28 && $0 != 0x3C && $0 != 0x3A }
      names.insert(String(decoding: name, as: UTF8.self))
    }
    return names
  }

  @Test("features listed as missing are missing")
  func missing() throws {
    let views = try sources("Sources/DeclarativeViews")
    // Members of its types are no views' members.
    let types =
      try views + sources("Sources/ViewFactory")
      + sources("Sources/StyledViews") + sources("Sources/ViewComponents")
    let names = try lines(of: "Not available").flatMap { line in
      line.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }
    #expect(names.count >= 40)
    let declared = declarations(types, ["struct", "class", "enum", "protocol", "typealias"])
      .union(declarations(views, ["func", "var"]))
    #expect(declared.contains("VStack") && declared.contains("padding"))
    for name in names { #expect(!declared.contains(name), "\(name) is here") }
  }
}
