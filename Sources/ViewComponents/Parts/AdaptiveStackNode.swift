// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import PlatformViews

/// A row that becomes a column at accessibility text sizes, where a line is too short for two
/// texts, and, if requested, where one of its views doesn't fit into an equal share of the width.
final class AdaptiveStackNode: UIStackView {
  /// The alignment of the views in the row.
  var alignmentInRow = Alignment.center { didSet { setNeedsUpdateConstraints() } }
  /// The distribution of the views in the row.
  var distributionInRow = Distribution.fill { didSet { setNeedsUpdateConstraints() } }
  /// The alignment of the views in the column.
  var alignmentInColumn = Alignment.fill { didSet { setNeedsUpdateConstraints() } }
  /// The spacing of the column, if it differs from that of the row.
  var spacingInColumn: CGFloat? { didSet { setNeedsUpdateConstraints() } }
  private var spacingInRow: CGFloat?
  /// The constraints that are active only in the row.
  var constraintsInRow: [NSLayoutConstraint] = [] { didSet { setNeedsUpdateConstraints() } }
  /// The constraints that are active only in the column.
  var constraintsInColumn: [NSLayoutConstraint] = [] { didSet { setNeedsUpdateConstraints() } }

  /// Whether it stays a row at every text size.
  var staysRow = false { didSet { setNeedsUpdateConstraints() } }

  /// Whether it becomes a column if one of the views is wider than an equal share of the width.
  var avoidsCrowding = false { didSet { setNeedsLayout() } }
  private var isCrowded = false

  /// Whether the views are stacked vertically.
  var isColumn: Bool {
    !staysRow
      && (isCrowded || traitCollection.preferredContentSizeCategory.isAccessibilityCategory)
  }

  override func updateConstraints() {
    axis = isColumn ? .vertical : .horizontal
    alignment = isColumn ? alignmentInColumn : alignmentInRow
    if let spacingInColumn {
      if spacingInRow == nil { spacingInRow = spacing }
      spacing = isColumn ? spacingInColumn : spacingInRow ?? spacing
    }
    distribution = isColumn ? .fill : distributionInRow
    for constraint in constraintsInRow where constraint.isActive == isColumn {
      constraint.isActive = !isColumn
    }
    for constraint in constraintsInColumn where constraint.isActive != isColumn {
      constraint.isActive = isColumn
    }
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard avoidsCrowding, bounds.width > 0 else { return }
    let count = CGFloat(max(1, arrangedSubviews.count))
    let share = (bounds.width - (count - 1) * (spacingInRow ?? spacing)) / count
    let widest = arrangedSubviews.reduce(0) { max($0, $1.intrinsicContentSize.width) }
    guard (widest > share + 0.5) != isCrowded else { return }
    isCrowded.toggle()
    setNeedsUpdateConstraints()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConstraints()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsUpdateConstraints()
  }
}
