// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

/// What lays a tree out by constraints: one for each root that needs it, shared by its whole tree.
///
/// Items (nodes and guides) and rows (linear relations) lie in flat tables; nodes, guides and
/// constraints know their places in them. Each item has four variables: the left and top edge, the
/// width and the height of its alignment rectangle. Edges are counted from the root, as if nothing
/// were scrolled, so that a relation of two items needs no variables but theirs.
package final class LayoutEngine {
  /// What the engine solves for.
  enum Purpose {
    /// The frames of a tree.
    case tree
    /// The fitting size of a subtree, which is not changed by it.
    case fitting(CGSize, horizontal: Double, vertical: Double)
  }

  let purpose: Purpose
  unowned(unsafe) let root: ViewNode
  let solver = Solver()

  // Nothing calls out while one of these is being changed, so no access overlaps another.
  @exclusivity(unchecked) var items = FlatTable<ItemEntry>()
  @exclusivity(unchecked) var freeItems: ContiguousArray<Int32> = []
  /// By the solver's number of the relation.
  @exclusivity(unchecked) var rows = FlatTable<RowEntry>(capacity: 128)
  /// The item of each variable, by the solver's number.
  @exclusivity(unchecked) var owners = FlatTable<Int32>(capacity: 128)

  /// Guides that are registered but have no relations of their own yet.
  @exclusivity(unchecked) var newGuides = FlatTable<Int32>(capacity: 4)
  /// Items whose frames may have changed.
  @exclusivity(unchecked) var dirtyItems = FlatTable<Int32>(capacity: 64)
  /// Items whose sizes are to be looked at after the next solve.
  @exclusivity(unchecked) var checkedItems = FlatTable<Int32>(capacity: 64)
  /// Baselines that rows speak about.
  @exclusivity(unchecked) var baselines = BaselineTable()
  /// The baselines of the row that is being made.
  @exclusivity(unchecked) var newBaselines: [BaselineUse] = []
  /// What reaches into the nodes whose guides depend on where they lie; see LayoutEngine+Places.
  @exclusivity(unchecked) var places: [Int32: SafePlace] = [:]
  /// Whether any node with a guide keeps its superview's margins.
  var handsMarginsDown = false

  /// What was done so far.
  @exclusivity(unchecked) package internal(set) var work = LayoutWork()

  /// Whether anything changed since the last solve.
  var needsSolve = false
  /// Pixels in a point, for frames.
  var scale: Double = 3

  // The root's size.
  var rootRows: (width: Int32, height: Int32) = (-1, -1)
  /// The size that the root was given by hand; 0 where it fits its content.
  var rootGiven = CGSize.zero
  /// The size that the last layout wrote.
  var rootWritten: CGSize?

  // The order of rows; see LayoutEngine+Order.
  var lastOrder = 0
  /// The first order of the running pass.
  var passOrder = 0
  var orderIsStale = false
  /// Whether all nodes that the running pass meets first come after those of former passes.
  var newNodesComeLast = false

  var conflicts: [Conflict] = []
  /// The numbers of the relations that were dropped since conflicts were told last.
  var newConflicts: Set<Int32> = []
  var toldConflicts: Set<String> = []
  /// What the constraints leave open, until the next solve.
  var knownAmbiguities: [(index: Int32, ambiguity: LayoutAmbiguity)]?
  var ambiguousItems: Set<Int32> = []

  init(root: ViewNode, purpose: Purpose = .tree) {
    self.root = root
    self.purpose = purpose
    rootGiven = root.boundsStorage.size
  }

  deinit {
    items.free()
    rows.free()
    owners.free()
    newGuides.free()
    dirtyItems.free()
    checkedItems.free()
  }

  /// How often a solve may be followed by another because sizes led to other sizes.
  static var adjustmentLimit: Int { 12 }
}

/// An item as the engine keeps it.
struct ItemEntry {
  /// Unmanaged, not `unowned(unsafe)`: an optional of a struct that begins with such a field loses
  /// its `nil` (Swift 6.3), and loops over arrays of it never end.
  private var itemPointer: Unmanaged<LayoutItem>?
  var item: LayoutItem? {
    get { itemPointer?.takeUnretainedValue() }
    set { itemPointer = newValue.map { Unmanaged.passUnretained($0) } }
  }
  var x: Variable
  var y: Variable
  var width: Variable
  var height: Variable
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
  /// The place in the top-down order of the tree.
  var order = 0
  /// The width that the intrinsic height was measured for.
  var measuredWidth = -1.0
  /// How far the alignment rectangle lies inside the frame.
  var insets = EdgeInsets.zero
  /// The frame's edges from the root, in whole pixels, as the last layout found them.
  var left = 0.0
  var top = 0.0
  var right = 0.0
  var bottom = 0.0
  var flags: ItemFlags = []

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

  init(
    item: LayoutItem, x: Variable, y: Variable, width: Variable, height: Variable, parent: Int32
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
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
  static let movesX = ItemFlags(rawValue: 1 << 11)
  static let hasRecords = ItemFlags(rawValue: 1 << 12)
  /// A guide whose insets depend on where its node lies is here or below.
  static let leadsToPlaces = ItemFlags(rawValue: 1 << 13)
  /// Margins are handed down to a node below.
  static let handsMarginsDown = ItemFlags(rawValue: 1 << 14)
}

/// A relation as the engine keeps it.
struct RowEntry {
  var id: ConstraintID?
  private var constraintPointer: Unmanaged<LayoutConstraint>?
  var constraint: LayoutConstraint? {
    get { constraintPointer?.takeUnretainedValue() }
    set { constraintPointer = newValue.map { Unmanaged.passUnretained($0) } }
  }
  /// The item that asked for it, whose list it is in.
  var owner: Int32 = -1
  var next: Int32 = -1
  var previous: Int32 = -1
  /// The number of the record among its owner's, for records.
  var ordinal: Int32 = 0
  var kind = RowKind.constraint
  /// Whether the horizontal axis was turned round, for the reading direction.
  var isMirrored = false
  /// What the text's baselines add to the constant.
  var offset = 0.0
  /// What a row for a natural size was told last.
  var constant = 0.0
  var priority = 0.0

  init() {}

  init(
    id: ConstraintID, constraint: LayoutConstraint?, owner: Int32, next: Int32, ordinal: Int32,
    kind: RowKind, isMirrored: Bool, offset: Double
  ) {
    self.id = id
    self.owner = owner
    self.next = next
    self.ordinal = ordinal
    self.kind = kind
    self.isMirrored = isMirrored
    self.offset = offset
    self.constraint = constraint
  }
}

/// What asked for a relation.
enum RowKind: UInt8 {
  case constraint
  case record
  case mask
  case root
  case hugging
  case compression
  case positive
  case guide
}
