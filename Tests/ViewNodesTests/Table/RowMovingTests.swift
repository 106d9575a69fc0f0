// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Moving rows")
struct RowMovingTests {
  private let editor = EditingTable()
  private var source: EditingSource { editor.source }
  private var table: TableNode { editor.table }

  private func edit(_ sections: [[String]] = [["a", "b", "c", "d"]]) {
    source.sections = sections
    source.movable = Set(sections.joined())
    table.reloadData()
    table.isEditing = true
    editor.screen.layoutIfNeeded()
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  // MARK: Dragging

  @Test("a dragged row follows its touch above the others, which make room for it")
  func dragging() throws {
    edit()
    let cell = try #require(editor.cell(0))
    let touch = editor.grasp(0)
    #expect(table.moving.move != nil && cell.configurationState.isReordering)
    editor.drag(touch, by: 60)
    #expect(editor.order == "bacd" && cell.frame.minY == 60)
    #expect(table.visibleCells.map(\.frame.minY).sorted() == [0, 60, 88, 132])
    #expect(table.subviews.last === cell)
    let shadow = try #require(table.subviews.first { $0.layer.shadowOpacity > 0 })
    #expect(shadow.frame == cell.frame && shadow.backgroundColor == cell.backgroundColor)
    #expect(shadow.layer.shadowOffset == CGSize(width: 0, height: 2))
    #expect(shadow.layer.shadowRadius == 6 && shadow.layer.shadowOpacity == 0.25)
    #expect(!shadow.isUserInteractionEnabled)
    #expect(source.events == ["propose 0.1"])
    editor.drag(touch, by: 60)
    #expect(editor.order == "bcda" && cell.frame.minY == 120)
    editor.drop(touch)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
    #expect(
      source.events == ["propose 0.1", "propose 0.2", "propose 0.3", "move 0.0 to 0.3"])
    #expect(source.sections == [["b", "c", "d", "a"]] && table.indexPath(for: cell) == path(3))
    #expect(!cell.configurationState.isReordering && table.moving.move == nil)
    #expect(table.subviews.allSatisfy { $0.layer.shadowOpacity == 0 })
    #expect(table.layoutProblems.isEmpty)
  }

  @Test(
    "a row is dropped where it covers more than half of a neighbor",
    arguments: [
      (2, CGFloat(-21), "abcd"), (2, -23, "acbd"), (2, -65, "acbd"), (2, -67, "cabd"),
      (2, -300, "cabd"), (2, 21, "abcd"), (2, 23, "abdc"), (2, 1000, "abdc"), (0, 300, "bcda"),
      (3, -300, "dabc"),
    ])
  func places(row: Int, distance: CGFloat, order: String) {
    edit()
    editor.move(row, by: distance)
    #expect(source.sections[0].joined() == order && editor.order == order)
    #expect(source.events.filter { $0.hasPrefix("move") }.count == (order == "abcd" ? 0 : 1))
  }

  @Test("a row that returns to its place isn't moved in the data")
  func returning() {
    edit()
    let touch = editor.grasp(1)
    editor.drag(touch, by: 50)
    editor.drag(touch, by: -50)
    editor.drop(touch)
    #expect(source.events == ["propose 0.2", "propose 0.1"] && editor.order == "abcd")
  }

  @Test("a canceled touch puts the row back")
  func canceling() throws {
    edit()
    let touch = try #require(editor.grasp(1))
    editor.drag(touch, by: 50)
    editor.screen.router.cancel([touch])
    editor.screen.layoutIfNeeded()
    #expect(editor.order == "abcd" && source.events == ["propose 0.2"])
    #expect(table.moving.move == nil && editor.cell(1)?.configurationState.isReordering == false)
  }

  @Test("a change of the rows or of the mode puts a dragged row back")
  func interrupting() {
    let changes: [(String, (EditingSource, TableNode) -> Void)] = [
      ("reload", { $1.reloadData() }),
      ("end of editing", { $1.isEditing = false }),
      (
        "insertion",
        {
          $0.sections[0].append("e")
          $1.insertRows(at: [IndexPath(row: 4, section: 0)], with: .none)
        }
      ),
      ("missing cell", { $1.cellForRow(at: IndexPath(row: 1, section: 0))?.removeFromSuperview() }),
      ("no data source", { $1.dataSource = nil }),
    ]
    for (name, change) in changes {
      edit()
      let touch = editor.grasp(1)
      editor.drag(touch, by: 50)
      change(source, table)
      editor.screen.layoutIfNeeded()
      #expect(table.moving.move == nil, "\(name)")
      table.dataSource = source
      editor.screen.layoutIfNeeded()
      editor.drag(touch, by: 50)
      editor.drop(touch)
      #expect(editor.order.hasPrefix("abcd") && table.contentOffset.y == 0, "\(name)")
      #expect(!source.events.contains { $0.hasPrefix("move") }, "\(name)")
    }
  }

