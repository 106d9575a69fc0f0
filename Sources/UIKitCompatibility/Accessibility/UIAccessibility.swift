// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The settings of assistive technologies, all of which are off, and notifications, which have no
/// effect.
public nonisolated enum UIAccessibility {
  /// A notification to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public var rawValue: UInt32

    /// Creates a notification.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An announcement.
    public static let announcement = Notification(rawValue: 1008)
    /// Content was scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Does nothing.
  public static func post(notification: Notification, argument: Any?) {}

  /// A Boolean value that indicates whether VoiceOver is on: `false`.
  public static var isVoiceOverRunning: Bool { false }
  /// A Boolean value that indicates whether Switch Control is on: `false`.
  public static var isSwitchControlRunning: Bool { false }
  /// A Boolean value that indicates whether Reduce Motion is on: `false`.
  public static var isReduceMotionEnabled: Bool { false }
  /// A Boolean value that indicates whether Reduce Transparency is on: `false`.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// A Boolean value that indicates whether Bold Text is on: `false`.
  public static var isBoldTextEnabled: Bool { false }
  /// A Boolean value that indicates whether Smart Invert is on: `false`.
  public static var isInvertColorsEnabled: Bool { false }
  /// A Boolean value that indicates whether Reduce Motion prefers to fade: `false`.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// A Boolean value that indicates whether Button Shapes is on: `false`.
  public static var buttonShapesEnabled: Bool { false }
  /// A Boolean value that indicates whether Differentiate Without Color is on: `false`.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// A Boolean value that indicates whether On/Off Labels is on: `false`.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// A Boolean value that indicates whether Guided Access is on: `false`.
  public static var isGuidedAccessEnabled: Bool { false }
  /// A Boolean value that indicates whether AssistiveTouch is on: `false`.
  public static var isAssistiveTouchRunning: Bool { false }
  /// A Boolean value that indicates whether Speak Screen is on: `false`.
  public static var isSpeakScreenEnabled: Bool { false }
  /// A Boolean value that indicates whether closed captions are on: `false`.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// The name of the notification that VoiceOver was turned on or off.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// The name of the notification that Reduce Motion was turned on or off.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// The name of the notification that Reduce Transparency was turned on or off.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// The name of the notification that Bold Text was turned on or off.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// The name of the notification that an announcement ended.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")

  /// A Boolean value that indicates whether the grayscale filter is on: `false`.
  public static var isGrayscaleEnabled: Bool { false }
  /// A Boolean value that indicates whether Increase Contrast is on: `false`.
  ///
  /// A test sets the trait `accessibilityContrast` instead.
  public static var isDarkerSystemColorsEnabled: Bool { false }
}
