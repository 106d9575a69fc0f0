// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A scrolling list of rows in sections, with cells only for what is visible.
///
/// UIKit: `UITableView`.
///
/// Rows that were never visible count with an estimated height, so a table with a million
/// self-sizing rows opens immediately, and scrolling anywhere takes time logarithmic in the number
/// of rows seen.
open class TableNode: ScrollNode {
  /// The value for a height that the table determines automatically: −1.
  ///
  /// UIKit: `automaticDimension`.
  public static let automaticDimension: CGFloat = -1

  /// The style of the table.
  public final let style: Style

  /// The object that provides the content, held weakly.
  open weak var dataSource: (any TableNodeDataSource)? {
    didSet { markNeedsReload() }
  }

  // MARK: Heights

  /// The height of rows, in points; automatic by default.
  ///
  /// The delegate's heights take precedence.
  @exclusivity(unchecked) open var rowHeight = TableNode.automaticDimension {
    didSet { if rowHeight != oldValue { markNeedsReload() } }
  }
  /// The estimated height of rows that were never visible, in points;
  /// ``automaticDimension`` by default, which estimates 44.
  ///
  /// If 0, nothing is estimated: all heights are determined immediately, and rows don't size
  /// themselves.
  @exclusivity(unchecked) open var estimatedRowHeight = TableNode.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { markNeedsReload() } }
  }
  /// The height of section headers, in points; automatic by default.
  open var sectionHeaderHeight = TableNode.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { markNeedsReload() } }
  }
  /// The estimated height of self-sizing headers, in points; automatic by default.
  open var estimatedSectionHeaderHeight = TableNode.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { markNeedsReload() } }
  }
  /// The height of section footers, in points; automatic by default.
  open var sectionFooterHeight = TableNode.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { markNeedsReload() } }
  }
  /// The estimated height of self-sizing footers, in points; automatic by default.
  open var estimatedSectionFooterHeight = TableNode.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { markNeedsReload() } }
  }
  /// The padding above the headers of a plain table, in points; ``automaticDimension`` by default,
  /// which is 0, unlike in iOS 15 and later, where it is 22.
  open var sectionHeaderTopPadding = TableNode.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { markNeedsReload() } }
  }

  // MARK: Appearance

  /// The style of the separators between rows, a single line by default.
  @exclusivity(unchecked) open var separatorStyle = SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { rowsLookDifferent() } }
  }
  /// The color of the separators.
  open var separatorColor: Color? = .separator {
    didSet { if separatorColor != oldValue { rowsLookDifferent() } }
  }
  /// The insets of the separators, in points; 16 on the left by default.
  @exclusivity(unchecked)
  open var separatorInset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { if separatorInset != oldValue { rowsLookDifferent() } }
  }
  /// A Boolean value that indicates whether the content of rows, headers, and footers is inset to
  /// the safe area at the sides; `true` by default.
  @exclusivity(unchecked) open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { sideInsetsDidChange() } }
  }
  /// The view above the first section, with the height of its frame and the width of the table.
  @exclusivity(unchecked) open var tableHeaderView: ViewNode? {
    didSet { edgeViewDidChange(from: oldValue, to: tableHeaderView) }
  }
  /// The view below the last section, with the height of its frame and the width of the table.
  @exclusivity(unchecked) open var tableFooterView: ViewNode? {
    didSet { edgeViewDidChange(from: oldValue, to: tableFooterView) }
  }
  /// A view behind the rows that fills the table and doesn't scroll.
  @exclusivity(unchecked) open var backgroundView: ViewNode? {
    didSet { backgroundViewDidChange(from: oldValue) }
  }

  // MARK: Selection

  /// A Boolean value that indicates whether the user can select rows; `true` by default.
  open var allowsSelection = true
  /// A Boolean value that indicates whether several rows can be selected; `false` by default.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether editing allows selecting rows; `false` by default.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether the user can select more than one row during editing;
  /// `false` by default.
  ///
  /// If `true`, editable rows show a circle instead of the control of their editing style, with a
  /// check mark if they are selected.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      if allowsMultipleSelectionDuringEditing != oldValue, editing.isOn { updateEditing() }
    }
  }

  // MARK: State

  /// A Boolean value that indicates whether the rows are being edited; `false` by default.
  ///
  /// Setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { editing.isOn }
    set { if newValue != editing.isOn { setEditing(newValue, animated: false) } }
  }

  final var rowSpacingStorage: CGFloat = 0
  /// The delegate, if it conforms to `TableNodeDelegate`.
  final weak var tableDelegate: (any TableNodeDelegate)?
  /// Everything from the first header to the last footer.
  @exclusivity(unchecked) final var rows = RunTree<TableRun>()
  @exclusivity(unchecked) final var needsReload = true
  /// The cells in the table, by element.
  @exclusivity(unchecked) final var shownCells = ShownViews<TableCellNode>()
  /// The headers and footers in the table, by element.
  @exclusivity(unchecked) final var shownEdges = ShownViews<ViewNode>()
  final var unannouncedEdges: [ViewNode] = []
  final let cellQueue = ReuseQueue<String, TableCellNode>()
  final let edgeQueue = ReuseQueue<String, TableHeaderFooterNode>()
  @exclusivity(unchecked) final var retired: [ViewNode] = []
  final var itemBatch = UpdateBatch()
  @exclusivity(unchecked) final var touchedItem: TouchedItem?
  final let swiping = RowSwiping()
  /// The index at the side, created on first use.
  @exclusivity(unchecked) final var sectionIndex: SectionIndexNode?
  final let moving = RowMoving()
  @exclusivity(unchecked) final var editing = Editing()
  @exclusivity(unchecked) final var isLayingOutItems = false
  @exclusivity(unchecked) final var rowsNeedLayout = true
  /// The bounds of the last layout of rows.
  @exclusivity(unchecked) final var laidOutBounds = CGRect.zero
  /// The number of heights requested or measured so far.
  @exclusivity(unchecked) final var heightsFound = 0
  /// The insets of the content when it was measured.
  @exclusivity(unchecked) final var measuredInsets: (left: CGFloat, right: CGFloat) = (0, 0)
  /// The width for which rows were measured.
  @exclusivity(unchecked) final var measuredWidth: CGFloat = 0

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - frame: The frame in the coordinates of the future superview, in points.
  ///   - style: The style of the table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty plain table with an empty frame, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private final func setUp() {
    alwaysBounceVertical = true
    swiping.attach(to: self)
    moving.attach(to: self)
    sizesContent = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// The delegate, which is notified of scrolling, and of rows if it conforms to
  /// ``TableNodeDelegate``; held weakly.
  open override weak var delegate: (any ScrollNodeDelegate)? {
    didSet {
      tableDelegate = delegate as? any TableNodeDelegate
      markNeedsReload()
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
    loadIfNeeded(isLayingOut: true)
    super.layoutSubviews()
    layoutRows()
  }

  package override func contentTraitsDidChange() {
    super.contentTraitsDidChange()
    invalidateMeasuredHeights()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    sideInsetsDidChange()
  }

  package override func contentSubviewWillLeave(_ subview: ViewNode) {
    super.contentSubviewWillLeave(subview)
    subviewLeaves(subview)
  }

  // MARK: Touches

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer) && mayBegin(gestureRecognizer)
  }

  package override func contentWillBeDragged() {
    super.contentWillBeDragged()
    swiping.close()
  }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    super.touchesBegan(touches, with: event)
    // While a row shows swipe actions, a touch anywhere only closes them.
    if swiping.isOpen { swiping.close() } else { itemTouchBegan(touches) }
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

  // MARK: Editing

  /// Begins or ends the editing of rows, which clears the selection without notifying the delegate.
  ///
  /// During editing, rows show the controls that the data source and the delegate determine, and
  /// can't be swiped.
  ///
  /// - Parameters:
  ///   - editing: Whether the rows are edited.
  ///   - animated: Has no effect, because rows change immediately.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing, animated: animated)
  }

  // MARK: Content

  /// Reloads everything from the data source.
  ///
  /// The content offset is kept as far as the new content allows; the selection is cleared. The
  /// number of rows is requested from the data source immediately, and cells during layout.
  open func reloadData() {
    reload()
  }

  /// Dequeues a reusable cell, after calling ``TableCellNode/prepareForReuse()``, or creates one of
  /// the registered class; returns `nil` if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableCellNode? {
    cellQueue.dequeue(identifier, identifier: identifier)
  }

  /// Dequeues a reusable cell, after calling ``TableCellNode/prepareForReuse()``, or creates one of
  /// the registered class.
  ///
  /// If no class is registered for the identifier, that is reported and a plain cell is returned.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableCellNode {
    dequeueCell(identifier, for: indexPath)
  }

  // MARK: Updates

  /// Performs several updates of rows and sections together.
  ///
  /// Deletions and reloads use index paths from before all updates, insertions those from after
  /// them. Update the data source inside the closure. Visible rows are measured again even if
  /// nothing changes.
  ///
  /// - Parameters:
  ///   - updates: A closure that calls the methods to insert, delete, move, and reload.
  ///   - completion: A closure called immediately after the updates.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion: completion)
  }

  /// Begins a batch of updates; see ``performBatchUpdates(_:completion:)``.
  open func beginUpdates() {
    beginBatch()
  }

  /// Ends a batch of updates and performs it.
  ///
  /// Has no effect without ``beginUpdates()``.
  open func endUpdates() {
    endBatch()
  }

  /// Inserts rows at index paths after the update.
  ///
  /// The data source must already contain them.
  ///
  /// - Parameters:
  ///   - indexPaths: The index paths of the new rows, after the update.
  ///   - animation: Has no effect, because rows change immediately.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.insertedItems += indexPaths }
  }

  /// Deletes rows.
  ///
  /// The data source must no longer contain them.
  ///
  /// - Parameters:
  ///   - indexPaths: The index paths of the rows, before the update.
  ///   - animation: Has no effect, because rows change immediately.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.deletedItems += indexPaths }
  }

  /// Reloads the cells and heights of rows.
  ///
  /// - Parameters:
  ///   - indexPaths: The index paths of the rows, before the update.
  ///   - animation: Has no effect, because rows change immediately.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.reloadedItems += indexPaths }
  }

  /// Moves a row from its index path before the update to one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections at indexes after the update.
  ///
  /// The data source must already contain them.
  ///
  /// - Parameters:
  ///   - sections: The indexes of the new sections, after the update.
  ///   - animation: Has no effect, because rows change immediately.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.insertedSections += sections }
  }

  /// Deletes sections and their rows.
  ///
  /// The data source must no longer contain them.
  ///
  /// - Parameters:
  ///   - sections: The indexes of the sections, before the update.
  ///   - animation: Has no effect, because rows change immediately.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.deletedSections += sections }
  }

  /// Reloads sections and everything in them.
  ///
  /// - Parameters:
  ///   - sections: The indexes of the sections, before the update.
  ///   - animation: Has no effect, because rows change immediately.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.reloadedSections += sections }
  }

  /// Moves a section and its rows from its index before the update to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections.append((section, newSection)) }
  }
}
