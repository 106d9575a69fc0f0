// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A factory of short texts in capsules: tags, badges, and chips.
public protocol TagFactoryProtocol: ComponentFactoryProtocol {
  /// Returns a tag with a word about an item, such as its state.
  ///
  /// - Parameters:
  ///   - text: The word.
  ///   - tone: The meaning that its colors convey.
  /// - Returns: The tag.
  func tag(text: String, tone: Tone) -> TagNode

  /// Returns a badge with the number of new items.
  ///
  /// - Parameter count: The number; zero hides the badge.
  /// - Returns: The badge.
  func badge(count: Int) -> BadgeNode

  /// Returns a dot that indicates that an item is new, or the item's state.
  ///
  /// - Parameter tone: The meaning that its color conveys.
  /// - Returns: The dot.
  func dot(tone: Tone) -> BadgeNode

  /// Returns a chip: an option that can be combined with others.
  ///
  /// A tap toggles it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: A symbol before the title, or `nil` for none.
  ///   - isSelected: Whether it is selected.
  /// - Returns: The chip.
  func chip(title: String, image: UIImage?, isSelected: Bool) -> ChipNode
}

extension TagFactoryProtocol {
  /// Returns a tag without a tone.
  public func tag(text: String) -> TagNode { tag(text: text, tone: .neutral) }

  /// Returns a chip without a symbol.
  public func chip(title: String, isSelected: Bool) -> ChipNode {
    chip(title: title, image: nil, isSelected: isSelected)
  }
}
