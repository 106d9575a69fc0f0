// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A cell that shows an item of a collection.
///
/// UIKit: `UICollectionViewCell`.
///
/// Add subviews to ``contentView``.
open class CollectionCellNode: CollectionReusableNode {
  /// The superview of the cell's content.
  public final let contentView: ViewNode
  /// A Boolean value that indicates whether the item is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// A Boolean value that indicates whether the item is being touched.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// A view behind the content, with the size of the cell.
  open var backgroundView: ViewNode? {
    didSet { if backgroundView !== oldValue { replaceBack(oldValue, by: backgroundView) } }
  }
  /// A view behind the content while the cell is selected, with the size of the cell.
  open var selectedBackgroundView: ViewNode? {
    didSet {
      if selectedBackgroundView !== oldValue { replaceBack(oldValue, by: selectedBackgroundView) }
    }
  }

  /// Whether the collection is being edited.
  package final var isInEditedList = false {
    didSet {
      guard isInEditedList != oldValue else { return }
      setNeedsUpdateConfiguration()
      whenEditingChanges?()
    }
  }

  /// A closure called when the collection begins or ends being edited.
  package final var whenEditingChanges: (() -> Void)?

  /// Whether the layout has forgotten the measured size of the cell, which is still visible.
  final var needsMeasuring = false
  final var configured: ConfiguredContents?
  final var needsConfiguration = true
  final var updateHandler: ConfigurationUpdateHandler?

  /// Creates a cell.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    contentView = ViewNode(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Creates a view with an empty frame, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    contentView = ViewNode(frame: .zero)
    super.init(coder: coder)
    addSubview(contentView)
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

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    configured?.layout(in: self)
    for part in [contentView, backgroundView, selectedBackgroundView] {
      guard let part else { continue }
      let frame = CGRect(origin: .zero, size: boundsStorage.size)
      if part.frame != frame { part.frame = frame }
    }
    if let selectedBackgroundView, selectedBackgroundView.isHidden == isSelected {
      selectedBackgroundView.isHidden = !isSelected
    }
  }

  /// Returns the preferred size of the item, in points.
  ///
  /// It is the fitting size of the content if the content has constraints, and otherwise the result
  /// of `sizeThatFits(_:)`. Override this method to return another size.
  ///
  /// - Parameter size: The current size of the item, in points.
  /// - Returns: The preferred size, in points.
  open func preferredLayoutSize(fitting size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    guard contentView.hasConstrainedSubviews else { return sizeThatFits(size) }
    return contentView.systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionLayoutAttributes
  ) -> CollectionLayoutAttributes {
    guard fittingRule == nil else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    layoutAttributes.resize(to: preferredLayoutSize(fitting: layoutAttributes.size))
    return layoutAttributes
  }

  private func replaceBack(_ former: ViewNode?, by current: ViewNode?) {
    if former?.superview === self { former?.removeFromSuperview() }
    guard let current else { return }
    insertSubview(current, at: current === selectedBackgroundView && backgroundView != nil ? 1 : 0)
    setNeedsLayout()
  }
}
