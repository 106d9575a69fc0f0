// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// SwiftUI's names of traits.
nonisolated extension AccessibilityTraits {
  /// It is a button.
  public static var isButton: AccessibilityTraits { .button }
  /// It divides contents into sections.
  public static var isHeader: AccessibilityTraits { .header }
  /// It is selected.
  public static var isSelected: AccessibilityTraits { .selected }
  /// It is a link.
  public static var isLink: AccessibilityTraits { .link }
  /// It is a field to search in.
  public static var isSearchField: AccessibilityTraits { .searchField }
  /// It is an image.
  public static var isImage: AccessibilityTraits { .image }
  /// It is text that does not change.
  public static var isStaticText: AccessibilityTraits { .staticText }
  /// It is a key of a keyboard.
  public static var isKeyboardKey: AccessibilityTraits { .keyboardKey }
  /// It sums up how things are when the app begins.
  public static var isSummaryElement: AccessibilityTraits { .summaryElement }
  /// It turns something on and off.
  public static var isToggle: AccessibilityTraits { .toggleButton }
}
