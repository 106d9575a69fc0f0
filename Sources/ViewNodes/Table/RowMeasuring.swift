// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

extension ViewNode {
  /// The height of this node as a row of the given width, in points.
  ///
  /// Constraints decide if there are any, `sizeThatFits(_:)` otherwise. Constraints that do not
  /// reach from top to bottom are no complete answer; such a row is 44 points high.
  package final func heightOfRow(forWidth width: CGFloat) -> (height: CGFloat, isComplete: Bool) {
    let cell = self as? TableCellNode
    let content = cell?.contentView ?? (self as? TableHeaderFooterNode)?.contentView ?? self
    let inner = cell?.contentWidth(inWidth: width) ?? width
    if content.children.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
      let height = content.compressedHeight(forWidth: inner)
      guard height.isFinite, height > 0 else { return (cell == nil ? 0 : 44, false) }
      return (height + (cell?.separatorHeight ?? 0), true)
    }
    let height = sizeThatFits(
      CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)
    ).height
    guard height.isFinite, height > 0 else { return (cell == nil ? 0 : 44, true) }
    return (height, true)
  }

  final func compressedHeight(forWidth width: CGFloat) -> CGFloat { 0 }
}
