// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures
import ViewTreeTestSupport

@Suite("Deep trees")
struct DeepTreeTests {
  /// A node in a node in a node, some of them groups of their own in a drawing.
  private static func chain(_ depth: Int) -> ViewNode {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 20_000, height: 20))
    var node = root
    for level in 0..<depth {
      let child = ViewNode(frame: CGRect(x: 1, y: 0, width: 20_000 - level, height: 20))
      if level.isMultiple(of: 10) { child.alpha = 0.999 }
      if level.isMultiple(of: 11) { child.clipsToBounds = true }
      node.addSubview(child)
      node = child
    }
    node.backgroundColor = .red
    return root
  }

  @Test("10,000 levels are drawn on a small stack")
  func drawn() {
    onSmallStack(256 * 1024) {
      let picture = Self.chain(10_000).svg()
      #expect(picture.contains("fill=\"#f00\""))
      #expect(picture.contains("</svg>"))
    }
  }

  /// Each line is indented further than the one above, so the text is quadratic in the depth.
  @Test("2,000 levels are written on a small stack")
  func written() {
    onSmallStack(256 * 1024) {
      let lines = Self.chain(2_000).frameTree().split(separator: "\n")
      #expect(lines.count == 2_001)
    }
  }
}