  @Test("only one row moves at a time")
  func single() {
    edit()
    let first = editor.grasp(0)
    let second = editor.grasp(2)
    editor.drag(second, by: 50)
    editor.drag(first, by: 50)
    editor.drop(second)
    #expect(editor.order == "bacd" && table.moving.move != nil)
    editor.drop(first)
    #expect(source.events.last == "move 0.0 to 0.1")
  }

  @Test("a moved row stays selected and keeps its height and its cell")
  func keeping() {
    edit()
    table.allowsSelectionDuringEditing = true
    table.rowHeight = 30
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    editor.screen.layoutIfNeeded()
    let cell = editor.cell(0)
    editor.move(0, by: 65)
    #expect(editor.order == "bcad" && editor.cell(2) === cell)
    #expect(table.indexPathsForSelectedRows == [path(2)] && cell?.isSelected == true)
    #expect(cell?.frame == CGRect(x: 0, y: 60, width: 320, height: 30))
  }

  @Test("the drag of a reorder control doesn't scroll, and a drag beside it does")
  func scrolling() {
    edit([(0..<30).map { "\($0)" }])
    let touch = editor.grasp(3)
    editor.drag(touch, by: -40)
    #expect(table.contentOffset.y == 0 && table.moving.move != nil)
    editor.drop(touch)
    let beside = editor.screen.router.begin(at: [CGPoint(x: 150, y: 200)])
    editor.drag(beside.first, by: -100)
    editor.drop(beside.first)
    #expect(table.contentOffset.y > 50 && source.events.count == 2)
  }

  @Test("a row at an edge of the table scrolls it, until its end")
  func edges() {
    let names = (0..<30).map { "\($0)" }
    edit([names])
    let touch = editor.grasp(0)
    editor.drag(touch, by: 270)
    let offset = table.contentOffset.y
    editor.screen.advance(by: 0.5)
    #expect(table.contentOffset.y > offset + 100)
    editor.screen.advance(by: 10)
    #expect(table.contentOffset.y == 1020)
    // The rows around the gap are shown.
    #expect(table.visibleCells.count >= 7 && table.visibleCells.contains { $0.frame.minY < 1050 })
    editor.drop(touch)
    #expect(source.events.last == "move 0.0 to 0.29" && source.sections[0].last == "0")
    #expect(editor.cell(29)?.textLabel?.text == "0")
    let back = editor.grasp(29)
    editor.drag(back, by: -250)
    editor.screen.advance(by: 10)
    #expect(table.contentOffset.y == 0)
    editor.drop(back)
    #expect(source.sections == [names])
    table.isScrollEnabled = false
    let still = editor.grasp(0)
    editor.drag(still, by: 270)
    editor.screen.advance(by: 1)
    #expect(table.contentOffset.y == 0)
    editor.drop(still)
  }

  @Test("the table scrolls faster the nearer to its edge the touch is, up to 8 points a step")
  func speed() {
    edit([(0..<60).map { "\($0)" }])
    for (depth, step) in [(CGFloat(11), CGFloat(2)), (22, 4), (44, 8), (60, 8)] {
      table.contentOffset.y = 0
      let touch = editor.grasp(0)
      editor.drag(touch, by: table.bounds.height - 44 + depth - 22)
      let former = table.contentOffset.y
      for _ in 0..<10 { editor.screen.advance(by: 1.0 / 60 + 1e-6) }
      #expect(abs(table.contentOffset.y - former - 10 * step) < 0.01)
      editor.drop(touch)
      table.reloadData()
      editor.screen.layoutIfNeeded()
    }
  }

