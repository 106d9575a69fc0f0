// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Cells being edited")
struct CellEditingTests {
  private final class Cell: TableCellNode {
    var states: [String] = []

    override func willTransition(to state: StateMask) {
      states.append("will \(state.rawValue) \(subviews.count)")
    }

    override func didTransition(to state: StateMask) {
      states.append("did \(state.rawValue) \(subviews.count)")
    }
  }

  private func edited(_ style: TableCellNode.EditingStyle = .delete) -> TableCellNode {
    let cell = TableCellNode(style: .default, reuseIdentifier: nil)
    cell.showEditing(of: RowEditing(isEditable: true, style: style, indents: true))
    cell.isEditing = true
    cell.layoutIfNeeded()
    return cell
  }

  @Test("a cell isn't edited by default, and its content is as wide as the cell")
  func defaults() {
    let cell = TableCellNode(style: .default, reuseIdentifier: nil)
    cell.layoutIfNeeded()
    #expect(!cell.isEditing && cell.editingStyle == .none && !cell.showingDeleteConfirmation)
    #expect(cell.shouldIndentWhileEditing && !cell.showsReorderControl)
    #expect(cell.editingAccessoryType == .none && cell.editingAccessoryView == nil)
    #expect(cell.contentView.frame.width == 320 && cell.editing == nil)
  }

