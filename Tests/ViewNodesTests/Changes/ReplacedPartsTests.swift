// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

/// Views that are parts of others, and are replaced.
@Suite("Parts that are replaced")
struct ReplacedPartsTests {
  /// An owner in a page, and how its part is set.
  private struct Case {
    let name: String
    let owner: ViewNode
    let set: (ViewNode?) -> Void
  }

  private func part<Owner: ViewNode>(
    _ name: String, _ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, ViewNode?>
  ) -> Case {
    Case(name: name, owner: owner) { owner[keyPath: path] = $0 }
  }

  private func cases() -> [Case] {
    let table = { TableNode(frame: .zero, style: .plain) }
    let cell = { TableCellNode(style: .default, reuseIdentifier: nil) }
    let field = {
      let field = InputNode()
      field.leftViewMode = .always
      field.rightViewMode = .always
      return field
    }
    let bar = NavigationBarNode()
    let item = NavigationItem(title: "Title")
    bar.items = [item]
    let toolbar = ToolbarNode()
    let button = BarButtonItem(title: "One")
    toolbar.items = [button]
    let editing = cell()
    editing.isEditing = true
    let selected = cell()
    selected.isSelected = true
    return [
      part("tableHeaderView", table(), \.tableHeaderView),
      part("tableFooterView", table(), \.tableFooterView),
      part("table's backgroundView", table(), \.backgroundView),
      part("accessoryView", cell(), \.accessoryView),
      part("editingAccessoryView", editing, \.editingAccessoryView),
      part("cell's backgroundView", cell(), \.backgroundView),
      part("selectedBackgroundView", selected, \.selectedBackgroundView),
      part(
        "collection's backgroundView",
        CollectionNode(frame: .zero, collectionViewLayout: CollectionFlowLayout()),
        \.backgroundView),
      part("item's backgroundView", CollectionCellNode(frame: .zero), \.backgroundView),
      part("leftView", field(), \.leftView),
      part("rightView", field(), \.rightView),
      Case(name: "titleView", owner: bar) { item.titleView = $0 },
      Case(name: "customView", owner: toolbar) { button.customView = $0 },
    ]
  }

  private func view() -> ViewNode {
    let view = ViewNode(frame: CGRect(x: 0, y: 0, width: 20, height: 12))
    view.backgroundColor = .red
    return view
  }

  @Test("a part that is replaced or removed has no superview, and the new one is in the owner")
  func replaced() {
    for part in cases() {
      let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      part.owner.frame = page.bounds
      page.addSubview(part.owner)
      page.layoutIfNeeded()
      let (first, second) = (view(), view())
      part.set(first)
      page.layoutIfNeeded()
      #expect(first.isDescendant(of: part.owner), "\(part.name)")
      part.set(second)
      page.layoutIfNeeded()
      #expect(first.superview == nil, "\(part.name)")
      #expect(second.isDescendant(of: part.owner), "\(part.name)")
      part.set(nil)
      page.layoutIfNeeded()
      #expect(second.superview == nil, "\(part.name)")
    }
  }

  @Test("a part that was moved to another superview stays there when it is replaced")
  func moved() {
    for part in cases() {
      let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      part.owner.frame = page.bounds
      page.addSubview(part.owner)
      let (first, second) = (view(), view())
      part.set(first)
      page.layoutIfNeeded()
      let other = ViewNode(frame: page.bounds)
      page.addSubview(other)
      other.addSubview(first)
      part.set(second)
      page.layoutIfNeeded()
      #expect(first.superview === other, "\(part.name)")
      #expect(second.isDescendant(of: part.owner), "\(part.name)")
    }
  }

  @Test("a part of a list or its cells that is set again stays where it is")
  func again() {
    final class Listening: ViewNode {
      var moves = 0

      override func willMove(toSuperview newSuperview: ViewNode?) { moves += 1 }
    }
    for part in cases().prefix(9) {
      let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      part.owner.frame = page.bounds
      page.addSubview(part.owner)
      let view = Listening(frame: CGRect(x: 0, y: 0, width: 20, height: 12))
      part.set(view)
      page.layoutIfNeeded()
      #expect(view.moves == 1, "\(part.name)")
      part.set(view)
      page.layoutIfNeeded()
      #expect(view.moves == 1 && view.isDescendant(of: part.owner), "\(part.name)")
    }
  }

  @Test("a search controller that is replaced is no longer the item's")
  func search() {
    let item = NavigationItem(title: "Title")
    let (first, second) = (
      SearchController(searchResultsController: nil),
      SearchController(searchResultsController: nil)
    )
    item.searchController = first
    #expect(first.navigationItemOfBar === item)
    item.searchController = second
    #expect(first.navigationItemOfBar == nil)
    #expect(second.navigationItemOfBar === item)
    item.searchController = nil
    #expect(second.navigationItemOfBar == nil)
  }

  @Test("a refresh control that is replaced leaves the scroll view, however it came there")
  func refreshControl() {
    let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (first, second) = (RefreshControlNode(), RefreshControlNode())
    scroll.refreshControl = first
    #expect(first.superview === scroll)
    scroll.refreshControl = second
    #expect(first.superview == nil && second.superview === scroll)
    scroll.refreshControl = nil
    #expect(second.superview == nil)
  }
}
