// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Apps and scenes")
struct AppTests {
  private struct Counter: App {
    @State private var count = 0
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
      WindowGroup {
        Button("Count \(count), \(phase == .active)") { count += 1 }
      }
      WindowGroup("Other") { Text("other") }
    }
  }

  private struct Inner: Scene {
    var body: some Scene { WindowGroup(id: "main") { Text("inner") } }
  }

  private struct Outer: App {
    var body: some Scene { Inner() }
  }

  @Test("a host shows the first scene of an app, with the state of the app")
  func state() throws {
    let host = HostingNode(app: Counter())
    let screen = Screen(size: CGSize(width: 300, height: 600), rootNode: host)
    try screen.tap("Count 0, true")
    #expect(host.accessibilityTree().contains("\"Count 1, true\""))
    #expect(!host.accessibilityTree().contains("other"))
  }

  @Test("a scene can consist of others, and an app has an outline of its first one")
  func outline() {
    #expect(Outer().outline == "text \"inner\"\n")
    #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
  }

  @Test("menus of the menu bar and windows with settings leave a scene as it is")
  func menuBar() {
    struct Menus: Commands {
      let isLong: Bool
      var body: some Commands {
        CommandMenu("Players") { Button("Add") {} }
        if isLong {
          CommandGroup(after: .newItem) { Button("New") {} }
          CommandGroup(replacing: .help) { EmptyView() }
        }
      }
    }
    struct Desk: App {
      var body: some Scene {
        Settings { Text("settings") }
        WindowGroup { Text("main") }
          .commands {
            Menus(isLong: true)
            CommandGroup(before: .sidebar) { Text("a") }
          }
      }
    }
    #expect(Desk().outline == "text \"main\"\n")
    #expect(CommandGroupPlacement.help != .sidebar)
  }
}
