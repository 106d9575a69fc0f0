// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("What is read of declarative views")
struct SpokenViewTests {
  private func spoken(_ view: some View) -> [(words: AccessibilityAttributes, frame: CGRect)] {
    TreeProbe(view, width: 100, height: 60).tree.drawingSteps().compactMap {
      if case .mark(.spoken(let words, let frame)) = $0 { (words, frame) } else { nil }
    }
  }

  private func labels(_ view: some View) -> [String?] { spoken(view).map(\.words.label) }

  @Test("a view that isn't read is read in its frame once it has a label")
  func named() {
    let color = spoken(Color.red.frame(width: 20, height: 10).accessibilityLabel("a"))
    #expect(color.map(\.words) == [AccessibilityAttributes(label: "a")])
    #expect(color.map(\.frame) == [CGRect(x: 40, y: 25, width: 20, height: 10)])
    #expect(spoken(Color.red.accessibilityHint("h")).isEmpty)
    let hidden = spoken(Text("a").hidden().accessibilityLabel("b"))
    #expect(hidden.map(\.words) == [AccessibilityAttributes(label: "b")])
    let image = spoken(Image(systemName: "star").padding(2).accessibilityLabel("s"))
    #expect(image.map(\.words) == [AccessibilityAttributes(label: "s", traits: .image)])
  }

  @Test("attributes of a container apply to everything that is read in it, inner ones first")
  func containers() {
    let column = VStack {
      Text("a")
      Text("b").accessibilityLabel("inner")
      Color.red
    }
    #expect(labels(column) == ["a", "inner"])
    #expect(labels(column.accessibilityLabel("outer")) == ["outer", "outer"])
    let hints = spoken(
      HStack {
        Text("a").accessibilityHint("one")
        Text("b")
      }.accessibilityHint("two"))
    #expect(hints.map(\.words.hint) == ["two", "two"])
    let after = VStack {
      HStack { Text("a") }.accessibilityValue("v")
      Text("b")
    }
    #expect(spoken(after).map(\.words.value) == ["v", nil])
  }

  @Test("a change replaces what it states, and keeps the rest")
  func changes() {
    var words = AccessibilityAttributes(
      label: "l", value: "v", hint: "h", identifier: "i", traits: [.button, .header])
    words.apply(AccessibilityChange())
    #expect(
      words
        == AccessibilityAttributes(
          label: "l", value: "v", hint: "h", identifier: "i", traits: [.button, .header]))
    words.apply(AccessibilityChange(value: "w", added: .link, removed: .button))
    #expect(words.label == "l" && words.value == "w" && words.hint == "h")
    #expect(words.traits == [.header, .link])
    words.apply(
      AccessibilityChange(label: "m", hint: "g", identifier: "j", added: .header, removed: .header))
    #expect(words.label == "m" && words.hint == "g" && words.identifier == "j")
    #expect(words.traits == .link)
  }

  @Test("a node keeps what a change doesn't state")
  func nodes() {
    let node = ViewNode()
    node.accessibilityLabel = "l"
    node.accessibilityValue = "v"
    node.accessibilityHint = "h"
    node.accessibilityIdentifier = "i"
    node.accessibilityTraits = .header
    AccessibilityChange().apply(to: node)
    #expect(node.accessibilityLabel == "l" && node.accessibilityValue == "v")
    #expect(node.accessibilityHint == "h" && node.accessibilityIdentifier == "i")
    #expect(node.accessibilityTraits == .header)
    AccessibilityChange(removed: .header).apply(to: node)
    #expect(node.accessibilityTraits == [])
    AccessibilityChange(added: .link).apply(to: node)
    #expect(node.accessibilityTraits == .link && node.accessibilityLabel == "l")
  }

  @Test("words inside a group that is read as a whole are joined, those after it aren't")
  func groups() {
    let (_, host) = shown {
      VStack {
        HStack {
          Text("a")
          HStack { Text("b").accessibilityHint("h") }.accessibilityElement(children: .contain)
        }.accessibilityElement(children: .combine)
        Text("c")
        HStack { Text("d") }.accessibilityElement(children: .combine).accessibilityLabel("e")
      }
    }
    #expect(host.accessibilityOrder.map(\.accessibilityLabel) == ["a, b", "c", "e"])
  }

  @Test("a group that contains its views takes the attributes that it is given, and they don't")
  func groupAttributes() {
    let (screen, host) = shown {
      HStack {
        Text("a")
        Text("b")
      }
      .accessibilityElement(children: .contain).accessibilityLabel("letters")
      .accessibilityIdentifier("group")
    }
    #expect(host.accessibilityOrder.map(\.accessibilityLabel) == ["a", "b"])
    let group = host.all(SpokenGroupNode.self).first
    #expect(group?.accessibilityLabel == "letters" && group?.accessibilityIdentifier == "group")
    withExtendedLifetime(screen) {}
  }

  @Test("a group that contains its views is not read itself, and groups them")
  func behaviors() {
    func traits(_ behavior: AccessibilityChildBehavior) -> [Bool] {
      let (_, host) = shown { Text("a").accessibilityElement(children: behavior) }
      return host.all(SpokenGroupNode.self).flatMap {
        [$0.isAccessibilityElement, $0.shouldGroupAccessibilityChildren, $0.collectsSpeech]
      }
    }
    #expect(traits(.contain) == [false, true, false])
    #expect(traits(.combine) == [true, false, true])
    #expect(traits(.ignore) == [true, false, false])
  }

  @Test("a button that is disabled, and a label that it is given, change what is read of it")
  func touchNode() {
    let node = TouchNode(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(node.accessibilityLabel == nil && node.accessibilityTraits == .button)
    node.collect(["a", "b"])
    #expect(node.accessibilityLabel == "a, b")
    node.accessibilityLabel = "own"
    node.isEnabled = false
    #expect(node.accessibilityLabel == "own")
    #expect(node.accessibilityTraits == [.button, .notEnabled])
    node.accessibilityLabel = nil
    node.collect([])
    #expect(node.accessibilityLabel == nil)
    var pressed: [Bool] = []
    node.onPress = { pressed.append($0) }
    node.isHighlighted = true
    node.isHighlighted = true
    node.isHighlighted = false
    #expect(pressed == [true, false])
  }
}
