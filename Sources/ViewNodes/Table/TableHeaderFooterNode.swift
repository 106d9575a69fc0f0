// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A reusable header or footer of a section.
///
/// UIKit: `UITableViewHeaderFooterView`.
open class TableHeaderFooterNode: ViewNode {
  /// The reuse identifier, or `nil` if the node isn't reused.
  open private(set) var reuseIdentifier: String?
  /// The superview of the content.
  public final let contentView: ViewNode

  /// Creates a header or footer.
  ///
  /// - Parameter reuseIdentifier: The reuse identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    contentView = ViewNode(frame: .zero)
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view with an empty frame, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    contentView = ViewNode(frame: .zero)
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Creates a header or footer of a registered class.
  ///
  /// - Parameter identifier: The reuse identifier for which the class of the view is registered.
  public required convenience init(registered identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Creates a header or footer.
  ///
  /// - Parameter frame: The frame in points.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// The label, created on first use.
  public final var textLabel: LabelNode? {
    if let existing = label { return existing }
    let made = LabelNode(frame: .zero)
    made.numberOfLines = 0
    made.font = .preferredFont(forTextStyle: .footnote)
    made.adjustsFontForContentSizeCategory = true
    made.textColor = .secondaryLabel
    label = made
    contentView.passState.insert(.superviewPlacesSubviews)
    contentView.addSubview(made)
    setNeedsLayout()
    return made
  }
  private final var label: LabelNode?
  private final var titleHeight: CGFloat = 28

  /// The view behind the content, which fills the node, or `nil`, the default, for none.
  open var backgroundView: ViewNode? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  final var configured: ConfiguredContents?
  final var needsConfiguration = true
  final var updateHandler: ConfigurationUpdateHandler?

  /// Updates the content and the background for a state; called before the view is displayed.
  open func updateConfiguration(using state: ViewConfigurationState) {}

  /// Prepares the node for reuse.
  ///
  /// Unless overridden, the node keeps its content.
  open func prepareForReuse() {}

  /// Returns the specified width and the height for the text, at least that of a title.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label?.sizeThatFits(
      CGSize(width: textWidth(in: size.width), height: 0))
    return CGSize(
      width: size.width, height: max(titleHeight, (text?.height ?? 0) + 2 * Self.verticalMargin))
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    configured?.layout(in: self)
    let size = boundsStorage.size
    if let backgroundView, backgroundView.superview === self { backgroundView.frame = bounds }
    contentView.frame = CGRect(
      x: contentInsets.left, y: 0,
      width: max(0, size.width - contentInsets.left - contentInsets.right), height: size.height)
    if let label {
      let width = textWidth(in: size.width)
      let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
      // A title with space to spare is placed next to its rows.
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

  /// The distances of the content from the left and right edges.
  final var contentInsets: (left: CGFloat, right: CGFloat) = (0, 0) {
    didSet { if contentInsets != oldValue { setNeedsLayout() } }
  }

  private static let sideMargin: CGFloat = 16
  private static let verticalMargin: CGFloat = 3
  private final var isAboveRows = true

  /// Shows a title from the data source in the style of the table.
  final func showTitle(_ title: String, _ kind: TableRun.Kind, in style: TableNode.Style) {
    isAboveRows = kind == .header
    titleHeight = style.titleHeight(kind)
    let isBold = kind == .header && style == .plain
    textLabel?.font = .preferredFont(forTextStyle: isBold ? .headline : .footnote)
    textLabel?.text = title
    // Section titles are headings for accessibility; footers aren't.
    if isAboveRows {
      textLabel?.accessibilityTraits.insert(.header)
    } else {
      textLabel?.accessibilityTraits.remove(.header)
    }
    backgroundColor = isBold ? .secondarySystemBackground : nil
    setNeedsLayout()
  }
}
