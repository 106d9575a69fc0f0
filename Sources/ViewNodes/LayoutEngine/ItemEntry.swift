// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

/// An item as the engine keeps it.
struct ItemEntry {
  /// Unmanaged, not `unowned(unsafe)`: an optional of a struct that begins with such a field loses
  /// its `nil` (Swift 6.3), and loops over arrays of it never end.
  private(set) var itemPointer: Unmanaged<LayoutItem>?
  var item: LayoutItem? {
    get { itemPointer?.takeUnretainedValue() }
    set { itemPointer = newValue.map { Unmanaged.passUnretained($0) } }
  }
  /// The first of the item's four variables, which lie one after the other.
  let first: Int32
  var x: Variable { Variable(index: first) }
  var y: Variable { Variable(index: first + 1) }
  var width: Variable { Variable(index: first + 2) }
  var height: Variable { Variable(index: first + 3) }
  /// The item of the superview, or of a guide's owner; −1 for the root.
  var parent: Int32
  /// The rows that this item asked for.
  var firstRow: Int32 = -1
  /// The guides of a node, and the next guide of the same node.
  var firstGuide: Int32 = -1
  var nextGuide: Int32 = -1
  /// Hugging and compression resistance, −1 for none.
  var wideHugging: Int32 = -1
  var wideCompression: Int32 = -1
  var tallHugging: Int32 = -1
  var tallCompression: Int32 = -1
  var flags: ItemFlags = []
  /// The place in the top-down order of the tree; that of a guide is right after its owner's.
  var order = 0
  /// The width that the intrinsic height was measured for.
  var measuredWidth = -1.0
  /// The frame's edges from the superview's, in whole pixels, as the last layout found them.
  var left = 0.0
  var top = 0.0
  var right = 0.0
  var bottom = 0.0
  /// The fraction of a pixel by which the frame's origin lies beyond where it was rounded to.
  var residual = SIMD2<Double>.zero

  /// Whether the item has rows for its natural size.
  var hasSizeRows: Bool {
    wideHugging & wideCompression & tallHugging & tallCompression != -1
  }

  /// The item as a node; `nil` for guides.
  var node: ViewNode? { nodePointer?.takeUnretainedValue() }
  /// The same, to be looked at without being retained.
  @inline(__always)
  var nodePointer: Unmanaged<ViewNode>? {
    guard !flags.contains(.isGuide), let itemPointer else { return nil }
    return Unmanaged<ViewNode>.fromOpaque(itemPointer.toOpaque())
  }
  /// Whether the item is still there.
  var isThere: Bool { itemPointer != nil }

  init(item: LayoutItem, first: Int32, parent: Int32) {
    self.first = first
    self.parent = parent
    self.item = item
  }
}

struct ItemFlags: OptionSet {
  var rawValue: UInt16
  static let isGuide = ItemFlags(rawValue: 1 << 0)
  /// Contents are laid out from right to left.
  static let isRightToLeft = ItemFlags(rawValue: 1 << 1)
  /// The environment's direction, which subviews inherit.
  static let environmentIsRightToLeft = ItemFlags(rawValue: 1 << 2)
  static let isDirty = ItemFlags(rawValue: 1 << 3)
  static let isLeaving = ItemFlags(rawValue: 1 << 4)
  static let isNew = ItemFlags(rawValue: 1 << 5)
  static let hasNoText = ItemFlags(rawValue: 1 << 6)
  static let keepsWidthPositive = ItemFlags(rawValue: 1 << 7)
  static let keepsHeightPositive = ItemFlags(rawValue: 1 << 8)
  static let isBaselineUsed = ItemFlags(rawValue: 1 << 9)
  static let hasOrder = ItemFlags(rawValue: 1 << 10)
  static let hasRecords = ItemFlags(rawValue: 1 << 11)
  /// A guide whose insets depend on where its node lies is here or below.
  static let leadsToPlaces = ItemFlags(rawValue: 1 << 12)
  /// Margins are handed down to a node below.
  static let handsMarginsDown = ItemFlags(rawValue: 1 << 13)
  /// A subview or a guide of the node has been an item.
  static let hasSubitems = ItemFlags(rawValue: 1 << 14)
}
