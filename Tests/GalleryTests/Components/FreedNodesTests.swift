// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewFactory
import ViewGallery
import ViewNodes
import ViewPictures
import ViewTesting

@testable import gallery

/// Objects created for drawing, accessibility, or reports don't retain their node.
@Suite("What is freed with a tree of nodes")
struct FreedNodesTests {
  private final class Kept {
    var nodes: [WeakNode] = []
  }

  private struct WeakNode {
    weak var node: ViewNode?
    let name: String
  }

  /// Lays a tree out, draws it, reads it aloud and reports on it.
  private func use(_ root: ViewNode) {
    let screen = Screen(
      size: CGSize(width: 375, height: 667), rootNode: root)
    screen.layoutIfNeeded()
    _ = DisplayList(of: root)
    _ = root.accessibilityTree()
    _ = root.layoutReport()
    screen.rootNode = nil
  }

  private func note(_ root: ViewNode, in kept: Kept) {
    var pending = [root]
    while let node = pending.popLast() {
      kept.nodes.append(WeakNode(node: node, name: "\(type(of: node)) \(node.debugName)"))
      pending.append(contentsOf: node.subviews)
    }
  }

  @Test(
    "a component is freed with all of its nodes after it was laid out, drawn, and inspected",
    arguments: ComponentLayoutTests.examples.indices)
  func components(index: Int) {
    let kept = Kept()
    do {
      let page = ComponentLayoutTests.page(ComponentLayoutTests.examples[index])
      use(page)
      note(page, in: kept)
    }
    #expect(kept.nodes.filter { $0.node != nil }.map(\.name) == [])
  }

  @Test("a picture's screen is freed with all of its nodes")
  func pictures() throws {
    let theme = try #require(GalleryTheme.builtIn.first)
    for group in Catalogue.groups {
      for picture in group.pictures {
        let kept = Kept()
        do {
          let root = try picture.make(theme)
          use(root)
          note(root, in: kept)
        }
        #expect(kept.nodes.filter { $0.node != nil }.map(\.name) == [], "\(picture.name)")
      }
    }
  }
}
