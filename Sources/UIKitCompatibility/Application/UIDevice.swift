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
