// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Alerts and action sheets with older names")
struct OlderAlertTests {
  private struct Item: Identifiable {
    let id: Int
  }

  private final class Log {
    var lines: [String] = []
  }

  private func tree(_ screen: Screen) -> String { (screen.rootNode?.accessibilityTree() ?? "") }

  @Test("an alert has its title, its message, and an OK button, which dismisses it")
  func plain() throws {
    struct Owner: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
          .alert(isPresented: $isShown) {
            Alert(title: Text("Title"), message: Text("Message"))
          }
      }
    }
    let (screen, _) = shown { Owner() }
    try screen.tap("Show")
    screen.layoutIfNeeded()
    #expect(tree(screen) == "text \"Title\"\ntext \"Message\"\nbutton \"OK\"\n")
    try screen.tap("OK")
    screen.layoutIfNeeded()
    #expect(tree(screen) == "button \"Show\"\n")
  }

  @Test("the buttons of an alert perform their actions")
  func buttons() throws {
    struct Owner: View {
      let log: Log
      @State private var item: Item? = Item(id: 7)
      var body: some View {
        Button("Show") { item = Item(id: 8) }
          .alert(item: $item) { item in
            Alert(
              title: Text("Item \(item.id)"),
              primaryButton: .destructive(Text("Delete")) {
                log.lines.append("deleted \(item.id)")
              },
              secondaryButton: .cancel { log.lines.append("canceled") })
          }
      }
    }
    let log = Log()
    let (screen, _) = shown { Owner(log: log) }
    #expect(tree(screen) == "text \"Item 7\"\nbutton \"Delete\"\nbutton \"Cancel\"\n")
    try screen.tap("Delete")
    screen.layoutIfNeeded()
    try screen.tap("Show")
    screen.layoutIfNeeded()
    #expect(tree(screen).hasPrefix("text \"Item 8\"\n"))
    try screen.tap("Cancel")
    screen.layoutIfNeeded()
    #expect(log.lines == ["deleted 7", "canceled"] && tree(screen) == "button \"Show\"\n")
  }

  @Test("an alert with one button has no other, and buttons need no action")
  func single() throws {
    let (screen, _) = shown {
      Text("page").alert(isPresented: .constant(true)) {
        Alert(title: Text("Title"), dismissButton: .default(Text("Got it"), action: nil))
      }
    }
    #expect(tree(screen) == "text \"Title\"\nbutton \"Got it\"\n")
    try screen.tap("Got it")
  }

  @Test("an action sheet has its title and its buttons, the one that cancels below the others")
  func actionSheet() throws {
    struct Owner: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        Text("page").actionSheet(isPresented: $isShown) {
          ActionSheet(
            title: Text("Title"), message: Text("Message"),
            buttons: [
              .cancel(Text("Never mind")), .default(Text("Copy")) { log.lines.append("copied") },
              .destructive(Text("Delete")),
            ])
        }
      }
    }
    let log = Log()
    let (screen, _) = shown { Owner(log: log) }
    let words = (screen.rootNode?.accessibilityOrder ?? []).compactMap(\.accessibilityLabel)
    #expect(words == ["Title", "Message", "Copy", "Delete", "Never mind"])
    try screen.tap("Copy")
    screen.layoutIfNeeded()
    #expect(log.lines == ["copied"] && tree(screen) == "text \"page\"\n")
  }

  @Test("an action sheet about an item is shown while there is one")
  func itemSheet() throws {
    struct Owner: View {
      @State private var item: Item?
      var body: some View {
        Button("Show") { item = Item(id: 3) }
          .actionSheet(item: $item) { ActionSheet(title: Text("Item \($0.id)")) }
      }
    }
    let (screen, _) = shown { Owner() }
    try screen.tap("Show")
    screen.layoutIfNeeded()
    #expect(tree(screen) == "text \"Item 3\"\nbutton \"Cancel\"\n")
    try screen.tap("Cancel")
    screen.layoutIfNeeded()
    #expect(tree(screen) == "button \"Show\"\n")
  }
}
