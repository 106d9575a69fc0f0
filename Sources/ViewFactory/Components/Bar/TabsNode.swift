// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes

/// The parts of a page by name, of which one is shown.
///
/// More than fit are scrolled.
open class TabsNode: ViewNode {
  /// The names of the tabs, in order.
  public final let titles: [String]
  /// Called with the new tab when a tap has changed it.
  public final var onChange: ((Int) -> Void)?
  private let tabs: [SegmentNode]
  private let scroll = ReadingScrollNode()

  /// Makes tabs of which the first is chosen.
  ///
  /// - Parameters:
  ///   - titles: The names of the tabs, in order.
  ///   - style: What the tabs are styled with.
  public init(titles: [String] = [], style: ComponentStyle = ComponentStyle()) {
    self.titles = titles
    tabs = titles.map { SegmentNode($0, look: .tab, style: style) }
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    scroll.showsHorizontalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    let row = style.stack(.horizontal, tabs, spacing: .zero)
    row.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(row)
    let line = DividerNode(style: style)
    let column = style.stack(.vertical, [scroll, line], spacing: .zero)
    fill(with: column)
    let guide = scroll.contentLayoutGuide
    let width = guide.widthAnchor.constraint(equalTo: row.widthAnchor)
    width.priority = .fittingSizeLevel
    LayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: guide.topAnchor),
      row.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      // Few tabs stand where reading begins.
      row.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor),
      guide.widthAnchor.constraint(greaterThanOrEqualTo: scroll.frameLayoutGuide.widthAnchor),
      width,
      row.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
    ])
    shouldGroupAccessibilityChildren = true
    for (index, tab) in tabs.enumerated() {
      tab.titleLabel.numberOfLines = 1
      tab.accessibilityValue = "\(index + 1) of \(titles.count)"
      tab.addTarget(self, for: .primaryActionTriggered) { $0.choose(index) }
    }
    selectedIndex = 0
  }

  /// The index of the chosen tab, from 0.
  ///
  /// Setting it tells nobody, and an index that no tab has is ignored.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0.isSelected } ?? 0 }
    set {
      guard tabs.indices.contains(newValue) else { return }
      for (index, tab) in tabs.enumerated() { tab.isSelected = index == newValue }
    }
  }

  private func choose(_ index: Int) {
    guard index != selectedIndex else { return }
    selectedIndex = index
    onChange?(index)
  }
}
