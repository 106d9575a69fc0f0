// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Full-screen views of items")
struct CoverItemTests {
  private struct Fruit: Identifiable {
    let id: String
  }

  @Test("a full-screen view is shown while there is a value, which dismissing removes")
  func cover() throws {
    struct Detail: View {
      let fruit: Fruit
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close \(fruit.id)") { dismiss() } }
    }
    struct Root: View {
      @State private var fruit: Fruit?
      var body: some View {
        VStack {
          Button("Open") { fruit = Fruit(id: "pear") }
          Text(fruit?.id ?? "none")
        }
        .fullScreenCover(item: $fruit) { Detail(fruit: $0) }
      }
    }
    let (screen, host) = shown { Root() }
    try screen.tap("Open")
    #expect(host.accessibilityTree().contains("Close pear"))
    try screen.tap("Close pear")
    #expect(host.accessibilityTree().contains("none"))
    #expect(!host.accessibilityTree().contains("Close pear"))
  }
}
