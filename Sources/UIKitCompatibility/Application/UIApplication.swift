// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A placeholder for the app, which doesn't exist here.
///
/// A test calls the delegate's methods itself, with its own scene.
open class UIApplication: UIResponder {
  /// The state of an app.
  public nonisolated enum State: Int, Hashable, Sendable, CaseIterable {
    /// The app is in the foreground and receives events.
    case active = 0
    /// The app is in the foreground.
    case inactive = 1
    /// The app is in the background.
    case background = 2
  }

  /// A key of an app's launch options.
  public nonisolated struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// A key of the options for opening a URL.
  public nonisolated struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  #if MainActor
    /// The app.
    public static let shared = UIApplication()
  #else
    // Its only state is locked.
    /// The app.
    public nonisolated(unsafe) static let shared = UIApplication()
  #endif

  /// The delegate of the app: none, unless a test sets it; held weakly.
  ///
  /// Nothing calls its methods; its window is the app's.
  public final var delegate: (any UIApplicationDelegate)? {
    get { delegateLock.withLock { lockedDelegate } }
    set { delegateLock.withLock { lockedDelegate = newValue } }
  }
  private final let delegateLock = NSLock()
  private final weak var lockedDelegate: (any UIApplicationDelegate)?

  /// The state of the app: active.
  public final var applicationState: State { .active }
  /// The windows of the app: that of the delegate, if any.
  public final var windows: [UIWindow] {
    (delegate?.window).map { [$0] } ?? []
  }
  /// The window that receives typed text: that of the delegate, while it is visible.
  public final var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The scenes of the app: that of the delegate's window, if any.
  public final var connectedScenes: Set<UIScene> {
    (delegate?.window?.windowScene).map { [$0] } ?? []
  }
  /// The preferred text size: the default one.
  public final var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The layout direction of the app's language: left to right.
  public final var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// The frame of the status bar, in points: zero, because there is no app.
  public final var statusBarFrame: CGRect { .zero }
  /// The sessions of the app's scenes, which are empty.
  public final var openSessions: Set<UISceneSession> { [] }
  /// A Boolean value that indicates whether the screen stays on, which has no effect.
  public final var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  /// The number on the app's icon, which has no effect.
  public final var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }
  /// The URL of the app's settings, which can't be opened.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Calls a method of a target, or, if it's `nil`, of the first object in the responder chain of the
  /// sender that has it.
  ///
  /// Without a sender there is no responder chain, because the app shows no screens.
  ///
  /// - Returns: Whether an object has the method.
  @discardableResult
  public final func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let view = sender as? ViewNode
    return TargetAction(target: target.map { $0 as AnyObject }, selector: action).perform(
      sender: sender, event: event,
      chains: [view?.shownScreen?.firstResponder, sender as? any Responder])
  }

  /// Returns whether a URL can be opened: it can't.
  public final func canOpenURL(_ url: URL) -> Bool { false }

  /// Calls the closure with `false`, because the URL can't be opened.
  public final func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
}

/// A delegate that is notified of the app's state changes.
#if MainActor
  @MainActor
#endif
public protocol UIApplicationDelegate: AnyObject {
  /// The window of the app, `nil` by default.
  var window: UIWindow? { get set }
  /// Called when the app was launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Returns the configuration of a scene that is about to be connected.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when scenes were closed by the user.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Called when the app became active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app stops being active.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app is in the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app comes to the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// `nil`; setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns the configuration of the session.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
}
