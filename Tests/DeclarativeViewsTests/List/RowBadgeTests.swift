// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

@Suite("Badges of rows")
struct RowBadgeTests {
  @Test("a row shows its badge at the trailing edge")
  func row() throws {
    let (_, host) = shown {
      List {
        Text("Inbox").badge(12)
        Text("Sent").badge(0)
      }.listStyle(.plain)
    }
    let frames = try frames(in: host)
    let badge = try #require(frames["12"])
    #expect(abs(badge.maxX - (300 - 16)) < 1)
    #expect(frames["Inbox"]?.minX == 16)
    #expect(frames.count == 3)
  }

  @Test("a long row leaves room for its badge")
  func longRow() throws {
    let (_, host) = shown {
      List { Text("A title of many words that needs more than one line").badge("New") }
        .listStyle(.plain)
    }
    let frames = try frames(in: host)
    let badge = try #require(frames["New"])
    let title = try #require(frames.first { $0.key.hasPrefix("A title") }?.value)
    #expect(title.maxX <= badge.minX - 7 && title.height > 30)
  }

  @Test("the badge of a link is beside its disclosure indicator")
  func link() throws {
    let (_, host) = shown {
      List { NavigationLink("Inbox") { Text("Mail") }.badge(3) }.listStyle(.plain)
    }
    let badge = try #require(try frames(in: host)["3"])
    #expect(badge.maxX < 300 - 16 - 8 && badge.maxX > 300 - 60)
  }

  @Test("the traits of a row with a badge remain")
  func traits() throws {
    let (_, host) = shown {
      List { Text("Inbox").listRowSeparator(.hidden).badge(3) }.listStyle(.plain)
    }
    #expect(try table(in: host).visibleCells.map { $0.separatorInset?.left } == [1e6])
  }

  @Test("an increased prominence is a white text on red")
  func prominence() throws {
    let red = "#ff3b30"
    let (_, host) = shown {
      List { Text("Inbox").badge(3) }.badgeProminence(.increased)
    }
    #expect(host.svg().lowercased().contains(red))
    let (_, other) = shown { List { Text("Inbox").badge(3) }.badgeProminence(.decreased) }
    #expect(!other.svg().lowercased().contains(red))
  }

  private func table(in host: HostingNode) throws -> TableNode {
    try #require(host.children.compactMap { $0 as? TableNode }.first)
  }

  /// The frames of the texts in the rows, by text.
  private func frames(in host: HostingNode) throws -> [String: CGRect] {
    var found: [String: CGRect] = [:]
    for case let cell as RowCell in try table(in: host).visibleCells {
      let tree = cell.host.laidOutTree
      for node in tree.nodes.indices {
        guard let text = tree.nodes[node].element as? TextElement else { continue }
        found[text.text] = tree.drawnFrame(of: node)
      }
    }
    return found
  }
}
