// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

/// A delegate that refuses to highlight the second row.
private final class Refusing: TableNodeDelegate {
  func tableView(_ tableView: TableNode, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 1
  }
}

@Suite("Touches of rows and items")
struct ItemTouchTests {
  private let probe = TableProbe(rows: 4, height: 40)
  private let source = CollectionSource([4])
  private let timeline = Timeline()

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// Four rows, or a column of four items, of 40 points each.
  private func makeLists() -> [any ListNode] {
    let collection = source.makeCollection()
    source.sizes = Array(repeating: CGSize(width: 320, height: 40), count: 4)
    (collection.collectionViewLayout as? CollectionFlowLayout)?.minimumLineSpacing = 0
    let lists: [any ListNode] = [probe.makeTable(), collection]
    for list in lists { list.layoutIfNeeded() }
    probe.events = []
    return lists
  }

  private func touch(_ y: CGFloat) -> Touch { Touch(at: CGPoint(x: 100, y: y), on: timeline) }

  private func highlighted(_ list: any ListNode) -> [Int] {
    (0..<4).filter { item in
      (list as? TableNode)?.cellForRow(at: path(item))?.isHighlighted
        ?? (list as? CollectionNode)?.cellForItem(at: path(item))?.isHighlighted ?? false
    }
  }

  private func selected(_ list: any ListNode) -> [Int] {
    ((list as? TableNode)?.indexPathsForSelectedRows
      ?? (list as? CollectionNode)?.indexPathsForSelectedItems ?? []).map(\.item)
  }

