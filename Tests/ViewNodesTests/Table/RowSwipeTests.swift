// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPicturesTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Swipe actions of rows")
struct RowSwipeTests {
  private final class Source: TableNodeDataSource, TableNodeDelegate {
    var names = ["a", "b", "c"]
    var trailing: SwipeActionsConfiguration?
    var leading: SwipeActionsConfiguration?
    var canEdit = false
    var events: [String] = []

    func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: TableNode, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }
    func tableView(
      _ tableView: TableNode, commit editingStyle: TableCellNode.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      events.append("commit \(editingStyle) \(indexPath.row)")
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(
      _ tableView: TableNode, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { trailing }
    func tableView(
      _ tableView: TableNode, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { leading }
    func tableView(_ tableView: TableNode, willBeginEditingRowAt indexPath: IndexPath) {
      events.append("begin \(indexPath.row)")
    }
    func tableView(_ tableView: TableNode, didEndEditingRowAt indexPath: IndexPath?) {
      events.append("end \(indexPath.map { "\($0.row)" } ?? "-")")
    }
    func tableView(_ tableView: TableNode, didSelectRowAt indexPath: IndexPath) {
      events.append("select \(indexPath.row)")
    }
  }

  private let source = Source()
  private let table = TableNode(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  private let screen: Screen

  init() {
    table.register(TableCellNode.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = source
    screen = Screen(size: CGSize(width: 320, height: 300), rootNode: table)
    screen.layoutIfNeeded()
  }

  /// Drags over the second row.
  private func drag(from start: CGFloat, by distance: CGFloat, slowly: Bool = true) {
    let touches = screen.router.begin(at: [CGPoint(x: start, y: 66)])
    for step in 1...10 {
      screen.advance(by: slowly ? 0.05 : 0.01)
      screen.router.move([(touches[0], CGPoint(x: start + distance * CGFloat(step) / 10, y: 66))])
      screen.layoutIfNeeded()
    }
    if slowly { screen.advance(by: 0.3) }
    screen.router.end(touches)
    screen.layoutIfNeeded()
  }

  private func action(
    _ title: String, _ style: ContextualAction.Style = .normal, closes: Bool = true
  ) -> ContextualAction {
    ContextualAction(style: style, title: title) { [source] _, _, done in
      source.events.append(title)
      if closes { done(true) }
    }
  }

  private var second: TableCellNode? { table.cellForRow(at: IndexPath(row: 1, section: 0)) }

  private var actions: RowActionsNode? {
    table.subviews.lazy.compactMap { $0 as? RowActionsNode }.first
  }

  @Test("a row with actions moves with the touch and stays open")
  func opening() throws {
    source.trailing = SwipeActionsConfiguration(actions: [action("Bin"), action("Flag")])
    drag(from: 250, by: -120)
    #expect(source.events == ["begin 1"])
    let width = try #require(actions).naturalWidth
    #expect(width >= 148 && second?.frame.minX == -width)
    #expect(
      actions?.frame == CGRect(x: 320 - width, y: second?.frame.minY ?? 0, width: width, height: 44)
    )
    let titles = actions?.subviews.sorted { $0.frame.minX < $1.frame.minX }
      .map { ($0 as? ButtonNode)?.currentTitle }
    // The first action is at the edge.
    #expect(titles == ["Flag", "Bin"])
    #expect(actions?.subviews.last?.frame.minX == 0)
  }

  @Test("a short drag closes the row again")
  func short() {
    source.trailing = SwipeActionsConfiguration(actions: [action("Bin")])
    drag(from: 250, by: -25)
    #expect(second?.frame.minX == 0 && actions == nil)
    #expect(source.events == ["begin 1", "end 1"])
  }

  @Test("a quick flick opens the row, and a quick flick back closes it")
  func flick() {
    source.trailing = SwipeActionsConfiguration(actions: [action("Bin")])
    drag(from: 250, by: -30, slowly: false)
    #expect((second?.frame.minX ?? 0) < -70)
    drag(from: 200, by: 30, slowly: false)
    #expect(second?.frame.minX == 0)
  }

  @Test("a button performs its action, and the row closes when the action completes")
  func pressing() throws {
    var done: ((Bool) -> Void)?
    let late = ContextualAction(style: .normal, title: "Later") { [source] _, _, handler in
      source.events.append("Later")
      done = handler
    }
    source.trailing = SwipeActionsConfiguration(actions: [late])
    drag(from: 250, by: -120)
    let place = try #require(actions).convert(CGPoint(x: 10, y: 22), to: nil)
    screen.router.end(screen.router.begin(at: [place]))
    #expect(source.events == ["begin 1", "Later"])
    #expect(actions != nil)
    done?(true)
    screen.layoutIfNeeded()
    #expect(actions == nil && second?.frame.minX == 0)
    #expect(source.events == ["begin 1", "Later", "end 1"])
  }

  @Test("a full swipe performs the first action, unless that is disabled")
  func fullSwipe() {
    let configuration = SwipeActionsConfiguration(actions: [action("Bin"), action("Flag")])
    source.trailing = configuration
    drag(from: 300, by: -260)
    #expect(source.events == ["begin 1", "Bin", "end 1"])
    source.events = []
    configuration.performsFirstActionWithFullSwipe = false
    drag(from: 300, by: -260)
    #expect(source.events == ["begin 1"])
    #expect(second?.frame.minX == -(actions?.naturalWidth ?? 0))
  }

  @Test("the leading edge has its own actions")
  func leading() {
    source.leading = SwipeActionsConfiguration(actions: [action("Pin")])
    drag(from: 250, by: -120)
    #expect(source.events.isEmpty && second?.frame.minX == 0)
    drag(from: 50, by: 120)
    #expect(second?.frame.minX == actions?.naturalWidth)
    #expect(actions?.frame.minX == 0)
  }

  @Test("in right-to-left layouts, trailing actions are on the left")
  func direction() {
    table.semanticContentAttribute = .forceRightToLeft
    source.trailing = SwipeActionsConfiguration(actions: [action("Bin")])
    drag(from: 50, by: 120)
    #expect((second?.frame.minX ?? 0) > 70 && actions?.frame.minX == 0)
  }

  @Test("a touch elsewhere closes the row and selects nothing")
  func elsewhere() {
    source.trailing = SwipeActionsConfiguration(actions: [action("Bin")])
    drag(from: 250, by: -120)
    screen.router.end(screen.router.begin(at: [CGPoint(x: 100, y: 20)]))
    screen.layoutIfNeeded()
    #expect(second?.frame.minX == 0 && source.events == ["begin 1", "end 1"])
    screen.router.end(screen.router.begin(at: [CGPoint(x: 100, y: 20)]))
    #expect(source.events.last == "select 0")
  }

  @Test("an editable row can be deleted")
  func deleting() throws {
    drag(from: 250, by: -120)
    #expect(source.events.isEmpty)
    source.canEdit = true
    drag(from: 250, by: -120)
    let button = try #require(actions?.subviews.first as? ButtonNode)
    #expect(button.currentTitle == "Delete" && button.backgroundColor == .systemRed)
    button.sendActions(for: .touchUpInside)
    screen.layoutIfNeeded()
    #expect(source.events == ["begin 1", "commit delete 1", "end 1"])
    #expect(table.numberOfRows(inSection: 0) == 2 && actions == nil)
    #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
  }

  @Test("scrolling, new rows, and reloading close the row")
  func closing() {
    source.trailing = SwipeActionsConfiguration(actions: [action("Bin")])
    func opened() -> Bool {
      drag(from: 250, by: -120)
      return actions != nil
    }
    #expect(opened())
    table.beginDragging()
    #expect(actions == nil)
    table.endDragging()
    screen.advance(by: 1)
    #expect(opened())
    table.reloadData()
    screen.layoutIfNeeded()
    #expect(actions == nil)
    #expect(opened())
    source.names.insert("x", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    screen.layoutIfNeeded()
    #expect(actions == nil)
    #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
  }

  @Test("a vertical drag scrolls and doesn't swipe a row")
  func scrolling() {
    source.names = (0..<50).map { "\($0)" }
    table.reloadData()
    source.trailing = SwipeActionsConfiguration(actions: [action("Bin")])
    let touches = screen.router.begin(at: [CGPoint(x: 200, y: 200)])
    for step in 1...10 {
      screen.advance(by: 0.05)
      screen.router.move([
        (touches[0], CGPoint(x: 200 - CGFloat(step), y: 200 - 10 * CGFloat(step)))
      ])
    }
    screen.router.end(touches)
    #expect(table.contentOffset.y > 80 && source.events.isEmpty)
  }

  @Test("a table that was swiped looks like one that wasn't", arguments: [false, true])
  func looks(isClosedByTap: Bool) {
    func lines() -> String {
      screen.layoutIfNeeded()
      return table.record
    }
    let before = lines()
    source.trailing = SwipeActionsConfiguration(actions: [action("Bin")])
    drag(from: 250, by: -120)
    #expect(lines() != before)
    if isClosedByTap {
      screen.router.end(screen.router.begin(at: [CGPoint(x: 100, y: 20)]))
    } else {
      table.reloadData()
    }
    #expect(lines() == before)
  }
}
