// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// SwiftUI's names for traits.
nonisolated extension AccessibilityTraits {
  /// The view is a button.
  public static var isButton: AccessibilityTraits { .button }
  /// The view divides content into sections.
  public static var isHeader: AccessibilityTraits { .header }
  /// The view is selected.
  public static var isSelected: AccessibilityTraits { .selected }
  /// The view is a link.
  public static var isLink: AccessibilityTraits { .link }
  /// The view is a search field.
  public static var isSearchField: AccessibilityTraits { .searchField }
  /// The view is an image.
  public static var isImage: AccessibilityTraits { .image }
  /// The view is static text.
  public static var isStaticText: AccessibilityTraits { .staticText }
  /// The view is a keyboard key.
  public static var isKeyboardKey: AccessibilityTraits { .keyboardKey }
  /// The view provides summary information when the app starts.
  public static var isSummaryElement: AccessibilityTraits { .summaryElement }
  /// The view is a toggle.
  public static var isToggle: AccessibilityTraits { .toggleButton }
}
