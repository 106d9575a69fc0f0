// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import PlatformViews

/// A choice among few, all of which are seen.
///
/// In the text sizes for accessibility they stand below each other.
open class SegmentsNode: SingleChoiceNode {
  /// Makes segments of which the first is chosen.
  ///
  /// - Parameters:
  ///   - titles: The names of the segments, in order.
  ///   - style: What the segments are styled with.
  public init(titles: [String] = [], style: ComponentStyle = ComponentStyle()) {
    super.init(titles: titles, look: .segment, style: style)
    backgroundColor = style.color.surface
    layer.cornerRadius = style.shape.small + 3
    drawBorder(style.color.border, width: style.shape.border)
    let row = AdaptiveStackNode(arrangedSubviews: segments)
    row.alignmentInRow = .fill
    row.distributionInRow = .fillEqually
    row.spacing = 3
    fill(with: row, horizontal: .custom(3), vertical: .custom(3))
  }

  #if UIKitViews
    /// Makes none: components are not decoded.
    public required init?(coder: NSCoder) { nil }
  #endif
}
