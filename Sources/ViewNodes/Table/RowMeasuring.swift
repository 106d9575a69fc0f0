// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TableNode {
  /// Returns the height of a cell as a row, in points: its fitting height for the width, or 44 if
  /// its constraints don't connect top and bottom.
  final func measuredHeight(
    of cell: TableCellNode, forWidth width: CGFloat
  ) -> (height: CGFloat, isComplete: Bool) {
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard fitting.isFinite, fitting > 0 else {
      return (Self.standardRowHeight, !cell.contentView.hasConstrainedSubviews)
    }
    return (fitting, true)
  }

  /// Returns the height of a header or footer, in points, or 0 if it specifies none.
  final func measuredHeight(of edge: ViewNode, forWidth width: CGFloat) -> CGFloat {
    let own = edge as? TableHeaderFooterNode
    own?.updateConfigurationIfNeeded()
    let content = own?.contentView ?? edge
    let inner = max(0, width - (own.map { $0.contentInsets.left + $0.contentInsets.right } ?? 0))
    let height: CGFloat
    if content.hasConstrainedSubviews {
      height =
        content.systemLayoutSizeFitting(
          CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    } else {
      height = edge.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    return height.isFinite ? max(0, height) : 0
  }
}

extension TableCellNode {
  final func fittingSizeOfContent(
    _ target: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> CGSize {
    guard contentView.hasConstrainedSubviews else {
      return sizeThatFits(CGSize(width: target.width, height: .greatestFiniteMagnitude))
    }
    let inner = contentWidth(inWidth: target.width)
    var size = contentView.systemLayoutSizeFitting(
      CGSize(width: inner, height: max(0, target.height - separatorHeight)),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    size.width += target.width - inner
    if size.height > 0 { size.height += separatorHeight }
    return size
  }
}

extension ViewNode {
  /// Whether constraints place the subviews of this node.
  final var hasConstrainedSubviews: Bool {
    children.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }
}
