// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A factory of tags with a style.
public final class TagFactory: TagFactoryProtocol {
  /// The style of the tags.
  public let style: ComponentStyle

  /// Creates a factory.
  ///
  /// - Parameter style: The style of the tags.
  public init(style: ComponentStyle = ComponentStyle()) {
    self.style = style
  }

  /// Returns a tag with a word about an item, such as its state.
  public func tag(text: String, tone: Tone) -> TagNode {
    TagNode(text: text, tone: tone, style: style)
  }

  /// Returns a badge with the number of new items.
  public func badge(count: Int) -> BadgeNode {
    BadgeNode(count: count, style: style)
  }

  /// Returns a dot that indicates that an item is new, or the item's state.
  public func dot(tone: Tone) -> BadgeNode {
    BadgeNode(tone: tone, style: style)
  }

  /// Returns a chip: an option that can be combined with others.
  public func chip(title: String, image: UIImage?, isSelected: Bool) -> ChipNode {
    let chip = ChipNode(title: title, image: image, style: style)
    chip.isSelected = isSelected
    return chip
  }
}
