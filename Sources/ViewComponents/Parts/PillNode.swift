// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A short text in a capsule: the base class of tags and badges.
public class PillNode: UIView {
  /// The label of the text.
  public final let label: UILabel

  init(
    style: ComponentStyle, tone: Tone, hasText: Bool = true, horizontal: Padding = .eight,
    vertical: Padding = .four
  ) {
    label = style.label(\.tag, style.content(of: tone), alignment: .center)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = style.fill(of: tone)
    if tone == .neutral {
      drawBorder(style.color.border, width: style.shape.border)
    }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      label.setContentHuggingPriority(.defaultHigh, for: axis)
    }
    if hasText { fill(with: label, horizontal: horizontal, vertical: vertical) }
  }

  /// Returns `nil`, because components do not support decoding.
  public required init?(coder: NSCoder) { nil }

  /// The text.
  public final var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  /// Updates the corner radius.
  public override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height, 32) / 2
  }
}
