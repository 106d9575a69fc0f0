// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTreeTestSupport

@Suite("Controls in right-to-left layouts") struct DirectionTests {
  private func turned<Node: ViewNode>(_ node: Node) -> Node {
    node.semanticContentAttribute = .forceRightToLeft
    return node
  }

  @Test("a switch that is on has its thumb on the left") func switchNode() {
    let node = turned(SwitchNode())
    node.isOn = true
    #expect(RecordingContext(node).fills.last?.bounds.minX == 2)
  }

  @Test("a slider begins on the right") func slider() {
    let node = turned(SliderNode(frame: CGRect(x: 0, y: 0, width: 200, height: 31)))
    #expect(RecordingContext(node).fills.last?.bounds.minX == 172)
    #expect(node.value(at: 14) == 1)
    #expect(node.value(at: 186) == 0)
  }

  @Test("a stepper has its minus on the right, and its touches match") func stepper() throws {
    let node = turned(StepperNode())
    node.value = 5
    let signs = RecordingContext(node).pictures.map(\.rect)
    #expect(signs.count == 2 && signs[0].midX > 47 && signs[1].midX < 47)
    let straight = RecordingContext(StepperNode()).pictures.map(\.rect)
    #expect(straight[0].midX < 47 && straight[1].midX > 47)
  }

  @Test("a button's image is right of its title, and leading is right") func button() throws {
    let node = turned(ButtonNode(frame: CGRect(x: 0, y: 0, width: 200, height: 40)))
    node.setTitle("Title", for: .normal)
    node.setImage(Image(systemName: "plus"), for: .normal)
    node.contentHorizontalAlignment = .leading
    node.layoutIfNeeded()
    #expect(try #require(node.imageView).frame.maxX == 200)
    #expect(try #require(node.titleLabel).frame.maxX == 183)
  }

  @Test("natural text is aligned right, and left-aligned text stays left") func label() throws {
    let node = turned(LabelNode(frame: CGRect(x: 0, y: 0, width: 200, height: 40)))
    node.text = "Title"
    let text = try #require(RecordingContext(node).texts.first)
    #expect(near(text.baseline.x + text.width, 200))
    node.textAlignment = .left
    #expect(RecordingContext(node).texts.first?.baseline.x == 0)
  }

  @Test("a flipped superview flips its subviews") func inherited() {
    let parent = ViewNode(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    parent.traitOverrides = TraitCollection(layoutDirection: .rightToLeft)
    let node = SwitchNode()
    parent.addSubview(node)
    #expect(RecordingContext(node).fills.last?.bounds.minX == 22)
  }

  @Test("bars begin on the right") func bars() throws {
    let bar = NavigationBarNode(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    bar.traitOverrides = TraitCollection(layoutDirection: .rightToLeft)
    let item = NavigationItem(title: "Title")
    item.leftBarButtonItem = BarButtonItem(title: "First")
    item.rightBarButtonItem = BarButtonItem(title: "Last")
    bar.items = [item]
    let shown = BarContents(bar)
    #expect(try #require(shown["First"]).baseline.x > 200)
    #expect(near(try #require(shown["Last"]).baseline.x, 16, 0.4))
    let tabs = TabBarNode(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    tabs.traitOverrides = TraitCollection(layoutDirection: .rightToLeft)
    tabs.items = [
      TabBarItem(title: "A", image: nil, tag: 0), TabBarItem(title: "B", image: nil, tag: 1),
    ]
    let titles = BarContents(tabs)
    #expect(try #require(titles["A"]).baseline.x > (try #require(titles["B"])).baseline.x)
  }

  @Test("a label follows the preferred text size if it adjusts to it") func textSize() {
    let label = LabelNode()
    label.text = "Title"
    label.font = .preferredFont(forTextStyle: .body)
    let standard = label.intrinsicContentSize
    label.traitOverrides = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(label.intrinsicContentSize == standard)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.intrinsicContentSize.height > standard.height * 1.5)
  }

  @Test("heights are rounded up to the pixels of the screen") func pixels() {
    let label = LabelNode()
    label.text = "Title"
    label.font = .preferredFont(forTextStyle: .body)
    label.traitOverrides = TraitCollection(displayScale: 2)
    #expect(label.intrinsicContentSize.height == 20.5)
  }

  @Test("the image of a slider's least value is at the end where the slider begins") func ends() {
    let image = Image(content: .figures([]), size: CGSize(width: 20, height: 20))
    let node = SliderNode(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    node.minimumValueImage = image
    #expect(node.trackRect(forBounds: node.bounds).minX == 34)
    #expect(node.trackRect(forBounds: node.bounds).maxX == 198)
    _ = turned(node)
    #expect(node.trackRect(forBounds: node.bounds).minX == 2)
    #expect(node.trackRect(forBounds: node.bounds).maxX == 166)
  }

  @Test("the image of a configured button is on the right") func configured() throws {
    let node = turned(ButtonNode(configuration: .plain()))
    node.configuration?.title = "Title"
    node.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    node.contentHorizontalAlignment = .leading
    node.layoutIfNeeded()
    let title = try #require(node.titleLabel)
    let insets = try #require(node.configuration?.contentInsets)
    #expect(abs(title.frame.maxX - 300 + insets.leading) < 0.5)
    node.contentHorizontalAlignment = .trailing
    node.setNeedsLayout()
    node.layoutIfNeeded()
    #expect(abs(title.frame.minX - insets.trailing) < 0.5)
  }
}
