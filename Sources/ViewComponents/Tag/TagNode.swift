// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import PlatformViews

/// A word about a thing, such as its state: it takes no touches.
public final class TagNode: PillNode {
  /// The meaning that the colors of the tag convey.
  public let tone: Tone

  /// Makes a tag.
  ///
  /// - Parameters:
  ///   - text: The word.
  ///   - tone: What the tag says by its colors.
  ///   - style: What the tag is styled with.
  public init(text: String = "", tone: Tone = .neutral, style: ComponentStyle = ComponentStyle()) {
    self.tone = tone
    super.init(style: style, tone: tone)
    label.text = text
  }

  #if UIKitViews
    /// Makes none: components are not decoded.
    public required init?(coder: NSCoder) { nil }
  #endif
}
