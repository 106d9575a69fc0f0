// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A list of rows in sections that makes cells for what is visible only. UIKit: `UITableView`.
///
/// A table of a million rows that measure themselves opens at once: rows that were not seen count
/// with an estimate, and getting anywhere costs the logarithm of what was seen.
open class TableNode: ScrollNode {
  /// −1: a height that the table finds by itself. UIKit: `automaticDimension`.
  public static let automaticDimension: CGFloat = -1

  /// How the table looks.
  public final let style: Style

  /// Says what the table shows; not kept alive.
  open weak var dataSource: (any TableNodeDataSource)? {
    didSet { markNeedsReload() }
  }

  // MARK: Heights

  /// The height of rows, in points; measured by default. The delegate's answer goes before it.
  open var rowHeight = TableNode.automaticDimension {
    didSet { if rowHeight != oldValue { markNeedsReload() } }
  }
  /// A guess at the height of rows that were not seen, in points; 44 unless set. 0 ends guessing:
  /// all heights are asked at once, and no row measures itself.
  open var estimatedRowHeight = TableNode.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { markNeedsReload() } }
  }
  /// The height of section headers, in points; what suits them by default.
  open var sectionHeaderHeight = TableNode.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { markNeedsReload() } }
  }
  /// A guess at the height of headers that measure themselves, in points.
  open var estimatedSectionHeaderHeight = TableNode.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { markNeedsReload() } }
  }
  /// The height of section footers, in points; what suits them by default.
  open var sectionFooterHeight = TableNode.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { markNeedsReload() } }
  }
  /// A guess at the height of footers that measure themselves, in points.
  open var estimatedSectionFooterHeight = TableNode.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { markNeedsReload() } }
  }
  /// Extra room above the headers of a plain table, in points. None by default, where iOS since 15
  /// leaves 22.
  open var sectionHeaderTopPadding = TableNode.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { markNeedsReload() } }
  }

  // MARK: Appearance

  /// The line between rows.
  open var separatorStyle = SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { rowsLookDifferent() } }
  }
  /// The color of the lines between rows.
  open var separatorColor: Color? = .separator {
    didSet { if separatorColor != oldValue { rowsLookDifferent() } }
  }
  /// How far the lines between rows stay from the edges, in points; 16 at the left by default.
  open var separatorInset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { if separatorInset != oldValue { rowsLookDifferent() } }
  }
  /// A Boolean value that indicates whether the content of rows, headers and footers stays off what
  /// notches and round corners cover at the sides; true by default.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { sideInsetsDidChange() } }
  }
  /// What lies above the first section, as high as its frame and as wide as the table.
  open var tableHeaderView: ViewNode? {
    didSet { edgeViewDidChange(from: oldValue, to: tableHeaderView) }
  }
  /// What lies below the last section, as high as its frame and as wide as the table.
  open var tableFooterView: ViewNode? {
    didSet { edgeViewDidChange(from: oldValue, to: tableFooterView) }
  }
  /// What lies behind the rows and fills the table without scrolling.
  open var backgroundView: ViewNode? {
    didSet { backgroundViewDidChange(from: oldValue) }
  }

  // MARK: Selection

  /// A Boolean value that indicates whether touching a row chooses it; true by default.
  open var allowsSelection = true
  /// A Boolean value that indicates whether several rows can be chosen; false by default.
  open var allowsMultipleSelection = false

  // MARK: State

  /// Everything from the first header to the last footer.
  /// The delegate, if it is a table's.
  final weak var tableDelegate: (any TableNodeDelegate)?
  final var rows = RunTree()
  final var rowsNeedReload = true
  /// The cells that exist in the table, by element.
  final var shownCells: [(element: Int, cell: TableCellNode)] = []
  /// The headers and footers that exist in the table, by element.
  final var shownEdges: [(element: Int, view: ViewNode)] = []
  final var reuse = TableReuse()
  /// What has left and still is a subview, until the layout is done.
  final var retired: [ViewNode] = []
  final var updates: TableUpdates?
  /// The row under a finger.
  final var touchedRow: IndexPath?
  /// The row that was pushed aside to show what can be done with it.
  final var swipe: RowSwipe?
  final let swipePan = PanGestureRecognizer()
  final var updateDepth = 0
  final var isLayingOutRows = false
  final var rowsNeedLayout = true
  /// The bounds of the last layout of rows.
  final var laidOutBounds = CGRect.zero
  /// How many heights were asked or measured so far.
  final var heightsFound = 0
  /// How far content stayed from the sides when it was measured.
  final var measuredInsets: (left: CGFloat, right: CGFloat) = (0, 0)
  /// The width that rows were measured for.
  final var measuredWidth: CGFloat = 0

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - frame: The frame in its future superview's coordinates, in points.
  ///   - style: How it looks.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    addGestureRecognizer(swipePan)
    swipePan.addTarget(self) { $0.followSwipe() }
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Hears of scrolling, and of rows if it is a ``TableNodeDelegate``; not kept alive.
  open override weak var delegate: (any ScrollNodeDelegate)? {
    didSet {
      tableDelegate = delegate as? any TableNodeDelegate
      markNeedsReload()
    }
  }

  open override var contentSize: CGSize {
    get {
      loadRowsIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  open override func layoutSubviews() {
    loadRowsIfNeeded()
    super.layoutSubviews()
    layoutRows()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    forgetMeasuredHeights()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    sideInsetsDidChange()
  }

  package override func subviewWillLeave(_ subview: ViewNode) {
    super.subviewWillLeave(subview)
    subviewLeaves(subview)
  }

  // MARK: Touch

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && (gestureRecognizer !== swipePan || swipeMayBegin)
  }

  package override func contentWillBeDragged() {
    super.contentWillBeDragged()
    closeSwipe()
  }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    super.touchesBegan(touches, with: event)
    rowTouchBegan(touches)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    super.touchesMoved(touches, with: event)
    // A finger that goes elsewhere means no row.
    if touches.contains(where: { $0.distance > TapGestureRecognizer.tapSlop }) {
      rowTouchEnded(touches, isTap: false)
    }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    super.touchesEnded(touches, with: event)
    rowTouchEnded(touches, isTap: true)
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    super.touchesCancelled(touches, with: event)
    rowTouchEnded(touches, isTap: false)
  }

  // MARK: Content

  /// Asks the data source for everything again. The offset stays, as far as the new content
  /// allows; the selection goes.
  ///
  /// The number of rows is asked now, cells when the table is laid out.
  open func reloadData() {
    reloadRows()
  }

  /// Takes a cell from those that have left the table, made ready by
  /// ``TableCellNode/prepareForReuse()``, or makes one of the registered class; `nil` when there is
  /// neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableCellNode? {
    dequeueCell(identifier)
  }

  /// Takes a cell from those that have left the table, made ready by
  /// ``TableCellNode/prepareForReuse()``, or makes one of the registered class.
  ///
  /// An identifier that nothing was registered for is reported and gets a plain cell.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableCellNode {
    dequeueCell(identifier, for: indexPath)
  }
}
