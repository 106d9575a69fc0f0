// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import PlatformViews

/// The parts of a page by name, of which one is shown.
///
/// More than fit are scrolled, so that the one that is shown is seen.
open class TabsNode: SingleChoiceNode {
  private let scroll = ReadingScrollNode()

  /// Makes tabs of which the first is chosen.
  ///
  /// - Parameters:
  ///   - titles: The names of the tabs, in order.
  ///   - style: What the tabs are styled with.
  public init(titles: [String] = [], style: ComponentStyle = ComponentStyle()) {
    super.init(titles: titles, look: .tab, style: style)
    for tab in segments { tab.titleLabel.numberOfLines = 1 }
    scroll.showsHorizontalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    let row = style.stack(.horizontal, segments, spacing: .zero)
    // Few tabs stand where reading begins.
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

  #if UIKitViews
    /// Makes none: components are not decoded.
    public required init?(coder: NSCoder) { nil }
  #endif

  /// The index of what is chosen, from 0, which is scrolled to where it is seen.
  ///
  /// Setting it tells nobody, and an index that nothing has is ignored.
  open override var selectedIndex: Int {
    didSet {
      if segments.indices.contains(selectedIndex) { scroll.reveal(segments[selectedIndex]) }
    }
  }
}
