// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

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

  @Test("in a list, a group and its content are one row")
  func inList() throws {
    let (screen, host) = shown {
      List {
        DisclosureGroup("Group") {
          Text("first")
          Text("second")
        }
        Text("below")
      }
    }
    let table = try #require(host.first(TableNode.self))
    #expect(table.visibleCells.map { $0.frame.height.rounded() } == [44, 44])
    try screen.tap("Group")
    screen.layoutIfNeeded()
    // Three lines with 8 points between them, and 11 above and below.
    #expect(table.visibleCells.map { $0.frame.height.rounded() } == [99, 44])
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
