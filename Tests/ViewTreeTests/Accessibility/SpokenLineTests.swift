// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Lines of accessibility trees")
struct SpokenLineTests {
  /// A view of a class with accessibility properties.
  private final class Described: ViewNode, AccessibilityDescribing {
    var accessibilityDescription = AccessibilityDescription()
  }

  private let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  @discardableResult
  private func element(
    _ label: String, _ x: CGFloat = 0, _ y: CGFloat = 0, _ width: CGFloat = 50,
    _ height: CGFloat = 20, in parent: ViewNode? = nil
  ) -> ViewNode {
    let node = ViewNode(frame: CGRect(x: x, y: y, width: width, height: height))
    node.isAccessibilityElement = true
    node.accessibilityLabel = label
    (parent ?? root).addSubview(node)
    return node
  }

  private var order: [String] { root.accessibilityOrder.compactMap(\.accessibilityLabel) }

  @Test(
    "an element is named by the first of its traits that has a name",
    arguments: [
      ([], "element \"a\""), (.toggleButton, "switch \"a\""), (.searchField, "search field \"a\""),
      (.header, "header \"a\""), (.button, "button \"a\""), (.link, "link \"a\""),
      (.adjustable, "adjustable \"a\""), (.image, "image \"a\""), (.keyboardKey, "key \"a\""),
      (.staticText, "text \"a\""), ([.toggleButton, .button], "switch \"a\""),
      ([.searchField, .header], "search field \"a\""), ([.header, .button], "header \"a\""),
      ([.button, .link], "button \"a\""), ([.link, .adjustable], "link \"a\""),
      ([.adjustable, .image], "adjustable \"a\""), ([.image, .keyboardKey], "image \"a\""),
      ([.keyboardKey, .staticText], "key \"a\""), (.updatesFrequently, "element \"a\""),
      ([.button, .selected], "button \"a\" [selected]"),
      ([.notEnabled], "element \"a\" [disabled]"),
      ([.link, .notEnabled, .selected], "link \"a\" [selected] [disabled]"),
    ] as [(AccessibilityTraits, String)])
  func kinds(traits: AccessibilityTraits, line: String) {
    element("a").accessibilityTraits = traits
    #expect(root.accessibilityTree() == line + "\n")
  }

