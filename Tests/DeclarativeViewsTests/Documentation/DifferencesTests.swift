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

  @Test("each difference is held by a test that exists")
  func tested() throws {
    let tests = try sources("Tests/DeclarativeViewsTests")
    let lines = try lines(of: "What behaves") + lines(of: "What is reported")
    #expect(lines.count >= 15)
    for line in lines {
      let parts = line.components(separatedBy: "Tested by “")
      #expect(parts.count == 2, "\(line)")
      let name = parts.last?.components(separatedBy: "”").first ?? ""
      #expect(!name.isEmpty && tests.contains("\"\(name)\""), "no test is called “\(name)”")
    }
  }

  @Test("what is said not to be here is not")
  func missing() throws {
    let views = try sources("Sources/DeclarativeViews")
    // Members of its types are no views' members.
    let types = try views + sources("Sources/ViewFactory")
    let names = try lines(of: "What is not here").flatMap { line in
      line.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }
    #expect(names.count >= 50)
    for name in names {
      for kind in ["struct", "class", "enum", "protocol", "func", "typealias", "var"] {
        let code = ["func", "var"].contains(kind) ? views : types
        for end in [" ", "(", "<", ":"] {
          #expect(!code.contains("public \(kind) \(name)\(end)"), "\(kind) \(name) is here")
        }
      }
    }
  }
}
