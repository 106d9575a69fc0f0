// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import PlatformViews

/// Tabs for the parts of a page, one of which is shown.
///
/// Tabs that do not fit scroll, and the selected one is scrolled into view.
open class TabsNode: SingleChoiceNode {
  private let scroll = ReadingScrollNode()

  /// Creates tabs, the first of which is selected.
  ///
  /// - Parameters:
  ///   - titles: The titles of the tabs, in order.
  ///   - style: The style of the tabs.
  public init(titles: [String] = [], style: ComponentStyle = ComponentStyle()) {
    super.init(titles: titles, look: .tab, style: style)
    for tab in segments { tab.titleLabel.numberOfLines = 1 }
    scroll.showsHorizontalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    let row = style.stack(.horizontal, segments, spacing: .zero)
    // If the tabs do not fill the width, they are aligned to the leading edge.
    scroll.scroll(row, end: .lessThanOrEqual)
    let guide = scroll.contentLayoutGuide
    let width = guide.widthAnchor.constraint(equalTo: row.widthAnchor)
    width.priority = .fittingSizeLevel
    NSLayoutConstraint.activate([
      guide.widthAnchor.constraint(greaterThanOrEqualTo: scroll.frameLayoutGuide.widthAnchor),
      width,
      row.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
    ])
    fill(with: style.stack(.vertical, [scroll, DividerNode(style: style)], spacing: .zero))
  }

  /// Returns `nil`, because components do not support decoding.
  public required init?(coder: NSCoder) { nil }

  /// The index of the selected tab, starting at 0, which is scrolled into view.
  ///
  /// Setting it does not call the handler, and an invalid index is ignored.
  open override var selectedIndex: Int {
    didSet {
      if segments.indices.contains(selectedIndex) { scroll.reveal(segments[selectedIndex]) }
    }
  }
}
