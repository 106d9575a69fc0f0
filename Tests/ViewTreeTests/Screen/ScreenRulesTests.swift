// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Screens and their roots")
struct ScreenRulesTests {
  private let size = CGSize(width: 100, height: 200)

  /// A view that is told about its window and can become first responder.
  private final class Field: ViewNode {
    var windows: [Bool] = []
    var accessory: ViewNode?
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: ViewNode? { accessory }
    override func didMoveToWindow() { windows.append(window != nil) }
  }

  @Test("the root has the size of the screen, which a new size changes and the same one doesn't")
  func sizes() {
    let root = ViewNode(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    let screen = Screen(size: size, rootNode: root)
    #expect(root.frame == screen.bounds && screen.bounds == CGRect(origin: .zero, size: size))
    root.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    screen.size = size
    #expect(root.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    screen.size = CGSize(width: 100, height: 201)
    #expect(root.frame == CGRect(x: 0, y: 0, width: 100, height: 201))
  }

  @Test("unspecified traits are a phone's, and a scale among the traits takes precedence")
  func traits() {
    let plain = Screen(size: size)
    #expect(plain.traits == .phone && plain.scale == 3 && plain.rootNode == nil)
    #expect(Screen(size: size, scale: 2).traits.displayScale == 2)
    let given = Screen(
      size: size, scale: 2, traits: TraitCollection(displayScale: 1), rootNode: ViewNode())
    #expect(given.scale == 1)
    given.traits = TraitCollection(userInterfaceStyle: .dark)
    #expect(given.scale == 3 && given.traits.userInterfaceStyle == .dark)
    #expect(given.traits.preferredContentSizeCategory == .large)
    given.scale = 2
    #expect(given.traits.displayScale == 2 && given.traits.userInterfaceStyle == .dark)
    #expect(given.rootNode?.traitCollection == given.traits)
  }

  @Test("another root takes the place of the former one, which is off the screen")
  func replaced() {
    let (first, second, child) = (Field(), Field(), Field())
    first.addSubview(child)
    let screen = Screen(
      size: size, scale: 2, safeAreaInsets: EdgeInsets(top: 9, left: 0, bottom: 0, right: 0),
      rootNode: first)
    #expect(first.windows == [true] && child.windows == [true])
    #expect(first.safeAreaInsets.top == 9 && first.traitCollection.displayScale == 2)
    screen.rootNode = first
    #expect(first.windows == [true])
    screen.rootNode = second
    #expect(first.windows == [true, false] && child.windows == [true, false])
    #expect(first.window == nil && child.window == nil && second.window === screen)
    #expect(first.safeAreaInsets == .zero && first.traitCollection == .phone)
    #expect(second.safeAreaInsets.top == 9 && second.frame == screen.bounds)
    // A view of the tree can become the root itself.
    second.addSubview(child)
    screen.rootNode = child
    #expect(child.superview == nil && second.subviews.isEmpty && child.window === screen)
    #expect(second.window == nil && second.windows == [true, false])
  }

  @Test("a screen that ends leaves its root off screen")
  func ended() {
    let root = Field()
    do {
      let screen = Screen(size: size, scale: 2, rootNode: root)
      #expect(root.window === screen)
    }
    #expect(root.window == nil && root.windows == [true, false])
    #expect(root.traitCollection == .phone)
  }

  @Test("the touches on a root that is replaced are canceled")
  func touches() {
    let (first, second) = (ListeningNode(), ListeningNode())
    let screen = Screen(size: size, rootNode: first)
    let touches = screen.router.begin(at: [CGPoint(10, 10)])
    screen.rootNode = second
    #expect(first.heard == ["began 1", "cancelled 1"] && second.heard.isEmpty)
    screen.router.end(touches)
    screen.router.end(screen.router.begin(at: [CGPoint(10, 10)]))
    #expect(second.heard == ["began 1", "ended 1"] && first.heard.count == 2)
    screen.rootNode = nil
    #expect(screen.router.begin(at: [CGPoint(10, 10)]).allSatisfy { $0.view == nil })
  }

  @Test("time passes and the tree is laid out when the clock advances")
  func time() {
    let root = ViewNode()
    let screen = Screen(size: size, rootNode: root)
    let node = SizedNode(10, 10)
    root.addSubview(node)
    node.topAnchor.constraint(equalTo: root.topAnchor, constant: 7).isActive = true
    #expect(screen.time == 0 && node.frame.minY == 0)
    screen.advance(by: 0.5)
    #expect(screen.time == 0.5 && node.frame.minY == 7)
    screen.advance(by: -1)
    #expect(screen.time == 0.5)
  }

  @Test("each view that comes to the screen is styled once, and none that leaves it")
  func styling() {
    let (root, child, inner) = (Field(), Field(), Field())
    let screen = Screen(size: size, rootNode: root)
    var styled: [ViewNode] = []
    screen.styling = { node in
      styled.append(node)
      #expect((node as? Field)?.windows.last != true)
    }
    child.addSubview(inner)
    root.addSubview(child)
    #expect(styled == [child, inner])
    child.removeFromSuperview()
    #expect(styled == [child, inner])
    root.addSubview(inner)
    #expect(styled == [child, inner, inner])
  }

  @Test("an accessory is at the bottom of the safe area, as high as its frame or its content")
  func accessories() {
    let root = ViewNode()
    let fields = (0..<4).map { _ in Field() }
    for field in fields { root.addSubview(field) }
    let screen = Screen(
      size: size, safeAreaInsets: EdgeInsets(top: 0, left: 0, bottom: 20, right: 0),
      rootNode: root)
    let framed = ViewNode(frame: CGRect(x: 5, y: 6, width: 7, height: 30))
    let (natural, plain) = (SizedNode(10, 12), ViewNode())
    fields[0].accessory = framed
    fields[1].accessory = natural
    fields[2].accessory = plain
    for _ in 0..<2 {
      fields[0].becomeFirstResponder()
      #expect(screen.firstResponder === fields[0] && screen.accessory === framed)
      #expect(framed.superview === root)
      #expect(framed.frame == CGRect(x: 0, y: 150, width: 100, height: 30))
      fields[1].becomeFirstResponder()
      #expect(framed.superview == nil && natural.superview === root)
      #expect(natural.frame == CGRect(x: 0, y: 168, width: 100, height: 12))
      fields[2].becomeFirstResponder()
      #expect(plain.frame == CGRect(x: 0, y: 180, width: 100, height: 0))
      fields[3].becomeFirstResponder()
      #expect(plain.superview == nil && screen.accessory == nil)
    }
    fields[0].becomeFirstResponder()
    screen.size = CGSize(width: 120, height: 250)
    #expect(framed.frame == CGRect(x: 0, y: 200, width: 120, height: 30))
    fields[0].resignFirstResponder()
    #expect(framed.superview == nil && screen.firstResponder == nil)
    // One that several fields have stays, unless it was moved elsewhere.
    fields[1].accessory = framed
    fields[0].becomeFirstResponder()
    fields[1].becomeFirstResponder()
    #expect(framed.superview === root)
    let elsewhere = ViewNode()
    elsewhere.addSubview(framed)
    fields[1].resignFirstResponder()
    #expect(framed.superview === elsewhere)
  }

  @Test(
    "a device has no negative or infinite lengths, on any side",
    arguments: [-1, .nan, .infinity] as [CGFloat])
  func devices(wrong: CGFloat) {
    for side in 0..<4 {
      var sides: [CGFloat] = [1, 2, 3, 4]
      sides[side] = wrong
      let insets = EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
      let device = Screen.Device(
        name: "d", portraitSize: CGSize(width: 30, height: 60), scale: 2, portraitInsets: insets,
        landscapeInsets: insets)
      sides[side] = 0
      let usable = EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
      #expect(device.safeAreaInsets(.portrait) == usable)
      #expect(device.safeAreaInsets(.landscape) == usable)
    }
    let wide = Screen.Device(
      name: "d", portraitSize: CGSize(width: wrong, height: 60), scale: wrong)
    #expect(wide.size(.portrait) == CGSize(width: 0, height: 60) && wide.scale == 1)
    #expect(wide.size(.landscape) == CGSize(width: 60, height: 0))
    let high = Screen.Device(name: "d", portraitSize: CGSize(width: 60, height: wrong))
    #expect(high.size(.portrait) == CGSize(width: 60, height: 0) && high.scale == 3)
  }
}
