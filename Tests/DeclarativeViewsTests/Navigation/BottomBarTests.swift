// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Bars at the bottom")
struct BottomBarTests {
  private func toolbar(_ host: HostingNode) -> ToolbarNode? {
    host.first(ToolbarNode.self).flatMap { $0.isHidden || $0.superview == nil ? nil : $0 }
  }

  private func places(_ host: HostingNode) -> [CGFloat] {
    host.accessibilityOrder.filter { $0.accessibilityFrame.minY > 540 }
      .map { $0.accessibilityFrame.midX.rounded() }
  }

  @Test("items at the bottom are in a toolbar, spread over it, or around their spaces")
  func items() throws {
    var log: [String] = []
    let (screen, host) = shown {
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem(placement: .bottomBar) { Button("First") { log.append("first") } }
          ToolbarItem(placement: .bottomBar) { Button("Second") { log.append("second") } }
          ToolbarItem(placement: .keyboard) { Button("Hidden") {} }
        }
      }
    }
    #expect(toolbar(host)?.frame == CGRect(x: 0, y: 556, width: 300, height: 44))
    try screen.tap("First")
    try screen.tap("Second")
    #expect(log == ["first", "second"])
    #expect(!host.accessibilityTree().contains("Hidden"))
    let frames = host.accessibilityOrder.suffix(2).map(\.accessibilityFrame)
    #expect(frames[0].minX == 16 && frames[1].maxX == 284)

    let (other, single) = shown {
      NavigationStack {
        Text("page").toolbar { ToolbarItem(placement: .status) { Button("Only") {} } }
      }
    }
    #expect(places(single) == [150])
    let (third, spaced) = shown {
      NavigationStack {
        Text("page").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("a") {}
            Button("b") {}
            Spacer()
            Button("c") {}
          }
        }
      }
    }
    let xs = places(spaced)
    #expect(xs.count == 3 && xs[1] < 100 && xs[2] > 250)
    withExtendedLifetime((other, third)) {}
  }

  @Test("the toolbar is that of the page on top, and makes room for itself")
  func pages() throws {
    struct Root: View {
      @State private var hasItem = true
      var body: some View {
        VStack {
          Spacer()
          NavigationLink("next") { Text("second page") }
          Button("toggle") { hasItem.toggle() }
        }
        .toolbar {
          if hasItem { ToolbarItem(placement: .bottomBar) { Text("bottom") } }
        }
      }
    }
    let (screen, host) = shown { NavigationStack { Root() } }
    func bottom() -> CGFloat? {
      host.accessibilityOrder.first { $0.accessibilityLabel == "toggle" }?.accessibilityFrame.maxY
    }
    #expect(toolbar(host) != nil && bottom() == 556)
    try screen.tap("toggle")
    screen.layoutIfNeeded()
    #expect(toolbar(host) == nil && bottom() == 600)
    try screen.tap("toggle")
    screen.layoutIfNeeded()
    #expect(toolbar(host) != nil)
    try screen.tap("next")
    screen.layoutIfNeeded()
    #expect(toolbar(host) == nil)
    try screen.tap("Back")
    screen.layoutIfNeeded()
    #expect(toolbar(host) != nil)
  }

  @Test("a page hides the toolbar, or sets its background")
  func settings() throws {
    func bar(_ page: some View) -> ToolbarNode? {
      let (_, host) = shown {
        NavigationStack {
          page.toolbar { ToolbarItem(placement: .bottomBar) { Text("bottom") } }
        }
      }
      return toolbar(host)
    }
    #expect(bar(Text("a").toolbar(.hidden, for: .bottomBar)) == nil)
    #expect(bar(Text("a").toolbarVisibility(.visible, for: .bottomBar)) != nil)
    let red = bar(Text("a").toolbarBackground(Color.red, for: .bottomBar))
    #expect(red?.standardAppearance.backgroundColor == .red)
  }

  @Test("views hide the tab bar, or set its background, while they are on top of their tab")
  func tabs() throws {
    struct Tabs: View {
      @State private var isHidden = false
      var body: some View {
        TabView {
          NavigationStack {
            VStack {
              Button("toggle") { isHidden.toggle() }
              NavigationLink("next") { Text("detail").toolbar(.hidden, for: .tabBar) }
            }
            .toolbar(isHidden ? .hidden : .automatic, for: .tabBar)
          }
          .tabItem { Text("one") }
          Text("plain").toolbarBackground(Color.red, for: .tabBar).tabItem { Text("two") }
        }
      }
    }
    let (screen, host) = shown { Tabs() }
    let bar = try #require(host.first(TabBarNode.self))
    #expect(!bar.isHidden)
    try screen.tap("toggle")
    screen.layoutIfNeeded()
    #expect(bar.isHidden)
    try screen.tap("toggle")
    screen.layoutIfNeeded()
    #expect(!bar.isHidden)
    try screen.tap("next")
    screen.layoutIfNeeded()
    #expect(bar.isHidden)
    try screen.tap("Back")
    screen.layoutIfNeeded()
    #expect(!bar.isHidden && bar.standardAppearance.backgroundColor != .red)
    try screen.tap("two")
    screen.layoutIfNeeded()
    #expect(bar.standardAppearance.backgroundColor == .red)
    try screen.tap("one")
    screen.layoutIfNeeded()
    #expect(bar.standardAppearance.backgroundColor != .red)
  }
}
