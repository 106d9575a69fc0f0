// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewTreeTestSupport

@Suite("Names of the system")
struct SystemNamesTests {
  @Test("The device stands upright, and knows nothing about its battery")
  func device() {
    let device = UIDevice.current
    device.beginGeneratingDeviceOrientationNotifications()
    device.isBatteryMonitoringEnabled = true
    #expect(device.orientation == .portrait && device.orientation.isPortrait)
    #expect(!device.orientation.isFlat && UIDeviceOrientation.faceUp.isFlat)
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    #expect(device.identifierForVendor == nil && device.userInterfaceIdiom != .mac)
  }

  @Test("The app runs in the foreground only")
  func app() {
    let app = UIApplication.shared
    let task = app.beginBackgroundTask(withName: "save") {}
    app.endBackgroundTask(task)
    #expect(task == .invalid && app.statusBarOrientation.isPortrait)
    #expect(!app.isRegisteredForRemoteNotifications && app.isProtectedDataAvailable)
    #expect(UIScreen.screens.count == 1 && !UIScreen.main.isCaptured)
    #expect(!UIAccessibility.prefersCrossFadeTransitions)
  }

  @Test("Geometry is compared by methods, too")
  func geometry() {
    #expect(CGRect.zero.equalTo(.zero) && !CGSize.zero.equalTo(CGSize(width: 1, height: 0)))
    #expect(CGPoint.zero.equalTo(.zero) && UIOffset() == UIOffset.zero)
  }

  @Test("Dynamic colors may differ if the style or the contrast does")
  func traits() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark.hasDifferentColorAppearance(comparedTo: light))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: dark))
    #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
    #expect(light.legibilityWeight == .regular && light.userInterfaceLevel == .base)
  }

  @Test("A class of any kind can be registered for cells")
  func classes() {
    final class Row: UITableViewCell {}
    let table = UITableView()
    table.register(Row.self as AnyClass, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") is Row)
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self as AnyClass, forCellWithReuseIdentifier: "a")
    collection.register(NSObject.self as AnyClass, forCellWithReuseIdentifier: "a")
    collection.isPrefetchingEnabled = false
    #expect(collection.prefetchDataSource == nil)
  }

  @Test("Subviews are exchanged, and views replace each other")
  func subviews() {
    let (parent, first, second, third) = (UIView(), UIView(), UIView(), UIView())
    for view in [first, second, third] { parent.addSubview(view) }
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews == [third, second, first])
    parent.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(parent.subviews == [second, third, first])
    parent.exchangeSubview(at: 1, withSubviewAt: 3)
    #expect(parent.subviews == [second, third, first])
    let new = UIView()
    UIView.transition(from: third, to: new, duration: 1, options: .transitionCurlUp)
    #expect(parent.subviews == [second, new, first])
    UIView.transition(from: new, to: first, duration: 1, options: .showHideTransitionViews)
    #expect(new.isHidden && parent.subviews.count == 3)
    UIView.setAnimationsEnabled(true)
    #expect(!UIView.areAnimationsEnabled)
  }

  @Test("An image view shows the first image of an animation")
  func animation() {
    let view = UIImageView()
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = ["plus", "minus"].compactMap { UIImage(systemName: $0) }
    view.startAnimating()
    #expect(view.isAnimating && view.shownImage == UIImage(systemName: "plus"))
    view.stopAnimating()
    #expect(!view.isAnimating && view.shownImage == nil)
  }

  @Test("A drag from an edge begins only there")
  func edges() {
    let fingers = Fingers()
    let view = fingers.node(UIView())
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = .left
    view.addGestureRecognizer(recognizer)
    var began = 0
    recognizer.addAction { if recognizer.state == .began { began += 1 } }
    for start in [CGPoint(x: 50, y: 10), CGPoint(x: 4, y: 10)] {
      let touches = fingers.down(start)
      fingers.move(touches, to: CGPoint(x: start.x + 40, y: 10))
      fingers.up(touches)
      #expect(began == (start.x < 20 ? 1 : 0))
    }
  }
}
