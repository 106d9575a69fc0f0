// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import PlatformViews

/// A word about an item, such as its state; it does not respond to touches.
public final class TagNode: PillNode {
  /// The meaning that the colors of the tag convey.
  public let tone: Tone

  /// Creates a tag.
  ///
  /// - Parameters:
  ///   - text: The word.
  ///   - tone: The meaning that the colors of the tag convey.
  ///   - style: The style of the tag.
  public init(text: String = "", tone: Tone = .neutral, style: ComponentStyle = ComponentStyle()) {
    self.tone = tone
    super.init(style: style, tone: tone)
    label.text = text
  }

  /// Returns `nil`, because components do not support decoding.
  public required init?(coder: NSCoder) { nil }
}
