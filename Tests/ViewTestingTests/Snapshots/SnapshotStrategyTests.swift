// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

@testable import ViewTesting

@Suite("Snapshot strategies")
struct SnapshotStrategyTests {
  private func card(_ text: String = "Title", x: CGFloat = 10) -> ViewNode {
    let card = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let label = LabelNode(frame: CGRect(x: x, y: 5, width: 80, height: 20))
    label.text = text
    card.addSubview(label)
    let guide = LayoutGuide()
    guide.identifier = "middle"
    card.addLayoutGuide(guide)
    return card
  }

  private func text<Value>(_ value: Value, _ strategy: SnapshotStrategy<Value>) throws -> String {
    String(decoding: try strategy.contents(value), as: UTF8.self)
  }

  private func summary<Value>(
    _ first: Value, _ second: Value, _ strategy: SnapshotStrategy<Value>
  ) throws -> String? {
    strategy.difference(try strategy.contents(first), try strategy.contents(second))?.summary
  }

  @Test("each strategy of a view has its extension and its contents")
  func views() throws {
    let options = SVGOptions(background: .white)
    let page = HTMLOptions(title: "Page")
    let expected: [(SnapshotStrategy<ViewNode>, String, String)] = [
      (.frames, "frames.txt", card().frameTree()),
      (.frames(includesGuides: false), "frames.txt", card().frameTree()),
      (.frames(includesGuides: true), "frames.txt", card().frameTree(includesGuides: true)),
      (.accessibility, "accessibility.txt", "text \"Title\"\n"),
      (.svg, "svg", card().svg()), (.svg(options: options), "svg", card().svg(options: options)),
      (.html, "html", card().html()), (.html(options: page), "html", card().html(options: page)),
      (
        .blocks, "blocks.svg",
        DisplayList(of: card(), margin: .automatic).replacingTextWithBlocks().svg()
      ),
    ]
    for (strategy, pathExtension, contents) in expected {
      #expect(strategy.pathExtension == pathExtension)
      #expect(try text(card(), strategy) == contents)
      #expect(strategy.isText)
    }
    #expect(card().frameTree(includesGuides: true).contains("LayoutGuide 'middle'"))
    #expect(!card().frameTree().contains("LayoutGuide"))
  }

