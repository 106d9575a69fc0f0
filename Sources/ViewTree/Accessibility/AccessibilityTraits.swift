// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The accessibility traits that describe how an element behaves.
///
/// UIKit: `UIAccessibilityTraits`.
public nonisolated struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The raw bits, with UIKit's values.
  public let rawValue: UInt64

  /// Creates traits from raw bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The element has no traits.
  public static let none: AccessibilityTraits = []
  /// The element is a button.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// The element is a link.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// The element is an image.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// The element plays its own sound when activated.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  /// The element is a key on the keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  /// The element is static text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// The element summarizes the app's state when it launches.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
  /// The element is disabled and does not respond to the user.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// The element frequently updates its label or value.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// The element is a search field.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// The element starts a media session when activated.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// The element has a value that can be incremented and decremented.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// The element allows direct touch interaction, as the keys of a piano do.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// The element causes a page turn when its text has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// The element is a header that divides content into sections.
  public static let header = AccessibilityTraits(rawValue: 1 << 16)
  /// The element is a tab bar.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 28)
  /// The element toggles a setting on and off.
  public static let toggleButton = AccessibilityTraits(rawValue: 1 << 53)
}
