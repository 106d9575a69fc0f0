// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Opening URLs")
struct OpenURLTests {
  private struct Opening: View {
    @State private var opened = "nothing"
    @State private var isThere = true

    var body: some View {
      Text("opened \(opened)")
      if isThere {
        List { Text("row").onOpenURL { url in opened = url.lastPathComponent } }
          .frame(height: 200)
      }
      Button("Remove") { isThere = false }
    }
  }

  @Test("a view in a row is told about a URL while it is there")
  func opening() throws {
    let url = try #require(URL(string: "app://show/42"))
    let (screen, host) = shown { Opening() }
    #expect(host.open(url))
    #expect(host.accessibilityTree().contains("opened 42"))
    try screen.tap("Remove")
    screen.layoutIfNeeded()
    #expect(!host.open(url))
  }

  @Test("all views are told, the most recent state is changed, and none is needed")
  func several() throws {
    struct Counting: View {
      @State private var count = 0
      var body: some View { Text("count \(count)").onOpenURL { _ in count += 1 } }
    }
    let url = try #require(URL(string: "app://go"))
    let (screen, host) = shown {
      Counting()
      Counting()
    }
    host.open(url)
    host.open(url)
    #expect(host.accessibilityTree() == "text \"count 2\"\ntext \"count 2\"\n")
    #expect(!HostingNode { Text("none") }.open(url))
    withExtendedLifetime(screen) {}
  }
}
