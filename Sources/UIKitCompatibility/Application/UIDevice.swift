// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// The kind of interface of a device.
public nonisolated enum UIUserInterfaceIdiom: Int, Hashable, Sendable, CaseIterable {
  /// An unspecified interface.
  case unspecified = -1
  /// The interface of a phone.
  case phone = 0
  /// The interface of a tablet.
  case pad = 1
  /// The interface of a television.
  case tv = 2
  /// The interface of a car.
  case carPlay = 3
  /// The interface of a Mac.
  case mac = 5
  /// The interface of a headset.
  case vision = 6
}

/// The device, a phone with iOS 17.
#if MainActor
  @MainActor
#endif
public final class UIDevice: NSObject, Sendable {
  /// The device.
  public static let current = UIDevice()

  /// The kind of interface: that of a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The model.
  public var model: String { "iPhone" }
  /// The name of the device.
  public var name: String { "iPhone" }
  /// The name of the operating system.
  public var systemName: String { "iOS" }
  /// The version of the operating system.
  public var systemVersion: String { "17.0" }
  /// The model in the user's language.
  public var localizedModel: String { model }
  /// An identifier of the device for the app's vendor: `nil`.
  public var identifierForVendor: UUID? { nil }
  /// The orientation: upright.
  public var orientation: UIDeviceOrientation { .portrait }
  /// A Boolean value that indicates whether changes of the orientation are reported, which has no
  /// effect.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Begins reports of changes of the orientation, which never happen.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends reports of changes of the orientation.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// A Boolean value that indicates whether several apps can run.
  public var isMultitaskingSupported: Bool { true }
  /// A Boolean value that indicates whether the battery is watched, which has no effect.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// The level of the battery: −1, unknown.
  public var batteryLevel: Float { -1 }
  /// The state of the battery: unknown.
  public var batteryState: BatteryState { .unknown }
  /// A Boolean value that indicates whether the proximity sensor is watched, which has no effect.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// The state of a battery.
  public nonisolated enum BatteryState: Int, Hashable, Sendable, CaseIterable {
    /// Not known.
    case unknown = 0
    /// In use.
    case unplugged = 1
    /// Being charged.
    case charging = 2
    /// Full.
    case full = 3
  }

  /// The name of the notification that the orientation changed.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The name of the notification that the level of the battery changed.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The name of the notification that the state of the battery changed.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}

nonisolated extension UITraitCollection {
  /// The kind of interface: that of a tablet if both size classes are regular.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    horizontalSizeClass == .regular && verticalSizeClass == .regular ? .pad : .phone
  }

  /// The traits of a phone, for code outside of any view.
  public static var current: UITraitCollection { .phone }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of interface: that of a phone.
///
/// The function is an older form of ``UIDevice/userInterfaceIdiom``.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
