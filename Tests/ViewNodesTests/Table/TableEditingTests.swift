// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Editing tables")
struct TableEditingTests {
  private let editor = EditingTable()
  private var source: EditingSource { editor.source }
  private var table: TableNode { editor.table }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func edit() {
    table.setEditing(true, animated: true)
    editor.screen.layoutIfNeeded()
  }

  // MARK: State

  @Test("rows show the controls that the delegate chooses, until editing ends")
  func controls() {
    source.styles = ["b": .insert, "c": .none]
    source.movable = ["c"]
    #expect(!table.isEditing && editor.kinds == [nil, nil, nil, nil])
    edit()
    #expect(table.isEditing && table.visibleCells.allSatisfy(\.isEditing))
    #expect(editor.kinds == [.delete, .insert, nil, .delete])
    #expect(table.visibleCells.map(\.showsReorderControl) == [false, false, true, false])
    table.isEditing = false
    #expect(editor.kinds == [nil, nil, nil, nil] && editor.handle(2) == nil)
  }

  @Test("rows that can't be edited have no control and aren't indented")
  func fixed() {
    source.fixed = ["b"]
    source.styles = ["c": .none, "d": .none]
    source.unindented = ["d"]
    edit()
    #expect(editor.kinds == [.delete, nil, nil, nil])
    #expect(table.visibleCells.map(\.contentView.frame.minX) == [38, 0, 38, 0])
  }

