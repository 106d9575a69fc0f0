// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// The older names of modifiers for accessibility.
extension View {
  /// Sets the accessibility label of the view; see ``accessibilityLabel(_:)``.
  ///
  /// - Parameter label: The label as text.
  /// - Returns: The modified view.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the accessibility value of the view; see ``accessibilityValue(_:)``.
  ///
  /// - Parameter value: The value as text.
  /// - Returns: The modified view.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Sets the accessibility hint of the view; see ``accessibilityHint(_:)``.
  ///
  /// - Parameter hint: The hint as text.
  /// - Returns: The modified view.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Sets the accessibility identifier of the view; see ``accessibilityIdentifier(_:)``.
  ///
  /// - Parameter identifier: The identifier.
  /// - Returns: The modified view.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Sets whether the view is hidden from VoiceOver; see ``accessibilityHidden(_:)``.
  ///
  /// - Parameter hidden: Whether the view is hidden.
  /// - Returns: The modified view.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Sets the order in which the view is read; see ``accessibilitySortPriority(_:)``.
  ///
  /// - Parameter sortPriority: The priority.
  /// - Returns: The modified view.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// Adds accessibility traits to the view; see ``accessibilityAddTraits(_:)``.
  ///
  /// - Parameter traits: The traits to add.
  /// - Returns: The modified view.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Removes accessibility traits from the view; see ``accessibilityRemoveTraits(_:)``.
  ///
  /// - Parameter traits: The traits to remove.
  /// - Returns: The modified view.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
}
