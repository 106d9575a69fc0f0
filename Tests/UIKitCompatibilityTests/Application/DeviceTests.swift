// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

@Suite("The device, its display, and the app")
struct DeviceTests {
  @Test("the device is an iPhone with iOS 17, held upright")
  func device() {
    let device = UIDevice.current
    #expect(device.model == "iPhone" && device.localizedModel == "iPhone")
    #expect(device.name == "iPhone" && device.systemName == "iOS")
    #expect(device.systemVersion == "17.0" && device.identifierForVendor == nil)
    #expect(device.orientation == .portrait && device.isMultitaskingSupported)
  }

  @Test("the sensors and the battery of the device aren't watched")
  func sensors() {
    let device = UIDevice.current
    device.isBatteryMonitoringEnabled = true
    #expect(!device.isBatteryMonitoringEnabled)
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    device.isProximityMonitoringEnabled = true
    #expect(!device.isProximityMonitoringEnabled)
    device.beginGeneratingDeviceOrientationNotifications()
    #expect(!device.isGeneratingDeviceOrientationNotifications)
    device.endGeneratingDeviceOrientationNotifications()
    #expect(!device.isGeneratingDeviceOrientationNotifications)
  }

  @Test("traits are those of a tablet if both size classes are regular")
  func idioms() {
    var traits = UITraitCollection.phone
    #expect(traits.userInterfaceIdiom == .phone)
    traits.horizontalSizeClass = .regular
    traits.verticalSizeClass = .compact
    #expect(traits.userInterfaceIdiom == .phone)
    traits.verticalSizeClass = .regular
    #expect(traits.userInterfaceIdiom == .pad)
    traits.horizontalSizeClass = .compact
    #expect(traits.userInterfaceIdiom == .phone)
    #expect(UITraitCollection.current == .phone)
  }

  @Test("a device is upright, on its side, lying, or none of that")
  func deviceOrientations() {
    typealias Orientation = UIDeviceOrientation
    let all = Orientation.allCases
    #expect(all.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
    #expect(all.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
    #expect(all.filter(\.isFlat) == [.faceUp, .faceDown])
    #expect(
      all.filter(\.isValidInterfaceOrientation) == [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
      ])
  }

  @Test("an interface is upright, on its side, or neither")
  func interfaceOrientations() {
    let all: [UIInterfaceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    #expect(all.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
    #expect(all.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
  }

  @Test("the main display is that of a phone, with fixed brightness and 60 frames per second")
  func display() {
    let display = UIScreen.main
    #expect(display.nativeScale == 3 && display.traitCollection.displayScale == 3)
    #expect(display.nativeBounds == CGRect(x: 0, y: 0, width: 1170, height: 2532))
    display.brightness = 1
    #expect(display.brightness == 0.5 && display.maximumFramesPerSecond == 60)
    #expect(display.mirrored == nil && !display.isCaptured && UIScreen.screens == [display])
    #expect(display.description == "<UIScreen: bounds = {{0, 0}, {390.0, 844.0}}>")
  }

  @Test("a window has a display of its size, and the traits of its scale")
  func displayOfWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    #expect(window.screen.bounds == window.bounds && window.screen.scale == 3)
    let screen = Screen(size: CGSize(width: 200, height: 100), scale: 2, rootNode: window)
    #expect(window.screen.bounds.size == screen.size && window.screen.scale == 2)
    #expect(window.screen.traitCollection.displayScale == 2)
    #expect(window.screen.nativeScale == 2)
  }

  @Test("the app has one scene, one icon, and no background")
  func app() {
    let app = UIApplication()
    #expect(!app.supportsMultipleScenes && !app.supportsAlternateIcons)
    #expect(app.alternateIconName == nil && app.isProtectedDataAvailable)
    #expect(app.backgroundTimeRemaining == .greatestFiniteMagnitude)
    #expect(app.beginBackgroundTask() == .invalid)
    #expect(app.preferredContentSizeCategory == .large)
    #expect(app.userInterfaceLayoutDirection == .leftToRight)
    #expect(app.applicationState == .active)
  }

  @Test("the app's status bar and network indicator can't be changed")
  func statusBar() {
    let app = UIApplication()
    app.statusBarStyle = .lightContent
    #expect(app.statusBarStyle == .default && app.statusBarOrientation == .portrait)
    app.isStatusBarHidden = true
    #expect(!app.isStatusBarHidden)
    app.isNetworkActivityIndicatorVisible = true
    #expect(!app.isNetworkActivityIndicatorVisible)
    app.registerForRemoteNotifications()
    #expect(!app.isRegisteredForRemoteNotifications)
    app.unregisterForRemoteNotifications()
    #expect(!app.isRegisteredForRemoteNotifications)
  }

  @Test("ignored touches still arrive, because tests decide what they touch")
  func ignoredTouches() {
    let app = UIApplication()
    let button = UIButton(type: .system)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    app.beginIgnoringInteractionEvents()
    button.sendActions(for: .touchUpInside)
    app.endIgnoringInteractionEvents()
    #expect(taps == 1)
  }

  @Test("a delegate of the app launches it unless it objects, and ignores other events")
  func delegate() {
    final class Delegate: UIApplicationDelegate {}
    let (app, delegate) = (UIApplication(), Delegate())
    let key = UIApplication.LaunchOptionsKey(rawValue: "url")
    #expect(delegate.application(app, didFinishLaunchingWithOptions: [key: "a"]))
    delegate.applicationDidBecomeActive(app)
    delegate.applicationWillResignActive(app)
    delegate.applicationDidEnterBackground(app)
    delegate.applicationWillEnterForeground(app)
    #expect(delegate.window == nil && app.delegate == nil && app.applicationState == .active)
  }

  @Test("the options of the app are equal if their names are")
  func optionKeys() {
    typealias Launch = UIApplication.LaunchOptionsKey
    typealias Opening = UIApplication.OpenExternalURLOptionsKey
    #expect(Launch(rawValue: "a") == Launch(rawValue: "a"))
    #expect(Launch(rawValue: "a") != Launch(rawValue: "b"))
    #expect(Launch(rawValue: "a").rawValue == "a")
    #expect(Opening(rawValue: "a") == Opening(rawValue: "a"))
    #expect(Opening(rawValue: "a") != Opening(rawValue: "b"))
    #expect(Opening(rawValue: "b").rawValue == "b")
  }

  @Test("opening a link reports that it failed")
  func opening() throws {
    let link = try #require(URL(string: "https://example.org"))
    var results: [Bool] = []
    let key = UIApplication.OpenExternalURLOptionsKey(rawValue: "universal")
    UIApplication().open(link, options: [key: true]) { results.append($0) }
    #expect(results == [false])
  }
}
