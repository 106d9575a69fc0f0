// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// The tags of a style.
public final class TagFactory: TagFactoryProtocol {
  /// The style of the tags.
  public let style: ComponentStyle

  /// Makes the factory.
  ///
  /// - Parameter style: What the tags are styled with.
  public init(style: ComponentStyle = ComponentStyle()) {
    self.style = style
  }

  /// A word about a thing, such as its state.
  public func tag(text: String, tone: Tone) -> TagNode {
    TagNode(text: text, tone: tone, style: style)
  }

  /// Returns a badge with the number of new items.
  public func badge(count: Int) -> BadgeNode {
    BadgeNode(count: count, style: style)
  }

  /// A dot that says that something is new, or in which state it is.
  public func dot(tone: Tone) -> BadgeNode {
    BadgeNode(tone: tone, style: style)
  }

  /// A choice among several that can be combined.
  public func chip(title: String, image: UIImage?, isSelected: Bool) -> ChipNode {
    let chip = ChipNode(title: title, image: image, style: style)
    chip.isSelected = isSelected
    return chip
  }
}
