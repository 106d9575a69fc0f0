// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// One instance of an app's interface.
open class UIScene: UIResponder {
  /// The extent to which the scene is visible.
  public nonisolated enum ActivationState: Int, Hashable, Sendable, CaseIterable {
    /// The scene isn't connected.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive = 0
    /// The scene is in the foreground.
    case foregroundInactive = 1
    /// The scene is in the background.
    case background = 2
  }

  /// The options of a scene that is being connected.
  open class ConnectionOptions: NSObject {
    /// The URLs to open, none by default.
    open var urlContexts: Set<URL> = []
  }

  /// The session of the scene.
  public final let session: UISceneSession
  /// The delegate of the scene, held weakly.
  open weak var delegate: (any UISceneDelegate)?
  /// The extent to which the scene is visible.
  open var activationState: ActivationState { .foregroundActive }
  /// The title of the scene.
  open var title: String? = ""

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - connectionOptions: The options.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }
}

/// A scene that shows windows.
open class UIWindowScene: UIScene {
  /// The windows of the scene, in the order in which they were added.
  public private(set) final var windows: [UIWindow] = []
  /// The display that shows the scene.
  open var screen: UIScreen { .main }
  /// The traits of the scene.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// The orientation of the scene's interface.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The coordinate space of the scene: that of its window, or an empty view as large as the screen.
  open var coordinateSpace: any UICoordinateSpace { keyWindow ?? UIView(frame: screen.bounds) }
  /// The status bar of the scene.
  public private(set) final lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  /// The first visible window.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  final func add(_ window: UIWindow) { windows.append(window) }

  final func remove(_ window: UIWindow) { windows.removeAll { $0 === window } }
}

/// A delegate that is notified of a scene's state changes.
#if MainActor
  @MainActor
#endif
public protocol UISceneDelegate: AnyObject {
  /// Called when a scene is added to the app.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when a scene was removed from the app.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when a scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before a scene stops being active.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before a scene comes to the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when a scene is in the background.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// A delegate of a scene with a window.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
}
