// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The session of a scene.
open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public nonisolated struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a purpose.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A window of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// A unique identifier of the session.
  open var persistentIdentifier: String { "session" }
  /// The purpose of the scene: a window of the app.
  open var role: Role { .windowApplication }
  /// The configuration of the scene.
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
  /// The connected scene: `nil`, because there is no app.
  open var scene: UIScene? { nil }

  /// Creates a session, for a test that connects a scene itself.
  public override init() {
    super.init()
  }
}

/// The classes with which a scene is created.
open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public final let name: String?
  /// The purpose of the scene.
  public final let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - name: The name, or `nil`.
  ///   - sessionRole: The purpose of the scene.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// The status bar of a scene.
open class UIStatusBarManager: NSObject {
  /// The frame of the status bar, in points: 47 high, as on a phone with a notch.
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 47)
  }
  /// A Boolean value that indicates whether the status bar is hidden: `false`.
  open var isStatusBarHidden: Bool { false }
  /// The style of the status bar, which isn't drawn: the default.
  open var statusBarStyle: UIStatusBarStyle { .default }
}
