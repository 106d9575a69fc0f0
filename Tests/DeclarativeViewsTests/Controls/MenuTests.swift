// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Menus")
struct MenuTests {
  private final class Log { var lines: [String] = [] }

  @Test("a menu shows its actions, one of which ends it")
  func actions() throws {
    let log = Log()
    let (screen, host) = shown {
      VStack {
        Menu("Options", systemImage: "ellipsis") {
          Button("Rename") { log.lines.append("rename") }
          Button("Delete", role: .destructive) { log.lines.append("delete") }
        }
        Menu("Other") { Button("Inside") { log.lines.append("inside") } }
      }
    }
    #expect(!host.accessibilityTree().contains("Rename"))
    try screen.tap("Options")
    #expect(host.accessibilityTree().contains("button \"Rename\""))
    try screen.tap("Delete")
    #expect(log.lines == ["delete"])
    #expect(!host.accessibilityTree().contains("Rename"))
    try screen.tap("Other")
    try screen.tap("Inside")
    #expect(log.lines == ["delete", "inside"])
    try screen.tap("Options")
    try screen.tap("Cancel")
    #expect(!host.accessibilityTree().contains("Rename"))
  }

  @Test("a menu with an action of its own is shown when it is held down")
  func primaryAction() throws {
    let log = Log()
    let (screen, host) = shown {
      Menu {
        Button("More") { log.lines.append("more") }
      } label: {
        Text("Add")
      } primaryAction: {
        log.lines.append("add")
      }
    }
    try screen.tap("Add")
    #expect(log.lines == ["add"] && !host.accessibilityTree().contains("More"))
    try screen.longPress(screen.element(called: "Add"))
    try screen.tap("More")
    #expect(log.lines == ["add", "more"])
  }

  @Test("a dialog without a title and a message begins with its first button")
  func dialog() throws {
    let (screen, host) = shown { Menu("Options") { Button("First") {} } }
    try screen.tap("Options")
    let dialog = try #require(host.subviews.first { $0 is PresentationNode })
    let tree = (dialog as? PresentationNode)?.host.proposals() ?? ""
    #expect(!tree.contains("Divider"))
  }

  @Test("holding a view down for its context menu doesn't tap it")
  func noTap() throws {
    let log = Log()
    let (screen, host) = shown {
      Text("Row").contextMenu { Button("Copy") {} }.onTapGesture { log.lines.append("tap") }
    }
    let node = try #require(host.subviews.first)
    try screen.longPress(node, duration: 0.6)
    #expect(log.lines.isEmpty && host.accessibilityTree().contains("Copy"))
    try screen.tap("Cancel")
    try screen.tap(node)
    #expect(log.lines == ["tap"])
  }

  @Test("a context menu is shown when its view is held down, unless it is empty")
  func contextMenu() throws {
    let log = Log()
    let (screen, host) = shown {
      VStack {
        Button("Row") { log.lines.append("row") }
          .contextMenu { Button("Copy") { log.lines.append("copy") } }
        Button("Plain") { log.lines.append("plain") }.contextMenu {}
      }
    }
    try screen.tap("Row")
    #expect(log.lines == ["row"])
    try screen.longPress(screen.element(called: "Row"))
    try screen.tap("Copy")
    #expect(log.lines == ["row", "copy"])
    try screen.longPress(screen.element(called: "Plain"))
    #expect(!host.accessibilityTree().contains("Cancel"))
  }
}