  @Test("a line has what is set, in order, and on one line")
  func parts() {
    let node = element("say \"hi\"\\\nnow\r\nor never")
    node.accessibilityValue = "1\n2"
    node.accessibilityHint = "a\nb"
    node.accessibilityTraits = [.button, .selected]
    node.accessibilityCustomActions = ["x", "y\nz"].map {
      AccessibilityCustomAction(name: $0, actionHandler: nil)
    }
    #expect(
      root.accessibilityTree()
        == "button \"say \\\"hi\\\"\\\\\\nnow\\nor never\" = \"1\\n2\" (a\\nb) [selected] [x, y\\nz]\n"
    )
    (node.accessibilityLabel, node.accessibilityValue) = (nil, nil)
    (node.accessibilityHint, node.accessibilityCustomActions) = (nil, [])
    #expect(root.accessibilityTree() == "button [selected]\n")
  }

  @Test("what is set takes precedence over the class, even nil, and a title gives a label")
  func described() {
    let (node, title) = (Described(), Described())
    node.accessibilityDescription = AccessibilityDescription(
      isElement: true, label: "label", value: "value", traits: .image, role: "picture")
    title.accessibilityDescription.label = "title"
    root.addSubview(node)
    #expect(root.accessibilityTree() == "picture \"label\" = \"value\"\n")
    node.accessibilityTitleNode = title
    #expect(node.accessibilityLabel == "title" && node.accessibilityTitleNode === title)
    title.accessibilityDescription.label = nil
    #expect(node.accessibilityLabel == "label")
    node.accessibilityLabel = "own"
    node.accessibilityValue = "own value"
    node.accessibilityTraits = .button
    #expect(root.accessibilityTree() == "picture \"own\" = \"own value\"\n")
    #expect(node.accessibilityTraits == .button)
    (node.accessibilityLabel, node.accessibilityValue) = (nil, nil)
    #expect(node.accessibilityLabel == nil && node.accessibilityValue == nil)
    node.isAccessibilityElement = false
    #expect(root.accessibilityTree().isEmpty && !node.isAccessibilityElement)
  }

  @Test("containers are lines around their elements, unless they have none")
  func containers() {
    let bar = Described(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    bar.accessibilityDescription.containerRole = "bar"
    let group = ViewNode(frame: CGRect(x: 0, y: 50, width: 300, height: 40))
    group.shouldGroupAccessibilityChildren = true
    let named = ViewNode(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
    named.accessibilityLabel = "named"
    let plain = ViewNode(frame: CGRect(x: 0, y: 150, width: 300, height: 40))
    for node in [bar, group, named, plain] { root.addSubview(node) }
    #expect(root.accessibilityTree().isEmpty)
    element("a", in: bar)
    element("b", in: group)
    element("c", in: named)
    element("d", in: plain)
    let inner = ViewNode(frame: CGRect(x: 60, y: 0, width: 90, height: 20))
    inner.shouldGroupAccessibilityChildren = true
    bar.addSubview(inner)
    element("e", in: inner)
    #expect(
      root.accessibilityTree() == """
        bar
          element "a"
          group
            element "e"
        group
          element "b"
        group "named"
          element "c"
        element "d"

        """)
    #expect(order == ["a", "e", "b", "c", "d"])
    #expect(bar.accessibilityTree().hasPrefix("bar\n  element \"a\"\n"))
    #expect(inner.accessibilityTree() == "group\n  element \"e\"\n")
    #expect(named.accessibilityTree() == "group \"named\"\n  element \"c\"\n")
    named.accessibilityLabel = nil
    #expect(named.accessibilityTree() == "element \"c\"\n")
  }

  @Test("of several modal views, the frontmost that isn't hidden hides its siblings")
  func modal() {
    let views = ["a", "b", "c", "d"].map { name in
      let view = ViewNode(frame: root.bounds)
      root.addSubview(view)
      element(name, in: view)
      return view
    }
    #expect(order == ["a", "b", "c", "d"])
    views[1].accessibilityViewIsModal = true
    views[2].accessibilityViewIsModal = true
    #expect(order == ["c"])
    views[2].isHidden = true
    #expect(order == ["b"])
    views[2].isHidden = false
    views[2].accessibilityElementsHidden = true
    #expect(order == ["b"])
    views[1].alpha = 0
    #expect(order == ["a", "d"])
  }

  @Test("elements that an element lists itself follow it, if they are elements and not hidden")
  func ownElements() {
    let outer = element("outer")
    let parts = ["p", "q", "r"].map { element($0, 0, 0, 5, 5, in: outer) }
    #expect(order == ["outer"])
    outer.accessibilityElements = [parts[2], "text", parts[0], parts[1]]
    #expect(order == ["outer", "r", "p", "q"])
    parts[0].isHidden = true
    parts[1].isAccessibilityElement = false
    #expect(order == ["outer", "r"])
    outer.isAccessibilityElement = false
    parts[0].isHidden = false
    outer.accessibilityLabel = nil
    #expect(order == ["r", "p"])
    outer.accessibilityElements = nil
    #expect(order == ["p", "r"])
  }

  @Test("views inside that list their elements keep that order among the others")
  func listedInside() {
    element("low", 0, 200)
    let inner = ViewNode(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    root.addSubview(inner)
    let (first, second) = (element("first", in: inner), element("second", 0, 30, in: inner))
    element("high", 0, 0)
    #expect(order == ["high", "first", "second", "low"])
    inner.accessibilityElements = [second, first]
    #expect(order == ["low", "second", "first", "high"])
  }

  @Test("elements at one place keep their order, and lines overlap by up to half of their height")
  func ties() {
    element("b", 10, 0, 50, 20)
    element("a", 10, 0, 30, 20)
    #expect(order == ["b", "a"])
    root.semanticContentAttribute = .forceRightToLeft
    #expect(order == ["b", "a"])
    element("c", 30, 0, 30, 20)
    #expect(order == ["b", "c", "a"])
    root.semanticContentAttribute = .forceLeftToRight
    #expect(order == ["b", "a", "c"])
    // A center less than a rounding error above the end of the first line is below it.
    element("d", 0, 19.9995, 5, 0)
    #expect(order == ["b", "a", "c", "d"])
    element("e", 0, 19.99, 5, 0)
    #expect(order == ["e", "b", "a", "c", "d"])
  }

  @Test("the content of a view is prepared before its elements are listed")
  func prepared() {
    final class Preparing: NodeContent {
      var node: ViewNode?
      func prepareAccessibility() {
        let child = ViewNode(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        child.isAccessibilityElement = true
        child.accessibilityLabel = "prepared"
        if node?.subviews.isEmpty == true { node?.addSubview(child) }
      }
    }
    let content = Preparing()
    let node = ViewNode(frame: root.bounds)
    node.rareState.measuredContent = content
    content.node = node
    root.addSubview(node)
    #expect(order == ["prepared"])
    content.node = nil
  }

  @Test("the frame of an element is that on the screen")
  func frames() {
    let outer = ViewNode(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    outer.bounds.origin = CGPoint(3, 4)
    root.addSubview(outer)
    let node = element("a", 30, 40, 10, 20, in: outer)
    node.bounds.origin = CGPoint(1, 1)
    #expect(node.accessibilityFrame == CGRect(x: 37, y: 56, width: 10, height: 20))
    node.transform = Transform(scaleX: 2, y: 2)
    #expect(node.accessibilityFrame == CGRect(x: 32, y: 46, width: 20, height: 40))
  }

  @Test("flags of accessibility are off until they are set")
  func flags() {
    let node = ViewNode()
    let flags: [ReferenceWritableKeyPath<ViewNode, Bool>] = [
      \.accessibilityElementsHidden, \.accessibilityViewIsModal,
      \.shouldGroupAccessibilityChildren, \.isAccessibilityElement,
    ]
    for flag in flags {
      #expect(!node[keyPath: flag])
      node[keyPath: flag] = true
      #expect(flags.map { node[keyPath: $0] } == flags.map { $0 == flag })
      node[keyPath: flag] = false
    }
    #expect(node.accessibilityCustomActions == nil && node.accessibilityElements == nil)
    #expect(node.accessibilityNodes == nil && node.accessibilityHint == nil)
  }
}
