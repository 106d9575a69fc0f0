// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Accessibility attributes of declarative views")
struct AttributeTests {
  @Test("labels, values, and hints can be texts")
  func texts() {
    let (_, host) = shown {
      Text("4.5")
        .accessibilityLabel(Text("Rating"))
        .accessibilityValue(Text("4.5 stars"))
        .accessibilityHint(Text("Opens the reviews"))
    }
    #expect(
      host.accessibilityTree() == "text \"Rating\" = \"4.5 stars\" (Opens the reviews)\n")
  }

  @Test("removed traits are missing, and a later modifier takes precedence")
  func removed() {
    let (_, host) = shown {
      VStack {
        Text("a").accessibilityAddTraits([.isHeader, .isLink]).accessibilityRemoveTraits(.isHeader)
        Text("b").accessibilityRemoveTraits(.isLink).accessibilityAddTraits(.isLink)
        Text("c").accessibilityRemoveTraits(.isStaticText)
        NodeView(SwitchNode(frame: .zero)).accessibilityLabel("d")
          .accessibilityAddTraits(.isSelected).accessibilityRemoveTraits(.isSelected)
      }
    }
    let traits = host.accessibilityOrder.map(\.accessibilityTraits)
    #expect(traits.map { $0.contains(.link) } == [true, true, false, false])
    #expect(traits.map { $0.contains(.staticText) } == [true, true, false, false])
    #expect(traits.map { $0.contains(.selected) } == [false, false, false, false])
    #expect(!traits[0].contains(.header))
  }

  @Test("every trait has the name of a Boolean property")
  func names() {
    let names: [(AccessibilityTraits, AccessibilityTraits)] = [
      (.isButton, .button), (.isHeader, .header), (.isSelected, .selected), (.isLink, .link),
      (.isSearchField, .searchField), (.isImage, .image), (.isStaticText, .staticText),
      (.isKeyboardKey, .keyboardKey), (.isSummaryElement, .summaryElement),
      (.isToggle, .toggleButton),
    ]
    for (name, trait) in names { #expect(name == trait && !name.isEmpty) }
    #expect(Set(names.map(\.0.rawValue)).count == names.count)
  }

  @Test("attributes of a control replace its own")
  func control() {
    let (_, host) = shown {
      NodeView(SwitchNode(frame: .zero))
        .accessibilityLabel("Sound").accessibilityValue("loud").accessibilityHint("Makes noise")
        .accessibilityIdentifier("sound").accessibilityAddTraits(.isSelected)
    }
    #expect(host.accessibilityOrder.map(\.accessibilityIdentifier) == ["sound"])
    #expect(
      host.accessibilityTree() == "switch \"Sound\" = \"loud\" (Makes noise) [selected]\n")
  }

  @Test("combined content has one label, or none without text")
  func combined() {
    let (_, host) = shown {
      VStack {
        HStack {
          Text("a")
          Text("b")
        }.accessibilityElement(children: .combine)
        Color.red.frame(width: 10, height: 10).accessibilityElement(children: .combine)
        HStack {
          Text("c")
          Text("d")
        }.accessibilityElement(children: .ignore)
      }
    }
    #expect(host.accessibilityOrder.map(\.accessibilityLabel) == ["a, b", nil, nil])
  }

  @Test("an image is read as an image, with its label")
  func image() {
    let (_, host) = shown {
      Image(systemName: "star").padding(4).accessibilityLabel("Favorite")
    }
    #expect(host.accessibilityTree() == "image \"Favorite\"\n")
  }

  @Test("a view that isn't hidden anymore is read again")
  func hidden() throws {
    struct Secret: View {
      @State private var isHidden = true
      var body: some View {
        VStack {
          Text("secret").accessibilityHidden(isHidden)
          Button("Tell") { isHidden.toggle() }
        }
      }
    }
    let (screen, host) = shown { Secret() }
    #expect(host.accessibilityTree() == "button \"Tell\"\n")
    try screen.tap("Tell")
    #expect(host.accessibilityTree() == "text \"secret\"\nbutton \"Tell\"\n")
  }
}
