// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Presented views")
struct PresentationTests {
  private func words(_ host: HostingNode) -> [String] {
    host.accessibilityOrder.compactMap(\.accessibilityLabel)
  }

  @Test("an alert without buttons has one that dismisses it")
  func defaultButton() throws {
    struct Owner: View {
      @State private var isShown = false
      var body: some View {
        Button("Show \(isShown)") { isShown = true }.alert("Done", isPresented: $isShown) {}
      }
    }
    let (screen, host) = shown { Owner() }
    try screen.tap("Show false")
    #expect(host.accessibilityTree() == "text \"Done\"\nbutton \"OK\"\n")
    try screen.tap("OK")
    #expect(words(host) == ["Show false"])
  }

  @Test("an alert without a message has a title and buttons")
  func withoutMessage() throws {
    struct Owner: View {
      @State private var isShown = true
      @State private var answer = "none"
      var body: some View {
        Text(answer).alert("Sure?", isPresented: $isShown) {
          Button("Yes") { answer = "yes" }
          Button("No") { answer = "no" }
        }
      }
    }
    let (screen, host) = shown { Owner() }
    #expect(words(host) == ["Sure?", "Yes", "No"])
    let buttons = host.accessibilityOrder.suffix(2).map { $0.convert($0.bounds, to: host) }
    #expect(buttons[1].midY - buttons[0].midY == 44)
    try screen.tap("No")
    #expect(words(host) == ["no"])
  }

  @Test("dismissing a sheet sets its item to nil, and another item starts over")
  func items() throws {
    struct Item: Identifiable { let id: String }
    struct Inner: View {
      let name: String
      @Environment(\.dismiss) private var dismiss
      @State private var count = 0
      var body: some View {
        Button("\(name) \(count)") { count += 1 }
        Button("Close") { dismiss() }
      }
    }
    final class Handle { var item = Binding<Item?>.constant(nil) }
    struct Owner: View {
      let handle: Handle
      @State private var item: Item?
      @State private var ended = 0
      var body: some View {
        let _ = (handle.item = $item)
        Button("Show \(ended) \(item?.id ?? "none")") { item = Item(id: "a") }
          .sheet(item: $item, onDismiss: { ended += 1 }) { Inner(name: $0.id) }
      }
    }
    let handle = Handle()
    let (screen, host) = shown { Owner(handle: handle) }
    try screen.tap("Show 0 none")
    try screen.tap("a 0")
    #expect(words(host) == ["a 1", "Close"])
    handle.item.wrappedValue = Item(id: "b")
    screen.layoutIfNeeded()
    #expect(words(host) == ["b 0", "Close"])
    try screen.tap("Close")
    #expect(words(host) == ["Show 1 none"])
  }

  @Test("a sheet disappears with the view that presents it")
  func removedPresenter() throws {
    final class Handle { var isThere = Binding.constant(true) }
    struct Owner: View {
      let handle: Handle
      @State private var isThere = true
      var body: some View {
        let _ = (handle.isThere = $isThere)
        VStack {
          Text("page")
          if isThere { Text("presenter").sheet(isPresented: .constant(true)) { Text("sheet") } }
        }
      }
    }
    let handle = Handle()
    let (screen, host) = shown { Owner(handle: handle) }
    #expect(words(host) == ["sheet"])
    handle.isThere.wrappedValue = false
    screen.layoutIfNeeded()
    #expect(words(host) == ["page"])
  }

  @Test("a cover fills the screen, and a sheet leaves 10 points at the top")
  func frames() throws {
    func frame(_ view: some View) throws -> CGRect {
      let (_, host) = shown { view }
      let node = try #require(host.first(PresentationNode.self))
      #expect(node.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
      return node.host.frame
    }
    let isShown = Binding.constant(true)
    #expect(
      try frame(Text("a").fullScreenCover(isPresented: isShown) { Text("b") })
        == CGRect(x: 0, y: 0, width: 300, height: 600))
    #expect(
      try frame(Text("a").sheet(isPresented: isShown) { Text("b") })
        == CGRect(x: 0, y: 10, width: 300, height: 590))
  }
}
