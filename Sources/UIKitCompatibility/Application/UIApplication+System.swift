// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension UIApplication {
  /// The orientation of the interface: upright.
  public final var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// Returns the orientations that the app supports in a window: those of the controller shown in it,
  /// or all except upside down.
  public final func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    (window ?? keyWindow)?.rootViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
  }

  /// The style of the status bar, which has no effect.
  public final var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }
  /// A Boolean value that indicates whether the status bar is hidden, which has no effect.
  public final var isStatusBarHidden: Bool {
    get { false }
    set {}
  }
  /// A Boolean value that indicates whether the network is in use, which has no effect.
  public final var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }
  /// A Boolean value that indicates whether protected files can be read: they can.
  public final var isProtectedDataAvailable: Bool { true }
  /// A Boolean value that indicates whether the app can have several scenes: it can't.
  public final var supportsMultipleScenes: Bool { false }
  /// A Boolean value that indicates whether the app can have other icons: it can't.
  public final var supportsAlternateIcons: Bool { false }
  /// The name of the app's icon: `nil`, for the usual one.
  public final var alternateIconName: String? { nil }
  /// The time that the app may run in the background, in seconds: unlimited.
  public final var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Begins a task that may continue in the background.
  ///
  /// - Parameters:
  ///   - taskName: The name of the task.
  ///   - handler: Called when the time is over, which never happens here.
  /// - Returns: An invalid identifier, because there is no background.
  public final func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Ends a task that may continue in the background.
  public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Ignores touches; no effect here, where a test decides what it touches.
  public final func beginIgnoringInteractionEvents() {}
  /// Handles touches again.
  public final func endIgnoringInteractionEvents() {}
  /// Registers for notifications from servers, of which there are none.
  public final func registerForRemoteNotifications() {}
  /// Ends the registration for notifications from servers.
  public final func unregisterForRemoteNotifications() {}
  /// A Boolean value that indicates whether the app is registered for notifications from servers.
  public final var isRegisteredForRemoteNotifications: Bool { false }

  /// The name of the notification that memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The name of the notification that the app was launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The name of the notification before the app ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// The name of the notification that the day or the time changed.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// The name of the notification that the user took a screenshot.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// The name of the notification that the interface was rotated.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The name of the notification before the status bar has another height.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// The name of the notification after the status bar has another height.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The name of the notification before protected files can no longer be read.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// The name of the notification that protected files can be read.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
}
