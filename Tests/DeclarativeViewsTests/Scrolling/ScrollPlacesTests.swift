// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@testable import DeclarativeViews

@Suite("A scroll view at several places")
struct ScrollPlacesTests {
  private func scrolls(in node: ViewNode) -> [ScrollNode] {
    node.subviews.flatMap { scrolls(in: $0) } + [node as? ScrollNode].compactMap { $0 }
  }

  private let list = ScrollView { Color.red.frame(width: 50, height: 900) }

  @Test("a value that is used twice is two scroll views, each with its own offset")
  func twice() throws {
    let host = HostingNode(
      rootView: HStack(spacing: 0) {
        list.frame(width: 50)
        list.frame(width: 50)
      })
    host.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    let screen = Screen(size: host.frame.size, rootNode: host)
    screen.layoutIfNeeded()
    let both = scrolls(in: host)
    try #require(both.count == 2)
    #expect(both.allSatisfy { $0.contentSize.height == 900 && $0.bounds.height == 200 })
    both[0].contentOffset.y = 30
    screen.layoutIfNeeded()
    #expect(scrolls(in: host).map(\.contentOffset.y).sorted() == [0, 30])
  }

  @Test("a value in two hosts has an offset in each")
  func hosts() throws {
    let hosts = [HostingNode(rootView: list), HostingNode(rootView: list)]
    let screens = hosts.map { host in
      host.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      return Screen(size: host.frame.size, rootNode: host)
    }
    screens.forEach { $0.layoutIfNeeded() }
    let nodes = hosts.flatMap { scrolls(in: $0) }
    try #require(nodes.count == 2)
    nodes[0].contentOffset.y = 30
    screens.forEach { $0.layoutIfNeeded() }
    #expect(hosts.flatMap { scrolls(in: $0) }.map(\.contentOffset.y) == [30, 0])
  }
}
