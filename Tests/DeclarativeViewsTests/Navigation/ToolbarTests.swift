// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Toolbars")
struct ToolbarTests {
  @Test("a text in a bar is as wide as its letters, also when it changes")
  func widths() throws {
    struct Owner: View {
      @State private var title = "Edit"
      var body: some View {
        NavigationStack {
          Text("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .toolbar { Button(title) { title = "A longer title" } }
        }
      }
    }
    let (screen, host) = shown { Owner() }
    let bar = try #require(host.first(NavigationBarNode.self))
    func widths() -> (own: CGFloat, ideal: CGFloat) {
      let item = bar.all(HostingNode.self).first
      return (item?.frame.width ?? 0, item?.intrinsicContentSize.width ?? 0)
    }
    let first = widths()
    #expect(first.own == first.ideal && first.own > 25)
    try screen.tap("Edit")
    screen.layoutIfNeeded()
    let second = widths()
    #expect(second.own == second.ideal && second.own > 80)
  }

  private struct Page: View {
    @State private var count = 0
    @State private var isEditing = false

    var body: some View {
      Button(isEditing ? "Stop" : "Start") { isEditing.toggle() }
        .navigationBarTitle("Page", displayMode: .inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Text("left") }
          if isEditing {
            ToolbarItemGroup(placement: .topBarTrailing) {
              Button("One") {}
              Button("Two") {}
            }
          } else {
            ToolbarItem { Button("Add \(count)") { count += 1 } }
          }
        }
    }
  }

  @Test("items perform their actions, change with the page, and come and go")
  func items() throws {
    let (screen, host) = shown { NavigationStack { Page() } }
    func bar() -> [String] {
      host.accessibilityOrder.filter { $0.accessibilityFrame.maxY < 60 }
        .compactMap(\.accessibilityLabel)
    }
    #expect(bar() == ["left", "Page", "Add 0"])
    try screen.tap("Add 0")
    #expect(bar() == ["left", "Page", "Add 1"])
    try screen.tap("Start")
    #expect(bar() == ["left", "Page", "One", "Two"])
    try screen.tap("Stop")
    #expect(bar() == ["left", "Page", "Add 1"])
  }

  @Test("a link in the toolbar of a list's row looks like any other in a bar")
  func link() throws {
    func width(@ViewBuilder _ page: () -> some View) throws -> CGFloat {
      let (_, host) = shown { NavigationStack(root: page) }
      let link = host.accessibilityOrder.first { $0.accessibilityLabel == "More" }
      return try #require(link).bounds.width
    }
    let page = Text("page").toolbar { NavigationLink("More") { Text("inside") } }
    #expect(try width { List { page } } == width { page })
  }

  @Test("views without a placement are trailing, and toolbar content can have its own type")
  func plain() throws {
    struct Done: ToolbarContent {
      var body: some ToolbarContent {
        ToolbarItem(placement: .confirmationAction) { Text("done") }
        ToolbarItem(placement: .principal) { Text("middle") }
      }
    }
    let (_, host) = shown {
      NavigationView {
        Text("page").toolbar { Text("end") }.toolbar { Done() }
          .navigationBarItems(leading: Text("a"))
      }
    }
    let words = host.accessibilityOrder.compactMap(\.accessibilityLabel)
    #expect(Set(words) == ["a", "middle", "end", "done", "page"])
    #expect(words.first == "a" && words.last == "page")
  }

  @Test("the last of several principal items is the title")
  func principal() {
    let (_, host) = shown {
      NavigationView {
        Text("page").toolbar {
          ToolbarItem(placement: .principal) { Text("first") }
          ToolbarItem(placement: .principal) { Text("second") }
        }
      }
    }
    #expect(host.accessibilityOrder.compactMap(\.accessibilityLabel) == ["second", "page"])
  }

  @Test("the toolbar items of a page disappear with its view")
  func removal() throws {
    struct Owner: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("Toggle") { isShown.toggle() }
          if isShown { Text("inner").toolbar { Text("item") } }
        }
      }
    }
    let (screen, host) = shown { NavigationStack { Owner() } }
    #expect(host.accessibilityTree().contains("\"item\""))
    try screen.tap("Toggle")
    #expect(!host.accessibilityTree().contains("\"item\""))
  }

  @Test("a page chooses whether its title is large, and the back button stays in place")
  func titles() throws {
    struct Second: View {
      @Environment(\.presentationMode) private var mode
      var body: some View {
        Button("Back \(mode.wrappedValue.isPresented)") { mode.wrappedValue.dismiss() }
          .navigationBarTitle("Second", displayMode: .inline)
      }
    }
    let (screen, host) = shown {
      NavigationView {
        NavigationLink(destination: Second()) { Text("Open") }
          .navigationBarTitle(Text("First"), displayMode: .large)
      }
    }
    func height() -> CGFloat {
      let title = host.accessibilityOrder.first { $0.accessibilityTraits.contains(.header) }
      return title?.accessibilityFrame.height ?? 0
    }
    let large = height()
    try screen.tap("Open")
    #expect(height() > 0 && height() < large)
    try screen.tap("Back true")
    #expect(height() == large)
  }

  @Test("labels in a bar are icons with spoken titles, and what is presented from there is not")
  func labels() throws {
    struct Page: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Text("root")
            .toolbar {
              Menu("More", systemImage: "ellipsis") {
                Button("Open", systemImage: "star") { path = [1] }
              }
            }
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    let (screen, host) = shown { Page() }
    let button = try screen.element(called: "More")
    #expect(button.bounds.width < 30)
    try screen.tap("More")
    let open = try screen.element(called: "Open")
    #expect(open.bounds.width > 100)
    // The dialog ends, although its page is covered.
    try screen.tap("Open")
    #expect(host.accessibilityTree().contains("\"page 1\""))
    #expect(!host.accessibilityTree().contains("\"Open\""))
  }

  @Test("a group of items is shown item by item, if its condition is met")
  func groups() throws {
    struct Owner: View {
      @State private var isEditing = false
      private var items: some ToolbarContent {
        Group {
          if isEditing { ToolbarItem(placement: .topBarLeading) { Text("Cancel") } }
          ToolbarItem(placement: .topBarTrailing) { Button("Edit") { isEditing = true } }
        }
      }
      var body: some View {
        NavigationStack {
          Group { Text("page") }.navigationTitle("Title").toolbar { items }
        }
      }
    }
    let (screen, host) = shown { Owner() }
    #expect(!host.accessibilityTree().contains("Cancel"))
    try screen.tap("Edit")
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree().contains("Cancel"))
    #expect(host.accessibilityTree().contains("page"))
  }
}
