// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import PlatformViews

/// A control with segments, one of which is selected.
///
/// At accessibility text sizes, they are stacked vertically.
open class SegmentsNode: SingleChoiceNode {
  /// Creates segments, the first of which is selected.
  ///
  /// - Parameters:
  ///   - titles: The titles of the segments, in order.
  ///   - style: The style of the segments.
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

  /// Returns `nil`, because components do not support decoding.
  public required init?(coder: NSCoder) { nil }
}
