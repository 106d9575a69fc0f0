// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

@Suite("Hints to UIKit that change nothing on Linux")
struct ViewHintTests {
  @Test("a view's tint is never dimmed, and its context is always cleared")
  func drawingHints() {
    let view = UIView()
    view.tintAdjustmentMode = .dimmed
    #expect(view.tintAdjustmentMode == .normal)
    view.clearsContextBeforeDrawing = false
    #expect(view.clearsContextBeforeDrawing)
  }

  @Test("a view is never exclusive, focused, or restored")
  func touchHints() {
    let view = UIView()
    view.isExclusiveTouch = true
    #expect(!view.isExclusiveTouch)
    view.restorationIdentifier = "list"
    #expect(view.restorationIdentifier == nil)
    view.reloadInputViews()
    #expect(!view.isFocused && !view.isFirstResponder)
  }

  @Test("a view has no larger version, and Smart Invert doesn't ask it")
  func accessibilityHints() {
    let view = UIView()
    view.accessibilityIgnoresInvertColors = true
    #expect(!view.accessibilityIgnoresInvertColors)
    view.showsLargeContentViewer = true
    #expect(!view.showsLargeContentViewer)
    view.largeContentTitle = "Add"
    #expect(view.largeContentTitle == nil)
    view.largeContentImage = UIImage(systemName: "gear")
    #expect(view.largeContentImage == nil)
  }

  @Test("the scale of a view is that of its screen, whatever is set", arguments: [1, 2, 3])
  func scale(_ scale: CGFloat) {
    let view = UIView()
    let screen = Screen(
      size: CGSize(width: 100, height: 100), scale: scale, rootNode: view)
    view.contentScaleFactor = 7
    #expect(view.contentScaleFactor == scale && screen.rootNode === view)
  }

  @Test("buttons and labels ignore pointers, glowing, and tightening")
  func controls() {
    let button = UIButton(type: .system)
    button.isPointerInteractionEnabled = true
    button.showsTouchWhenHighlighted = true
    #expect(!button.isPointerInteractionEnabled && !button.showsTouchWhenHighlighted)
    let label = UILabel()
    label.allowsDefaultTighteningForTruncation = true
    label.showsExpansionTextWhenTruncated = true
    #expect(!label.allowsDefaultTighteningForTruncation)
    #expect(!label.showsExpansionTextWhenTruncated)
  }

  @Test("a glass button is a capsule: a filled one if it is prominent, otherwise a gray one")
  func glass() {
    var (gray, filled) = (UIButton.Configuration.gray(), UIButton.Configuration.filled())
    #expect(UIButton.Configuration.glass() != gray && UIButton.Configuration.glass() != filled)
    gray.cornerStyle = .capsule
    filled.cornerStyle = .capsule
    #expect(UIButton.Configuration.glass() == gray)
    #expect(UIButton.Configuration.clearGlass() == gray)
    #expect(UIButton.Configuration.prominentGlass() == filled)
    #expect(gray != filled)
  }

  @Test("lists load nothing ahead, and a table has no index and no readable margins")
  func lists() {
    final class Prefetcher: UITableViewDataSourcePrefetching, UICollectionViewDataSourcePrefetching
    {
      var calls = 0
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        calls += 1
      }
      func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
      ) { calls += 1 }
    }
    let prefetcher = Prefetcher()
    let table = UITableView()
    table.isPrefetchingEnabled = true
    table.prefetchDataSource = prefetcher
    #expect(!table.isPrefetchingEnabled && table.prefetchDataSource == nil)
    table.cellLayoutMarginsFollowReadableWidth = true
    #expect(!table.cellLayoutMarginsFollowReadableWidth)
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.isPrefetchingEnabled = true
    collection.prefetchDataSource = prefetcher
    #expect(!collection.isPrefetchingEnabled && collection.prefetchDataSource == nil)
    prefetcher.tableView(table, cancelPrefetchingForRowsAt: [])
    prefetcher.collectionView(collection, cancelPrefetchingForItemsAt: [])
    #expect(prefetcher.calls == 0)
  }

  @Test("the context menu of old systems never appears")
  func menu() {
    let menu = UIMenuController.shared
    let view = UIView()
    let copy = Selector(UITextField.copy(_:))
    let item = UIMenuItem(title: "Copy", action: copy)
    #expect(item.title == "Copy" && item.action == copy)
    menu.menuItems = [item]
    #expect(menu.menuItems == nil)
    menu.setTargetRect(CGRect(x: 0, y: 0, width: 1, height: 1), in: view)
    menu.setMenuVisible(true, animated: false)
    menu.showMenu(from: view, rect: .zero)
    menu.update()
    #expect(!menu.isMenuVisible && view.subviews.isEmpty)
    menu.hideMenu()
    menu.hideMenu(from: view)
    #expect(!menu.isMenuVisible)
  }

  @Test("a display link keeps its settings and never fires")
  func displayLink() {
    final class Clock {
      var ticks = 0
      func tick() { ticks += 1 }
    }
    let clock = Clock()
    let link = CADisplayLink(target: clock, selector: Selector(Clock.tick))
    #expect(!link.isPaused && link.preferredFramesPerSecond == 0)
    #expect(link.timestamp == 0 && link.targetTimestamp == 0 && link.duration == 1 / 60)
    link.isPaused = true
    link.preferredFramesPerSecond = 30
    #expect(link.isPaused && link.preferredFramesPerSecond == 30)
    link.add(to: .main, forMode: .common)
    link.remove(from: .main, forMode: .common)
    link.invalidate()
    #expect(clock.ticks == 0 && link.timestamp == 0)
  }
}
