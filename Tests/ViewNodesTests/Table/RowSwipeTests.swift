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

  // MARK: Distances

  /// Drags the second row to places, one after the other, and returns where it is at each.
  private func follow(from start: CGFloat, _ distances: [CGFloat], ends: Bool = true) -> [CGFloat] {
    let touches = screen.router.begin(at: [CGPoint(x: start, y: 66)])
    let places = distances.map { distance in
      screen.advance(by: 0.5)
      screen.router.move([(touches[0], CGPoint(x: start + distance, y: 66))])
      screen.layoutIfNeeded()
      return second?.frame.minX ?? .nan
    }
    screen.advance(by: 0.5)
    if ends { screen.router.end(touches) } else { screen.router.cancel(touches) }
    screen.layoutIfNeeded()
    return places
  }

  @Test("a row follows the touch, but not to the other side or beyond its own width")
  func following() {
    source.trailing = SwipeActionsConfiguration(actions: [action("A")])
    let left = follow(from: 300, [-20, -74, -100, -400, -30, 0, 50, -10], ends: false)
    #expect(left == [-20, -74, -100, -320, -30, 0, 0, -10])
    #expect(second?.frame.minX == 0 && actions == nil)
    source.trailing = nil
    source.leading = SwipeActionsConfiguration(actions: [action("A")])
    table.reloadData()
    screen.layoutIfNeeded()
    let right = follow(from: 20, [20, 100, 400, 0, -50], ends: false)
    #expect(right == [20, 100, 320, 0, 0])
  }

  @Test("without a full swipe, a row resists beyond its buttons")
  func resisting() {
    let configuration = SwipeActionsConfiguration(actions: [action("A")])
    configuration.performsFirstActionWithFullSwipe = false
    source.trailing = configuration
    let places = follow(from: 300, [-60, -74, -174], ends: false)
    #expect(places.prefix(2) == [-60, -74])
    let beyond = ScrollDrag.stretched(100, length: 320)
    #expect(abs(places[2] + 74 + beyond) < 1e-6)
    #expect(places[2] > -174 && places[2] < -74)
  }

  @Test(
    "a slow drag opens the row if more than half of the buttons are visible",
    arguments: [(-36, false), (-37, false), (-38, true), (-100, true)] as [(CGFloat, Bool)])
  func half(distance: CGFloat, isOpen: Bool) {
    source.trailing = SwipeActionsConfiguration(actions: [action("A")])
    _ = follow(from: 300, [distance / 2, distance, distance])
    #expect(second?.frame.minX == (isOpen ? -74 : 0) && (actions != nil) == isOpen)
    #expect(source.events == (isOpen ? ["begin 1"] : ["begin 1", "end 1"]))
  }

  @Test(
    "a drag over more than 60 percent of the row performs the first action",
    arguments: [(191, false), (192, false), (193, true), (300, true)] as [(CGFloat, Bool)])
  func most(distance: CGFloat, performs: Bool) {
    source.trailing = SwipeActionsConfiguration(actions: [
      action("A", closes: false), action("B", closes: false),
    ])
    source.leading = source.trailing
    for sign in [-1, 1] as [CGFloat] {
      source.events = []
      table.reloadData()
      screen.layoutIfNeeded()
      source.events = []
      let start: CGFloat = sign < 0 ? 310 : 10
      _ = follow(from: start, [sign * distance / 2, sign * distance, sign * distance])
      #expect(source.events == (performs ? ["begin 1", "A"] : ["begin 1"]))
      // While the action isn't completed, the row stays aside.
      #expect(second?.frame.minX == sign * (performs ? 320 : 148))
      #expect(actions?.frame.width == (performs ? 320 : 148))
    }
  }

  @Test("a drag that is more vertical than horizontal, and one beside all rows, opens nothing")
  func otherDrags() {
    source.trailing = SwipeActionsConfiguration(actions: [action("A")])
    for (start, end) in [
      (CGPoint(x: 250, y: 66), CGPoint(x: 230, y: 86)),
      (CGPoint(x: 250, y: 66), CGPoint(x: 235, y: 86)),
      (CGPoint(x: 250, y: 200), CGPoint(x: 150, y: 200)),
    ] {
      let touches = screen.router.begin(at: [start])
      screen.advance(by: 0.05)
      screen.router.move([(touches[0], end)])
      screen.router.cancel(touches)
      screen.layoutIfNeeded()
      #expect(source.events.isEmpty && actions == nil)
    }
    // Slightly more horizontal.
    let touches = screen.router.begin(at: [CGPoint(x: 250, y: 66)])
    screen.router.move([(touches[0], CGPoint(x: 229, y: 86))])
    screen.layoutIfNeeded()
    #expect(source.events == ["begin 1"] && second?.frame.minX == -21)
    screen.router.cancel(touches)
  }

  @Test("empty actions don't move the row, and a table that ends editing closes it")
  func noActions() {
    source.canEdit = true
    source.trailing = SwipeActionsConfiguration(actions: [])
    drag(from: 250, by: -120)
    #expect(source.events.isEmpty && second?.frame.minX == 0)
    source.trailing = nil
    drag(from: 250, by: -120)
    #expect(source.events == ["begin 1"])
    table.setEditing(false, animated: true)
    screen.layoutIfNeeded()
    #expect(source.events == ["begin 1", "end 1"] && second?.frame.minX == 0)
  }
}
