// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The header or footer of a section. UIKit: `UITableViewHeaderFooterView`.
open class TableHeaderFooterNode: ViewNode {
  /// The name under which the node waits for its next use; `nil` if it is used once only.
  public final let reuseIdentifier: String?
  /// What holds the content.
  public final let contentView: ViewNode

  /// Creates a header or footer.
  ///
  /// - Parameter reuseIdentifier: The name under which it waits for its next use.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    contentView = ViewNode(frame: .zero)
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a header or footer of a class that was registered with a table.
  public required convenience init(registered identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Creates a header or footer with a frame, in points.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// The text; made at first use.
  public final var textLabel: LabelNode? {
    if let existing = label { return existing }
    let made = LabelNode(frame: .zero)
    made.numberOfLines = 0
    made.font = .preferredFont(forTextStyle: .footnote)
    made.adjustsFontForContentSizeCategory = true
    made.textColor = .secondaryLabel
    label = made
    contentView.addSubview(made)
    return made
  }
  private final var label: LabelNode?
  private final var titleHeight: CGFloat = 28

  /// Called before the node is used again. The content stays as it is unless this is overridden.
  open func prepareForReuse() {}

  /// The given width, and the height that the text asks for; at least that of a title.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label?.sizeThatFits(
      CGSize(width: textWidth(in: size.width), height: 0))
    return CGSize(
      width: size.width, height: max(titleHeight, (text?.height ?? 0) + 2 * Self.verticalMargin))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = boundsStorage.size
    contentView.frame = CGRect(
      x: contentInsets.left, y: 0,
      width: max(0, size.width - contentInsets.left - contentInsets.right), height: size.height)
    if let label {
      let width = textWidth(in: size.width)
      let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
      // A title that has more room than it needs stands at the side of its rows.
      let free = max(0, size.height - height - 2 * Self.verticalMargin)
      label.frame = CGRect(
        x: Self.sideMargin,
        y: roundedToPixel(Self.verticalMargin + (isAboveRows ? free : 0)), width: width,
        height: height)
    }
  }

  private final func textWidth(in width: CGFloat) -> CGFloat {
    max(0, width - contentInsets.left - contentInsets.right - 2 * Self.sideMargin)
  }

  /// How far the content stays from the sides.
  final var contentInsets: (left: CGFloat, right: CGFloat) = (0, 0) {
    didSet { if contentInsets != oldValue { setNeedsLayout() } }
  }

  private static let sideMargin: CGFloat = 16
  private static let verticalMargin: CGFloat = 3
  private final var isAboveRows = true

  /// Shows a title of the data source as a table of the given style does.
  final func showTitle(_ title: String, _ kind: RunTree.Kind, in style: TableNode.Style) {
    isAboveRows = kind == .header
    titleHeight = style.titleHeight(kind)
    let isBold = kind == .header && style == .plain
    textLabel?.font = .preferredFont(forTextStyle: isBold ? .headline : .footnote)
    textLabel?.text = title
    backgroundColor = isBold ? .secondarySystemBackground : nil
    setNeedsLayout()
  }
}
