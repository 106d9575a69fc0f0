// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Callbacks during editing that change the table")
struct EditingMeddlingTests {
  private nonisolated static let callbacks = [
    "canEdit", "canMove", "style", "indent", "actions", "begin", "end", "commit", "propose", "move",
  ]

  private nonisolated static let changes = [
    "reload", "end editing", "toggle editing", "remove table", "remove cells", "no data source",
    "no delegate", "delete", "insert", "batch", "open batch", "move", "select", "layout", "scroll",
    "empty", "several", "resize", "close", "remove controls",
  ]

  private func perform(_ change: String, on editor: EditingTable) {
    let (table, source) = (editor.table, editor.source)
    let first = IndexPath(row: 0, section: 0)
    switch change {
    case "reload": table.reloadData()
    case "end editing": table.isEditing = false
    case "toggle editing": table.isEditing.toggle()
    case "remove table": table.removeFromSuperview()
    case "remove cells": for cell in table.visibleCells { cell.removeFromSuperview() }
    case "no data source": table.dataSource = nil
    case "no delegate": table.delegate = nil
    case "delete":
      guard source.sections.first?.isEmpty == false else { return }
      source.sections[0].removeFirst()
      table.deleteRows(at: [first], with: .none)
    case "insert":
      guard !source.sections.isEmpty, source.sections[0].count < 30 else { return }
      source.sections[0].insert("new", at: 0)
      table.insertRows(at: [first], with: .none)
    case "batch":
      table.performBatchUpdates { [self] in perform("insert", on: editor) }
    case "open batch": table.beginUpdates()
    case "move": table.moveRow(at: first, to: IndexPath(row: 1, section: 0))
    case "select": table.selectRow(at: first, animated: false, scrollPosition: .top)
    case "layout": table.layoutIfNeeded()
    case "scroll": table.contentOffset.y += 10
    case "empty":
      source.sections = []
      table.reloadData()
    case "several": table.allowsMultipleSelectionDuringEditing.toggle()
    case "resize": table.frame.size.width = table.frame.width == 320 ? 200 : 320
    case "close": table.swiping.close()
    default:
      for cell in table.visibleCells {
        for child in cell.subviews where child is Control { child.removeFromSuperview() }
      }
    }
  }

  private func use(_ editor: EditingTable) {
    let table = editor.table
    table.setEditing(true, animated: false)
    editor.screen.layoutIfNeeded()
    editor.tap(editor.control(1))
    editor.tap(editor.buttons?.subviews.first)
    editor.tap(editor.control(2))
    let touch = editor.grasp(0)
    editor.drag(touch, by: 110)
    editor.screen.advance(by: 0.2)
    editor.drop(touch)
    editor.move(1, by: -60)
    table.isEditing = false
    editor.screen.layoutIfNeeded()
  }

  @Test("nothing traps or loops, and the table works afterward", arguments: callbacks)
  func callback(name: String) {
    for (place, change) in Self.changes.enumerated() {
      for limit in [1, Int.max] {
        guard testsAreThorough || (limit == 1) == (place + name.count).isMultiple(of: 2) else {
          continue
        }
        let editor = EditingTable()
        editor.source.styles = ["c": .insert]
        editor.source.movable = ["a", "b", "new"]
        var count = 0
        var depth = 0
        editor.source.meddle = { callback in
          guard callback == name, count < limit, depth < 20 else { return }
          count += 1
          depth += 1
          perform(change, on: editor)
          depth -= 1
        }
        use(editor)
        #expect(editor.source.strays.isEmpty, "\(change) \(limit)")
        editor.source.meddle = { _ in }
        editor.source.sections = [["x", "y", "z"]]
        editor.table.endUpdates()
        editor.table.dataSource = editor.source
        editor.table.delegate = editor.source
        editor.screen.rootNode = editor.table
        editor.table.allowsMultipleSelectionDuringEditing = false
        editor.table.contentOffset = .zero
        editor.table.reloadData()
        editor.table.isEditing = false
        editor.source.movable = ["x", "y", "z"]
        editor.table.isEditing = true
        editor.screen.layoutIfNeeded()
        #expect(editor.kinds == [.delete, .delete, .delete], "\(change) \(limit)")
        // The content may have been scrolled beyond its limits.
        editor.screen.advance(by: 5)
        editor.move(0, by: 60)
        #expect(editor.order == "yxz", "\(change) \(limit)")
        #expect(
          editor.table.subviews.filter { $0.layer.shadowOpacity > 0 }.isEmpty, "\(change) \(limit)")
      }
    }
  }
}
