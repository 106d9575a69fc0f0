// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Pages of navigation stacks")
struct PageTests {
  private func words(_ host: HostingNode) -> [String] {
    host.accessibilityOrder.compactMap(\.accessibilityLabel)
  }

  @Test("a link is its label alone, and has an indicator only in a list")
  func indicator() throws {
    let link = NavigationLink("Open") { Text("inside") }
    #expect(TreeProbe.size(of: link, nil, nil) == TreeProbe.size(of: Text("Open"), nil, nil))
    let (_, host) = shown { List { link } }
    let table = try #require(host.subviews.compactMap { $0 as? TableNode }.first)
    let cell = try #require(table.visibleCells.first)
    #expect(cell.accessibilityOrder.first.map { $0.bounds.width > 200 } == true)
  }

  @Test("links lead to their destinations, whatever their labels and destinations are made of")
  func links() throws {
    let (screen, host) = shown {
      NavigationStack {
        VStack {
          NavigationLink("First", destination: Text("one"))
          NavigationLink {
            Text("two")
          } label: {
            Text("Second")
          }
          NavigationLink(value: 3) { Text("Third") }
          NavigationLink("Fourth", value: "four")
          NavigationLink("Nowhere", value: 0.5)
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
        .navigationDestination(for: String.self) { Text("word \($0)") }
      }
    }
    for (link, destination) in [
      ("First", "one"), ("Second", "two"), ("Third", "number 3"), ("Fourth", "word four"),
    ] {
      try screen.tap(link)
      #expect(words(host).contains(destination) && !words(host).contains(link))
      try screen.tapBack()
      #expect(words(host).contains(link) && !words(host).contains(destination))
    }
    try screen.tap("Nowhere")
    #expect(words(host).contains("Nowhere"))
  }

  @Test("a link outside of a stack does nothing")
  func outside() throws {
    let (screen, host) = shown { NavigationLink("Open") { Text("inside") } }
    try screen.tap("Open")
    #expect(words(host) == ["Open"])
  }

  @Test("a page can hide the bar of its stack, and show it again")
  func hiddenBar() throws {
    struct Page: View {
      @State private var isHidden = true
      var body: some View {
        Button("Toggle") { isHidden.toggle() }
          .navigationTitle(Text("Title")).navigationBarHidden(isHidden)
      }
    }
    let (screen, host) = shown { NavigationStack { Page() } }
    #expect(words(host) == ["Toggle"])
    try screen.tap("Toggle")
    #expect(words(host) == ["Title", "Toggle"])
    try screen.tap("Toggle")
    #expect(words(host) == ["Toggle"])
  }

  @Test("a page whose title is automatic is like the page before it, and large if it is the first")
  func automaticTitles() throws {
    func heights(_ first: NavigationBarItem.TitleDisplayMode) throws -> [CGFloat] {
      let (screen, host) = shown {
        NavigationStack {
          NavigationLink("Open") { Text("inside").navigationBarTitle("Second") }
            .navigationBarTitle("First", displayMode: first)
        }
      }
      func height() -> CGFloat {
        let title = host.accessibilityOrder.first { $0.accessibilityTraits.contains(.header) }
        return title?.accessibilityFrame.height ?? 0
      }
      let before = height()
      try screen.tap("Open")
      return [before, height()]
    }
    let (large, inline, automatic) = try (heights(.large), heights(.inline), heights(.automatic))
    #expect(large[0] == large[1] && inline[0] == inline[1] && automatic[0] == automatic[1])
    #expect(large[0] > inline[0] && automatic[0] == large[0])
  }

  @Test("a page without a title has no room for a large one")
  func missingTitle() throws {
    func top(_ title: String) throws -> CGFloat {
      let (_, host) = shown {
        NavigationStack {
          VStack {
            Text("page")
            Spacer()
          }.navigationTitle(title)
        }
      }
      let page = try #require(host.accessibilityOrder.first { $0.accessibilityLabel == "page" })
      return page.accessibilityFrame.minY
    }
    #expect(try top("Title") - top("") == 52)
    let (_, host) = shown {
      NavigationStack {
        VStack {
          Text("page")
          Spacer()
        }
      }
    }
    let page = try #require(host.accessibilityOrder.first { $0.accessibilityLabel == "page" })
    #expect(try page.accessibilityFrame.minY == top(""))
  }

  @Test("views can be placed at both edges of the bar, or at the trailing one alone")
  func barItems() throws {
    let both = shown {
      NavigationStack {
        Text("page").navigationBarTitle("Title", displayMode: .inline)
          .navigationBarItems(leading: Text("left"), trailing: Text("right"))
      }
    }
    #expect(words(both.host) == ["left", "Title", "right", "page"])
    let one = shown {
      NavigationStack {
        Text("page").navigationBarTitle("Title", displayMode: .inline)
          .navigationBarItems(trailing: Text("right"))
      }
    }
    #expect(words(one.host) == ["Title", "right", "page"])
  }

  @Test("optional items of a toolbar come and go")
  func optionalItems() throws {
    struct Page: View {
      @State private var isEditing = false
      var body: some View {
        Button("Toggle") { isEditing.toggle() }.toolbar {
          if isEditing { ToolbarItem { Text("editing") } }
          Text("always")
        }
      }
    }
    let (screen, host) = shown { NavigationStack { Page() } }
    #expect(words(host) == ["always", "Toggle"])
    try screen.tap("Toggle")
    #expect(words(host) == ["editing", "always", "Toggle"])
    try screen.tap("Toggle")
    #expect(words(host) == ["always", "Toggle"])
  }

  @Test("titles and toolbars outside of a stack are ignored")
  func noPage() {
    let (_, host) = shown {
      Text("page").navigationTitle("Title").toolbar { Text("item") }.navigationBarHidden(true)
    }
    #expect(words(host) == ["page"])
  }

  @Test("a view that isn't presented can't be dismissed")
  func dismissal() throws {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    let (screen, host) = shown { NavigationStack { Page() } }
    try screen.tap("Close")
    #expect(words(host) == ["Close"])
  }
}
