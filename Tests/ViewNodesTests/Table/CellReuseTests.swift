// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Cells that wait for reuse")
struct CellReuseTests {
  /// A cell that records what it is told about its superview.
  private final class MovingCell: AnimalCell {
    var moves: [String] = []

    override func willMove(toSuperview newSuperview: ViewNode?) {
      moves.append(newSuperview == nil ? "will leave" : "will enter")
    }
    override func didMoveToSuperview() {
      moves.append(superview == nil ? "left" : "entered")
    }
  }

  /// A table of six and a half rows of equal height, whose first cell waits for reuse.
  private struct Scrolled {
    let source = AnimalSource(count: 200)
    let table: TableNode
    let first: AnimalCell
    let height: CGFloat

    init(_ cell: AnimalCell.Type = AnimalCell.self) throws {
      source.words = { _ in 8 }
      table = source.makeTable(cell)
      table.layoutIfNeeded()
      first = try #require(table.visibleCells.first as? AnimalCell)
      height = first.frame.height
      table.frame.size.height = 6.5 * height
      table.layoutIfNeeded()
      leaveFirstRow()
    }

    /// Scrolls to the second row: the first one leaves while no other row enters.
    func leaveFirstRow() {
      scroll(to: 0.6 * height)
      scroll(to: height)
    }

    /// Scrolls back, so that the cell that waits is shown in the first row again.
    func returnToFirstRow() { scroll(to: 0.6 * height) }

    func scroll(to offset: CGFloat) {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
    }
  }

  @Test("have no superview, no window, and receive no touches")
  func seclusion() throws {
    let scrolled = try Scrolled()
    let page = ViewNode()
    page.addSubview(scrolled.table)
    let screen = Screen(.phone, rootNode: page)
    screen.layoutIfNeeded()
    let (table, first) = (scrolled.table, scrolled.first)
    #expect(table.window === screen)
    #expect(first.awaitsReuse)
    #expect(first.superview == nil)
    #expect(first.window == nil)
    #expect(!first.isDescendant(of: table))
    #expect(!table.subviews.contains { $0 === first })
    #expect(table.subviews.count { $0 is AnimalCell } == table.visibleCells.count)
    first.frame = table.bounds
    first.tag = 7
    #expect(table.viewWithTag(7) == nil)
    #expect(table.hitTest(CGPoint(x: 100, y: 300), with: nil)?.isDescendant(of: first) == false)
    scrolled.returnToFirstRow()
    #expect(first.window === screen)
  }

  @Test("are notified when they leave and enter the table")
  func calls() throws {
    let scrolled = try Scrolled(MovingCell.self)
    let first = try #require(scrolled.first as? MovingCell)
    #expect(first.moves == ["will enter", "entered", "will leave", "left"])
    scrolled.returnToFirstRow()
    #expect(first.moves.suffix(2) == ["will enter", "entered"])
    #expect(first.superview === scrolled.table)
  }

  @Test("show other content in another row as a new cell would")
  func content() throws {
    let scrolled = try Scrolled()
    let table = scrolled.table
    scrolled.source.words = { 3 + $0 * 7 % 40 }
    table.reloadData()
    let offsets: [CGFloat] = [900, 150, 2000, 0, 433]
    for offset in offsets { scrolled.scroll(to: offset) }
    let source = AnimalSource(count: 200)
    let fresh = source.makeTable()
    fresh.frame = table.frame
    for offset in offsets {
      fresh.contentOffset.y = offset
      fresh.layoutIfNeeded()
    }
    func frames(_ table: TableNode) -> [CGRect] {
      table.visibleCells.flatMap { [$0.frame] + $0.contentView.subviews.map(\.frame) }
    }
    #expect(frames(table) == frames(fresh))
    #expect(table.layoutReport() == fresh.layoutReport())
  }