  @Test("rows that make room for a row beyond the edge are replaced by others")
  func beyond() {
    edit([(0..<30).map { "\($0)" }])
    table.isScrollEnabled = false
    let touch = editor.grasp(0)
    editor.drag(touch, by: 400)
    #expect(table.visibleCells.contains { $0.frame.minY == 264 })
    editor.drop(touch)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176, 220, 264])
  }

  // MARK: Sections

  @Test("a row moves to another section, past headers and footers")
  func sections() {
    table.sectionHeaderHeight = 20
    table.sectionFooterHeight = 10
    edit([["a", "b"], ["c"], []])
    editor.move(1, by: 35)
    #expect(source.sections == [["a"], ["b", "c"], []] && editor.order == "abc")
    editor.move(0, by: 300)
    #expect(source.sections == [[], ["b", "c"], ["a"]] && editor.order == "bca")
    editor.move(0, 2, by: -300)
    #expect(source.sections == [["a"], ["b", "c"], []])
    editor.move(1, 1, by: -52)
    #expect(source.sections == [["a"], ["c", "b"], []])
    editor.move(0, 1, by: -40)
    #expect(source.sections == [["a", "c"], ["b"], []])
    #expect(table.layoutProblems.isEmpty)
    #expect(table.numberOfRows(inSection: 0) == 2 && table.numberOfRows(inSection: 1) == 1)
  }

  @Test(
    "a touch that jumps to a header moves the row to the closest section",
    arguments: [
      (CGFloat(-300), "0.0"), (-25, "1.0"), (-44, "1.0"), (-60, "0.2"), (-70, "0.2"),
      (15, "1.1"), (500, "2.0"),
    ])
  func jumps(distance: CGFloat, place: String) {
    table.sectionHeaderHeight = 20
    table.sectionFooterHeight = 10
    edit([["a", "b"], ["d", "c"], []])
    let touch = editor.grasp(1, 1)
    editor.drag(touch, by: distance, steps: 1)
    editor.drop(touch)
    let moves = source.events.filter { $0.hasPrefix("move") }
    #expect(moves == (place == "1.1" ? [] : ["move 1.1 to \(place)"]))
  }

  @Test("headers between a row and its gap are displaced, except one that floats")
  func headers() {
    table.sectionHeaderHeight = 20
    edit([["a"], ["b"]])
    let touch = editor.grasp(0)
    editor.drag(touch, by: 80)
    #expect(table.headerView(forSection: 0) == nil)
    #expect(editor.order == "ba" && editor.cell(0, 1)?.frame.minY == 40)
    editor.drop(touch)
    #expect(source.sections == [[], ["b", "a"]])
  }

  @Test("in inset grouped tables, the corners follow the order that is shown")
  func corners() {
    let grouped = EditingTable(style: .insetGrouped)
    grouped.source.movable = ["a", "b", "c", "d"]
    grouped.table.isEditing = true
    grouped.screen.layoutIfNeeded()
    let touch = grouped.grasp(0)
    grouped.drag(touch, by: 60)
    #expect(grouped.cell(0)?.layer.cornerRadius == 0)
    #expect(grouped.cell(1)?.layer.cornerRadius == 10)
    grouped.drag(touch, by: 300)
    #expect(grouped.cell(0)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(grouped.cell(3)?.layer.cornerRadius == 0)
  }

  // MARK: Delegate

  @Test("the delegate chooses another destination, or none")
  func retargeting() {
    edit()
    source.retarget = { _, _ in IndexPath(row: 3, section: 0) }
    editor.move(0, by: 40)
    #expect(source.events == ["propose 0.1", "move 0.0 to 0.3"] && editor.order == "bcda")
    source.events = []
    source.retarget = { source, _ in source }
    let touch = editor.grasp(0)
    editor.drag(touch, by: 100)
    #expect(editor.order == "cdba" || editor.order == "cbda")
    editor.drop(touch)
    #expect(source.events == ["propose 0.1", "propose 0.2"] && editor.order == "bcda")
  }

  @Test(
    "a destination that doesn't exist is reported, and the row keeps its place",
    arguments: [
      IndexPath(row: 4, section: 0), IndexPath(row: -1, section: 0), IndexPath(row: 0, section: 1),
      IndexPath(row: 0, section: -1), IndexPath(), IndexPath(index: 0),
    ])
  func missing(path: IndexPath) {
    edit()
    source.retarget = { _, _ in path }
    editor.move(0, by: 40)
    #expect(editor.order == "abcd" && source.events == ["propose 0.1"])
    #expect(
      table.layoutProblems == [
        .scrolling(.noSuchItem(node: "TableNode", section: path.section, item: path.item))
      ])
  }

  @Test("a data source that doesn't move a row to the other section is reported")
  func forgetting() {
    edit([["a", "b"], ["c"]])
    source.moves = false
    editor.move(1, by: 60)
    #expect(editor.order == "abc" && table.numberOfRows(inSection: 0) == 2)
    #expect(
      table.layoutProblems == [
        .scrolling(.countMismatch(node: "TableNode", section: 0, expected: 1, found: 2))
      ])
  }

  @Test("the controls of the moved row are those of its new place")
  func controls() {
    edit()
    source.meddle = { [source] in if $0 == "move" { source.movable = ["b"] } }
    editor.move(0, by: 50)
    #expect(editor.handle(1) == nil && editor.handle(0) != nil)
  }

  @Test("the handle is three lines with round ends at the trailing edge", arguments: [false, true])
  func handleLines(isRightToLeft: Bool) throws {
    let control = RowReorderControl()
    control.frame = CGRect(x: 0, y: 0, width: 60, height: 44)
    control.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let fills = RecordingContext(control).fills
    let middles = fills.map(\.bounds.midY)
    #expect(
      fills.count == 3 && middles[1] == 22 && middles[1] - middles[0] == middles[2] - middles[1])
    for fill in fills {
      #expect(fill.bounds.height == 1.5 && fill.color == .tertiaryLabel)
      #expect(fill.shape == .rectangle(fill.bounds, cornerRadius: 0.75))
      let distance = isRightToLeft ? fill.bounds.minX : 60 - fill.bounds.maxX
      #expect(distance > 0 && distance < 20)
    }
  }
}
