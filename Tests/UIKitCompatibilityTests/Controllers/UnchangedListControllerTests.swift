// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewTesting

/// A controller that overrides nothing but the number of items.
private final class Blank: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 60 }
}

/// A controller that overrides nothing but the number of rows.
private final class BlankTable: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    60
  }
}

@Suite("List controllers that override nothing but the number of items")
struct UnchangedListControllerTests {
  private let first = IndexPath(item: 0, section: 0)

  private func shown(_ controller: UIViewController) -> Screen {
    let screen = Screen(.phone, rootViewController: controller)
    screen.layoutIfNeeded()
    return screen
  }

  private func blank() -> Blank {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 390, height: 20)
    return Blank(collectionViewLayout: layout)
  }

  @Test("a collection has one section of empty cells below an empty header")
  func grid() throws {
    let controller = blank()
    let screen = shown(controller)
    let collection = try #require(controller.collectionView)
    #expect(collection.numberOfSections == 1 && collection.contentSize.height == 6020)
    let cell = try #require(collection.cellForItem(at: first))
    #expect(cell.contentView.subviews.isEmpty && cell.frame.minY == 20)
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: first)
    #expect(header?.subviews.isEmpty == true && header?.frame.height == 20)
    #expect(screen.size.height < collection.contentSize.height)
  }

  @Test("a tap selects an item, and another tap deselects it if several can be selected")
  func selecting() throws {
    let controller = blank()
    let screen = shown(controller)
    let collection = try #require(controller.collectionView)
    collection.allowsMultipleSelection = true
    let cell = try #require(collection.cellForItem(at: first))
    try screen.tap(cell)
    #expect(collection.indexPathsForSelectedItems == [first])
    try screen.tap(cell)
    #expect((collection.indexPathsForSelectedItems ?? []).isEmpty)
    #expect(controller.collectionView(collection, shouldSelectItemAt: first))
    #expect(controller.collectionView(collection, shouldDeselectItemAt: first))
  }

  @Test("a drag scrolls the collection, a tap on the status bar scrolls it back, nothing zooms")
  func scrolling() throws {
    let controller = blank()
    let screen = shown(controller)
    let collection = try #require(controller.collectionView)
    let top = collection.contentOffset.y
    try screen.swipe(collection, .up)
    screen.letContentRest()
    #expect(collection.contentOffset.y > top + 300)
    #expect(controller.scrollViewShouldScrollToTop(collection) && screen.tapStatusBar())
    screen.letContentRest()
    #expect(collection.contentOffset.y == top)
    collection.maximumZoomScale = 3
    collection.zoomScale = 2
    #expect(collection.zoomScale == 1 && controller.viewForZooming(in: collection) == nil)
  }

  @Test("the offset at which a drag comes to rest isn't changed, and zooming changes nothing")
  func quiet() throws {
    let controller = blank()
    let screen = shown(controller)
    let collection = try #require(controller.collectionView)
    let former = collection.contentOffset
    var target = CGPoint(x: 3, y: 4)
    controller.scrollViewWillEndDragging(
      collection, withVelocity: CGPoint(x: 0, y: 2), targetContentOffset: &target)
    controller.scrollViewWillBeginZooming(collection, with: nil)
    controller.scrollViewDidZoom(collection)
    controller.scrollViewDidEndZooming(collection, with: nil, atScale: 2)
    controller.scrollViewDidChangeAdjustedContentInset(collection)
    controller.scrollViewDidEndScrollingAnimation(collection)
    #expect(target == CGPoint(x: 3, y: 4) && collection.contentOffset == former)
    #expect(screen.rootViewController === controller)
  }

  @Test("a table has one section of empty rows")
  func rows() throws {
    let controller = BlankTable(style: .plain)
    let screen = shown(controller)
    let table = try #require(controller.tableView)
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 60)
    let cell = try #require(table.cellForRow(at: first))
    #expect(cell.reuseIdentifier == nil && cell.contentView.subviews.isEmpty)
    try screen.tap(cell)
    #expect(table.indexPathForSelectedRow == first)
    let second = IndexPath(row: 1, section: 0)
    try screen.tap(#require(table.cellForRow(at: second)))
    #expect(table.indexPathForSelectedRow == second)
  }

  @Test("a drag scrolls the table, a tap on the status bar scrolls it back, nothing zooms")
  func scrollingRows() throws {
    let controller = BlankTable(style: .plain)
    let screen = shown(controller)
    let table = try #require(controller.tableView)
    let top = table.contentOffset.y
    try screen.swipe(table, .up)
    screen.letContentRest()
    #expect(table.contentOffset.y > top + 300)
    #expect(screen.tapStatusBar())
    screen.letContentRest()
    #expect(table.contentOffset.y == top)
    table.maximumZoomScale = 3
    table.zoomScale = 2
    #expect(table.zoomScale == 1 && controller.viewForZooming(in: table) == nil)
    var target = CGPoint(x: 3, y: 4)
    controller.scrollViewWillEndDragging(
      table, withVelocity: CGPoint(x: 0, y: 2), targetContentOffset: &target)
    controller.scrollViewWillBeginZooming(table, with: nil)
    controller.scrollViewDidZoom(table)
    controller.scrollViewDidEndZooming(table, with: nil, atScale: 2)
    controller.scrollViewDidEndScrollingAnimation(table)
    #expect(target == CGPoint(x: 3, y: 4) && table.contentOffset.y == top)
  }

  @Test("rows aren't edited or moved, and a confirmed deletion removes nothing")
  func editing() throws {
    let controller = BlankTable(style: .plain)
    _ = shown(controller)
    let table = try #require(controller.tableView)
    #expect(!controller.tableView(table, canEditRowAt: first))
    #expect(!controller.tableView(table, canMoveRowAt: first))
    controller.setEditing(true, animated: false)
    #expect(table.isEditing && controller.tableView(table, canEditRowAt: first))
    controller.tableView(table, commit: .delete, forRowAt: first)
    controller.tableView(table, moveRowAt: first, to: IndexPath(row: 3, section: 0))
    controller.tableView(table, accessoryButtonTappedForRowWith: first)
    #expect(table.numberOfRows(inSection: 0) == 60)
  }

  @Test("another table replaces that of the controller, and setting none changes nothing")
  func replacing() {
    let controller = BlankTable(style: .plain)
    let own = UITableView(frame: .zero, style: .grouped)
    controller.tableView = own
    #expect(controller.tableView === own && controller.view === own)
    controller.tableView = nil
    #expect(controller.tableView === own)
  }

  @Test("a class of something else unregisters the cells of an identifier")
  func registering() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let cellClass: AnyClass = UITableViewCell.self
    table.register(cellClass, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell")?.reuseIdentifier == "cell")
    table.register(UIView.self as AnyClass, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
    let headerClass: AnyClass = UITableViewHeaderFooterView.self
    table.register(headerClass, forHeaderFooterViewReuseIdentifier: "header")
    #expect(
      table.dequeueReusableHeaderFooterView(withIdentifier: "header")?.reuseIdentifier == "header")
    table.register(UIView.self as AnyClass, forHeaderFooterViewReuseIdentifier: "header")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") == nil)
  }

  @Test("a table controller whose view is no table has no table")
  func otherView() {
    let controller = BlankTable(style: .plain)
    controller.view = UIView()
    let screen = shown(controller)
    controller.setEditing(true, animated: false)
    controller.refreshControl = UIRefreshControl()
    #expect(controller.tableView == nil && controller.refreshControl == nil)
    #expect(screen.rootViewController === controller)
  }
}
