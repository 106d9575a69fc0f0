// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import PlatformViews

/// A row that becomes a column in the text sizes for accessibility, where a line has no room for two
/// texts.
final class AdaptiveStackNode: UIStackView {
  /// How the views stand across the row.
  var alignmentInRow = Alignment.center { didSet { setNeedsUpdateConstraints() } }
  /// How the views share the row.
  var distributionInRow = Distribution.fill { didSet { setNeedsUpdateConstraints() } }
  /// How the views stand across the column.
  var alignmentInColumn = Alignment.fill { didSet { setNeedsUpdateConstraints() } }
  /// The distance between the views of the column, if it is another than that of the row.
  var spacingInColumn: CGFloat? { didSet { setNeedsUpdateConstraints() } }
  private var spacingInRow: CGFloat?
  /// What holds in the row alone.
  var constraintsInRow: [NSLayoutConstraint] = [] { didSet { setNeedsUpdateConstraints() } }
  /// What holds in the column alone.
  var constraintsInColumn: [NSLayoutConstraint] = [] { didSet { setNeedsUpdateConstraints() } }

  /// Whether it stays a row in every text size.
  var staysRow = false { didSet { setNeedsUpdateConstraints() } }

  /// Whether the views stand below each other.
  var isColumn: Bool {
    !staysRow && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
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

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConstraints()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsUpdateConstraints()
  }
}
