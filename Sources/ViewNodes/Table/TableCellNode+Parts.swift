// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TableCellNode {
  /// The separator that a table draws below a cell.
  struct Separator: Hashable {
    var color: Color
    var inset: EdgeInsets
  }

  final func applyAppearance(separator: Separator?, leavesRoom: Bool) {
    self.separator = separator
    guard leavesRoom != leavesRoomForSeparator else { return }
    leavesRoomForSeparator = leavesRoom
    markNeedsLayout()
  }

  /// Insets the content from the left and right edges.
  final func insetContent(off insets: (left: CGFloat, right: CGFloat)) {
    guard insets != contentInsets else { return }
    contentInsets = insets
    markNeedsLayout()
  }

  /// The height of the separator below the content, in points.
  final var separatorHeight: CGFloat { leavesRoomForSeparator ? 1 / pixelsPerPoint : 0 }

  /// Returns the width of the content in a cell of a width, in points.
  final func contentWidth(inWidth width: CGFloat) -> CGFloat {
    let width = width - contentInsets.left - contentInsets.right - indentation
    guard let accessory = accessoryNode else { return max(0, width - reorderWidth) }
    return max(0, width - accessory.frame.width - accessoryMargin)
  }

  /// The distance of the accessory from the trailing edge, in points.
  private final var accessoryMargin: CGFloat { reorderWidth > 0 ? reorderWidth : 16 }

  final func layoutParts() {
    let size = boundsStorage.size
    let width = contentWidth(inWidth: size.width)
    let isFlipped = isRightToLeft
    place(
      contentView,
      CGRect(
        x: isFlipped
          ? size.width - contentInsets.right - indentation - width
          : contentInsets.left + indentation,
        y: 0, width: width, height: max(0, size.height - separatorHeight)))
    if let editing { layoutControls(of: editing, in: size) }
    if let accessory = accessoryNode {
      let own = accessory.frame.size
      let x =
        isFlipped
        ? contentInsets.left + accessoryMargin
        : size.width - contentInsets.right - accessoryMargin - own.width
      place(
        accessory,
        CGRect(
          x: x, y: roundedToPixel((size.height - own.height) / 2), width: own.width,
          height: own.height))
    }
    for back in [backgroundView, selectedBackgroundView] {
      guard let back else { continue }
      place(back, CGRect(origin: .zero, size: size))
    }
    if let selectedBackgroundView, selectedBackgroundView.isHidden == showsSelection {
      selectedBackgroundView.isHidden = !showsSelection
    }
  }

  final func place(_ view: ViewNode, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  private var showsSelection: Bool {
    selectionStyle != .none && (isSelected || isHighlighted)
  }

  final func drawBack(_ rect: CGRect, in context: any GraphicsContext) {
    if showsSelection, selectedBackgroundView == nil {
      context.fill(BezierPath(rect: rect), with: .systemGray4)
    }
    guard let separator else { return }
    let inset = separatorInset ?? separator.inset
    var (left, right) = isRightToLeft ? (inset.right, inset.left) : (inset.left, inset.right)
    if isRightToLeft { right += indentation } else { left += indentation }
    let height = 1 / pixelsPerPoint
    let ends = (left: contentInsets.left + left, right: contentInsets.right + right)
    let width = rect.width - ends.left - ends.right
    guard width > 0 else { return }
    let line = CGRect(
      x: rect.minX + ends.left, y: rect.maxY - height, width: width, height: height)
    context.fill(BezierPath(rect: line), with: separator.color)
  }

  final func replaceBack(_ former: ViewNode?, with current: ViewNode?) {
    if former?.superview === self { former?.removeFromSuperview() }
    guard let current else { return }
    insertSubview(current, at: current === selectedBackgroundView && backgroundView != nil ? 1 : 0)
  }

  /// The node at the trailing edge.
  final var accessoryNode: ViewNode? {
    shownAccessoryView ?? children.first { $0 is TableCellAccessory }
  }

  private var shownAccessoryView: ViewNode? { isEditing ? editingAccessoryView : accessoryView }

  final func accessoryViewDidChange(from former: ViewNode?) {
    if former?.superview === self { former?.removeFromSuperview() }
    accessoryDidChange()
  }

  /// Shows the accessory for the current state.
  final func accessoryDidChange() {
    let shown = shownAccessoryView
    for other in [accessoryView, editingAccessoryView] where other !== shown {
      if other?.superview === self { other?.removeFromSuperview() }
    }
    for child in children where child is TableCellAccessory { child.removeFromSuperview() }
    let type = isEditing ? editingAccessoryType : accessoryType
    if let shown {
      if shown.superview !== self { addSubview(shown) }
    } else if type != .none {
      addSubview(TableCellAccessory(type))
    }
    markNeedsLayout()
  }
}
