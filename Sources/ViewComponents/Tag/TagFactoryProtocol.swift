// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// Makes short texts in round shapes: tags, badges and chips.
public protocol TagFactoryProtocol: ComponentFactoryProtocol {
  /// A word about a thing, such as its state.
  ///
  /// - Parameters:
  ///   - text: The word.
  ///   - tone: What it says by its colors.
  /// - Returns: The tag.
  func tag(text: String, tone: Tone) -> TagNode

  /// Returns a badge with the number of new items.
  ///
  /// - Parameter count: The number; zero hides the badge.
  /// - Returns: The badge.
  func badge(count: Int) -> BadgeNode

  /// A dot that says that something is new, or in which state it is.
  ///
  /// - Parameter tone: What it says by its colors.
  /// - Returns: The dot.
  func dot(tone: Tone) -> BadgeNode

  /// A choice among several that can be combined. A tap turns it over.
  ///
  /// - Parameters:
  ///   - title: The choice.
  ///   - image: A symbol before it.
  ///   - isSelected: Whether it is chosen.
  /// - Returns: The chip.
  func chip(title: String, image: UIImage?, isSelected: Bool) -> ChipNode
}

extension TagFactoryProtocol {
  /// A word about a thing, without a tone.
  public func tag(text: String) -> TagNode { tag(text: text, tone: .neutral) }

  /// A choice among several, without a symbol.
  public func chip(title: String, isSelected: Bool) -> ChipNode {
    chip(title: title, image: nil, isSelected: isSelected)
  }
}
