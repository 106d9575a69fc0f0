// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

/// What apps ask of the system, which answers as if nobody were there.
@Suite("The system around an app")
struct SystemTests {
  private final class App: UIResponder, UIApplicationDelegate {}

  private final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
  }

  @Test("a test connects a scene with a session of its own")
  func scene() {
    let session = UISceneSession()
    let options = UIScene.ConnectionOptions()
    let configuration = App().application(
      UIApplication.shared, configurationForConnecting: session, options: options)
    #expect(configuration.role == session.role && session.role == .windowApplication)
    #expect(configuration.name == nil && session.scene == nil)
    App().application(UIApplication.shared, didDiscardSceneSessions: [session])
    let scene = UIWindowScene(session: session, connectionOptions: options)
    #expect(scene.coordinateSpace.bounds == UIScreen.main.bounds)
    let delegate = Scene()
    delegate.scene(scene, willConnectTo: session, options: options)
    #expect(scene.keyWindow === delegate.window && delegate.window != nil)
    #expect(scene.coordinateSpace === delegate.window)
    #expect(scene.statusBarManager?.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
    #expect(scene.statusBarManager?.isStatusBarHidden == false)
  }

  @Test("windows keep their level, and levels are ordered")
  func levels() {
    let window = UIWindow()
    #expect(window.windowLevel == .normal)
    window.windowLevel = .alert
    #expect(window.windowLevel == .alert && window.windowLevel.rawValue == 2000)
    #expect(UIWindow.Level.normal < .statusBar && .statusBar < UIWindow.Level.alert)
  }

  @Test("an application in a process without one has no sessions, no badge, and opens no settings")
  func application() {
    let app = UIApplication.shared
    #expect(app.statusBarFrame == .zero && app.openSessions.isEmpty)
    app.isIdleTimerDisabled = true
    app.applicationIconBadgeNumber = 3
    #expect(!app.isIdleTimerDisabled && app.applicationIconBadgeNumber == 0)
    let settings = URL(string: UIApplication.openSettingsURLString)
    #expect(settings.map(app.canOpenURL) == false)
  }

  @Test("assistive technologies are off, and haptic feedback does nothing")
  func accessibility() {
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
    #expect(UIAccessibility.Notification.screenChanged != .layoutChanged)
    let impact = UIImpactFeedbackGenerator(style: .heavy)
    impact.prepare()
    impact.impactOccurred()
    impact.impactOccurred(intensity: 0.5)
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
  }

  @Test("points, sizes, and rectangles are transformed")
  func transforms() {
    let transform = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: -1)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 5, y: 3))
    #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: -1))
    #expect(
      CGRect(x: 0, y: 0, width: 1, height: 1).applying(transform)
        == CGRect(x: 3, y: 3, width: 2, height: 1))
  }

  @Test("bar items accept a target and an action of nil")
  func items() {
    let title = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    #expect(title.title == "Back" && title.primaryAction == nil)
    let image = UIBarButtonItem(
      image: UIImage(systemName: "gear"), style: .done, target: self, action: nil)
    #expect(image.image != nil && image.style == .done)
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    #expect(space.systemItem == .flexibleSpace)
  }

  @Test("the kind of interface is that of a phone, in both forms")
  func idiom() {
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UI_USER_INTERFACE_IDIOM() == .phone)
  }

  @Test("the app keeps the delegate that a test sets, weakly")
  func appDelegate() {
    final class Delegate: UIApplicationDelegate {}
    let app = UIApplication()
    var delegate: Delegate? = Delegate()
    app.delegate = delegate
    #expect(app.delegate === delegate && delegate != nil)
    delegate = nil
    #expect(app.delegate == nil)
  }

  @Test("the windows and scenes of the app are those of its delegate's window")
  func windowsOfApp() {
    final class Delegate: UIApplicationDelegate {
      var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
    }
    final class Silent: UIApplicationDelegate {}
    let app = UIApplication()
    let delegate = Delegate()
    #expect(app.windows.isEmpty && app.keyWindow == nil && app.connectedScenes.isEmpty)
    app.delegate = delegate
    #expect(app.windows == [delegate.window] && app.keyWindow == nil)
    delegate.window?.makeKeyAndVisible()
    #expect(app.keyWindow === delegate.window && app.connectedScenes.isEmpty)
    let session = UISceneSession()
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    delegate.window?.windowScene = scene
    #expect(app.connectedScenes == [scene])
    let silent = Silent()
    silent.window = delegate.window
    app.delegate = silent
    #expect(app.windows.isEmpty)
  }
}
