// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// What stands where text will be while it is loaded.
open class SkeletonNode: StackNode {
  /// Makes a skeleton.
  ///
  /// - Parameters:
  ///   - lines: How many lines of text there will be, at least one; the last of several is shorter.
  ///   - hasPicture: Whether a round picture will stand before them.
  ///   - style: What the skeleton is styled with.
  public init(
    lines: Int = 2, hasPicture: Bool = false, style: ComponentStyle = ComponentStyle()
  ) {
    super.init(frame: .zero)
    spacing = style.spacing.medium.value
    alignment = .center
    translatesAutoresizingMaskIntoConstraints = false
    let count = min(max(lines, 1), 100)
    let bars = (0..<count).map { _ in
      let bar = ViewNode()
      bar.backgroundColor = style.color.track
      bar.layer.cornerRadius = style.shape.small
      bar.keepSize(height: 14)
      return bar
    }
    let text = style.stack(.vertical, bars, spacing: style.spacing.small, alignment: .leading)
    for (index, bar) in bars.enumerated() {
      bar.widthAnchor.constraint(
        equalTo: text.widthAnchor, multiplier: index > 0 && index == count - 1 ? 0.6 : 1
      ).isActive = true
    }
    if hasPicture {
      let picture = ViewNode()
      picture.backgroundColor = style.color.track
      picture.layer.cornerRadius = 22
      picture.keepSize(width: 44, height: 44)
      addArrangedSubview(picture)
    }
    addArrangedSubview(text)
    isAccessibilityElement = true
    accessibilityLabel = "Loading"
    accessibilityTraits = .updatesFrequently
  }
}
