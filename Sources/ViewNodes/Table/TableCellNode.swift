// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A row of a table. UIKit: `UITableViewCell`.
///
/// What it shows goes into ``contentView``. Constraints from its top to its bottom give the row its
/// height, as does an override of `sizeThatFits(_:)`.
open class TableCellNode: ViewNode {
  /// The name under which the cell waits for its next use; `nil` if it is used once only.
  public final let reuseIdentifier: String?
  /// What the cell shows by itself.
  package final let cellStyle: CellStyle
  /// What holds the cell's content.
  public final let contentView: ViewNode

  /// The sign at the trailing edge, none by default.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }
  /// A node at the trailing edge, which goes before ``accessoryType``; as large as its frame.
  open var accessoryView: ViewNode? {
    didSet { if accessoryView !== oldValue { accessoryViewDidChange(from: oldValue) } }
  }
  /// How the cell looks when it is chosen, gray by default.
  open var selectionStyle = SelectionStyle.default
  /// What lies behind the content, as large as the cell.
  open var backgroundView: ViewNode? {
    didSet { if backgroundView !== oldValue { replaceBack(oldValue, with: backgroundView) } }
  }
  /// What lies behind the content while the cell is chosen, as large as the cell; a gray field by
  /// default.
  open var selectedBackgroundView: ViewNode? {
    didSet {
      if selectedBackgroundView !== oldValue { replaceBack(oldValue, with: selectedBackgroundView) }
    }
  }
  /// How far the line below stays from the edges, in points; the table's insets if `nil`.
  open var separatorInset: EdgeInsets?

  /// A Boolean value that indicates whether the row is chosen.
  open var isSelected: Bool {
    get { selectedStorage }
    set { setSelected(newValue, animated: false) }
  }
  /// A Boolean value that indicates whether a finger is on the row.
  open var isHighlighted: Bool {
    get { highlightedStorage }
    set { setHighlighted(newValue, animated: false) }
  }

  final var parts = Parts()
  final var selectedStorage = false
  final var highlightedStorage = false
  final var separator: Separator?
  final var leavesRoomForSeparator = false
  /// How far the content stays from the sides.
  final var contentInsets: (left: CGFloat, right: CGFloat) = (0, 0)
  /// Whether the delegate has still to hear that the cell is shown.
  final var awaitsDisplay = false

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: What it shows by itself.
  ///   - reuseIdentifier: The name under which it waits for its next use.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    contentView = ViewNode(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    backgroundColor = .systemBackground
    addSubview(contentView)
    // UIKit's margins for rows.
    contentView.layoutMargins = EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
  }

  /// Creates a cell of a class that was registered with a table.
  public required convenience init(registered identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Creates a cell of the default style with a frame, in points.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Called before the cell is used again. The content stays as it is unless this is overridden.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
  }

  /// Chooses the row or ends that; called by the table too. Override to look different.
  open func setSelected(_ selected: Bool, animated: Bool) {
    selectedStorage = selected
    markNeedsLayout()
  }

  /// Shows that a finger is on the row; called by the table too. Override to look different.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    highlightedStorage = highlighted
    markNeedsLayout()
  }

  /// The given width, and the height that the texts and the image of the cell's style ask for; at
  /// least 44 points. Override it to give rows a height without constraints.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: standardHeight(forWidth: size.width))
  }

  /// The size that the content asks for, with what the accessory and the line below take added:
  /// by constraints if there are any in ``contentView``, by `sizeThatFits(_:)` otherwise.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    fittingSizeOfContent(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
    layoutStyle()
  }

  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    super.draw(rect, in: context)
    drawBack(rect, in: context)
  }
}
