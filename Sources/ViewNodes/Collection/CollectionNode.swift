// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A scrolling collection of items that a ``CollectionLayout`` arranges, with cells only for what
/// is visible.
///
/// UIKit: `UICollectionView`.
open class CollectionNode: ScrollNode {
  /// The kind of section headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of section footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The object that provides the content, held weakly.
  open weak var dataSource: (any CollectionNodeDataSource)? {
    didSet { markNeedsReload() }
  }

  /// The layout that arranges the items.
  open var collectionViewLayout: CollectionLayout {
    didSet {
      if collectionViewLayout !== oldValue { layoutDidChange(from: oldValue) }
    }
  }

  /// A view behind the items that fills the collection and doesn't scroll.
  open var backgroundView: ViewNode? {
    didSet { backgroundViewDidChange(from: oldValue) }
  }
  /// A Boolean value that indicates whether the user can select items; `true` by default.
  open var allowsSelection = true
  /// A Boolean value that indicates whether the user can select more than one item; `false` by
  /// default.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether the user can select items while the collection is being
  /// edited; `false` by default.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether the user can select more than one item while the
  /// collection is being edited; `false` by default.
  open var allowsMultipleSelectionDuringEditing = false
  /// A Boolean value that indicates whether the items are being edited; `false` by default.
  ///
  /// The cells' states and the accessories of list cells follow it.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for shown in shownCells { shown.cell.isInEditedList = isEditing }
      collectionViewLayout.invalidateLayout()
    }
  }

  /// A closure with which a higher module handles the tap on an item; it returns whether it did.
  package final var itemTapHandler: ((IndexPath) -> Bool)?
  /// The delegate, if it conforms to `CollectionNodeDelegate`.
  final weak var collectionDelegate: (any CollectionNodeDelegate)?
  /// The delegate, if it conforms to `CollectionNodeDelegateFlowLayout`.
  final weak var flowDelegate: (any CollectionNodeDelegateFlowLayout)?
  /// The number of items in each section, as the data source last reported.
  final var countsStorage: [Int] = []
  final var needsReload = true
  final var needsItemLayout = true
  final var isLayingOutItems = false
  /// The cells in the collection, in order.
  final var shownCells: [(path: IndexPath, cell: CollectionCellNode)] = []
  /// The headers and footers in the collection, in order.
  final var shownEdges: [(attributes: CollectionLayoutAttributes, view: CollectionReusableNode)] =
    []
  final var retired: [ViewNode] = []
  final let cellQueue = ReuseQueue<String, CollectionCellNode>()
  final let edgeQueue = ReuseQueue<CollectionEdgeKey, CollectionReusableNode>()
  final var selection: Set<IndexPath> = []
  final var itemBatch = UpdateBatch()
  final var touchedItem: TouchedItem?
  final var laidOutBounds = CGRect.zero
  /// The bounds for which the layout was prepared or, later, found to be still valid.
  final var preparedBounds = CGRect.zero

  /// Creates a collection.
  ///
  /// - Parameters:
  ///   - frame: The frame in the coordinates of the future superview, in points.
  ///   - collectionViewLayout: The layout that arranges the items.
  public init(frame: CGRect, collectionViewLayout: CollectionLayout) {
    self.collectionViewLayout = collectionViewLayout
    super.init(frame: frame)
    collectionViewLayout.collectionView = self
    backgroundColor = .systemBackground
    sizesContent = true
  }

  /// Creates an empty collection with a flow layout, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    collectionViewLayout = CollectionFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
    backgroundColor = .systemBackground
    sizesContent = true
  }

  /// Creates a collection with a flow layout.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: CollectionFlowLayout())
  }

  /// The delegate, which is notified of scrolling, and of items if it conforms to
  /// ``CollectionNodeDelegate``; held weakly.
  open override weak var delegate: (any ScrollNodeDelegate)? {
    didSet {
      collectionDelegate = delegate as? any CollectionNodeDelegate
      flowDelegate = delegate as? any CollectionNodeDelegateFlowLayout
      collectionViewLayout.invalidateLayout()
    }
  }

  open override var contentSize: CGSize {
    get {
      loadIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  open override func layoutSubviews() {
    loadIfNeeded()
    boundsMayInvalidateLayout()
    updateContentSizeFromLayout()
    super.layoutSubviews()
    layoutItems()
  }

  package override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    preparedLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  package override func contentTraitsDidChange() {
    super.contentTraitsDidChange()
    collectionViewLayout.invalidateLayout()
  }

  package override func contentSubviewWillLeave(_ subview: ViewNode) {
    super.contentSubviewWillLeave(subview)
    shownCells.removeAll { $0.cell === subview }
    shownEdges.removeAll { $0.view === subview }
  }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    super.touchesBegan(touches, with: event)
    itemTouchBegan(touches)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    super.touchesMoved(touches, with: event)
    itemTouchMoved(touches)
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    super.touchesEnded(touches, with: event)
    itemTouchEnded(touches, isTap: true)
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    super.touchesCancelled(touches, with: event)
    itemTouchEnded(touches, isTap: false)
  }

  /// Reloads everything from the data source.
  ///
  /// The content offset is kept as far as the new content allows; the selection is cleared.
  open func reloadData() {
    reload()
  }

  /// Returns the layout attributes of an item, or `nil` if the item does not exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
    loadIfNeeded()
    return preparedLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the layout attributes of a supplementary view, or `nil` if it does not exist.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionLayoutAttributes? {
    loadIfNeeded()
    return preparedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Dequeues a reusable cell, after calling ``CollectionReusableNode/prepareForReuse()``, or
  /// creates one of the registered class.
  ///
  /// If no class is registered for the identifier, that is reported and a plain cell is returned.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionCellNode {
    dequeueCell(identifier, indexPath)
  }

  /// Dequeues a reusable header or footer, or creates one of the registered class.
  ///
  /// If no class is registered for the identifier, that is reported and an empty view is returned.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableNode {
    dequeueEdge(elementKind, identifier, indexPath)
  }

  // MARK: Updates

  /// Performs several updates of items and sections together.
  ///
  /// Deletions and reloads use index paths from before all updates, insertions those from after
  /// them. Update the data source inside the closure.
  ///
  /// - Parameters:
  ///   - updates: A closure that calls the methods to insert, delete, move, and reload.
  ///   - completion: A closure called immediately after the updates.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion: completion)
  }

  /// Inserts items at index paths after the update.
  ///
  /// The data source must already contain them.
  open func insertItems(at indexPaths: [IndexPath]) {
    record { $0.insertedItems += indexPaths }
  }

  /// Deletes items.
  ///
  /// The data source must no longer contain them.
  ///
  /// - Parameter indexPaths: The index paths of the items, before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    record { $0.deletedItems += indexPaths }
  }

  /// Reloads the cells of items.
  ///
  /// - Parameter indexPaths: The index paths of the items, before the update.
  open func reloadItems(at indexPaths: [IndexPath]) {
    record { $0.reloadedItems += indexPaths }
  }

  /// Moves an item from its index path before the update to one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections at indexes after the update.
  ///
  /// The data source must already contain them.
  open func insertSections(_ sections: IndexSet) {
    record { $0.insertedSections += sections }
  }

  /// Deletes sections and their items.
  ///
  /// The data source must no longer contain them.
  open func deleteSections(_ sections: IndexSet) {
    record { $0.deletedSections += sections }
  }

  /// Reloads sections and everything in them.
  open func reloadSections(_ sections: IndexSet) {
    record { $0.reloadedSections += sections }
  }

  /// Moves a section and its items from its index before the update to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections.append((section, newSection)) }
  }

  /// Replaces the layout immediately.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - animated: Has no effect, because items move immediately.
  open func setCollectionViewLayout(_ layout: CollectionLayout, animated: Bool) {
    collectionViewLayout = layout
    layoutIfNeeded()
  }

  /// Replaces the layout immediately.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - animated: Has no effect, because items move immediately.
  ///   - completion: A closure that is called after the change.
  open func setCollectionViewLayout(
    _ layout: CollectionLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    setCollectionViewLayout(layout, animated: animated)
    completion?(true)
  }
}
