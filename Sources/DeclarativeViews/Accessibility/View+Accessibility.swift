// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

extension View {
  /// Sets the accessibility label of the view.
  ///
  /// - Parameter labelKey: The key of the label, in a word or two.
  /// - Returns: The modified view.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the accessibility label of the view.
  ///
  /// - Parameter label: The label, in a word or two.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    spoken(AccessibilityChange(label: String(label)))
  }

  /// Sets the accessibility label of the view.
  ///
  /// - Parameter label: The label as text.
  /// - Returns: The modified view.
  public func accessibilityLabel(_ label: Text) -> some View {
    SpokenTextView(content: self) { AccessibilityChange(label: label.string(in: $0)) }
  }

  /// Sets the accessibility value of the view.
  ///
  /// - Parameter valueKey: The key of the value in words.
  /// - Returns: The modified view.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the accessibility value of the view.
  ///
  /// - Parameter value: The value in words.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View {
    spoken(AccessibilityChange(value: String(value)))
  }

  /// Sets the accessibility value of the view.
  ///
  /// - Parameter value: The value as text.
  /// - Returns: The modified view.
  public func accessibilityValue(_ value: Text) -> some View {
    SpokenTextView(content: self) { AccessibilityChange(value: value.string(in: $0)) }
  }

  /// Sets the accessibility hint of the view.
  ///
  /// - Parameter hintKey: The key of a sentence that describes the result of using the view.
  /// - Returns: The modified view.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Sets the accessibility hint of the view.
  ///
  /// - Parameter hint: A sentence that describes the result of using the view.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    spoken(AccessibilityChange(hint: String(hint)))
  }

  /// Sets the accessibility hint of the view.
  ///
  /// - Parameter hint: The hint as text.
  /// - Returns: The modified view.
  public func accessibilityHint(_ hint: Text) -> some View {
    SpokenTextView(content: self) { AccessibilityChange(hint: hint.string(in: $0)) }
  }

  /// Sets the accessibility identifier of the view, for tests.
  ///
  /// - Parameter identifier: The identifier.
  /// - Returns: The modified view.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    spoken(AccessibilityChange(identifier: identifier))
  }

  /// Adds accessibility traits to the view.
  ///
  /// - Parameter traits: The traits to add.
  /// - Returns: The modified view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    spoken(AccessibilityChange(added: traits))
  }

  /// Removes accessibility traits from the view.
  ///
  /// - Parameter traits: The traits to remove.
  /// - Returns: The modified view.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    spoken(AccessibilityChange(removed: traits))
  }

  /// Sets whether the view is hidden from VoiceOver.
  ///
  /// - Parameter hidden: Whether the view is hidden.
  /// - Returns: The modified view.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    NodeHolder(content: self, name: "accessibilityHidden(\(hidden))") {
      SpokenGroupNode()
    } change: {
      $0.accessibilityElementsHidden = hidden
    }
  }

  /// Turns the view into one accessibility element.
  ///
  /// - Parameter children: The way in which the element treats its descendants.
  /// - Returns: The modified view.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    NodeHolder(content: self, name: "accessibilityElement") {
      SpokenGroupNode()
    } change: { node in
      node.isAccessibilityElement = children.kind != .contain
      node.shouldGroupAccessibilityChildren = children.kind == .contain
      node.collectsSpeech = children.kind == .combine
    }
  }

  private func spoken(_ change: AccessibilityChange) -> WrappedView {
    WrappedView(content: self, element: AccessibilityElementModifier(change: change))
  }
}