  @Test("during editing, the content makes room for the controls at both sides")
  func sides() {
    let cell = edited()
    #expect(cell.editingStyle == .delete)
    #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 282, height: 44))
    #expect(cell.editing?.control?.frame == CGRect(x: 0, y: 0, width: 48, height: 44))
    cell.showsReorderControl = true
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 230, height: 44))
    #expect(cell.editing?.reorderControl?.frame == CGRect(x: 268, y: 0, width: 52, height: 44))
    cell.isEditing = false
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 320 && cell.subviews == [cell.contentView])
  }

  @Test("the order of the controls doesn't depend on which of them was shown first")
  func order() {
    let first = edited()
    first.accessoryView = ViewNode()
    first.showsReorderControl = true
    let second = TableCellNode(style: .default, reuseIdentifier: nil)
    second.editingAccessoryType = .checkmark
    second.showsReorderControl = true
    second.isEditing = true
    for kind in [TableCellNode.EditingStyle.insert, .delete] {
      second.showEditing(of: RowEditing(isEditable: true, style: kind, isMovable: true))
      #expect(second.subviews.count == 4 && second.subviews.last is TableCellAccessory)
    }
    for cell in [first, second] {
      #expect(cell.subviews[0] === cell.contentView && cell.subviews[1] is RowEditingControl)
      #expect(cell.subviews[2] is RowReorderControl)
    }
  }

  @Test("in right-to-left layouts, the controls change sides")
  func direction() {
    let cell = edited()
    cell.showsReorderControl = true
    cell.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 52, y: 0, width: 230, height: 44))
    #expect(cell.editing?.control?.frame.minX == 272)
    #expect(cell.editing?.reorderControl?.frame.minX == 0)
  }

  @Test("the insets of the safe area come in addition")
  func insets() {
    let cell = edited()
    cell.showsReorderControl = true
    cell.insetContent(off: (left: 10, right: 20))
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 48, y: 0, width: 200, height: 44))
    #expect(cell.editing?.control?.frame.minX == 10)
    #expect(cell.editing?.reorderControl?.frame.maxX == 300)
  }

  @Test("content without a control is indented, unless that is disabled")
  func indentation() {
    let cell = edited(.none)
    #expect(cell.editing?.control == nil && cell.contentView.frame.minX == 38)
    cell.shouldIndentWhileEditing = false
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0)
    let controlled = edited(.insert)
    controlled.shouldIndentWhileEditing = false
    controlled.layoutIfNeeded()
    #expect(controlled.contentView.frame.minX == 38)
  }

  @Test("the separator begins where the content does")
  func separator() {
    let cell = edited()
    cell.applyAppearance(
      separator: TableCellNode.Separator(
        color: .red, inset: EdgeInsets(top: 0, left: 16, bottom: 0, right: 4)),
      leavesRoom: true)
    #expect(RecordingContext(cell).fills.map(\.bounds.minX) == [54])
    #expect(RecordingContext(cell).fills.map(\.bounds.maxX) == [316])
    cell.semanticContentAttribute = .forceRightToLeft
    #expect(RecordingContext(cell).fills.map(\.bounds.maxX) == [266])
  }

  @Test("editing accessories replace the others during editing")
  func accessories() {
    let cell = TableCellNode(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .disclosureIndicator
    cell.editingAccessoryType = .detailButton
    func shown() -> [TableCellNode.AccessoryType] {
      cell.subviews.compactMap { ($0 as? TableCellAccessory)?.type }
    }
    #expect(shown() == [.disclosureIndicator])
    cell.isEditing = true
    #expect(shown() == [.detailButton])
    let own = ViewNode(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    cell.editingAccessoryView = own
    cell.showsReorderControl = true
    cell.layoutIfNeeded()
    #expect(shown().isEmpty && own.frame.maxX == 320 - 52)
    #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 200, height: 44))
    let usual = ViewNode(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    cell.accessoryView = usual
    #expect(usual.superview == nil)
    cell.isEditing = false
    #expect(usual.superview === cell && own.superview == nil)
    cell.accessoryView = nil
    #expect(usual.superview == nil && shown() == [.disclosureIndicator])
    cell.isEditing = true
    cell.editingAccessoryView = nil
    #expect(own.superview == nil && shown() == [.detailButton])
  }

  @Test("a view that is both accessories stays in the cell")
  func shared() {
    let cell = TableCellNode(style: .default, reuseIdentifier: nil)
    let view = ViewNode(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    cell.accessoryView = view
    cell.editingAccessoryView = view
    for isEditing in [true, false] {
      cell.isEditing = isEditing
      #expect(view.superview === cell)
    }
  }

  @Test("a cell is notified before and after its controls change, once")
  func transitions() {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.showEditing(of: RowEditing(isEditable: true, style: .delete, indents: true))
    cell.isEditing = true
    cell.setEditing(true, animated: true)
    #expect(cell.states == ["will 1 1", "did 1 2"])
    cell.states = []
    cell.showSwipe(true, confirmsDeletion: true)
    #expect(cell.states == ["will 3 2", "did 3 2"] && cell.showingDeleteConfirmation)
    cell.states = []
    cell.showSwipe(false, confirmsDeletion: false)
    cell.isEditing = false
    #expect(cell.states == ["will 1 2", "did 1 2", "will 0 2", "did 0 1"])
  }

  @Test("the configuration state says how a cell is edited")
  func configuration() {
    let cell = TableCellNode(style: .default, reuseIdentifier: nil)
    #expect(!cell.configurationState.isEditing)
    var states: [CellConfigurationState] = []
    cell.configurationUpdateHandler = { states.append($1) }
    cell.layoutIfNeeded()
    cell.isEditing = true
    cell.layoutIfNeeded()
    cell.showSwipe(true, confirmsDeletion: false)
    cell.layoutIfNeeded()
    cell.changeEditing(\.isReordering, to: true)
    cell.layoutIfNeeded()
    #expect(states.map(\.isEditing) == [false, true, true, true])
    #expect(states.map(\.isSwiped) == [false, false, true, true])
    #expect(states.map(\.isReordering) == [false, false, false, true])
  }

  @Test("delete and insert controls are a minus on red and a plus on green")
  func symbols() {
    let minus = RecordingContext(RowEditingControl(.delete))
    #expect(minus.fills.map(\.color) == [.systemRed, .white])
    #expect(minus.fills[0].bounds == CGRect(x: 16, y: 11, width: 22, height: 22))
    #expect(minus.fills[1].bounds == CGRect(x: 21.5, y: 21, width: 11, height: 2))
    let plus = RowEditingControl(.insert)
    #expect(RecordingContext(plus).fills.map(\.color) == [.systemGreen, .white, .white])
    plus.semanticContentAttribute = .forceRightToLeft
    plus.isHighlighted = true
    #expect(RecordingContext(plus).fills[0].bounds.maxX == 32)
    #expect(RecordingContext(plus).fills[0].color.alpha == 0.3)
  }

  @Test("a selection circle is empty, or filled with a tick if the row is selected")
  func circle() {
    let circle = RowEditingControl(.selection)
    #expect(RecordingContext(circle).fills.isEmpty)
    #expect(RecordingContext(circle).strokes.map(\.color) == [.systemGray3])
    circle.isSelected = true
    #expect(RecordingContext(circle).fills.map(\.color) == [.systemBlue])
    #expect(RecordingContext(circle).strokes.map(\.color) == [.white])
  }

  @Test("a reorder control is three gray lines at the edge of the cell")
  func lines() {
    let handle = RowReorderControl()
    let fills = RecordingContext(handle).fills
    #expect(fills.map(\.bounds.midY) == [17, 22, 27])
    #expect(fills.allSatisfy { $0.bounds.maxX == 36 && $0.color == .tertiaryLabel })
    handle.semanticContentAttribute = .forceRightToLeft
    #expect(RecordingContext(handle).fills.allSatisfy { $0.bounds.minX == 16 })
  }

  @Test("controls are named after the cell")
  func accessibility() {
    let cell = edited()
    #expect(cell.editing?.control?.accessibilityLabel == "Delete")
    cell.textLabel?.text = "Emma"
    cell.showsReorderControl = true
    #expect(
      cell.accessibilityTree() == """
        cell
          button "Delete Emma"
          text "Emma"
          button "Reorder Emma"

        """)
    let other = TableCellNode(style: .default, reuseIdentifier: nil)
    other.showEditing(of: RowEditing(isEditable: true, selectsSeveral: true))
    other.isEditing = true
    var content = ListContentConfiguration.cell()
    content.text = "Sanditon"
    other.contentConfiguration = content
    other.isSelected = true
    other.layoutIfNeeded()
    #expect(other.accessibilityTree().contains("button \"Select Sanditon\" [selected]"))
    #expect(edited(.insert).editing?.control?.accessibilityLabel == "Insert")
  }
}
