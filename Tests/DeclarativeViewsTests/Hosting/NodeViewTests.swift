// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@testable import DeclarativeViews

@Suite("Nodes in declarative views")
struct NodeViewTests {
  @Test("a node that replaces a clipped one has no rounded corners")
  func unclipped() throws {
    let node = ViewNode()
    func content(isClipped: Bool) -> AnyView {
      isClipped
        ? AnyView(NodeView(node).clipShape(RoundedRectangle(cornerRadius: 8)))
        : AnyView(NodeView(node).opacity(0.5))
    }
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) {
      content(isClipped: true)
    }
    host.layoutIfNeeded()
    #expect(try #require(node.superview).layer.cornerRadius == 8)
    host.rootView = content(isClipped: false)
    host.layoutIfNeeded()
    let holder = try #require(node.superview)
    #expect(holder.layer.cornerRadius == 0 && holder.alpha == 0.5 && !holder.clipsToBounds)
  }

  @Test("a node extends beyond its place by the insets of its alignment rectangle")
  func alignmentRect() {
    final class Inset: ViewNode {
      override var alignmentRectInsets: ViewNodes.EdgeInsets {
        ViewNodes.EdgeInsets(top: 1, left: 2, bottom: 5, right: 7)
      }
      override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
    }
    let node = Inset()
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) {
      NodeView(node).frame(width: 30, height: 20)
    }
    host.layoutIfNeeded()
    #expect(node.convert(node.bounds, to: host) == CGRect(x: 33, y: 39, width: 39, height: 26))
  }

  @Test("a label's first and last baselines are aligned as those of a text")
  func baselines() throws {
    for lines in 1...3 {
      let label = LabelNode()
      label.numberOfLines = 0
      label.text = Array(repeating: "line", count: lines).joined(separator: "\n")
      for alignment in [VerticalAlignment.firstTextBaseline, .lastTextBaseline] {
        let probe = TreeProbe(
          HStack(alignment: alignment) {
            NodeView(label)
            Color.red.frame(width: 5, height: 80)
          }, width: 300, height: 300)
        let (frame, mark) = (
          try #require(probe.frames("NodeView").first), try #require(probe.frames("Color").first)
        )
        let offsets = try #require(label.textBaselineOffsets(for: frame.size))
        let baseline =
          alignment == .firstTextBaseline
          ? frame.minY + offsets.first : frame.maxY - offsets.last
        #expect(abs(mark.maxY - baseline) < 0.51, "\(lines) \(alignment)")
        #expect(frame.height > label.font.lineHeight * CGFloat(lines) - 1)
      }
    }
  }
}
