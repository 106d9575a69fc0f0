// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// The parts of a page by name, of which one is shown.
///
/// More than fit are scrolled.
open class TabsNode: SingleChoiceNode {
  /// Makes tabs of which the first is chosen.
  ///
  /// - Parameters:
  ///   - titles: The names of the tabs, in order.
  ///   - style: What the tabs are styled with.
  public init(titles: [String] = [], style: ComponentStyle = ComponentStyle()) {
    super.init(titles: titles, look: .tab, style: style)
    for tab in segments { tab.titleLabel.numberOfLines = 1 }
    let scroll = ReadingScrollNode()
    scroll.showsHorizontalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    let row = style.stack(.horizontal, segments, spacing: .zero)
    // Few tabs stand where reading begins.
    scroll.scroll(row, end: .lessThanOrEqual)
    let guide = scroll.contentLayoutGuide
    let width = guide.widthAnchor.constraint(equalTo: row.widthAnchor)
    width.priority = .fittingSizeLevel
    LayoutConstraint.activate([
      guide.widthAnchor.constraint(greaterThanOrEqualTo: scroll.frameLayoutGuide.widthAnchor),
      width,
      row.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
    ])
    fill(with: style.stack(.vertical, [scroll, DividerNode(style: style)], spacing: .zero))
  }
}
