// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes

/// A short text in a shape with round ends: the base of tags and badges.
public class PillNode: ViewNode {
  /// Shows the text.
  public final let label: LabelNode

  init(
    style: ComponentStyle, tone: Tone, hasText: Bool = true, horizontal: Padding = .eight,
    vertical: Padding = .four
  ) {
    label = style.label(\.tag, tone.content(in: style.color), alignment: .center)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = tone.fill(in: style.color)
    if tone == .neutral {
      layer.borderWidth = style.shape.border
      layer.borderColor = style.color.border
    }
    for axis in [Axis.horizontal, .vertical] {
      label.setContentHuggingPriority(.defaultHigh, for: axis)
    }
    if hasText { fill(with: label, horizontal: horizontal, vertical: vertical) }
  }

  /// The text.
  public final var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  /// Rounds the ends.
  public override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height, 32) / 2
  }
}
