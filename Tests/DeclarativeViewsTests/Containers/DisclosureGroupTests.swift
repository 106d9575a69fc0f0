// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Disclosure groups")
struct DisclosureGroupTests {
  @Test("a tap on the label shows the content, another one hides it")
  func taps() throws {
    let (screen, host) = shown {
      DisclosureGroup("Details") { Text("first").font(.body) }
      Text("below")
    }
    let tree = { host.accessibilityTree() }
    #expect(tree() == "button \"Details\" = \"collapsed\"\ntext \"below\"\n")
    try screen.tap("Details")
    screen.layoutIfNeeded()
    #expect(tree() == "button \"Details\" = \"expanded\"\ntext \"first\"\ntext \"below\"\n")
    try screen.tap("Details")
    screen.layoutIfNeeded()
    #expect(tree() == "button \"Details\" = \"collapsed\"\ntext \"below\"\n")
  }

  @Test("a binding shows and hides the content, and follows taps")
  func bindings() throws {
    struct Owner: View {
      @State private var isOpen = true
      var body: some View {
        DisclosureGroup(isExpanded: $isOpen) {
          Text("inside")
        } label: {
          Text("Group")
        }
        Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
      }
    }
    let (screen, host) = shown { Owner() }
    func words() -> [String] { host.accessibilityOrder.compactMap(\.accessibilityLabel) }
    #expect(words() == ["Group", "inside", "Close"])
    try screen.tap("Close")
    screen.layoutIfNeeded()
    #expect(words() == ["Group", "Open"])
    try screen.tap("Group")
    screen.layoutIfNeeded()
    #expect(words() == ["Group", "inside", "Close"])
  }

  @Test(
    "a chevron at the trailing edge points forward while the group is closed, else down",
    arguments: [false, true])
  func chevrons(isExpanded: Bool) throws {
    let probe = TreeProbe(
      DisclosureGroup("Group", isExpanded: .constant(isExpanded)) { Text("inside") },
      width: 300, height: 100)
    let frames = probe.frames("Image")
    let chevron = try #require(frames.first)
    #expect(frames.count == 1 && abs(chevron.maxX - 300) < 3)
    #expect((chevron.width > chevron.height) == isExpanded)
  }

  @Test("the content begins below the label, at its leading edge")
  func places() throws {
    let (_, host) = shown {
      DisclosureGroup("Group", isExpanded: .constant(true)) { Text("inside") }
    }
    let frames = host.accessibilityOrder.map { $0.convert($0.bounds, to: host) }
    #expect(frames.count == 2 && frames[0].width == 300)
    #expect(frames[1].minX == 0 && abs(frames[1].minY - frames[0].maxY - 8) < 0.5)
  }
}
