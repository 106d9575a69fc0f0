// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A placeholder for text that is loading.
open class SkeletonNode: UIStackView {
  /// Creates a skeleton.
  ///
  /// - Parameters:
  ///   - lines: The expected number of lines, at least one; the last of several is shorter.
  ///   - hasPicture: Whether a round picture precedes them.
  ///   - style: The style of the skeleton.
  public init(
    lines: Int = 2, hasPicture: Bool = false, style: ComponentStyle = ComponentStyle()
  ) {
    super.init(frame: .zero)
    spacing = style.spacing.medium.value
    alignment = .center
    translatesAutoresizingMaskIntoConstraints = false
    let count = min(max(lines, 1), 100)
    let line = CGSize(width: UIView.noIntrinsicMetric, height: 14)
    let bars = (0..<count).map { _ in
      GrowingBoxNode(
        line, atMost: 2.5, cornerRadius: style.shape.small, color: style.color.track)
    }
    let text = style.stack(.vertical, bars, spacing: style.spacing.small, alignment: .leading)
    for (index, bar) in bars.enumerated() {
      bar.widthAnchor.constraint(
        equalTo: text.widthAnchor, multiplier: index > 0 && index == count - 1 ? 0.6 : 1
      ).isActive = true
    }
    if hasPicture {
      addArrangedSubview(
        GrowingBoxNode(
          CGSize(width: 44, height: 44), atMost: 2, cornerRadius: 22, color: style.color.track))
    }
    addArrangedSubview(text)
    isAccessibilityElement = true
    accessibilityLabel = style.words.loading
    accessibilityTraits = .updatesFrequently
  }

  /// Creates an empty component, because components do not support decoding.
  public required convenience init(coder: NSCoder) { self.init() }
}
