// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Layout of table cells")
struct CellLayoutTests {
  private func cell(
    isRightToLeft: Bool = false, width: CGFloat = 320, isEdited: Bool = false,
    isMovable: Bool = false, accessory: ViewNode? = nil
  ) -> TableCellNode {
    let cell = TableCellNode(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: 50)
    cell.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    cell.insetContent(off: (left: 10, right: 20))
    if isEdited {
      cell.showEditing(
        of: RowEditing(isEditable: true, style: .delete, indents: true, isMovable: isMovable))
      cell.isEditing = true
      cell.editingAccessoryView = accessory
    } else {
      cell.accessoryView = accessory
    }
    cell.layoutIfNeeded()
    return cell
  }

  private func accessory() -> ViewNode {
    ViewNode(frame: CGRect(x: 0, y: 0, width: 30, height: 21))
  }

  @Test("content, accessories, and controls share the width, in both directions")
  func places() throws {
    for isFlipped in [false, true] {
      let plain = cell(isRightToLeft: isFlipped)
      #expect(plain.contentView.frame == CGRect(x: 10, y: 0, width: 290, height: 50))
      var view = accessory()
      let usual = cell(isRightToLeft: isFlipped, accessory: view)
      let y = usual.roundedToPixel(14.5)
      #expect(usual.contentView.frame.minX == (isFlipped ? 56 : 10))
      #expect(usual.contentView.frame.width == 244)
      #expect(view.frame == CGRect(x: isFlipped ? 26 : 254, y: y, width: 30, height: 21))
      let edited = cell(isRightToLeft: isFlipped, isEdited: true)
      #expect(edited.contentView.frame.minX == (isFlipped ? 10 : 48))
      #expect(edited.contentView.frame.width == 252)
      #expect(
        edited.editing?.control?.frame
          == CGRect(x: isFlipped ? 252 : 10, y: 0, width: 48, height: 50))
      view = accessory()
      let full = cell(isRightToLeft: isFlipped, isEdited: true, isMovable: true, accessory: view)
      #expect(full.contentView.frame.minX == (isFlipped ? 92 : 48))
      #expect(full.contentView.frame.width == 170)
      #expect(view.frame == CGRect(x: isFlipped ? 62 : 218, y: y, width: 30, height: 21))
      #expect(
        full.editing?.reorderControl?.frame
          == CGRect(x: isFlipped ? 10 : 248, y: 0, width: 52, height: 50))
    }
    #expect(cell(width: 20).contentView.frame.width == 0)
    #expect(cell(width: 60, accessory: accessory()).contentView.frame.width == 0)
    #expect(cell(width: 90, isEdited: true, isMovable: true).contentView.frame.width == 0)
  }

  @Test("the content is above a separator, and laid out again when there is none")
  func separatorRoom() {
    let cell = cell()
    for (leavesRoom, height) in [(true, 50 - 1.0 / 3), (false, 50)] as [(Bool, CGFloat)] {
      cell.applyAppearance(separator: nil, leavesRoom: leavesRoom)
      cell.layoutIfNeeded()
      #expect(abs(cell.contentView.frame.height - height) < 1e-9)
    }
    cell.insetContent(off: (left: 3, right: 4))
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 3, y: 0, width: 313, height: 50))
    cell.frame.size.height = 0.25
    cell.applyAppearance(separator: nil, leavesRoom: true)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.height == 0)
  }

  private struct Line {
    var own: EdgeInsets?
    var isRightToLeft: Bool
    var ends: (left: CGFloat, right: CGFloat)?
  }

  @Test("a separator is inset by the cell or the table, and drawn if it has a length")
  func separators() {
    let lines = [
      Line(own: nil, isRightToLeft: false, ends: (26, 296)),
      Line(own: nil, isRightToLeft: true, ends: (14, 284)),
      Line(
        own: EdgeInsets(top: 0, left: 50, bottom: 0, right: 9), isRightToLeft: false,
        ends: (60, 291)),
      Line(
        own: EdgeInsets(top: 0, left: 50, bottom: 0, right: 9), isRightToLeft: true,
        ends: (19, 250)),
      Line(
        own: EdgeInsets(top: 0, left: 289, bottom: 0, right: 0), isRightToLeft: false,
        ends: (299, 300)),
      Line(own: EdgeInsets(top: 0, left: 290, bottom: 0, right: 0), isRightToLeft: false),
      Line(own: EdgeInsets(top: 0, left: 300, bottom: 0, right: 30), isRightToLeft: true),
    ]
    for (index, line) in lines.enumerated() {
      let cell = cell(isRightToLeft: line.isRightToLeft)
      #expect(RecordingContext(cell).fills.isEmpty)
      let inset = EdgeInsets(top: 9, left: 16, bottom: 7, right: 4)
      cell.applyAppearance(
        separator: TableCellNode.Separator(color: .red, inset: inset), leavesRoom: true)
      cell.separatorInset = line.own
      let fills = RecordingContext(cell).fills
      guard let ends = line.ends else {
        #expect(fills.isEmpty, "\(index)")
        continue
      }
      #expect(fills.count == 1 && fills[0].color == .red, "\(index)")
      #expect(fills[0].bounds.minX == ends.left && fills[0].bounds.maxX == ends.right, "\(index)")
      let pixel: CGFloat = 1.0 / 3
      #expect(abs(fills[0].bounds.minY - (50 - pixel)) < 1e-6, "\(index)")
      #expect(abs(fills[0].bounds.height - pixel) < 1e-6, "\(index)")
    }
  }

  @Test("a touched or selected cell is gray, unless its style or its own background say otherwise")
  func selection() {
    let changes: [(TableCellNode) -> Void] = [
      { $0.isSelected = true }, { $0.isHighlighted = true },
    ]
    for change in changes {
      for style in TableCellNode.SelectionStyle.allCases {
        let cell = cell()
        cell.selectionStyle = style
        #expect(RecordingContext(cell).fills.isEmpty)
        change(cell)
        let fills = RecordingContext(cell).fills
        #expect(fills.map(\.color) == (style == .none ? [] : [.systemGray4]), "\(style)")
        #expect(fills.allSatisfy { $0.bounds == cell.bounds })
        let background = ViewNode()
        cell.selectedBackgroundView = background
        #expect(RecordingContext(cell).fills.isEmpty)
        cell.layoutIfNeeded()
        #expect(background.isHidden == (style == .none) && background.frame == cell.bounds)
      }
    }
    let cell = cell()
    cell.isHighlighted = true
    cell.prepareForReuse()
    #expect(!cell.isHighlighted)
  }

  // MARK: Tables

  private func marks(_ cell: TableCellNode) -> String {
    let corners = cell.layer.maskedCorners
    let names: [(CornerMask, String)] = [
      (.layerMinXMinYCorner, "┌"), (.layerMaxXMinYCorner, "┐"), (.layerMinXMaxYCorner, "└"),
      (.layerMaxXMaxYCorner, "┘"),
    ]
    var marks = ""
    for (corner, name) in names where cell.layer.cornerRadius > 0 && corners.contains(corner) {
      marks += name
    }
    if cell.clipsToBounds { marks += "c" }
    if cell.separator != nil { marks += "_" }
    return marks
  }

  @Test("rows at the ends of inset groups are rounded, and have a separator except the last one")
  func groups() {
    let expected: [(TableNode.Style, String)] = [
      (.plain, "_ _ _ _ _ _"), (.grouped, "_ _ _ _ _ _"),
      (.insetGrouped, "┌┐└┘c ┌┐c_ └┘c ┌┐c_ _ └┘c"),
    ]
    for (style, marks) in expected {
      let probe = TableProbe([1, 2, 3].map { (0..<$0).map { .init(name: "\($0)") } })
      let table = probe.makeTable(style: style)
      table.separatorStyle = .singleLine
      table.separatorColor = .red
      table.separatorInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      table.layoutIfNeeded()
      let cells = table.visibleCells
      #expect(cells.map(self.marks).joined(separator: " ") == marks, "\(style)")
      #expect(cells.allSatisfy { $0.leavesRoomForSeparator }, "\(style)")
      for separator in cells.compactMap(\.separator) {
        #expect(separator.color == .red && separator.inset == table.separatorInset, "\(style)")
      }
      // A row that is inserted at the end takes over its corners.
      probe.sections[1].append(.init(name: "new"))
      table.insertRows(at: [IndexPath(row: 2, section: 1)], with: .none)
      table.layoutIfNeeded()
      if style == .insetGrouped {
        let second = (0..<3).compactMap {
          table.cellForRow(at: IndexPath(row: $0, section: 1)).map(self.marks)
        }
        #expect(second == ["┌┐c_", "_", "└┘c"])
      }
      table.separatorColor = nil
      table.layoutIfNeeded()
      #expect(table.visibleCells.allSatisfy { $0.separator == nil && $0.leavesRoomForSeparator })
      table.separatorColor = .green
      table.separatorStyle = .none
      table.layoutIfNeeded()
      #expect(table.visibleCells.allSatisfy { $0.separator == nil && !$0.leavesRoomForSeparator })
    }
  }

  // MARK: Drawing

  @Test("the parts of an editing control are centered in its circle")
  func symbols() {
    let plus = RecordingContext(RowEditingControl(.insert)).fills
    #expect(
      plus.map(\.bounds) == [
        CGRect(x: 16, y: 11, width: 22, height: 22), CGRect(x: 21.5, y: 21, width: 11, height: 2),
        CGRect(x: 26, y: 16.5, width: 2, height: 11),
      ])
    let circle = RowEditingControl(.selection)
    let empty = RecordingContext(circle).strokes
    #expect(empty.map(\.bounds) == [CGRect(x: 16.75, y: 11.75, width: 20.5, height: 20.5)])
    #expect(empty.map(\.width) == [1.5])
    circle.isSelected = true
    let tick = RecordingContext(circle)
    #expect(tick.fills.map(\.bounds) == [CGRect(x: 16, y: 11, width: 22, height: 22)])
    #expect(tick.strokes.map(\.bounds) == [CGRect(x: 22, y: 18.5, width: 10, height: 7.5)])
    #expect(tick.strokes.map(\.width) == [2])
    circle.semanticContentAttribute = .forceRightToLeft
    #expect(RecordingContext(circle).fills.map(\.bounds.minX) == [10])
  }

  @Test("accessories have their sizes, and the dot and the stem of an i are in its middle")
  func accessories() {
    let sizes: [(TableCellNode.AccessoryType, CGSize, isTouched: Bool)] = [
      (.none, .zero, false), (.disclosureIndicator, CGSize(width: 8, height: 14), false),
      (.checkmark, CGSize(width: 15, height: 14), false),
      (.detailButton, CGSize(width: 22, height: 22), true),
      (.detailDisclosureButton, CGSize(width: 42, height: 22), true),
    ]
    for (type, size, isTouched) in sizes {
      let accessory = TableCellAccessory(type)
      #expect(accessory.frame == CGRect(origin: .zero, size: size), "\(type)")
      #expect(accessory.isUserInteractionEnabled == isTouched && !accessory.isOpaque, "\(type)")
    }
    for isFlipped in [false, true] {
      let accessory = TableCellAccessory(.detailDisclosureButton)
      accessory.semanticContentAttribute = isFlipped ? .forceRightToLeft : .forceLeftToRight
      let drawn = RecordingContext(accessory)
      let left: CGFloat = isFlipped ? 20 : 0
      #expect(
        drawn.strokes.map(\.bounds) == [
          CGRect(x: isFlipped ? 1 : 35, y: 5, width: 6, height: 12),
          CGRect(x: left + 1, y: 1, width: 20, height: 20),
        ])
      #expect(drawn.strokes.map(\.width) == [2, 1.5])
      #expect(
        drawn.fills.map(\.bounds) == [
          CGRect(x: left + 9.75, y: 4.75, width: 2.5, height: 2.5),
          CGRect(x: left + 10, y: 9, width: 2, height: 8),
        ])
    }
  }
}