  @Test("each strategy of a view describes differences in its own words")
  func differences() throws {
    let (former, latter) = (card(), card("Other", x: 12))
    #expect(
      try summary(former, latter, .frames)?.contains(
        "moved from (10, 5, 80, 20) to (12, 5, 80, 20): 2 pt right") == true)
    #expect(
      try summary(former, latter, .accessibility)
        == "line 1 of 2\nwas: text \"Title\"\nis:  text \"Other\"")
    for strategy in [SnapshotStrategy<ViewNode>.svg, .html] {
      let summary = try summary(former, latter, strategy) ?? ""
      #expect(summary.hasPrefix("first at line "), "\(summary)")
      #expect(summary.contains("Other") && summary.contains("Title"))
    }
    let moved = try summary(card(), card(x: 12), .blocks)
    #expect(moved?.contains("<rect>: x 10 → 12") == true || moved?.contains("d M10") == true)
    #expect(try summary("a\nb", "a\nc", .lines) == "line 2 of 2\nwas: b\nis:  c")
    #expect(SnapshotStrategy<String>.lines.pathExtension == "txt")
  }

  @Test("blocks have the place of the text, but not its letters")
  func blocks() throws {
    let svg = try text(card(), .blocks)
    #expect(!svg.contains("Title") && !svg.contains("<text"))
    #expect(try svg != text(card(x: 12), .blocks))
  }

  private func variants(
    _ texts: KeyValuePairs<String, String>
  ) -> SnapshotVariants {
    .across(themes: texts) { self.card($0) }
  }

  @Test("each strategy of variants has its extension, and names the variant that differs")
  func variantStrategies() throws {
    let (former, latter) = (
      variants(["a": "One", "b": "Two"]), variants(["a": "One", "b": "Three"])
    )
    let all: [(SnapshotStrategy<SnapshotVariants>, String)] = [
      (.frames, "frames.txt"), (.accessibility, "accessibility.txt"), (.svg, "svg"),
      (.blocks, "blocks.svg"),
    ]
    for (strategy, pathExtension) in all { #expect(strategy.pathExtension == pathExtension) }
    #expect(
      try summary(former, latter, .accessibility)
        == "in b:\nline 1 of 2\nwas: text \"Two\"\nis:  text \"Three\"")
    #expect(
      try summary(former, latter, .frames)
        == "in b:\nLabelNode \"Three\" (line 2, in ViewNode) shows \"Three\" instead of \"Two\"")
    for strategy in [SnapshotStrategy<SnapshotVariants>.svg, .blocks] {
      let summary = try summary(former, variants(["a": "One", "c": "Two"]), strategy)
      #expect(summary?.hasPrefix("first at line ") == true)
    }
  }

  @Test("other variants, or other text between them, differ by their first line")
  func otherVariants() throws {
    let former = variants(["a": "One", "b": "Two"])
    #expect(
      try summary(former, variants(["a": "One", "c": "Two"]), .accessibility)
        == "line 3 of 5\nwas: == b\nis:  == c")
    #expect(
      try summary(former, variants(["a": "One"]), .accessibility)
        == "line 3 of 3\nwas: == b\nis:  ")
    let text = try text(former, .accessibility)
    let spaced = text.replacingOccurrences(of: "\n== b", with: "\n\n== b")
    let difference = SnapshotStrategy<SnapshotVariants>.accessibility.difference(
      Array(text.utf8), Array(spaced.utf8))
    #expect(difference?.summary == "line 3 of 6\nwas: == b\nis:  ")
  }

  @Test("the name of a variant has only the settings that are given")
  func variantNames() throws {
    func names(_ variants: SnapshotVariants) -> [String] { variants.all.map(\.name) }
    #expect(names(.across { ViewNode() }) == [""])
    #expect(names(.across(widths: [1.5, 20]) { ViewNode() }) == ["1.5 pt", "20 pt"])
    #expect(names(.across(directions: [.rightToLeft]) { ViewNode() }) == ["right to left"])
    #expect(
      names(.across(themes: [", x": 1], widths: [2]) { _ in ViewNode() }) == [", x, 2 pt"])
  }

  @Test("bytes are compared as they are, and the description of a result says what happened")
  func bytes() throws {
    let folder = try TemporaryFolder()
    try folder.write("a\r\n", to: "__Snapshots__/CardTests/bytes.bin")
    let strategy = SnapshotStrategy<String>(
      pathExtension: "bin",
      bytesDifference: { SnapshotDifference(summary: "\($0.count) and \($1.count) bytes") },
      contents: { Array($0.utf8) })
    func verify(_ text: String, _ recording: SnapshotRecording) -> SnapshotResult {
      verifySnapshot(
        of: text, as: strategy, record: recording, filePath: "\(folder.path)/CardTests.swift",
        function: "bytes()", line: 1, column: 1)
    }
    #expect(verify("a\n", .never).outcome == .different("3 and 2 bytes"))
    let matched = verify("a\r\n", .never)
    #expect(matched.outcome == .matched && !matched.isFailure)
    #expect(matched.description == "The snapshot matches its reference.")
    let recorded = verify("a\n", .failed)
    #expect(recorded.outcome == .recorded && !recorded.isFailure)
    #expect(recorded.description == "The snapshot was recorded.")
  }

  @Test("a folder in place of a reference can't be read")
  func folderAsReference() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "__Snapshots__/CardTests/folder.txt/file")
    let result = verifySnapshot(
      of: "a", as: .lines, record: .never, filePath: "\(folder.path)/CardTests.swift",
      function: "folder()", line: 1, column: 1)
    guard case .impossible(.unreadable(let path, _)) = result.outcome else {
      Issue.record("\(result)")
      return
    }
    #expect(path == "\(folder.path)/__Snapshots__/CardTests/folder.txt")
    #expect(result.isFailure)
    #expect(folder.read("__Snapshots__/CardTests/folder.txt/file") == "")
  }
}
