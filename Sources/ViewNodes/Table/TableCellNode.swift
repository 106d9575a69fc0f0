// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A cell that shows a row of a table.
///
/// UIKit: `UITableViewCell`.
///
/// Add subviews to ``contentView``. The height of the row is determined by constraints from the top
/// to the bottom of the content view, or by overriding `sizeThatFits(_:)`.
open class TableCellNode: ViewNode {
  /// The reuse identifier, or `nil` if the cell isn't reused.
  open private(set) var reuseIdentifier: String?
  /// The style of the cell's standard subviews.
  package final let cellStyle: CellStyle
  /// The superview of the cell's content.
  public final let contentView: ViewNode

  /// The type of the accessory at the trailing edge, none by default.
  @exclusivity(unchecked) open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }
  /// A view at the trailing edge, with the size of its frame, which takes precedence over
  /// ``accessoryType``.
  @exclusivity(unchecked) open var accessoryView: ViewNode? {
    didSet { if accessoryView !== oldValue { accessoryViewDidChange(from: oldValue) } }
  }
  /// The type of the accessory at the trailing edge during editing, none by default.
  open var editingAccessoryType: AccessoryType {
    get { editing?.accessoryType ?? .none }
    set {
      guard newValue != editingAccessoryType else { return }
      madeEditing.accessoryType = newValue
      accessoryDidChange()
    }
  }
  /// A view at the trailing edge during editing, with the size of its frame, which takes precedence
  /// over ``editingAccessoryType``.
  open var editingAccessoryView: ViewNode? {
    get { editing?.accessoryView }
    set {
      let former = editingAccessoryView
      guard newValue !== former else { return }
      madeEditing.accessoryView = newValue
      accessoryViewDidChange(from: former)
    }
  }
  /// The appearance of the selected cell, gray by default.
  @exclusivity(unchecked) open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { markNeedsLayout() } }
  }
  /// A view behind the content, with the size of the cell.
  @exclusivity(unchecked) open var backgroundView: ViewNode? {
    didSet { if backgroundView !== oldValue { replaceBack(oldValue, with: backgroundView) } }
  }
  /// A view behind the content while the cell is selected, with the size of the cell; gray by
  /// default.
  @exclusivity(unchecked) open var selectedBackgroundView: ViewNode? {
    didSet {
      if selectedBackgroundView !== oldValue { replaceBack(oldValue, with: selectedBackgroundView) }
    }
  }
  /// The insets of the separator below the cell, in points, or `nil` for the table's.
  @exclusivity(unchecked) open var separatorInset: EdgeInsets?

  /// A Boolean value that indicates whether the row is selected.
  open var isSelected: Bool {
    get { selectedStorage }
    set { setSelected(newValue, animated: false) }
  }
  /// A Boolean value that indicates whether the row is being touched.
  open var isHighlighted: Bool {
    get { highlightedStorage }
    set { setHighlighted(newValue, animated: false) }
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the cell is being edited, like its table.
  ///
  /// Setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { editing?.isOn ?? false }
    set { setEditing(newValue, animated: false) }
  }
  /// A Boolean value that indicates whether the content is indented during editing even if there is
  /// no control before it; `true` by default.
  ///
  /// The content of a row is indented only if the table's delegate agrees.
  open var shouldIndentWhileEditing: Bool {
    get { editing?.shouldIndent ?? true }
    set { changeEditing(\.shouldIndent, to: newValue) }
  }
  /// A Boolean value that indicates whether the cell shows a reorder control during editing;
  /// `false` by default.
  ///
  /// A table sets it to whether its data source lets the row move.
  open var showsReorderControl: Bool {
    get { editing?.showsReorderControl ?? false }
    set { changeEditing(\.showsReorderControl, to: newValue) }
  }

  @exclusivity(unchecked) final var parts = Parts()
  @exclusivity(unchecked) final var selectedStorage = false {
    didSet { if selectedStorage != oldValue { setNeedsUpdateConfiguration() } }
  }
  @exclusivity(unchecked) final var highlightedStorage = false {
    didSet { if highlightedStorage != oldValue { setNeedsUpdateConfiguration() } }
  }
  final var editing: CellEditing?
  final var configured: ConfiguredContents?
  @exclusivity(unchecked) final var needsConfiguration = true
  final var updateHandler: ConfigurationUpdateHandler?
  @exclusivity(unchecked) final var separator: Separator?
  @exclusivity(unchecked) final var leavesRoomForSeparator = false
  /// The distances of the content from the left and right edges.
  @exclusivity(unchecked) final var contentInsets: (left: CGFloat, right: CGFloat) = (0, 0)
  /// Whether the delegate hasn't yet been notified that the cell is displayed.
  @exclusivity(unchecked) final var awaitsDisplay = false
  /// Whether the background color is that of the table's style, which client code hasn't changed.
  @exclusivity(unchecked) private final var hasStandardBackground = false

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: The style of the standard subviews.
  ///   - reuseIdentifier: The reuse identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    contentView = ViewNode(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// Creates an empty cell of the default style, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    reuseIdentifier = nil
    contentView = ViewNode(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    super.init(frame: contentView.frame)
    setUp()
  }

  private final func setUp() {
    showStandardBackground(.systemBackground)
    addSubview(contentView)
    // UIKit's row margins.
    contentView.layoutMargins = EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
  }

  /// The color of the background; by default, that of rows in the style of the table.
  open override var backgroundColor: Color? {
    get { super.backgroundColor }
    set {
      hasStandardBackground = false
      super.backgroundColor = newValue
    }
  }

  /// Shows the background of rows in the style of the table, unless the cell has its own.
  final func adoptBackground(_ color: Color) {
    guard hasStandardBackground, super.backgroundColor != color else { return }
    showStandardBackground(color)
  }

  private final func showStandardBackground(_ color: Color) {
    super.backgroundColor = color
    hasStandardBackground = true
  }

  /// Creates a cell of a registered class.
  ///
  /// - Parameter identifier: The reuse identifier for which the class of the cell is registered.
  public required convenience init(registered identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Creates a cell of the default style.
  ///
  /// - Parameter frame: The frame in points.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// The state of the cell.
  ///
  /// Override this property to add your own values to the state that `super` returns.
  open var configurationState: CellConfigurationState { currentConfigurationState }

  /// Updates the content and the background for a state; called before the cell is displayed, and
  /// whenever the state changes.
  ///
  /// Override this method to set ``contentConfiguration`` and ``backgroundConfiguration``.
  open func updateConfiguration(using state: CellConfigurationState) {}

  /// Prepares the cell for reuse.
  ///
  /// Unless overridden, the cell keeps its content.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
  }

  /// Selects or deselects the cell; also called by the table.
  ///
  /// Override this method to change the appearance.
  ///
  /// - Parameters:
  ///   - selected: Whether the cell is selected.
  ///   - animated: Has no effect, because the change is immediate.
  open func setSelected(_ selected: Bool, animated: Bool) {
    selectedStorage = selected
    markNeedsLayout()
  }

  /// Highlights the cell or removes the highlight; also called by the table.
  ///
  /// Override this method to change the appearance.
  ///
  /// - Parameters:
  ///   - highlighted: Whether the cell is highlighted.
  ///   - animated: Has no effect, because the change is immediate.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    highlightedStorage = highlighted
    markNeedsLayout()
  }

  /// Begins or ends editing, which shows or hides the controls at both sides of the content; also
  /// called by the table.
  ///
  /// Override this method to change the appearance.
  ///
  /// - Parameters:
  ///   - editing: Whether the cell is being edited.
  ///   - animated: Has no effect, because the change is immediate.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing)
  }

  /// Called before other controls are shown; does nothing by default.
  ///
  /// - Parameter state: The controls to be shown.
  open func willTransition(to state: StateMask) {}

  /// Called after other controls are shown; does nothing by default.
  ///
  /// - Parameter state: The controls that are shown.
  open func didTransition(to state: StateMask) {}

  /// Returns the specified width and the height for the labels and the image of the style, at least
  /// 44 points.
  ///
  /// Override this method to size rows without constraints.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: standardHeight(forWidth: size.width))
  }

  /// Returns the fitting size of the content plus the accessory and the separator.
  ///
  /// The size is determined by constraints if ``contentView`` has any, and otherwise by
  /// `sizeThatFits(_:)`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    return fittingSizeOfContent(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Invalidates the size of the content, so that a row that measures itself is measured again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? TableNode)?.invalidateMeasuredHeight(of: self)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    // The separator is drawn below it.
    configured?.layout(in: self, above: separatorHeight)
    layoutParts()
    layoutStyle()
  }

  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    super.draw(rect, in: context)
    drawBack(rect, in: context)
  }
}