  @Test("a touched item is highlighted until the touch ends, which selects it")
  func tap() {
    for list in makeLists() {
      let touch = touch(60)
      list.touchesBegan([touch], with: nil)
      #expect(
        highlighted(list) == [1] && list.touchedItem?.path == path(1) && selected(list).isEmpty)
      // Another touch doesn't matter meanwhile.
      list.touchesBegan([self.touch(100)], with: nil)
      #expect(highlighted(list) == [1] && list.touchedItem?.path == path(1))
      list.touchesEnded([touch], with: nil)
      #expect(highlighted(list).isEmpty && list.touchedItem == nil && selected(list) == [1])
      list.touchesEnded([touch], with: nil)
      #expect(selected(list) == [1])
    }
    #expect(probe.events == ["will select 1", "select 1"] && source.events == ["select 1"])
  }

  @Test("delegates are asked once for each touch, learn of highlights, and refuse them")
  func highlighting() {
    final class Delegate: TableNodeDelegate, CollectionNodeDelegate {
      var calls: [String] = []
      func tableView(_ tableView: TableNode, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        calls.append("asked \(indexPath.item)")
        return indexPath.row != 2
      }
      func tableView(_ tableView: TableNode, didHighlightRowAt indexPath: IndexPath) {
        calls.append("highlight \(indexPath.item)")
      }
      func tableView(_ tableView: TableNode, didUnhighlightRowAt indexPath: IndexPath) {
        calls.append("unhighlight \(indexPath.item)")
      }
      func tableView(_ tableView: TableNode, didSelectRowAt indexPath: IndexPath) {
        calls.append("select \(indexPath.item)")
      }
      func collectionView(
        _ collectionView: CollectionNode, shouldHighlightItemAt indexPath: IndexPath
      ) -> Bool {
        calls.append("asked \(indexPath.item)")
        return indexPath.item != 2
      }
      func collectionView(
        _ collectionView: CollectionNode, didHighlightItemAt indexPath: IndexPath
      ) { calls.append("highlight \(indexPath.item)") }
      func collectionView(
        _ collectionView: CollectionNode, didUnhighlightItemAt indexPath: IndexPath
      ) { calls.append("unhighlight \(indexPath.item)") }
      func collectionView(_ collectionView: CollectionNode, didSelectItemAt indexPath: IndexPath) {
        calls.append("select \(indexPath.item)")
      }
    }
    for list in makeLists() {
      let delegate = Delegate()
      list.delegate = delegate
      let layout = (list as? CollectionNode)?.collectionViewLayout as? CollectionFlowLayout
      layout?.itemSize = CGSize(width: 320, height: 44)
      list.layoutIfNeeded()
      for row in [1, 2] {
        let touch = touch(CGFloat(row * 44 + 10))
        list.touchesBegan([touch], with: nil)
        list.touchesEnded([touch], with: nil)
      }
      #expect(
        delegate.calls == ["asked 1", "highlight 1", "unhighlight 1", "select 1", "asked 2"])
    }
  }

  @Test("several touches at once, and one below all items, touch none")
  func nothing() {
    for list in makeLists() {
      for touches in [[touch(20), touch(60)], [touch(161)], []] as [Set<Touch>] {
        list.touchesBegan(touches, with: nil)
        #expect(highlighted(list).isEmpty && list.touchedItem == nil)
        list.touchesEnded(touches, with: nil)
        #expect(selected(list).isEmpty)
      }
    }
  }

  @Test("a touch that moves by more than 10 points or is canceled selects nothing")
  func moved() {
    for list in makeLists() {
      let touch = touch(60)
      list.touchesBegan([touch], with: nil)
      touch.location.x += 10
      list.touchesMoved([touch], with: nil)
      #expect(highlighted(list) == [1])
      touch.location.x += 0.5
      list.touchesMoved([touch], with: nil)
      #expect(highlighted(list).isEmpty && list.touchedItem == nil)
      list.touchesEnded([touch], with: nil)
      #expect(selected(list).isEmpty)
      let other = self.touch(60)
      list.touchesBegan([other], with: nil)
      list.touchesCancelled([other], with: nil)
      #expect(highlighted(list).isEmpty && list.touchedItem == nil && selected(list).isEmpty)
    }
  }

  @Test("a touch that ends on another item selects neither")
  func elsewhere() {
    for list in makeLists() {
      let touch = touch(78)
      list.touchesBegan([touch], with: nil)
      #expect(highlighted(list) == [1])
      touch.location.y = 81
      list.touchesEnded([touch], with: nil)
      #expect(highlighted(list).isEmpty && selected(list).isEmpty)
    }
  }

  @Test("items of a list without selection aren't highlighted")
  func withoutSelection() {
    for list in makeLists() {
      (list as? TableNode)?.allowsSelection = false
      (list as? CollectionNode)?.allowsSelection = false
      let touch = touch(60)
      list.touchesBegan([touch], with: nil)
      #expect(highlighted(list).isEmpty)
      list.touchesEnded([touch], with: nil)
      #expect(selected(list).isEmpty)
    }
  }

  @Test("a row that the delegate doesn't highlight isn't selected by a touch, and others are")
  func refused() {
    let refusing = Refusing()
    let table = probe.makeTable()
    table.delegate = refusing
    table.rowHeight = 40
    table.layoutIfNeeded()
    for (y, row) in [(20, 0), (60, nil), (100, 2)] as [(CGFloat, Int?)] {
      table.selectRow(at: nil, animated: false, scrollPosition: .none)
      let touch = touch(y)
      table.touchesBegan([touch], with: nil)
      #expect(highlighted(table) == (row.map { [$0] } ?? []))
      table.touchesEnded([touch], with: nil)
      #expect(selected(table) == (row.map { [$0] } ?? []))
    }
  }

  @Test("during editing, rows that can't be edited are selected only one at a time")
  func editing() {
    let editor = EditingTable()
    editor.source.fixed = ["b"]
    let table = editor.table
    table.isEditing = true
    #expect(!table.highlightsItem(at: path(0)) && !table.highlightsItem(at: path(1)))
    table.allowsSelectionDuringEditing = true
    #expect(table.highlightsItem(at: path(0)) && table.highlightsItem(at: path(1)))
    table.allowsMultipleSelectionDuringEditing = true
    #expect(table.highlightsItem(at: path(0)) && !table.highlightsItem(at: path(1)))
    table.allowsSelectionDuringEditing = false
    #expect(table.highlightsItem(at: path(0)) && !table.highlightsItem(at: path(1)))
    table.isEditing = false
    table.allowsMultipleSelection = true
    #expect(table.highlightsItem(at: path(0)) && table.highlightsItem(at: path(1)))
  }
}
