// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

@Suite("Prominence of headers")
struct HeaderProminenceTests {
  /// The heights of the headers with labels in a view.
  private func heights(_ view: some View) -> [String: CGFloat] {
    let (_, host) = shown { view }
    var heights: [String: CGFloat] = [:]
    for node in host.accessibilityOrder where node.accessibilityTraits.contains(.header) {
      heights[node.accessibilityLabel ?? ""] = node.bounds.height
    }
    return heights
  }

  private let large = Font.title3.lineHeight.rounded(.up)
  private let small = Font.footnote.lineHeight.rounded(.up)

  private func isNear(_ height: CGFloat?, _ other: CGFloat) -> Bool {
    height.map { abs($0 - other) < 2 } ?? false
  }

  @Test("a prominent header of a section has a large, bold font in the label color")
  func section() {
    let list = List {
      Section("a") { Text("1") }
      Section("b") { Text("2") }.headerProminence(.increased)
      Section {
        Text("3")
      } header: {
        Text("c").headerProminence(.increased)
      } footer: {
        Text("footer")
      }
    }
    let found = heights(list)
    #expect(isNear(found["a"], small) && isNear(found["b"], large) && isNear(found["c"], large))
    let (_, host) = shown { list }
    #expect(host.svg().contains("font-weight"))
  }

  @Test("a list makes all its headers prominent, except those that are set otherwise")
  func list() {
    let list = List {
      Section("a") { Text("1") }.headerProminence(.standard)
      Section("b") { Text("2") }
      ForEach(0..<1) { _ in Section("c") { Text("3") } }
    }
    .headerProminence(.increased)
    let found = heights(list)
    #expect(isNear(found["a"], small) && isNear(found["b"], large) && isNear(found["c"], large))
  }

  @Test("a modifier of a section changes the environment of its header and footer")
  func environment() throws {
    struct Depth: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text(verbatim: "limit \(limit ?? 0)") }
    }
    let (_, host) = shown {
      List {
        Section {
          Depth()
        } header: {
          Depth()
        } footer: {
          Depth()
        }
        .lineLimit(3)
      }
    }
    let words = host.accessibilityOrder.compactMap(\.accessibilityLabel)
    #expect(words == ["limit 3", "limit 3", "limit 3"])
  }

  @Test("a header changes with its prominence")
  func change() throws {
    struct Page: View {
      @State private var isProminent = false
      var body: some View {
        List {
          Section("a") { Button("more") { isProminent = true } }
            .headerProminence(isProminent ? .increased : .standard)
        }
      }
    }
    let (screen, host) = shown { Page() }
    func height() -> CGFloat? {
      host.accessibilityOrder.first { $0.accessibilityLabel == "a" }?.bounds.height
    }
    #expect(isNear(height(), small))
    try screen.tap("more")
    #expect(isNear(height(), large))
  }
}
