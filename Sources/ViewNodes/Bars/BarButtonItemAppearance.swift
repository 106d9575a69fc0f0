// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The appearance of the buttons in a bar. UIKit: `UIBarButtonItemAppearance`.
public final class BarButtonItemAppearance {
  /// The appearance in one state. UIKit: `UIBarButtonItemStateAppearance`.
  public struct StateAppearance: Hashable, Sendable {
    /// The font and color of the title; what is not said is the bar's.
    public var titleTextAttributes: TextAttributes

    /// Creates looks that say nothing.
    public init(titleTextAttributes: TextAttributes = TextAttributes()) {
      self.titleTextAttributes = titleTextAttributes
    }
  }

  /// Enabled and not touched.
  public var normal = StateAppearance() {
    didSet { if normal != oldValue { changed?() } }
  }
  /// Touched.
  public var highlighted = StateAppearance() {
    didSet { if highlighted != oldValue { changed?() } }
  }
  /// Disabled.
  public var disabled = StateAppearance() {
    didSet { if disabled != oldValue { changed?() } }
  }

  var changed: (() -> Void)?

  /// Creates the looks of a style, which say nothing: the bar knows the style.
  public init(style: BarButtonItem.Style = .plain) {}

  /// Another appearance with the same values.
  public func copy() -> BarButtonItemAppearance {
    let other = BarButtonItemAppearance()
    other.normal = normal
    other.highlighted = highlighted
    other.disabled = disabled
    return other
  }

  /// The title's attributes in a state, the normal ones where it says nothing.
  func titleAttributes(for state: Control.State) -> TextAttributes {
    var attributes = normal.titleTextAttributes
    if state.contains(.highlighted) {
      attributes = attributes.merging(highlighted.titleTextAttributes)
    }
    if state.contains(.disabled) {
      attributes = attributes.merging(disabled.titleTextAttributes)
    }
    return attributes
  }
}
