// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Navigation, sheets, and alerts")
struct NavigationTests {
  @Test("a link pushes its destination, the back button pops it, and titles follow")
  func links() throws {
    let (screen, host) = shown {
      NavigationStack {
        VStack {
          NavigationLink("Open") { Text("inside").navigationTitle("Second") }
          NavigationLink(destination: Text("other")) { Text("Other") }
        }.navigationTitle("First")
      }
    }
    #expect(host.accessibilityTree().contains("\"First\""))
    try screen.tap("Open")
    #expect(host.accessibilityTree().contains("text \"inside\""))
    #expect(host.accessibilityTree().contains("\"Second\""))
    #expect(!host.accessibilityTree().contains("button \"Open\""))
    try screen.tapBack()
    #expect(host.accessibilityTree().contains("button \"Open\""))
    try screen.tap("Other")
    #expect(host.accessibilityTree().contains("text \"other\""))
  }

  @Test("a value pushes the destination for its type, and the page can dismiss itself")
  func values() throws {
    struct Page: View {
      let number: Int
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View { Button("Page \(number) \(isPresented)") { dismiss() } }
    }
    let (screen, host) = shown {
      NavigationStack {
        List(0..<3, id: \.self) { NavigationLink("Row \($0)", value: $0) }
          .navigationDestination(for: Int.self) { Page(number: $0) }
      }
    }
    try screen.tap("Row 2")
    #expect(host.accessibilityTree().contains("button \"Page 2 true\""))
    try screen.tap("Page 2 true")
    #expect(host.accessibilityTree().contains("button \"Row 2\""))
    #expect(!host.accessibilityTree().contains("Page 2"))
  }

  @Test("a page dismisses itself only while it is in front")
  func coveredPage() throws {
    final class Box { var dismiss: DismissAction? }
    struct Page: View {
      let box: Box
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        let _ = (box.dismiss = dismiss)
        NavigationLink("Deeper") { Text("deepest") }
      }
    }
    let box = Box()
    let (screen, host) = shown { NavigationStack { NavigationLink("Open") { Page(box: box) } } }
    try screen.tap("Open")
    try screen.tap("Deeper")
    box.dismiss?()
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree().contains("text \"deepest\""))
    try screen.tapBack()
    box.dismiss?()
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree().contains("button \"Open\""))
  }

  @Test("pages have the text size and the direction around their stack, which may change")
  func surroundings() throws {
    struct Reader: View {
      @Environment(\.sizeCategory) private var size
      @Environment(\.layoutDirection) private var direction
      var body: some View {
        Text("\(size == .accessibilityLarge) \(direction == .rightToLeft)")
      }
    }
    struct Owner: View {
      @State private var isLarge = true
      var body: some View {
        VStack {
          Button("Change") { isLarge.toggle() }
          NavigationStack {
            VStack {
              Reader()
              NavigationLink("Open") { Reader() }
            }
          }
          .environment(\.sizeCategory, isLarge ? .accessibilityLarge : .small)
          .environment(\.layoutDirection, .rightToLeft)
        }
      }
    }
    let (screen, host) = shown { Owner() }
    #expect(host.accessibilityTree().contains("text \"true true\""))
    try screen.tap("Open")
    #expect(host.accessibilityTree().contains("text \"true true\""))
    try screen.tap("Change")
    #expect(host.accessibilityTree().contains("text \"false true\""))
    try screen.tapBack()
    #expect(host.accessibilityTree().contains("text \"false true\""))
  }

  @Test("a sheet is shown in front of everything while its value is true")
  func sheet() throws {
    struct Owner: View {
      @State private var isShown = false
      @State private var ended = 0
      var body: some View {
        Button("Show \(ended)") { isShown = true }
          .sheet(isPresented: $isShown, onDismiss: { ended += 1 }) { Inner() }
      }
    }
    struct Inner: View {
      @Environment(\.dismiss) private var dismiss
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
        Button("Close") { dismiss() }
      }
    }
    let (screen, host) = shown { Owner() }
    try screen.tap("Show 0")
    #expect(host.accessibilityTree() == "button \"Count 0\"\nbutton \"Close\"\n")
    let sheet = try #require(host.subviews.last?.subviews.last)
    #expect(sheet.frame == CGRect(x: 0, y: 10, width: 300, height: 590))
    try screen.tap("Count 0")
    #expect(host.accessibilityTree().hasPrefix("button \"Count 1\""))
    try screen.tap("Close")
    #expect(host.accessibilityTree() == "button \"Show 1\"\n")
  }

  @Test("a sheet is shown while its item isn't nil")
  func item() throws {
    struct Item: Identifiable { let id: String }
    struct Owner: View {
      @State private var item: Item?
      var body: some View {
        Button("Show") { item = Item(id: "a") }
          .sheet(item: $item) { shown in Button("Item \(shown.id)") { item = nil } }
      }
    }
    let (screen, host) = shown { Owner() }
    try screen.tap("Show")
    #expect(host.accessibilityTree() == "button \"Item a\"\n")
    try screen.tap("Item a")
    #expect(host.accessibilityTree() == "button \"Show\"\n")
  }

  @Test("every button of an alert dismisses it")
  func alert() throws {
    struct Owner: View {
      @State private var isShown = false
      @State private var answer = "none"
      var body: some View {
        Button("Delete \(answer)") { isShown = true }
          .alert("Sure?", isPresented: $isShown) {
            Button("Yes", role: .destructive) { answer = "yes" }
            Button("No", role: .cancel) { answer = "no" }
          } message: {
            Text("It is gone then.")
          }
      }
    }
    let (screen, host) = shown { Owner() }
    try screen.tap("Delete none")
    #expect(
      host.accessibilityTree()
        == "text \"Sure?\"\ntext \"It is gone then.\"\nbutton \"Yes\"\nbutton \"No\"\n")
    try screen.tap("Yes")
    #expect(host.accessibilityTree() == "button \"Delete yes\"\n")
  }

  @Test("content knows whether it is presented, and can dismiss itself", arguments: 0..<2)
  func presentedContent(kind: Int) throws {
    struct Reader: View {
      @Environment(\.isPresented) private var isPresented
      @Environment(\.dismiss) private var dismiss
      let name: String
      var body: some View { Button("\(name) \(isPresented)") { dismiss() } }
    }
    struct Owner: View {
      let kind: Int
      @State private var isShown = false
      var body: some View {
        let page = VStack {
          Reader(name: "outside")
          Button("Show") { isShown = true }
        }
        if kind == 0 {
          page.sheet(isPresented: $isShown) { Reader(name: "inside") }
        } else {
          page.fullScreenCover(isPresented: $isShown) { Reader(name: "inside") }
        }
      }
    }
    let (screen, host) = shown { Owner(kind: kind) }
    let page = "button \"outside false\"\nbutton \"Show\"\n"
    for _ in 0..<2 {
      #expect(host.accessibilityTree() == page)
      try screen.tap("Show")
      #expect(host.accessibilityTree() == "button \"inside true\"\n")
      try screen.tap("inside true")
    }
    #expect(host.accessibilityTree() == page)
  }
}
