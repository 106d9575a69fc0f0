// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes

/// A choice among few, all of which are seen.
///
/// In the text sizes for accessibility they stand below each other.
open class SegmentsNode: ViewNode {
  /// The names of the segments, in order.
  public final let titles: [String]
  /// Called with the new choice when a tap has changed it.
  public final var onChange: ((Int) -> Void)?
  private let segments: [SegmentNode]

  /// Makes segments of which the first is chosen.
  ///
  /// - Parameters:
  ///   - titles: The names of the segments, in order.
  ///   - style: What the segments are styled with.
  public init(titles: [String] = [], style: ComponentStyle = ComponentStyle()) {
    self.titles = titles
    segments = titles.map { SegmentNode($0, look: .segment, style: style) }
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = style.color.surface
    layer.cornerRadius = style.shape.small + 3
    layer.borderWidth = style.shape.border
    layer.borderColor = style.color.border
    let row = AdaptiveStackNode(arrangedSubviews: segments)
    row.alignmentInRow = .fill
    row.distributionInRow = .fillEqually
    row.spacing = 3
    fill(with: row, horizontal: .custom(3), vertical: .custom(3))
    shouldGroupAccessibilityChildren = true
    for (index, segment) in segments.enumerated() {
      segment.accessibilityValue = "\(index + 1) of \(titles.count)"
      segment.addTarget(self, for: .primaryActionTriggered) { $0.choose(index) }
    }
    selectedIndex = 0
  }

  /// The index of the chosen segment, from 0.
  ///
  /// Setting it tells nobody, and an index that no segment has is ignored.
  open var selectedIndex: Int {
    get { segments.firstIndex { $0.isSelected } ?? 0 }
    set {
      guard segments.indices.contains(newValue) else { return }
      for (index, segment) in segments.enumerated() { segment.isSelected = index == newValue }
    }
  }

  private func choose(_ index: Int) {
    guard index != selectedIndex else { return }
    selectedIndex = index
    onChange?(index)
  }
}
