// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TableCellNode {
  /// The primary label, created on first use.
  ///
  /// UIKit: `textLabel`.
  public final var textLabel: LabelNode? {
    if let existing = parts.text { return existing }
    let made = LabelNode(frame: .zero)
    made.font =
      cellStyle == .value2 ? .systemFont(ofSize: 12) : .preferredFont(forTextStyle: .body)
    made.adjustsFontForContentSizeCategory = true
    if cellStyle == .value2 { made.textColor = shownTint }
    parts.text = made
    addPart(made)
    return made
  }

  /// The secondary label, created on first use; `nil` in the default style.
  public final var detailTextLabel: LabelNode? {
    guard cellStyle != .default else { return nil }
    if let existing = parts.detail { return existing }
    let made = LabelNode(frame: .zero)
    made.font =
      cellStyle == .value1
      ? .preferredFont(forTextStyle: .body) : .preferredFont(forTextStyle: .caption1)
    made.adjustsFontForContentSizeCategory = true
    if cellStyle == .value1 { made.textColor = .secondaryLabel }
    parts.detail = made
    addPart(made)
    return made
  }

  /// The image node at the leading edge, created on first use; `nil` in the `value2` style.
  public final var imageView: ImageNode? {
    guard cellStyle != .value2 else { return nil }
    if let existing = parts.image { return existing }
    let made = ImageNode(frame: .zero)
    parts.image = made
    addPart(made)
    return made
  }

  private final func addPart(_ view: ViewNode) {
    contentView.passState.insert(.superviewPlacesSubviews)
    contentView.addSubview(view)
    markNeedsLayout()
  }

  /// The standard subviews of the cell, as far as they were used.
  struct Parts {
    var text: LabelNode?
    var detail: LabelNode?
    var image: ImageNode?
  }

  /// The minimum distance of labels from the top and bottom, in points.
  private static var verticalMargin: CGFloat { 11 }
  /// The distance of labels and images from the sides and from each other, in points.
  private static var sideMargin: CGFloat { 16 }
  /// The distance between the labels of a cell with two lines, in points.
  private static var lineGap: CGFloat { 2 }

  /// Returns the height for the cell's labels and image, in points; at least 44.
  final func standardHeight(forWidth width: CGFloat) -> CGFloat {
    let inner = contentWidth(inWidth: width)
    let (text, detail, image) = frames(in: CGSize(width: inner, height: 0))
    var height = max(text.height, detail.height)
    if cellStyle == .subtitle, text.height > 0, detail.height > 0 {
      height = text.height + Self.lineGap + detail.height
    }
    height = max(height + 2 * Self.verticalMargin, image.height)
    return max(44, ceiledToPixel(height))
  }

  final func layoutStyle() {
    let size = contentView.bounds.size
    let (text, detail, image) = frames(in: size)
    let isFlipped = isRightToLeft
    func place(_ view: ViewNode?, _ frame: CGRect) {
      guard let view else { return }
      var frame = frame
      if isFlipped { frame.origin.x = size.width - frame.maxX }
      if view.frame != frame { view.frame = frame }
    }
    place(parts.text, text)
    place(parts.detail, detail)
    place(parts.image, image)
  }

  private func frames(in size: CGSize) -> (text: CGRect, detail: CGRect, image: CGRect) {
    let margin = Self.sideMargin
    var start = margin
    var image = CGRect.zero
    if let view = parts.image, let picture = view.image {
      image.size = picture.size
      image.origin = CGPoint(x: start, y: roundedToPixel((size.height - image.height) / 2))
      start = image.maxX + margin
    }
    let available = max(0, size.width - start - margin)
    func fittingSize(_ label: LabelNode?, _ width: CGFloat) -> CGSize {
      guard let label, label.text?.isEmpty == false else { return .zero }
      let size = label.sizeThatFits(CGSize(width: width, height: 0))
      return CGSize(width: min(size.width, width), height: size.height)
    }
    func centered(_ height: CGFloat) -> CGFloat { roundedToPixel((size.height - height) / 2) }
    switch cellStyle {
    case .default:
      let text = fittingSize(parts.text, available)
      return (
        CGRect(x: start, y: centered(text.height), width: available, height: text.height), .zero,
        image
      )
    case .subtitle:
      let text = fittingSize(parts.text, available)
      let detail = fittingSize(parts.detail, available)
      let gap = text.height > 0 && detail.height > 0 ? Self.lineGap : 0
      let top = centered(text.height + gap + detail.height)
      return (
        CGRect(x: start, y: top, width: available, height: text.height),
        CGRect(x: start, y: top + text.height + gap, width: available, height: detail.height), image
      )
    case .value1:
      let text = fittingSize(parts.text, available)
      let detail = fittingSize(parts.detail, max(0, available - text.width - 8))
      return (
        CGRect(x: start, y: centered(text.height), width: text.width, height: text.height),
        CGRect(
          x: size.width - margin - detail.width, y: centered(detail.height), width: detail.width,
          height: detail.height), image
      )
    case .value2:
      let text = fittingSize(parts.text, min(91, available))
      let detail = fittingSize(parts.detail, max(0, available - 97))
      return (
        CGRect(
          x: start + 91 - text.width, y: centered(text.height), width: text.width,
          height: text.height),
        CGRect(
          x: start + 97, y: centered(detail.height), width: detail.width, height: detail.height),
        image
      )
    }
  }
}
