// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Autoresizing masks of different axes")
struct AutoresizingAxesTests {
  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    var mask: AutoresizingMask
    /// The frame after the superview grows by 200 in width and 60 in height.
    var grown: [CGFloat]
    var testDescription: String { "mask \(mask.rawValue)" }
  }

  // The view is 30 × 40 at (10, 20) of 100 × 200: 60 and 140 remain on the right and below.
  nonisolated static let cases: [Case] = [
    Case(mask: [], grown: [10, 20, 30, 40]),
    Case(mask: .flexibleLeftMargin, grown: [210, 20, 30, 40]),
    Case(mask: .flexibleWidth, grown: [10, 20, 230, 40]),
    Case(mask: .flexibleRightMargin, grown: [10, 20, 30, 40]),
    Case(mask: .flexibleTopMargin, grown: [10, 80, 30, 40]),
    Case(mask: .flexibleHeight, grown: [10, 20, 30, 100]),
    Case(mask: .flexibleBottomMargin, grown: [10, 20, 30, 40]),
    Case(mask: [.flexibleLeftMargin, .flexibleHeight], grown: [210, 20, 30, 100]),
    Case(mask: [.flexibleLeftMargin, .flexibleWidth], grown: [60, 20, 180, 40]),
    Case(mask: [.flexibleWidth, .flexibleRightMargin], grown: [10, 20, 30 + 200.0 / 3, 40]),
    Case(
      mask: [.flexibleLeftMargin, .flexibleRightMargin], grown: [10 + 2000.0 / 70, 20, 30, 40]),
    Case(mask: [.flexibleTopMargin, .flexibleHeight], grown: [10, 40, 30, 80]),
    Case(mask: [.flexibleHeight, .flexibleBottomMargin], grown: [10, 20, 30, 40 + 40.0 / 3]),
    Case(mask: [.flexibleTopMargin, .flexibleBottomMargin], grown: [10, 27.5, 30, 40]),
    Case(mask: AutoresizingMask(rawValue: 63), grown: [30, 26, 90, 52]),
  ]

  private func resized(_ mask: AutoresizingMask, to size: CGSize) -> CGRect {
    let root = ViewNode(frame: CGRect(x: 5, y: 6, width: 100, height: 200))
    root.bounds.origin = CGPoint(3, 4)
    let child = ViewNode(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    child.bounds.origin = CGPoint(7, 8)
    child.autoresizingMask = mask
    root.addSubview(child)
    root.bounds.size = size
    #expect(child.bounds.origin == CGPoint(7, 8))
    return child.frame
  }

  @Test("each axis has its own flexible parts and its own change", arguments: cases)
  func grown(example: Case) {
    let frame = resized(example.mask, to: CGSize(width: 300, height: 260))
    let parts = [frame.minX, frame.minY, frame.width, frame.height]
    #expect(zip(parts, example.grown).allSatisfy { near($0, $1) }, "\(frame)")
  }

  @Test("a length that shrinks stops at zero, and a margin doesn't")
  func shrunk() {
    let small = CGSize(width: 60, height: 150)
    #expect(
      resized([.flexibleWidth, .flexibleHeight], to: small)
        == CGRect(x: 10, y: 20, width: 0, height: 0))
    #expect(
      resized([.flexibleLeftMargin, .flexibleTopMargin], to: small)
        == CGRect(x: -30, y: -30, width: 30, height: 40))
  }

  @Test("parts without a length share a change equally, also if there are three")
  func empty() {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    let masks = [7, 6, 5, 3, 2, 1].map { AutoresizingMask(rawValue: $0) }
    let children = masks.map { mask in
      let child = ViewNode(frame: .zero)
      child.autoresizingMask = mask
      root.addSubview(child)
      return child
    }
    root.frame.size = CGSize(width: 60, height: 60)
    #expect(children.map(\.frame.minX) == [20, 0, 30, 30, 0, 60])
    #expect(children.map(\.frame.width) == [20, 30, 0, 30, 60, 0])
    #expect(children.allSatisfy { $0.frame.height == 0 && $0.frame.minY == 0 })
  }

  @Test("only a view whose size changes is laid out, and without a mask nothing changes")
  func layouts() {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let nodes = (0..<3).map { _ in
      CountingNode(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    nodes[0].autoresizingMask = .flexibleLeftMargin
    nodes[1].autoresizingMask = .flexibleWidth
    for node in nodes { root.addSubview(node) }
    root.layoutIfNeeded()
    for node in nodes { node.layouts = 0 }
    root.frame.size.width = 130
    root.layoutIfNeeded()
    #expect(nodes.map(\.layouts) == [0, 1, 0])
    #expect(nodes.map(\.frame.minX) == [40, 10, 10] && nodes.map(\.frame.width) == [20, 50, 20])
  }

  @Test("a view that uses constraints doesn't follow its mask")
  func constraints() {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (plain, tied) = (ViewNode(), ViewNode())
    for node in [plain, tied] {
      node.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      node.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.addSubview(node)
    }
    tied.translatesAutoresizingMaskIntoConstraints = false
    root.frame.size = CGSize(width: 120, height: 130)
    #expect(plain.frame.size == CGSize(width: 70, height: 80))
    #expect(tied.frame.size == CGSize(width: 50, height: 50))
  }
}
