// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@Suite("Variants on one sheet")
struct SnapshotVariantsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var testFile: String { "\(folder.path)/CardTests.swift" }

  /// A label in a row, which leads at the leading edge.
  private func row(_ color: Color) -> ViewNode {
    let row = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    row.backgroundColor = color
    let label = LabelNode()
    label.text = "Example"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(label)
    label.leadingAnchor.constraint(equalTo: row.leadingAnchor).isActive = true
    label.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
    return row
  }

  private func variants(_ second: Color = .black) -> SnapshotVariants {
    .across(
      themes: ["light": Color.white, "dark": second], widths: [200, 300],
      textSizes: [.large, .accessibilityLarge], directions: [.leftToRight, .rightToLeft]
    ) { self.row($0) }
  }

  @Test("all combinations are listed by name, each laid out accordingly")
  func frames() throws {
    _ = verifySnapshot(of: variants(), as: .frames, record: .all, filePath: testFile)
    let text = try #require(folder.read("__Snapshots__/CardTests/frames.frames.txt"))
    let names = text.split(separator: "\n").filter { $0.hasPrefix("== ") }
    #expect(names.count == 16)
    #expect(names.first == "== light, 200 pt, large, left to right")
    #expect(names.last == "== dark, 300 pt, accessibilityLarge, right to left")
    let sections = text.components(separatedBy: "== ").dropFirst()
    #expect(sections.allSatisfy { $0.contains($0.contains("300 pt") ? "300, 50" : "200, 50") })
    let small = try #require(sections.first { $0.hasPrefix("light, 200 pt, large, left") })
    #expect(small.contains("LabelNode \"Example\" (0, 0, "))
    let right = try #require(sections.first { $0.hasPrefix("light, 200 pt, large, right") })
    #expect(!right.contains("LabelNode \"Example\" (0, 0, "))
    let large = try #require(
      sections.first { $0.hasPrefix("light, 200 pt, accessibilityLarge, left") })
    let height = { (section: String) in section.split(separator: " ").last ?? "" }
    #expect(height(large) != height(small))
  }

  @Test("a difference is reported with its variant")
  func difference() {
    func verify(_ width: CGFloat) -> SnapshotResult {
      let variants = SnapshotVariants.across(directions: [.leftToRight, .rightToLeft]) {
        let row = self.row(.white)
        row.frame.size.width = width
        return row
      }
      return verifySnapshot(
        of: variants, as: .frames, record: width == 100 ? .all : .never, filePath: testFile,
        function: "difference()", line: 1, column: 1)
    }
    _ = verify(100)
    guard case .different(let summary) = verify(110).outcome else {
      Issue.record("not different")
      return
    }
    #expect(summary.hasPrefix("in left to right:\nViewNode"))
    #expect(summary.hasSuffix("\nand in 1 more of 2 variants"))
  }

  @Test("the sheet shows every variant with its name")
  func sheet() throws {
    _ = verifySnapshot(of: variants(.red), as: .svg, record: .all, filePath: testFile)
    let svg = try #require(folder.read("__Snapshots__/CardTests/sheet.svg"))
    #expect(svg.ranges(of: ">Example</text>").count == 16)
    #expect(svg.ranges(of: "fill=\"#f00\"").count == 8)
    #expect(svg.contains(">dark, 300 pt, accessibilityLarge, right to left</text>"))
  }

  @Test("variants that don't fit side by side are stacked")
  func wideSheet() throws {
    let variants = SnapshotVariants.across(widths: [900, 901]) { self.row(.white) }
    _ = verifySnapshot(of: variants, as: .svg, record: .all, filePath: testFile)
    let svg = try #require(folder.read("__Snapshots__/CardTests/wideSheet.svg"))
    #expect(svg.contains(" width=\"933\" "))
  }

  @Test("a sheet of layouts has blocks in place of text, and the names of variants")
  func sheetOfBlocks() throws {
    _ = verifySnapshot(of: variants(.red), as: .blocks, record: .all, filePath: testFile)
    let svg = try #require(folder.read("__Snapshots__/CardTests/sheetOfBlocks.blocks.svg"))
    #expect(!svg.contains(">Example</text>"))
    #expect(svg.ranges(of: "</text>").count == 16)
  }

  @Test("a view with its own constraints gets its width from a constraint")
  func constrained() throws {
    let variants = SnapshotVariants.across(widths: [123]) {
      let row = self.row(.white)
      row.translatesAutoresizingMaskIntoConstraints = false
      row.heightAnchor.constraint(equalToConstant: 10).isActive = true
      return row
    }
    _ = verifySnapshot(of: variants, as: .frames, record: .all, filePath: testFile)
    let text = try #require(folder.read("__Snapshots__/CardTests/constrained.frames.txt"))
    #expect(text.hasPrefix("== 123 pt\nViewNode (0, 0, 123, 10)\n"))
  }

  @Test("accessibility trees are listed by variant")
  func accessibility() throws {
    let variants = SnapshotVariants.across(widths: [1, 2]) {
      let node = ViewNode()
      node.isAccessibilityElement = true
      node.accessibilityLabel = "A card"
      return node
    }
    _ = verifySnapshot(of: variants, as: .accessibility, record: .all, filePath: testFile)
    let text = try #require(
      folder.read("__Snapshots__/CardTests/accessibility.accessibility.txt"))
    #expect(text.ranges(of: "\"A card\"").count == 2)
  }
}
