// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Items laid out by a ``CollectionLayout``, with cells for what is visible only.
/// UIKit: `UICollectionView`.
open class CollectionNode: ScrollNode {
  /// The kind of section headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of section footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Says what the collection shows; not kept alive.
  open weak var dataSource: (any CollectionNodeDataSource)? {
    didSet { markNeedsReload() }
  }

  /// Decides where items lie.
  open var collectionViewLayout: CollectionLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }

  /// What lies behind the items and fills the collection without scrolling.
  open var backgroundView: ViewNode? {
    didSet { backgroundViewDidChange(from: oldValue) }
  }
  /// A Boolean value that indicates whether touching an item chooses it; true by default.
  open var allowsSelection = true
  /// A Boolean value that indicates whether several items can be chosen; false by default.
  open var allowsMultipleSelection = false

  /// The delegate, if it is a collection's.
  final weak var collectionDelegate: (any CollectionNodeDelegate)?
  /// The delegate, if it says how a flow is laid out.
  final weak var flowDelegate: (any CollectionNodeDelegateFlowLayout)?
  /// The number of items of each section, as the data source said when it was asked last.
  final var countsStorage: [Int] = []
  final var needsReload = true
  final var needsItemLayout = true
  final var isLayingOutItems = false
  /// The cells that exist in the collection, in order.
  final var shownCells: [(path: IndexPath, cell: CollectionCellNode)] = []
  /// The headers and footers that exist in the collection, in order.
  final var shownEdges: [(place: CollectionLayoutAttributes, view: CollectionReusableNode)] = []
  /// What has left and still is a subview, until the layout is done.
  final var retired: [CollectionReusableNode] = []
  final var reuse = CollectionReuse()
  final var selection: Set<IndexPath> = []
  final var updates: TableUpdates?
  /// The item under a finger.
  final var touchedItem: IndexPath?
  final var laidOutBounds = CGRect.zero

  /// Creates a collection.
  ///
  /// - Parameters:
  ///   - frame: The frame in its future superview's coordinates, in points.
  ///   - collectionViewLayout: Decides where items lie.
  public init(frame: CGRect, collectionViewLayout: CollectionLayout) {
    self.collectionViewLayout = collectionViewLayout
    super.init(frame: frame)
    collectionViewLayout.collectionView = self
    backgroundColor = .systemBackground
  }

  /// Creates a collection that lays its items in lines.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: CollectionFlowLayout())
  }

  /// Hears of scrolling, and of items if it is a ``CollectionNodeDelegate``; not kept alive.
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
    takeContentSizeFromLayout()
    super.layoutSubviews()
    layoutItems()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    collectionViewLayout.invalidateLayout()
  }

  package override func subviewWillLeave(_ subview: ViewNode) {
    super.subviewWillLeave(subview)
    shownCells.removeAll { $0.cell === subview }
    shownEdges.removeAll { $0.view === subview }
  }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    super.touchesBegan(touches, with: event)
    itemTouchBegan(touches)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    super.touchesMoved(touches, with: event)
    // A finger that goes elsewhere means no item.
    if touches.contains(where: { $0.distance > TapGestureRecognizer.tapSlop }) {
      itemTouchEnded(touches, isTap: false)
    }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    super.touchesEnded(touches, with: event)
    itemTouchEnded(touches, isTap: true)
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    super.touchesCancelled(touches, with: event)
    itemTouchEnded(touches, isTap: false)
  }

  /// Asks the data source for everything again. The offset stays, as far as the new content
  /// allows; the selection goes.
  open func reloadData() {
    reload()
  }

  /// Takes a cell from those that have left the collection, made ready by
  /// ``CollectionReusableNode/prepareForReuse()``, or makes one of the registered class.
  ///
  /// An identifier that nothing was registered for is reported and gets a plain cell.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionCellNode {
    dequeueCell(identifier, indexPath)
  }

  /// Takes a header or footer from those that have left the collection, or makes one of the
  /// registered class.
  ///
  /// An identifier that nothing was registered for is reported and gets an empty view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableNode {
    dequeueEdge(elementKind, identifier, indexPath)
  }
}
