// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("State that is read in other hosts than that of its owner")
struct ForeignReaderTests {
  /// Shows a value that only it reads.
  private struct Reader: View {
    @Binding var count: Int
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  private struct Owner<Content: View>: View {
    @State private var count = 0
    let content: (Binding<Int>) -> Content

    init(@ViewBuilder content: @escaping (Binding<Int>) -> Content) {
      self.content = content
    }

    var body: some View { content($count) }
  }

  @Test("a page, a row, and a tab follow a binding that their owner doesn't read")
  func readers() throws {
    let views: [any View] = [
      Owner { count in NavigationStack { NavigationLink("Open") { Reader(count: count) } } },
      Owner { count in List { Reader(count: count) } },
      Owner { count in TabView { Reader(count: count).tabItem { Text("Tab") } } },
    ]
    for (index, view) in views.enumerated() {
      let (screen, host) = shown { AnyView(view) }
      if index == 0 { try screen.tap("Open") }
      try screen.tap("Count 0")
      try screen.tap("Count 1")
      #expect(host.accessibilityTree().contains("\"Count 2\""))
    }
  }

  @Test("a sheet follows a binding that its owner doesn't read")
  func sheet() throws {
    struct Owner: View {
      @State private var count = 0
      @State private var isShown = true
      var body: some View {
        Text("root").sheet(isPresented: $isShown) { Reader(count: $count) }
      }
    }
    let (screen, host) = shown { Owner() }
    try screen.tap("Count 0")
    #expect(host.accessibilityTree().contains("\"Count 1\""))
  }

  @Test("a value forgets the views of a page that is gone")
  func gone() throws {
    struct Owner: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Add") { count += 1 }
          NavigationStack { NavigationLink("Open") { Reader(count: $count) } }
        }
      }
    }
    let (screen, host) = shown { Owner() }
    for number in 0..<3 {
      try screen.tap("Open")
      #expect(host.accessibilityTree().contains("\"Count \(number)\""))
      try screen.tapBack()
      try screen.tap("Add")
    }
    try screen.tap("Open")
    #expect(host.accessibilityTree().contains("\"Count 3\""))
  }
}
