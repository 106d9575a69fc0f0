// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Scenes and the levels of their windows")
struct SceneTests {
  private final class Quiet: UISceneDelegate {}

  private let scene = UIWindowScene(
    session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())

  @Test("a scene is active, upright, and shown on the main display")
  func defaults() {
    #expect(scene.activationState == .foregroundActive && scene.title == "")
    #expect(scene.screen === UIScreen.main && scene.interfaceOrientation == .portrait)
    #expect(scene.traitCollection == UIScreen.main.traitCollection)
    #expect(scene.session.persistentIdentifier == "session")
    #expect(scene.windows.isEmpty && scene.keyWindow == nil)
  }

  @Test("a window that moves to another scene leaves its former one")
  func moving() {
    let other = UIWindowScene(
      session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    let (first, second) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
    #expect(scene.windows == [first, second])
    #expect(first.frame == UIScreen.main.bounds && first.isHidden)
    first.windowScene = other
    #expect(scene.windows == [second] && other.windows == [first])
    second.windowScene = nil
    #expect(scene.windows.isEmpty && second.windowScene == nil)
    first.windowScene = other
    #expect(other.windows == [first])
  }

  @Test("the key window of a scene is its first visible one")
  func key() {
    let (first, second) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
    for window in [first, second] { window.rootViewController = UIViewController() }
    #expect(scene.keyWindow == nil)
    second.makeKeyAndVisible()
    #expect(scene.keyWindow === second && !first.isKeyWindow)
  }

  @Test("a delegate of a scene need not implement anything")
  func quiet() {
    let delegate = Quiet()
    scene.delegate = delegate
    #expect(scene.delegate === delegate)
    delegate.scene(
      scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    delegate.sceneDidBecomeActive(scene)
    delegate.sceneWillResignActive(scene)
    delegate.sceneDidEnterBackground(scene)
    delegate.sceneWillEnterForeground(scene)
    delegate.sceneDidDisconnect(scene)
    #expect(scene.windows.isEmpty && scene.activationState == .foregroundActive)
  }

  @Test("levels of windows can be raised and lowered by a number")
  func levels() {
    #expect((UIWindow.Level.normal + 5).rawValue == 5)
    #expect((UIWindow.Level.alert - 1).rawValue == 1999)
    #expect(UIWindow.Level.statusBar + 1 > .statusBar)
    #expect(UIWindow.Level.statusBar - 1 < .statusBar)
    #expect(UIWindow.Level.statusBar + 1000 == .alert)
  }
}
