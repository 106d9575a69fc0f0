// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewNodes
import ViewTree

@Suite("Devices")
struct DeviceTests {
  @Test(
    "A device has its size, scale and safe areas in each orientation",
    arguments: [
      (Screen.Device.smallestPhone, CGSize(width: 320, height: 568), 2, 20, 0, 0, 0),
      (.smallPhone, CGSize(width: 375, height: 667), 2, 20, 0, 0, 0),
      (.compactPhone, CGSize(width: 375, height: 812), 3, 50, 34, 50, 21),
      (.phone, CGSize(width: 390, height: 844), 3, 47, 34, 47, 21),
      (.islandPhone, CGSize(width: 393, height: 852), 3, 59, 34, 59, 21),
      (.largePhone, CGSize(width: 430, height: 932), 3, 59, 34, 59, 21),
      (.smallTablet, CGSize(width: 744, height: 1133), 2, 24, 20, 0, 20),
      (.classicTablet, CGSize(width: 768, height: 1024), 2, 20, 0, 0, 0),
      (.tablet, CGSize(width: 820, height: 1180), 2, 24, 20, 0, 20),
      (.largeTablet, CGSize(width: 1024, height: 1366), 2, 24, 20, 0, 20),
    ] as [(Screen.Device, CGSize, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func presets(
    device: Screen.Device, size: CGSize, scale: CGFloat, top: CGFloat, bottom: CGFloat,
    side: CGFloat, landscapeBottom: CGFloat
  ) {
    let screen = Screen(device)
    #expect(screen.size == size && screen.scale == scale)
    #expect(screen.safeAreaInsets == EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    screen.rotate(to: .landscape)
    #expect(screen.size == CGSize(width: size.height, height: size.width))
    #expect(screen.safeAreaInsets.left == side && screen.safeAreaInsets.right == side)
    #expect(screen.safeAreaInsets.bottom == landscapeBottom)
    #expect(screen.orientation == .landscape)
  }

  @Test(
    "Size classes are UIKit's",
    arguments: [
      (Screen.Device.phone, Screen.Orientation.portrait, false, true),
      (.phone, .landscape, false, false), (.largePhone, .portrait, false, true),
      (.largePhone, .landscape, true, false),
      (.tablet, .portrait, true, true), (.tablet, .landscape, true, true),
    ] as [(Screen.Device, Screen.Orientation, Bool, Bool)])
  func sizeClasses(
    device: Screen.Device, orientation: Screen.Orientation, isWide: Bool, isHigh: Bool
  ) {
    let traits = Screen(device, orientation: orientation).traits
    #expect((traits.horizontalSizeClass == .regular) == isWide)
    #expect((traits.verticalSizeClass == .regular) == isHigh)
  }

  @Test("A phone has room beside its content in landscape if it is wider than 400 points")
  func widePhones() {
    for (width, isWide) in [(CGFloat(400), false), (401, true)] {
      let device = Screen.Device(name: "A", portraitSize: CGSize(width: width, height: 900))
      let classes = [Screen.Orientation.portrait, .landscape].map {
        device.traits($0).horizontalSizeClass
      }
      #expect(classes == [.compact, isWide ? .regular : .compact])
    }
  }

  @Test("All devices are listed once, with different names")
  func all() {
    #expect(Set(Screen.Device.all.map(\.name)).count == 10)
  }

  @Test("Invalid lengths count as zero")
  func invalid() {
    let device = Screen.Device(
      name: "x", portraitSize: CGSize(width: -1, height: CGFloat.nan), scale: 0,
      portraitInsets: EdgeInsets(top: .infinity, left: 0, bottom: -3, right: 0))
    #expect(device.portraitSize == .zero && device.scale == 1 && device.portraitInsets == .zero)
  }

  @Test("Explicit traits take precedence over the device's")
  func traits() {
    let screen = Screen(.tablet, traits: TraitCollection(layoutDirection: .rightToLeft))
    #expect(screen.traits.layoutDirection == .rightToLeft)
    #expect(screen.traits.horizontalSizeClass == .regular)
  }

  @Test("Nodes are notified of appearing on a screen and leaving it")
  func window() {
    final class Listening: ViewNode {
      var windows: [Bool] = []
      override func didMoveToWindow() { windows.append(window != nil) }
    }
    let node = Listening()
    let root = ViewNode()
    root.addSubview(node)
    #expect(node.windows.isEmpty && node.window == nil)
    let screen = Screen(.phone, rootNode: root)
    #expect(node.window === screen)
    node.removeFromSuperview()
    #expect(node.windows == [true, false])
    root.addSubview(node)
    screen.rootNode = nil
    #expect(node.windows == [true, false, true, false])
  }
}
