// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics
import ViewTree

/// The common interface of tables and collections: reusable views in sections, touches that select
/// one of them, and batch updates.
protocol ListNode: ScrollNode {
  var itemBatch: UpdateBatch { get set }
  /// The item being touched.
  var touchedItem: TouchedItem? { get set }
  /// The views that are no longer visible but remain subviews until the layout ends, and can be
  /// reused.
  var retired: [ViewNode] { get set }
  /// Whether everything must be requested from the data source again.
  var needsReload: Bool { get }
  var isLayingOutItems: Bool { get }

  func loadIfNeeded()
  func reload()
  func apply(_ updates: ListUpdates)

  /// Returns the views that were dequeued since the last call.
  func takeDequeued() -> [ViewNode]

  /// Whether a subview is one of the visible cells, headers, and footers.
  func isShown(_ view: ViewNode) -> Bool

  /// Returns the index path of the item at a point in the content.
  func path(at point: CGPoint) -> IndexPath?
  /// Whether an item is highlighted while a touch rests on it.
  func highlightsItem(at path: IndexPath) -> Bool
  func setHighlighted(_ isHighlighted: Bool, at path: IndexPath)
  /// Performs a tap on an item, unless the item isn't to be highlighted; asks the delegate if `highlights`
  /// is `nil`.
  func tapItem(at path: IndexPath, highlights: Bool?)
}

// MARK: - Counts

extension ListNode {
  /// Returns a valid number of items or sections; an invalid one is reported.
  func usableCount(_ answer: Int, section: Int?) -> Int {
    let usable = min(max(0, answer), Int(Int32.max))
    if answer != usable {
      report(.invalidCount(node: debugName, section: section, count: answer))
    }
    return usable
  }

  func reportMissing(_ path: IndexPath) {
    report(.noSuchItem(node: debugName, section: path.section, item: path.item))
  }
}

// MARK: - Reuse

extension ListNode {
  /// Keeps the views that weren't reused for later, and removes those that were dequeued but not
  /// used.
  func putRetiredAside() {
    let leaving = retired
    retired = []
    for view in leaving where !isShown(view) { keepForReuse(view) }
    for view in takeDequeued() where view.awaitsReuse { view.removeFromSuperview() }
  }
}

// MARK: - Updates

extension ListNode {
  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    beginBatch()
    updates?()
    endBatch()
    completion?(true)
  }

  func beginBatch() {
    if itemBatch.begin() { loadIfNeeded() }
  }

  func endBatch() {
    if let updates = itemBatch.end() { apply(updates) }
  }

  /// Adds an update to the current batch, or performs it.
  func record(_ change: (inout ListUpdates) -> Void) {
    if itemBatch.add(change) { return }
    guard !needsReload, !isLayingOutItems else {
      // A list that was never loaded, or is being loaded, is reloaded.
      reload()
      return
    }
    var single = ListUpdates()
    change(&single)
    apply(single)
  }
}

// MARK: - Touches

/// An item on which a touch rests.
struct TouchedItem {
  let path: IndexPath
  let isHighlighted: Bool
}

extension ListNode {
  /// Handles a touch that began on an item and that nothing inside the item handled.
  func itemTouchBegan(_ touches: Set<Touch>) {
    guard touchedItem == nil, touches.count == 1, let touch = touches.first,
      let path = path(at: touch.location(in: self))
    else { return }
    let isHighlighted = highlightsItem(at: path)
    touchedItem = TouchedItem(path: path, isHighlighted: isHighlighted)
    if isHighlighted { setHighlighted(true, at: path) }
  }

  /// Handles a touch that moves: a finger that moves away selects nothing.
  func itemTouchMoved(_ touches: Set<Touch>) {
    guard touches.contains(where: { $0.distance > TapGestureRecognizer.tapSlop }) else { return }
    itemTouchEnded(touches, isTap: false)
  }

  /// Handles the end of the touch, or its cancellation, for example by scrolling.
  func itemTouchEnded(_ touches: Set<Touch>, isTap: Bool) {
    guard let touched = touchedItem else { return }
    let path = touched.path
    touchedItem = nil
    if touched.isHighlighted { setHighlighted(false, at: path) }
    guard isTap, let touch = touches.first, self.path(at: touch.location(in: self)) == path else {
      return
    }
    // The delegate was asked when the touch began.
    tapItem(at: path, highlights: touched.isHighlighted)
  }
}
