// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewNodes
import ViewTesting

@testable import DeclarativeViews

@Suite("Looks of tab bars")
struct TabBarLookTests {
  private func bar(@ViewBuilder _ content: () -> some View) throws -> TabBarNode {
    let (_, host) = shown { TabView(content: content) }
    return try #require(host.first(TabBarNode.self))
  }

  @Test func `symbols of tabs are filled unless their label says otherwise`() throws {
    let bar = try bar {
      Text("A").tabItem { Label("Home", systemImage: "house") }
      Text("B").tabItem { Label("Find", systemImage: "magnifyingglass") }
      Text("C").tabItem {
        Label("Stars", systemImage: "star").environment(\.symbolVariants, .none)
      }
    }
    let names = bar.items?.map { $0.image?.symbolName }
    #expect(names == ["house.fill", "magnifyingglass", "star"])
  }

  @Test func `a bar has no background while the list of its tab ends above it`() throws {
    let (screen, host) = shown {
      TabView {
        List(0..<2, id: \.self) { Text("\($0)") }.tabItem { Text("A") }
        List(0..<50, id: \.self) { Text("\($0)") }.tabItem { Text("B") }
      }
    }
    let bar = try #require(host.first(TabBarNode.self))
    bar.superview?.setNeedsLayout()
    screen.layoutIfNeeded()
    #expect(bar.isAtScrollEdge)
    let look = try #require(bar.scrollEdgeAppearance)
    #expect(look.backgroundColor == nil && look.shadowColor == nil)
    try screen.tap("B")
    bar.superview?.setNeedsLayout()
    screen.layoutIfNeeded()
    #expect(!bar.isAtScrollEdge)
  }

  @Test func `a visible background is there in either case`() throws {
    let bar = try bar {
      Text("A").tabItem { Text("A") }.toolbarBackground(.visible, for: .tabBar)
        .toolbarBackground(Color.green, for: .tabBar)
    }
    #expect(bar.scrollEdgeAppearance?.backgroundColor == .green)
  }
}
