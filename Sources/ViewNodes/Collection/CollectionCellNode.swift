// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// An item of a collection. UIKit: `UICollectionViewCell`. What it shows goes into
/// ``contentView``.
open class CollectionCellNode: CollectionReusableNode {
  /// What holds the cell's content.
  public final let contentView: ViewNode
  /// A Boolean value that indicates whether the item is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsLayout() } }
  }
  /// A Boolean value that indicates whether a finger is on the item.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsLayout() } }
  }
  /// What lies behind the content, as large as the cell.
  open var backgroundView: ViewNode? {
    didSet { if backgroundView !== oldValue { replaceBack(oldValue, by: backgroundView) } }
  }
  /// What lies behind the content while the cell is chosen, as large as the cell.
  open var selectedBackgroundView: ViewNode? {
    didSet {
      if selectedBackgroundView !== oldValue { replaceBack(oldValue, by: selectedBackgroundView) }
    }
  }

  /// Whether the delegate has still to hear that the cell is shown.
  final var awaitsDisplay = false

  /// Creates a cell with a frame in points.
  public override init(frame: CGRect) {
    contentView = ViewNode(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for part in [contentView, backgroundView, selectedBackgroundView] {
      guard let part else { continue }
      let frame = CGRect(origin: .zero, size: boundsStorage.size)
      if part.frame != frame { part.frame = frame }
    }
    if let selectedBackgroundView, selectedBackgroundView.isHidden == isSelected {
      selectedBackgroundView.isHidden = !isSelected
    }
  }

  /// The size that the item wants; the content's by constraints if there are any, that of
  /// `sizeThatFits(_:)` otherwise. Override it to decide otherwise.
  ///
  /// - Parameter size: The size so far, in points.
  open func preferredLayoutSize(fitting size: CGSize) -> CGSize {
    guard contentView.hasConstrainedSubviews else { return sizeThatFits(size) }
    return contentView.systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
  }

  private func replaceBack(_ former: ViewNode?, by current: ViewNode?) {
    former?.removeFromSuperview()
    guard let current else { return }
    insertSubview(current, at: current === selectedBackgroundView && backgroundView != nil ? 1 : 0)
    setNeedsLayout()
  }
}
