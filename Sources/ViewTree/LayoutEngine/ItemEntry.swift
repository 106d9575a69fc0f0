// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

/// The engine's record of an item.
struct ItemEntry {
  /// Unmanaged, not `unowned(unsafe)`: an optional of a struct that begins with such a field loses
  /// its `nil` (Swift 6.3), so loops over arrays of it never end.
  private(set) var itemPointer: Unmanaged<LayoutItem>?
  var item: LayoutItem? {
    get { itemPointer?.takeUnretainedValue() }
    set { itemPointer = newValue.map { Unmanaged.passUnretained($0) } }
  }
  /// The first of the item's four consecutive variables.
  let first: Int32
  var x: Variable { Variable(index: first) }
  var y: Variable { Variable(index: first + 1) }
  var width: Variable { Variable(index: first + 2) }
  var height: Variable { Variable(index: first + 3) }
  /// The item of the superview, or of a guide's owner; −1 for the root.
  var parent: Int32
  /// The first row that this item owns, or −1.
  var firstRow: Int32 = -1
  /// The first guide of a node, and the next guide of the same node.
  var firstGuide: Int32 = -1
  var nextGuide: Int32 = -1
  /// The rows for hugging and compression resistance, −1 for none.
  var widthHugging: Int32 = -1
  var widthCompression: Int32 = -1
  var heightHugging: Int32 = -1
  var heightCompression: Int32 = -1
  var flags: ItemFlags = []
  /// The index in top-down tree order; a guide directly follows its owner.
  var order = 0
  /// The width for which the intrinsic height was measured.
  var measuredWidth = -1.0
  /// The edges of the frame relative to the superview, rounded to pixels, from the last layout.
  var left = 0.0
  var top = 0.0
  var right = 0.0
  var bottom = 0.0
  /// The offset from the rounded origin of the frame to the exact one, in pixels.
  var residual = SIMD2<Double>.zero

  /// Whether the item has rows for its intrinsic content size.
  var hasSizeRows: Bool {
    widthHugging & widthCompression & heightHugging & heightCompression != -1
  }

  /// The item as a node, or `nil` for guides.
  var node: ViewNode? { nodePointer?.takeUnretainedValue() }
  /// The item as a node, to be read without retaining it.
  @inline(__always)
  var nodePointer: Unmanaged<ViewNode>? {
    guard !flags.contains(.isGuide), let itemPointer else { return nil }
    return Unmanaged<ViewNode>.fromOpaque(itemPointer.toOpaque())
  }
  /// Whether the item still exists.
  var exists: Bool { itemPointer != nil }

  init(item: LayoutItem, first: Int32, parent: Int32) {
    self.first = first
    self.parent = parent
    self.item = item
  }
}

struct ItemFlags: OptionSet {
  var rawValue: UInt32

  // As for `PassState`, the standard library's is slow in debug builds.
  @inline(__always)
  func contains(_ member: ItemFlags) -> Bool {
    rawValue & member.rawValue == member.rawValue
  }

  static let isGuide = ItemFlags(rawValue: 1 << 0)
  /// The contents are laid out from right to left.
  static let isRightToLeft = ItemFlags(rawValue: 1 << 1)
  /// The layout direction of the environment, which subviews inherit.
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
  /// The subtree contains a guide whose insets depend on the position of its node.
  static let containsPositionedGuides = ItemFlags(rawValue: 1 << 12)
  /// A descendant inherits margins.
  static let passesMarginsDown = ItemFlags(rawValue: 1 << 13)
  /// A subview or guide of the node has been registered as an item.
  static let hasSubitems = ItemFlags(rawValue: 1 << 14)
  /// The content determined the height when the node was measured; see ``SelfSizing``.
  static let isSelfSized = ItemFlags(rawValue: 1 << 15)
  /// A relation held above the superview refers to the node or its subtree.
  static let isConstrainedFromAbove = ItemFlags(rawValue: 1 << 16)
  /// The item's order changes only together with that of everything it is related to.
  static let movesAsAWhole = ItemFlags(rawValue: 1 << 17)
}

extension ItemEntry {
  mutating func setDirection(
    of semantic: SemanticContentAttribute, environmentIsRightToLeft: Bool
  ) {
    let environment: UserInterfaceLayoutDirection =
      environmentIsRightToLeft ? .rightToLeft : .leftToRight
    flags.remove([.isRightToLeft, .environmentIsRightToLeft])
    if environmentIsRightToLeft { flags.insert(.environmentIsRightToLeft) }
    if semantic.layoutDirection(relativeTo: environment) == .rightToLeft {
      flags.insert(.isRightToLeft)
    }
  }
}
