// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What kind of element a node is for those who do not see it. UIKit: `UIAccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: UInt64

  /// Creates traits from their bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing special.
  public static let none: AccessibilityTraits = []
  /// It can be pressed.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// It leads elsewhere.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// It plays a sound of its own.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  /// It is text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// It sums up what is going on when an app begins.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
  /// It is disabled.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// Its label or value changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// It is a field to search by.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// It begins something that is to be heard.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// Its value goes up and down.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// It is used by fingers directly, as a keyboard of a piano.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// It turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// It divides content into parts.
  public static let header = AccessibilityTraits(rawValue: 1 << 16)
  /// It is a bar of tabs.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 28)
  /// It turns something on and off.
  public static let toggleButton = AccessibilityTraits(rawValue: 1 << 53)
}
