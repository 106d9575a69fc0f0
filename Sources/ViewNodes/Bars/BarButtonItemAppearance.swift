// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The appearance of the buttons in a bar.
///
/// UIKit: `UIBarButtonItemAppearance`.
public final class BarButtonItemAppearance: BarAppearancePart {
  /// The appearance of a bar button in one state.
  ///
  /// UIKit: `UIBarButtonItemStateAppearance`.
  public nonisolated struct StateAppearance: Hashable, Sendable {
    /// The font and color of the title; unspecified attributes are those of the bar.
    @_disfavoredOverload
    public var titleTextAttributes: TextAttributes

    /// Creates a state appearance; by default it specifies nothing.
    public init(titleTextAttributes: TextAttributes = TextAttributes()) {
      self.titleTextAttributes = titleTextAttributes
    }
  }

  /// The appearance of enabled buttons that are not touched.
  public var normal = StateAppearance() {
    didSet { if let changed, normal != oldValue { changed() } }
  }
  /// The appearance of touched buttons.
  public var highlighted = StateAppearance() {
    didSet { if let changed, highlighted != oldValue { changed() } }
  }
  /// The appearance of disabled buttons.
  public var disabled = StateAppearance() {
    didSet { if let changed, disabled != oldValue { changed() } }
  }

  var changed: (() -> Void)?

  /// Creates an appearance that specifies nothing; the bar itself applies the style.
  public init(style: BarButtonItem.Style = .plain) {}

  /// Returns a copy of the appearance.
  public func copy() -> BarButtonItemAppearance {
    let other = BarButtonItemAppearance()
    copyValues(to: other)
    return other
  }

  func copyValues(to other: BarButtonItemAppearance) {
    other.normal = normal
    other.highlighted = highlighted
    other.disabled = disabled
  }

  /// Returns the title's attributes in a state; unspecified ones are those of the normal state.
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
