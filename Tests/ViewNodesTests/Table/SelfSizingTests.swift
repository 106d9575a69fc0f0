// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Self-sizing rows")
struct SelfSizingTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Returns the row height for a text: its height at the width beside the image, and the rest.
  private func height(_ text: String, width: CGFloat = 375) -> CGFloat {
    let label = LabelNode(frame: .zero)
    label.numberOfLines = 0
    label.text = text
    let text = label.sizeThatFits(CGSize(width: width - 88, height: 0)).height
    return ((64 + text) * 3).rounded() / 3
  }

  @Test("the animal cell is as high as its text requires")
  func animals() throws {
    let source = AnimalSource(count: 20)
    let table = source.makeTable()
    table.layoutIfNeeded()
    for (row, cell) in table.visibleCells.enumerated() {
      let animal = try #require(cell as? AnimalCell)
      let expected = height(source.text(row))
      #expect(cell.frame.height == expected)
      #expect(cell.frame.width == 375)
      #expect(animal.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: expected))
      #expect(animal.coverImageView.frame == CGRect(x: 16, y: 16, width: 40, height: 40))
      #expect(animal.titleLabel.frame == CGRect(x: 72, y: 16, width: 287, height: 16))
      #expect(animal.subtitleLabel.frame.origin == CGPoint(x: 72, y: 48))
      #expect(animal.subtitleLabel.frame.width == 287)
      #expect(abs(animal.subtitleLabel.frame.height - expected + 64) < 0.001)
    }
    let cells = table.visibleCells
    #expect(zip(cells, cells.dropFirst()).allSatisfy { abs($0.frame.maxY - $1.frame.minY) < 0.001 })
    #expect(table.visibleCells.count > 4)
    #expect(table.layoutProblems == [])
    #expect(table.layoutReport().conflicts.isEmpty)
  }

  @Test("rows are measured again when the table gets another width")
  func width() {
    let source = AnimalSource(count: 20)
    let table = source.makeTable()
    table.layoutIfNeeded()
    table.frame.size.width = 250
    table.layoutIfNeeded()
    #expect(table.visibleCells[1].frame.height == height(source.text(1), width: 250))
    #expect(table.visibleCells[1].frame.width == 250)
  }

  private final class CountingTable: TableNode {
    private(set) var layoutCount = 0

    override func layoutSubviews() {
      layoutCount += 1
      super.layoutSubviews()
    }
  }

  @Test("rows are laid out once when they are loaded, measured, or measured for another width")
  func layoutsOnce() {
    let source = AnimalSource(count: 20)
    let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    table.register(AnimalCell.self, forCellReuseIdentifier: "animal")
    table.dataSource = source
    table.separatorStyle = .none
    table.tableFooterView = ViewNode(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    table.layoutIfNeeded()
    #expect(table.layoutCount == 1)
    for (count, width) in [(2, 250), (3, 320), (4, 375)] as [(Int, CGFloat)] {
      table.frame.size.width = width
      table.layoutIfNeeded()
      #expect(table.layoutCount == count)
      #expect(table.visibleCells[1].frame.height == height(source.text(1), width: width))
      #expect(table.tableFooterView?.frame.maxY == table.contentSize.height)
      #expect(table.tableFooterView?.frame.width == width)
      let rows = table.indexPathsForVisibleRows ?? []
      #expect(rows == table.indexPathsForRows(in: table.bounds))
    }
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(table.layoutCount == 5)
  }

  @Test(
    "cells that are measured one after another are in the order of the tree",
    arguments: [false, true])
  func order(isLast: Bool) throws {
    let source = AnimalSource(count: 60)
    let table = source.makeTable()
    let page = ViewNode(frame: table.frame)
    page.addSubview(table)
    if !isLast {
      let below = ViewNode()
      page.addSubview(below)
      below.translatesAutoresizingMaskIntoConstraints = false
      below.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
    }
    func isInOrder() throws -> Bool {
      page.layoutIfNeeded()
      let engine = try #require(page.ownEngine)
      var orders: [Int] = []
      var pending = [page as ViewNode]
      while let node = pending.popLast() {
        let index = engine.index(of: node)
        if index >= 0 { orders.append(engine.items[Int(index)].order) }
        pending += node.subviewsInLayoutOrder.reversed()
      }
      return orders.count > 20 && zip(orders, orders.dropFirst()).allSatisfy(<)
    }
    #expect(try isInOrder())
    table.frame.size.height += 300
    #expect(try isInOrder())
    // With nothing after them, they have their numbers from the start.
    let engine = try #require(page.ownEngine)
    #expect((engine.work.renumberedItems == 0) == isLast)
  }

  @Test("a separator adds a pixel, which the content leaves free")
  func separator() {
    let source = AnimalSource(count: 3)
    let table = source.makeTable()
    table.separatorStyle = .singleLine
    table.layoutIfNeeded()
    let cell = table.visibleCells[0]
    let expected = height(source.text(0))
    #expect(abs(cell.frame.height - expected - 1 / 3) < 0.000_1)
    #expect(abs(cell.contentView.frame.height - expected) < 0.000_1)
  }

  @Test(
    "a cell without constraints from top to bottom is 44 points high and reported by its index path"
  )
  func noChain() {
    final class Broken: AnimalCell {
      override func makeConstraints() {
        titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
      }
    }
    let source = AnimalSource(count: 2)
    let table = source.makeTable(Broken.self)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [44, 44])
    #expect(
      table.layoutProblems == [
        .scrolling(.noVerticalChain(cell: "Broken", section: 0, item: 0)),
        .scrolling(.noVerticalChain(cell: "Broken", section: 0, item: 1)),
      ])
  }

  @Test(
    "in a table of a million animals, any row is one jump away and only a screenful of cells is created"
  )
  func million() throws {
    let source = AnimalSource(count: 1_000_000)
    let table = source.makeTable()
    table.layoutIfNeeded()
    for row in [500_000, 999_999, 3, 777_777] {
      table.scrollToRow(at: path(row), at: .top, animated: false)
      table.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: path(row)) as? AnimalCell)
      #expect(cell.titleLabel.text == "Animal \(row)")
      #expect(cell.frame.height == height(source.text(row)))
      let size = table.contentSize
      table.layoutIfNeeded()
      #expect(table.contentSize == size)
    }
    #expect(source.made.count <= 667 / 84 + 3)
    #expect(source.cellsAsked < 80)
    #expect(table.rows.runCount < 200)
  }

  @Test("a cell's standard labels determine the row's height, at least 44")
  func styles() {
    final class Source: TableNodeDataSource {
      func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
        let cell = TableCellNode(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        if indexPath.row > 0 { cell.detailTextLabel?.text = "Detail" }
        cell.textLabel?.numberOfLines = indexPath.row == 2 ? 0 : 1
        if indexPath.row == 2 {
          cell.textLabel?.text = Array(repeating: "long", count: 30).joined(separator: " ")
        }
        return cell
      }
    }
    let source = Source()
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    table.separatorStyle = .none
    table.dataSource = source
    table.layoutIfNeeded()
    let cells = table.visibleCells
    #expect(cells[0].frame.height == 44)
    #expect(cells[1].frame.height > 57)
    #expect(cells[1].frame.height < 60)
    #expect(cells[2].frame.height > cells[1].frame.height + 20)
    #expect(cells[1].textLabel?.frame.minX == 16)
    #expect(cells[1].detailTextLabel?.frame.minX == 16)
  }

  @Test("an accessory reduces the width of the content, so texts wrap earlier")
  func accessory() {
    let source = AnimalSource(count: 1)
    let cell = AnimalCell(style: .default, reuseIdentifier: nil)
    cell.subtitleLabel.text = source.text(5)
    func fitting() -> CGFloat {
      cell.systemLayoutSizeFitting(
        CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(fitting() == height(source.text(5)))
    let wide = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    cell.accessoryView = wide
    #expect(fitting() == height(source.text(5), width: 375 - 116))
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 100)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 259, height: 100))
    #expect(wide.frame == CGRect(x: 259, y: 40, width: 100, height: 20))
  }

  @Test("without an estimate, rows have the standard height whatever they contain")
  func noEstimate() {
    let source = AnimalSource(count: 3)
    let table = source.makeTable()
    table.rowHeight = TableNode.automaticDimension
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [44, 44, 44])
    table.frame.size.width = 250
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [44, 44, 44])
  }

  @Test("a cell that invalidates its size is measured again, and only that one")
  func invalidatedCell() throws {
    let source = AnimalSource(count: 20)
    let table = source.makeTable()
    table.layoutIfNeeded()
    let cells = table.visibleCells.compactMap { $0 as? AnimalCell }
    let (before, found) = (cells.map(\.frame), table.heightsFound)
    cells[1].subtitleLabel.text = Array(repeating: "word", count: 24).joined(separator: " ")
    table.layoutIfNeeded()
    #expect(cells.map(\.frame) == before)
    cells[1].invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(table.heightsFound == found + 1)
    #expect(cells[1].frame.height == height(cells[1].subtitleLabel.text ?? ""))
    #expect(cells[0].frame == before[0])
    let difference = cells[1].frame.height - before[1].height
    #expect(difference > 10 && abs(cells[2].frame.minY - before[2].minY - difference) < 0.001)
    #expect(cells[2].frame.height == before[2].height)
  }
}
