// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Table cells")
struct TableCellNodeTests {
  @Test("a cell has UIKit's defaults")
  func defaults() {
    let cell = TableCellNode(style: .default, reuseIdentifier: "a")
    #expect(cell.reuseIdentifier == "a")
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell.contentView.superview === cell)
    #expect(cell.selectionStyle == .default)
    #expect(cell.accessoryType == .none)
    #expect(!cell.isSelected)
    #expect(!cell.isHighlighted)
    #expect(cell.detailTextLabel == nil)
    #expect(TableCellNode(style: .value2, reuseIdentifier: nil).imageView == nil)
    #expect(TableCellNode().reuseIdentifier == nil)
    #expect(
      cell.contentView.layoutMargins == EdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
  }

  @Test(
    "the separator adds to the height of content, but not to that of none",
    arguments: [(0, 0), (1, 1 + 1.0 / 3), (20, 20 + 1.0 / 3)] as [(CGFloat, CGFloat)])
  func separatorHeight(content: CGFloat, expected: CGFloat) {
    let cell = TableCellNode(style: .default, reuseIdentifier: nil)
    cell.leavesRoomForSeparator = true
    let view = ViewNode()
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      view.heightAnchor.constraint(equalToConstant: content),
    ])
    let height = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    #expect(abs(height - expected) < 1e-6)
  }

  @Test("a cell on a screen is configured again in the next layout after a request")
  func configurationRequest() {
    final class Counting: TableCellNode {
      var updates = 0
      override func updateConfiguration(using state: CellConfigurationState) { updates += 1 }
    }
    let cell = Counting(style: .default, reuseIdentifier: nil)
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    root.addSubview(cell)
    cell.setNeedsUpdateConfiguration()
    root.layoutIfNeeded()
    let before = cell.updates
    root.layoutIfNeeded()
    #expect(cell.updates == before)
    cell.setNeedsUpdateConfiguration()
    root.layoutIfNeeded()
    #expect(cell.updates == before + 1)
  }

  @Test("a registered subclass is created by its own initializer")
  func registration() {
    let table = TableNode()
    table.register(ProbeCell.self, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") is ProbeCell)
    #expect(table.dequeueReusableCell(withIdentifier: "row")?.reuseIdentifier == "row")
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    table.register(AnimalCell.self, forCellReuseIdentifier: "animal")
    let animal = table.dequeueReusableCell(withIdentifier: "animal") as? AnimalCell
    #expect(animal?.contentView.subviews.count == 3)
    table.register(nil as TableCellNode.Type?, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
  }

  @Test("an unknown identifier is reported with its index path and returns a plain cell")
  func unknown() {
    let table = TableNode()
    let cell = table.dequeueReusableCell(
      withIdentifier: "x", for: IndexPath(row: 3, section: 1))
    #expect(type(of: cell) == TableCellNode.self)
    #expect(cell.reuseIdentifier == "x")
    #expect(
      table.layoutProblems == [
        .scrolling(
          .unknownReuseIdentifier(node: "TableNode", identifier: "x", section: 1, item: 3))
      ])
  }

  @Test("a cell is prepared just before it is reused, and keeps its content")
  func reuse() throws {
    let probe = TableProbe(rows: 100)
    let table = probe.makeTable()
    table.layoutIfNeeded()
    let first = try #require(table.visibleCells.first as? ProbeCell)
    table.contentOffset.y = 44
    table.layoutIfNeeded()
    #expect(first.superview == nil || first.uses == 2)
    table.contentOffset.y = 88
    table.layoutIfNeeded()
    #expect(first.uses == 2)
    #expect(first.superview === table)
  }

  @Test("one cell for two rows is reported, and another one shown")
  func usedTwice() {
    final class Source: TableNodeDataSource {
      let cell = TableCellNode(style: .default, reuseIdentifier: nil)
      func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
        cell
      }
    }
    let source = Source()
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(Set(table.visibleCells).count == 2)
    #expect(
      table.layoutProblems == [
        .scrolling(.viewUsedTwice(node: "TableNode", section: 0, item: 1))
      ])
  }

  @Test(
    "invalid counts and heights are reported, and the table stays usable",
    arguments: [CGFloat.nan, .infinity, -5])
  func impossible(height: CGFloat) {
    let probe = TableProbe([[.init(name: "a", height: height), .init(name: "b")]])
    let table = probe.makeTable()
    table.layoutIfNeeded()
    #expect(table.picture == ["a 0.0 44.0", "b 44.0 44.0"])
    #expect(
      table.layoutProblems == [.scrolling(.invalidSize(node: "TableNode", section: 0, item: 0))])
  }

  @Test("a data source that reloads while being asked is reloaded afterward")
  func reloadInside() {
    final class Source: TableNodeDataSource {
      var count = 1
      func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
        if count == 1 {
          count = 3
          tableView.reloadData()
        }
        return TableCellNode(style: .default, reuseIdentifier: nil)
      }
    }
    let source = Source()
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
  }

  @Test("negative counts of rows and sections count as zero and are reported")
  func negativeCounts() {
    final class Source: TableNodeDataSource {
      var sections = 1
      func numberOfSections(in tableView: TableNode) -> Int { sections }
      func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int { -1 }
      func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
        TableCellNode()
      }
    }
    let source = Source()
    let table = TableNode()
    table.dataSource = source
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 0)
    source.sections = -4
    table.reloadData()
    #expect(table.numberOfSections == 0)
    #expect(
      table.layoutProblems == [
        .scrolling(.invalidCount(node: "TableNode", section: 0, count: -1)),
        .scrolling(.invalidCount(node: "TableNode", section: nil, count: -4)),
      ])
  }

  @Test(
    "the labels of a cell have the fonts and colors of its style, and follow the text size",
    arguments: [
      (TableCellNode.CellStyle.default, Font.preferredFont(forTextStyle: .body), Font?.none),
      (.value1, .preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .body)),
      (.value2, .systemFont(ofSize: 12), .preferredFont(forTextStyle: .caption1)),
      (.subtitle, .preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .caption1)),
    ])
  func labels(style: TableCellNode.CellStyle, font: Font, detailFont: Font?) throws {
    let cell = TableCellNode(style: style, reuseIdentifier: nil)
    let label = try #require(cell.textLabel)
    #expect(label.font == font && label.adjustsFontForContentSizeCategory)
    #expect(label.textColor == (style == .value2 ? cell.tintColor : .label))
    #expect(label.superview === cell.contentView && cell.textLabel === label)
    let detail = cell.detailTextLabel
    #expect(detail?.font == detailFont)
    guard let detail else { return }
    #expect(detail.adjustsFontForContentSizeCategory && detail.superview === cell.contentView)
    #expect(detail.textColor == (style == .value1 ? .secondaryLabel : .label))
    #expect(cell.detailTextLabel === detail)
  }

  @Test("the second label is placed according to the style")
  func styles() throws {
    func cell(_ style: TableCellNode.CellStyle) throws -> (CGRect, CGRect) {
      let cell = TableCellNode(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      cell.frame = CGRect(x: 0, y: 0, width: 375, height: 60)
      cell.layoutIfNeeded()
      return (try #require(cell.textLabel).frame, try #require(cell.detailTextLabel).frame)
    }
    let subtitle = try cell(.subtitle)
    #expect(subtitle.0.minX == 16)
    #expect(abs(subtitle.1.minY - subtitle.0.maxY - 2) < 0.01)
    let value1 = try cell(.value1)
    #expect(value1.0.minX == 16)
    #expect(value1.1.maxX == 359)
    let value2 = try cell(.value2)
    #expect(value2.0.maxX == 107)
    #expect(value2.1.minX == 113)
  }

  @Test("background views fill the cell, that of a selected row only while it is selected")
  func backdrops() {
    let cell = TableCellNode(style: .default, reuseIdentifier: nil)
    let back = ViewNode()
    let chosen = ViewNode()
    cell.selectedBackgroundView = chosen
    cell.backgroundView = back
    cell.layoutIfNeeded()
    #expect(cell.subviews == [back, chosen, cell.contentView])
    #expect(back.frame == cell.bounds)
    #expect(chosen.isHidden)
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    #expect(!chosen.isHidden)
    cell.selectionStyle = .none
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(chosen.isHidden)
  }

  @Test(
    "each mistake is described with its index path",
    arguments: [
      (
        ScrollProblem.notFinite(node: "A"),
        "A was given an offset, a content size or a rectangle with a number that is not finite; it is ignored."
      ),
      (
        .unknownReuseIdentifier(node: "A", identifier: "i", section: 1, item: 2),
        "A has no class registered for the reuse identifier 'i', asked for at [1, 2]; a plain cell is shown."
      ),
      (
        .invalidCount(node: "A", section: nil, count: -1),
        "The data source of A returned -1 as the number of sections; 0 is used instead."
      ),
      (
        .invalidCount(node: "A", section: 3, count: -1),
        "The data source of A returned -1 as the number of items in section 3; the nearest valid number is used."
      ),
      (
        .countMismatch(node: "A", section: nil, expected: 1, found: 2),
        "The changes to A leave 1 sections, but its data source returned 2; everything was reloaded."
      ),
      (
        .countMismatch(node: "A", section: 0, expected: 1, found: 2),
        "The changes to A leave 1 items in section 0, but its data source returned 2; everything was reloaded."
      ),
      (
        .invalidSize(node: "A", section: 1, item: 2),
        "A was given a size for [1, 2] that is negative or not finite; the default is used."
      ),
      (
        .viewUsedTwice(node: "A", section: 1, item: nil),
        "A was given a view for section 1 that it already shows elsewhere; another one is shown."
      ),
      (
        .noVerticalChain(cell: "C", section: 1, item: 2),
        "C at [1, 2] has no unbroken chain of constraints from the top of its content view to the bottom; the row is 44 points high."
      ),
      (
        .noSuchItem(node: "A", section: 1, item: 2),
        "A has no item at [1, 2]; the call has no effect."
      ),
      (
        .noSuchSection(node: "A", section: 1), "A has no section 1; the call has no effect."
      ),
      (
        .duplicateIdentifier(node: "A", identifier: "x"),
        "A snapshot of A was given the identifier x twice; identifiers are unique, and the first one stays."
      ),
      (
        .unknownIdentifier(node: "A", identifier: "x"),
        "A snapshot of A does not have the identifier x; the change has no effect."
      ),
      (
        .noSectionForItems(node: "A"),
        "Items were added to a snapshot of A that has no sections; they are left out."
      ),
      (
        .noCell(node: "A", section: 1, item: 2),
        "The data source of A provided no cell at [1, 2]; a plain cell is shown."
      ),
      (
        .changedTwice(node: "A", section: 1, item: 2),
        "A was asked to change [1, 2] twice in one batch; only the first change is applied."
      ),
    ] as [(ScrollProblem, String)])
  func wording(problem: ScrollProblem, sentence: String) {
    #expect(problem.description == sentence)
    #expect(LayoutProblem.scrolling(problem).description == sentence)
  }

  @Test("one header for two sections is reported, and shown once")
  func headerUsedTwice() {
    final class Source: TableNodeDataSource, TableNodeDelegate {
      let header = TableHeaderFooterNode(reuseIdentifier: nil)
      func numberOfSections(in tableView: TableNode) -> Int { 2 }
      func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
        TableCellNode(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: TableNode, viewForHeaderInSection section: Int) -> ViewNode? {
        header
      }
    }
    let source = Source()
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    table.dataSource = source
    table.delegate = source
    table.sectionHeaderHeight = 30
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) === source.header)
    #expect(table.headerView(forSection: 1) == nil)
    #expect(
      table.layoutProblems.first
        == .scrolling(.viewUsedTwice(node: "TableNode", section: 1, item: nil)))
  }

  @Test("a row whose cell is removed gets another one in the next layout")
  func takenCell() {
    let probe = TableProbe(rows: 3)
    let table = probe.makeTable()
    table.layoutIfNeeded()
    let taken = table.visibleCells[1]
    taken.removeFromSuperview()
    #expect(!table.visibleCells.contains(taken))
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
    #expect(table.visibleCells.allSatisfy { $0.superview === table })
  }
}
