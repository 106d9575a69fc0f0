// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// An action that the app's icon offers.
///
/// There is no icon here, so a test passes an item to its delegate.
open class UIApplicationShortcutItem: NSObject {
  /// The type of the action, which the app defines.
  open var type: String
  /// The title.
  open var localizedTitle: String
  /// The subtitle, or `nil` for none.
  open var localizedSubtitle: String?
  /// What the app keeps with the action.
  open var userInfo: [String: any NSSecureCoding]?
  /// What identifies the scene for the action, or `nil` for any.
  open var targetContentIdentifier: Any?

  /// Creates an action with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil)
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - type: The type of the action, which the app defines.
  ///   - localizedTitle: The title.
  ///   - localizedSubtitle: The subtitle, or `nil` for none.
  ///   - userInfo: What the app keeps with the action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
    super.init()
  }
}

nonisolated extension UIApplication.LaunchOptionsKey {
  /// The action of the icon with which the app was launched.
  public static let shortcutItem = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  /// The link with which the app was launched.
  public static let url = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsURLKey")
}