  @Test("stay in the layout engine, so another row adds no relations to it")
  func economy() throws {
    let scrolled = try Scrolled()
    for offset in 0..<40 { scrolled.scroll(to: CGFloat(offset) * 40) }
    let engine = try #require(scrolled.table.ownEngine)
    let (items, rows, made) = (engine.items.count, engine.rows.count, scrolled.source.made.count)
    for offset in 0..<40 { scrolled.scroll(to: CGFloat(40 - offset) * 40) }
    #expect(engine.items.count == items)
    #expect(engine.rows.count == rows)
    #expect(scrolled.source.made.count == made)
  }

  @Test("are removed for good when a constraint of the table refers to them")
  func constraints() throws {
    let scrolled = try Scrolled()
    scrolled.scroll(to: 0)
    let shown = try #require(scrolled.table.visibleCells.first as? AnimalCell)
    let marker = ViewNode()
    marker.translatesAutoresizingMaskIntoConstraints = false
    scrolled.table.addSubview(marker)
    let tie = marker.topAnchor.constraint(equalTo: shown.titleLabel.topAnchor)
    tie.isActive = true
    scrolled.table.layoutIfNeeded()
    scrolled.leaveFirstRow()
    #expect(shown.superview == nil)
    #expect(!tie.isActive)
  }

  @Test("aren't part of their table's report")
  func report() throws {
    let scrolled = try Scrolled()
    let table = scrolled.table
    table.layoutDiagnosticsHandler = { _ in }
    scrolled.scroll(to: 0)
    let shown = try #require(table.visibleCells.first as? AnimalCell)
    shown.titleLabel.widthAnchor.constraint(equalToConstant: 10).isActive = true
    shown.titleLabel.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let extra = ViewNode()
    extra.translatesAutoresizingMaskIntoConstraints = false
    shown.contentView.addSubview(extra)
    extra.topAnchor.constraint(equalTo: shown.contentView.topAnchor).isActive = true
    #expect(!table.layoutReport().conflicts.isEmpty)
    #expect(!table.layoutReport().ambiguities.isEmpty)
    scrolled.leaveFirstRow()
    #expect(shown.superview == nil)
    #expect(table.layoutReport().conflicts.isEmpty)
    #expect(table.layoutReport().ambiguities.isEmpty)
  }

  @Test("can be added elsewhere, and a table can be added to them")
  func escape() throws {
    let scrolled = try Scrolled()
    let other = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    other.addSubview(scrolled.first)
    other.layoutIfNeeded()
    #expect(scrolled.first.superview === other)
    scrolled.scroll(to: 3 * scrolled.height)
    let second = try Scrolled()
    let inside = second.first
    inside.contentView.addSubview(second.table)
    #expect(second.table.rootNode === inside)
    #expect(inside.superview == nil)
    inside.layoutIfNeeded()
    second.scroll(to: 0)
    #expect(inside.isDescendant(of: second.table) == false)
  }

  @Test("do nothing when removed from a superview that they don't have")
  func removal() throws {
    let scrolled = try Scrolled(MovingCell.self)
    let first = try #require(scrolled.first as? MovingCell)
    let moves = first.moves
    first.removeFromSuperview()
    #expect(first.moves == moves)
    scrolled.returnToFirstRow()
    #expect(first.superview === scrolled.table)
    #expect(scrolled.table.layoutReport().isEmpty)
  }

  @Test("are released when they are dequeued and not shown")
  func waste() throws {
    let scrolled = try Scrolled()
    let dequeued = scrolled.table.dequeueReusableCell(withIdentifier: "animal")
    #expect(dequeued === scrolled.first)
    #expect(scrolled.first.rootNode === scrolled.table)
    scrolled.scroll(to: scrolled.height + 1)
    #expect(scrolled.first.rootNode === scrolled.first)
  }

  @Test("outlive their table if retained, and are freed with it otherwise")
  func lifetime() throws {
    weak var freed: TableCellNode?
    var kept: AnimalCell?
    do {
      freed = try Scrolled().first
      kept = try Scrolled().first
    }
    #expect(freed == nil)
    let cell = try #require(kept)
    #expect(cell.superview == nil)
    cell.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    cell.layoutIfNeeded()
    #expect(cell.titleLabel.frame.minX == 72)
  }
}