  @Test("without answers, all rows can be deleted and none moved, but only during editing")
  func defaults() {
    final class Plain: TableNodeDataSource, TableNodeDelegate {
      func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
        TableCellNode(style: .default, reuseIdentifier: nil)
      }
    }
    let plain = Plain()
    table.dataSource = plain
    #expect(!plain.tableView(table, canEditRowAt: path(0)))
    for delegate in [nil, plain] {
      table.delegate = delegate
      edit()
      #expect(editor.kinds == [.delete, .delete] && editor.handle(0) == nil)
      #expect(plain.tableView(table, canEditRowAt: path(0)))
      table.isEditing = false
    }
    let (start, end) = (path(0), path(1))
    #expect(
      plain.tableView(table, targetIndexPathForMoveFromRowAt: start, toProposedIndexPath: end)
        == end)
  }

  @Test("rows that become visible, are inserted, or are reloaded during editing show controls")
  func laterRows() {
    source.sections = [(0..<50).map { "\($0)" }]
    table.reloadData()
    edit()
    table.contentOffset.y = 1000
    editor.screen.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { $0.editing?.control?.kind == .delete })
    let kept = table.visibleCells[2]
    source.sections[0].insert("new", at: 24)
    table.insertRows(at: [path(24)], with: .fade)
    source.sections[0].remove(at: 25)
    table.deleteRows(at: [path(25)], with: .fade)
    table.reloadRows(at: [path(26)], with: .fade)
    editor.screen.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { $0.isEditing && $0.editing?.control != nil })
    #expect(table.visibleCells.contains(kept))
    table.isEditing = false
    table.contentOffset.y = 0
    editor.screen.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
  }

  @Test("rows are measured again, because their content is narrower")
  func heights() {
    source.sections = [["A text that just fits the row on two lines without any control"]]
    table.reloadData()
    editor.screen.layoutIfNeeded()
    editor.cell(0)?.textLabel?.numberOfLines = 0
    table.reloadRows(at: [path(0)], with: .none)
    let label = editor.cell(0)?.textLabel
    label?.numberOfLines = 0
    table.invalidateMeasuredHeights()
    editor.screen.layoutIfNeeded()
    let height = editor.cell(0)?.frame.height ?? 0
    source.movable = ["A text that just fits the row on two lines without any control"]
    edit()
    #expect((editor.cell(0)?.frame.height ?? 0) > height)
    table.isEditing = false
    editor.screen.layoutIfNeeded()
    #expect(editor.cell(0)?.frame.height == height)
  }

  @Test("editing that ends while rows are asked about ends in all of them")
  func ending() {
    var count = 0
    source.meddle = { [table] in
      if $0 == "canEdit" { count += 1 }
      if count == 3 { table.isEditing = false }
    }
    edit()
    #expect(!table.isEditing && table.visibleCells.allSatisfy { !$0.isEditing })
    #expect(editor.kinds == [nil, nil, nil, nil])
  }

  // MARK: Deleting and inserting

  @Test("a tap on the minus shows the Delete button, which deletes the row")
  func deleting() throws {
    edit()
    source.meddle = { [source, table] in
      guard $0 == "commit" else { return }
      source.sections[0].remove(at: 1)
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    }
    editor.tap(editor.control(1))
    #expect(source.events == ["begin 0.1"] && editor.cell(1)?.showingDeleteConfirmation == true)
    let button = try #require(editor.buttons?.subviews.first as? ButtonNode)
    #expect(button.currentTitle == "Delete")
    #expect(editor.cell(1)?.frame.minX == -button.frame.width && button.frame.width >= 74)
    editor.tap(button)
    #expect(source.events == ["begin 0.1", "commit delete 0.1", "end 0.1"])
    #expect(editor.order == "acd" && editor.buttons == nil && table.isEditing)
    #expect(editor.kinds == [.delete, .delete, .delete])
    #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 && !$0.showingDeleteConfirmation })
  }

  @Test("the Delete button has the delegate's title, or the row's own actions replace it")
  func titles() {
    source.deleteTitle = "Discard"
    edit()
    editor.tap(editor.control(0))
    #expect((editor.buttons?.subviews.first as? ButtonNode)?.currentTitle == "Discard")
    table.swiping.close()
    source.trailing = SwipeActionsConfiguration(actions: [
      ContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    ])
    editor.tap(editor.control(0))
    #expect((editor.buttons?.subviews.first as? ButtonNode)?.currentTitle == "Flag")
    #expect(editor.cell(0)?.showingDeleteConfirmation == false)
    table.swiping.close()
    source.trailing = SwipeActionsConfiguration(actions: [])
    editor.tap(editor.control(0))
    #expect((editor.buttons?.subviews.first as? ButtonNode)?.currentTitle == "Discard")
  }

  @Test("a touch anywhere, also on another control, only closes the Delete button")
  func closing() {
    source.styles = ["b": .insert]
    edit()
    for row in 1..<4 {
      source.events = []
      editor.tap(editor.control(0))
      #expect(editor.buttons != nil)
      editor.tap(row == 3 ? editor.cell(3) : editor.control(row))
      #expect(editor.buttons == nil && source.events == ["begin 0.0", "end 0.0"])
    }
    editor.tap(editor.control(0))
    table.isEditing = false
    editor.screen.layoutIfNeeded()
    #expect(editor.buttons == nil && editor.cell(0)?.frame.minX == 0)
  }

  @Test("in right-to-left layouts, the Delete button is at the left")
  func direction() {
    table.semanticContentAttribute = .forceRightToLeft
    edit()
    editor.tap(editor.control(1))
    #expect((editor.cell(1)?.frame.minX ?? 0) >= 74 && editor.buttons?.frame.minX == 0)
  }

  @Test("a tap on the plus commits an insertion")
  func inserting() {
    source.styles = ["b": .insert]
    edit()
    editor.tap(editor.control(1))
    #expect(source.events == ["commit insert 0.1"] && editor.buttons == nil)
  }

  @Test("rows can't be swiped during editing")
  func swiping() {
    func swipe() {
      let touches = editor.screen.router.begin(at: [CGPoint(x: 250, y: 66)])
      for step in 1...10 {
        editor.screen.advance(by: 0.05)
        editor.screen.router.move([(touches[0], CGPoint(x: 250 - 12 * step, y: 66))])
      }
      editor.screen.router.end(touches)
      editor.screen.layoutIfNeeded()
    }
    edit()
    swipe()
    #expect(source.events.isEmpty && editor.cell(1)?.frame.minX == 0)
    table.isEditing = false
    swipe()
    #expect(source.events == ["begin 0.1"] && editor.cell(1)?.showingDeleteConfirmation == true)
    table.isEditing = true
    #expect(source.events == ["begin 0.1", "end 0.1"])
  }

  // MARK: Selection

  @Test("rows can be selected during editing only if that is allowed")
  func selection() {
    edit()
    editor.tap(editor.cell(1))
    #expect(source.events.isEmpty)
    table.allowsSelectionDuringEditing = true
    editor.tap(editor.cell(1))
    editor.tap(editor.cell(2))
    #expect(source.events == ["select 0.1", "deselect 0.1", "select 0.2"])
    table.isEditing = false
    table.allowsSelection = false
    editor.tap(editor.cell(1))
    #expect(source.events.count == 3)
  }

  @Test("several rows are selected with circles, except those that can't be edited")
  func several() {
    source.fixed = ["d"]
    edit()
    table.allowsMultipleSelectionDuringEditing = true
    editor.screen.layoutIfNeeded()
    #expect(editor.kinds == [.selection, .selection, .selection, nil])
    #expect(editor.cell(0)?.editingStyle == TableCellNode.EditingStyle.none)
    editor.tap(editor.control(0))
    editor.tap(editor.cell(2))
    editor.tap(editor.cell(3))
    #expect(table.indexPathsForSelectedRows == [path(0), path(2)])
    #expect(table.visibleCells.map { $0.editing?.control?.isSelected } == [true, false, true, nil])
    editor.tap(editor.cell(0))
    #expect(source.events == ["select 0.0", "select 0.2", "deselect 0.0"])
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [path(1), path(2)])
    table.allowsMultipleSelectionDuringEditing = false
    #expect(editor.kinds == [.delete, .delete, .delete, nil])
  }

  @Test("multiple selection of usual tables doesn't apply to editing")
  func usualSelection() {
    table.allowsMultipleSelection = true
    table.allowsSelectionDuringEditing = true
    edit()
    editor.tap(editor.cell(0))
    editor.tap(editor.cell(1))
    #expect(table.indexPathsForSelectedRows == [path(1)])
  }

  @Test("the selection is cleared when editing begins and ends, without notification")
  func clearing() {
    table.allowsMultipleSelectionDuringEditing = true
    for isEditing in [true, false] {
      table.selectRow(at: path(1), animated: false, scrollPosition: .none)
      table.isEditing = isEditing
      #expect(table.indexPathsForSelectedRows == nil && editor.cell(1)?.isSelected == false)
    }
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    table.setEditing(false, animated: false)
    #expect(table.indexPathsForSelectedRows == [path(1)] && source.events.isEmpty)
  }
}
