// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Section indexes of tables")
struct SectionIndexTests {
  /// Sections of ten rows with a header each, and an index of their letters.
  private final class Source: TableNodeDataSource, TableNodeDelegate {
    var titles: [String]? = ["A", "B", "C", "D"]
    var asked: [String] = []
    var section: (Int) -> Int = { $0 }

    func numberOfSections(in tableView: TableNode) -> Int { 4 }
    func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int {
      section == 3 ? 0 : 10
    }
    func tableView(_ tableView: TableNode, titleForHeaderInSection section: Int) -> String? {
      "Section"
    }
    func tableView(_ tableView: TableNode, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: TableNode, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
      TableCellNode(style: .default, reuseIdentifier: nil)
    }
    func sectionIndexTitles(for tableView: TableNode) -> [String]? { titles }
    func tableView(
      _ tableView: TableNode, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      asked.append(title)
      return section(index)
    }
  }

  private let source = Source()
  private let timeline = Timeline()

  private func makeTable(_ style: TableNode.Style = .plain) -> TableNode {
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    return table
  }

  private func contentWidth(_ table: TableNode) -> CGFloat? {
    table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.frame.width
  }

  @Test("an index is at the right edge, beside the content of rows, and stays while they scroll")
  func place() throws {
    let table = makeTable()
    let index = try #require(table.sectionIndex)
    #expect(index.frame == CGRect(x: 305, y: 0, width: 15, height: 480))
    #expect(index.subviews.compactMap { ($0 as? LabelNode)?.text } == ["A", "B", "C", "D"])
    #expect(index.subviews.map(\.frame.minY) == [212, 226, 240, 254])
    #expect(contentWidth(table) == 305)
    table.contentOffset.y = 700
    table.layoutIfNeeded()
    #expect(index.frame.minY == 700 && table.subviews.last === index)
    source.titles = nil
    table.reloadSectionIndexTitles()
    table.layoutIfNeeded()
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(index.isHidden && contentWidth(table) == 320)
  }

  @Test("there is none in a grouped table, without titles, or with too few rows")
  func none() {
    #expect(makeTable(.grouped).sectionIndex == nil)
    source.titles = []
    #expect(makeTable().sectionIndex == nil)
    source.titles = ["A"]
    let table = makeTable()
    table.sectionIndexMinimumDisplayRowCount = 31
    table.layoutIfNeeded()
    #expect(table.sectionIndex?.isHidden == true && contentWidth(table) == 320)
    table.sectionIndexMinimumDisplayRowCount = 30
    table.layoutIfNeeded()
    #expect(table.sectionIndex?.isHidden == false && contentWidth(table) == 305)
  }

  @Test("a touch of a title scrolls to its section, and so does each title that it moves to")
  func touches() throws {
    let table = makeTable()
    let root = ViewNode(frame: table.frame)
    root.addSubview(table)
    let index = try #require(table.sectionIndex)
    func place(_ y: CGFloat) -> CGPoint {
      root.layoutIfNeeded()
      return index.convert(CGPoint(x: 5, y: y), to: root)
    }
    table.sectionIndexTrackingBackgroundColor = .red
    let touch = Touch(at: place(233), on: timeline)
    index.touchesBegan([touch], with: nil)
    #expect(table.contentOffset.y > 400 && index.backgroundColor == .red)
    #expect(table.contentOffset.y == table.rectForHeader(inSection: 1).minY)
    touch.location = place(247)
    index.touchesMoved([touch], with: nil)
    #expect(table.contentOffset.y > 900)
    // A section without rows is as far as the content allows.
    touch.location = place(1000)
    index.touchesMoved([touch], with: nil)
    root.layoutIfNeeded()
    let end = table.contentSize.height - 480
    #expect(table.contentOffset.y == end && table.rectForHeader(inSection: 3).maxY > end)
    #expect(!table.mayBegin(GestureRecognizer()))
    index.touchesEnded([touch], with: nil)
    #expect(index.backgroundColor == nil && source.asked == ["B", "C", "D"])
    source.section = { _ in 99 }
    touch.location = place(219)
    index.touchesBegan([touch], with: nil)
    #expect(table.contentOffset.y == end && source.asked.last == "A")
    index.touchesCancelled([], with: nil)
  }

  @Test("titles that don't fit are left out evenly, and can be touched all the same")
  func manyTitles() throws {
    source.titles = (0..<100).map { "\($0)" }
    source.section = { $0 / 34 }
    let table = makeTable()
    let index = try #require(table.sectionIndex)
    index.layoutIfNeeded()
    let shown = index.subviews.filter { !$0.isHidden }
    #expect(shown.count == 34 && shown.allSatisfy { index.bounds.contains($0.frame) })
    #expect(index.frame.width > 15)
    let point = index.convert(CGPoint(x: 5, y: 470), to: table)
    index.touchesBegan([Touch(at: point, on: timeline)], with: nil)
    #expect(source.asked == ["97"] || source.asked == ["98"] || source.asked == ["99"])
    #expect(table.contentOffset.y > 900)
  }

  @Test("colors are those of the table, and the index is on the left in right-to-left layouts")
  func looks() throws {
    let table = makeTable()
    let index = try #require(table.sectionIndex)
    let label = try #require(index.subviews.first as? LabelNode)
    #expect(label.textColor == table.tintColor)
    table.sectionIndexColor = .green
    table.sectionIndexBackgroundColor = .yellow
    #expect(label.textColor == .green && index.backgroundColor == .yellow)
    #expect(table.sectionIndexColor == .green && table.sectionIndexBackgroundColor == .yellow)
    table.traitOverrides.layoutDirection = .rightToLeft
    table.layoutIfNeeded()
    #expect(index.frame.minX == 0)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.contentView.frame.minX == 15 && cell?.contentView.frame.width == 305)
  }

  @Test("the width of an index is that of the titles, however they are measured")
  func measured() throws {
    let table = makeTable()
    let index = try #require(table.sectionIndex)
    #expect(index.neededWidth == 15)
    table.textMeasurer = WideMeasurer()
    #expect(index.neededWidth == 24)
    source.titles = ["Ab"]
    table.reloadSectionIndexTitles()
    #expect(index.neededWidth == 44)
  }

  private struct WideMeasurer: TextMeasurer {
    func advances(of text: String, font: Font) -> [CGFloat] { text.map { _ in 20 } }
  }
}
