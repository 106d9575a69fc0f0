// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Rules of cells")
struct CellRulesTests {
  private final class Cell: TableCellNode {
    var states: [String] = []
    override func willTransition(to state: StateMask) { states.append("will \(state.rawValue)") }
    override func didTransition(to state: StateMask) { states.append("did \(state.rawValue)") }
    func take() -> [String] {
      defer { states = [] }
      return states
    }
  }

  @Test("a cell is told when the Delete button of its table appears and disappears, and only then")
  func transitions() {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.showSwipe(false, confirmsDeletion: false)
    #expect(cell.editing == nil && cell.take().isEmpty)
    cell.showSwipe(true, confirmsDeletion: true)
    #expect(cell.take() == ["will 2", "did 2"] && cell.showingDeleteConfirmation)
    #expect(cell.configurationState.isSwiped)
    cell.showSwipe(true, confirmsDeletion: true)
    #expect(cell.take().isEmpty)
    cell.showSwipe(false, confirmsDeletion: false)
    #expect(cell.take() == ["will 0", "did 0"] && !cell.showingDeleteConfirmation)
    #expect(!cell.configurationState.isSwiped)
    cell.showSwipe(true, confirmsDeletion: false)
    #expect(cell.take().isEmpty && cell.configurationState.isSwiped)
    cell.isEditing = true
    #expect(cell.take() == ["will 1", "did 1"])
    cell.showSwipe(true, confirmsDeletion: true)
    #expect(cell.take() == ["will 3", "did 3"])
    cell.isEditing = true
    #expect(cell.take().isEmpty)
  }

  @Test("an editing accessory is replaced only by another one")
  func editingAccessory() throws {
    let cell = TableCellNode(style: .default, reuseIdentifier: nil)
    cell.editingAccessoryType = .none
    cell.editingAccessoryView = nil
    cell.showsReorderControl = false
    cell.shouldIndentWhileEditing = true
    #expect(cell.editing == nil)
    cell.editingAccessoryType = .checkmark
    #expect(cell.editingAccessoryType == .checkmark && cell.subviews == [cell.contentView])
    cell.isEditing = true
    let shown = try #require(cell.accessoryNode as? TableCellAccessory)
    #expect(shown.type == .checkmark)
    cell.editingAccessoryType = .checkmark
    #expect(cell.accessoryNode === shown)
    cell.editingAccessoryType = .detailButton
    #expect((cell.accessoryNode as? TableCellAccessory)?.type == .detailButton)
    let view = ViewNode(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    cell.editingAccessoryView = view
    #expect(
      cell.accessoryNode === view && cell.subviews.filter { $0 is TableCellAccessory }.isEmpty)
    cell.isEditing = false
    #expect(cell.accessoryNode == nil && view.superview == nil)
  }

  @Test("the detail button is touched beside its chevron, which is on the other side right to left")
  func detailButton() {
    let accessory = TableCellAccessory(.detailDisclosureButton)
    #expect(accessory.bounds.size == CGSize(width: 42, height: 22))
    func hits(_ x: CGFloat) -> Bool { accessory.point(inside: CGPoint(x, 11), with: nil) }
    #expect(hits(-11) && hits(32) && !hits(-12) && !hits(34))
    accessory.semanticContentAttribute = .forceRightToLeft
    #expect(!hits(8) && hits(10) && hits(52) && !hits(54))
    #expect(accessory.point(inside: CGPoint(30, -11), with: nil))
    #expect(!accessory.point(inside: CGPoint(30, -12), with: nil))
  }

  @Test("a touch that leaves the controls of a cell doesn't tap them")
  func leaving() throws {
    final class Source: TableNodeDataSource, TableNodeDelegate {
      var events: [String] = []
      func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
        let cell = TableCellNode(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .detailButton
        return cell
      }
      func tableView(
        _ tableView: TableNode, editingStyleForRowAt indexPath: IndexPath
      ) -> TableCellNode.EditingStyle { .insert }
      func tableView(
        _ tableView: TableNode, commit editingStyle: TableCellNode.EditingStyle,
        forRowAt indexPath: IndexPath
      ) { events.append("insert") }
      func tableView(
        _ tableView: TableNode, accessoryButtonTappedForRowWith indexPath: IndexPath
      ) { events.append("detail") }
    }
    let source = Source()
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    table.dataSource = source
    table.delegate = source
    table.isScrollEnabled = false
    let screen = Screen(size: CGSize(width: 320, height: 300), rootNode: table)
    screen.layoutIfNeeded()
    func touch(_ node: ViewNode, leaves: Bool) {
      let place = node.convert(CGPoint(node.bounds.midX, node.bounds.midY), to: nil)
      let touches = screen.router.begin(at: [place])
      screen.advance(by: 0.3)
      if leaves { screen.router.move(touches.map { ($0, CGPoint(place.x, 280)) }) }
      screen.advance(by: 0.3)
      screen.router.end(touches)
      screen.layoutIfNeeded()
    }
    let cell = try #require(table.visibleCells.first)
    let detail = try #require(cell.detailButton)
    touch(detail, leaves: true)
    #expect(source.events.isEmpty)
    touch(detail, leaves: false)
    #expect(source.events == ["detail"])
    table.isEditing = true
    screen.layoutIfNeeded()
    let control = try #require(cell.editing?.control)
    touch(control, leaves: true)
    #expect(source.events == ["detail"])
    touch(control, leaves: false)
    #expect(source.events == ["detail", "insert"])
  }

  @Test("a cell keeps its own text to be named by, but not an empty one")
  func names() {
    let cell = TableCellNode(style: .default, reuseIdentifier: nil)
    #expect(cell.spokenTitle == nil)
    cell.textLabel?.text = ""
    #expect(cell.spokenTitle == nil)
    cell.textLabel?.text = "Row"
    #expect(cell.spokenTitle == "Row")
    cell.showEditing(of: RowEditing(isEditable: true, style: .delete, isMovable: true))
    cell.isEditing = true
    #expect(cell.editing?.control?.accessibilityLabel == "Delete Row")
    #expect(cell.editing?.reorderControl?.accessibilityLabel == "Reorder Row")
    cell.textLabel?.text = nil
    #expect(cell.editing?.control?.accessibilityLabel == "Delete")
    cell.showEditing(of: RowEditing(isEditable: true, style: .insert))
    #expect(cell.editing?.control?.accessibilityLabel == "Insert")
    cell.showEditing(of: RowEditing(style: .insert, selectsSeveral: true))
    #expect(cell.editing?.control?.accessibilityLabel == "Select")
  }
}
