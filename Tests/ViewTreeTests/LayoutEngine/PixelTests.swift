// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

/// Each edge of a frame is at the pixel that is nearest to it on the screen.
@Suite("Pixels of nested frames")
struct PixelTests {
  private func place(
    _ item: LayoutItem, in node: ViewNode, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat,
    _ height: CGFloat
  ) -> [LayoutConstraint] {
    let made = zip(
      [LayoutAttribute.left, .top, .width, .height], [x, y, width, height]
    ).map { attribute, constant in
      let isLength = attribute == .width || attribute == .height
      return LayoutConstraint(
        item: item, attribute: attribute, relatedBy: .equal, toItem: isLength ? nil : node,
        attribute: isLength ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
    }
    LayoutConstraint.activate(made)
    return made
  }

  /// The edges of an item in pixels of the root.
  private func pixels(_ item: LayoutItem, in root: ViewNode, scale: CGFloat) -> [CGFloat] {
    var frame = (item as? ViewNode)?.frame ?? (item as? LayoutGuide)?.layoutFrame ?? .zero
    var above = item is ViewNode ? item.owningNode?.superview : item.owningNode
    while let node = above, node !== root {
      frame = frame.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
      above = node.superview
    }
    return [frame.minX, frame.minY, frame.maxX, frame.maxY].map { $0 * scale }
  }

  private func expect(
    _ item: LayoutItem, in root: ViewNode, scale: CGFloat, at edges: [CGFloat]
  ) {
    for (found, exact) in zip(pixels(item, in: root, scale: scale), edges) {
      let pixel = (exact * scale + 0.5 + 1e-6).rounded(.down)
      #expect(abs(found - pixel) < 1e-6, "\(exact) at \(scale)")
    }
  }

  @Test(
    "views and guides in views at fractions of pixels are at their own pixels", arguments: 0..<24)
  func nested(seed: Int) {
    var dice = Dice(seed: UInt64(seed) + 77)
    func number(_ limit: Int) -> CGFloat { CGFloat(dice.next(below: limit * 20)) / 20 }
    let scale = CGFloat([1, 2, 3][seed % 3])
    let root = ViewNode()
    let screen = Screen(size: CGSize(width: 200, height: 150), scale: scale, rootNode: root)
    let (outer, middle, inner, guide) = (constrained(), constrained(), constrained(), LayoutGuide())
    root.addSubview(outer)
    outer.addSubview(middle)
    middle.addSubview(inner)
    middle.addLayoutGuide(guide)
    func rectangle(_ limit: Int) -> [CGFloat] { (0..<4).map { _ in number(limit) } }
    var places = [rectangle(30), rectangle(30), rectangle(20), rectangle(20)]
    let items: [(LayoutItem, ViewNode)] = [
      (outer, root), (middle, outer), (inner, middle), (guide, middle),
    ]
    let constraints = zip(items, places).map { item, numbers in
      place(item.0, in: item.1, numbers[0], numbers[1], numbers[2], numbers[3])
    }
    for turn in 0..<6 {
      if turn > 0 {
        // One number of one of them, most often that of an outer one.
        let (level, part) = (dice.next(below: turn == 5 ? 4 : 2), dice.next(below: 4))
        places[level][part] = number(30)
        constraints[level][part].constant = places[level][part]
      }
      screen.layoutIfNeeded()
      var (x, y): (CGFloat, CGFloat) = (0, 0)
      for (level, item) in items.enumerated() {
        let numbers = places[level]
        let (left, top) = (x + numbers[0], y + numbers[1])
        expect(
          item.0, in: root, scale: scale, at: [left, top, left + numbers[2], top + numbers[3]])
        if level < 2 { (x, y) = (left, top) }
      }
    }
  }

  @Test("another scale rounds all frames again, without solving anything")
  func scales() throws {
    let root = ViewNode()
    let screen = Screen(size: CGSize(width: 100, height: 100), scale: 1, rootNode: root)
    let (box, inner, guide) = (constrained(), constrained(), LayoutGuide())
    root.addSubview(box)
    box.addSubview(inner)
    box.addLayoutGuide(guide)
    _ = place(box, in: root, 10.3, 20.6, 30.2, 40.2)
    _ = place(inner, in: box, 0.4, 0.4, 5.1, 5.1)
    _ = place(guide, in: box, 1.3, 1.3, 2.2, 2.2)
    for scale in [1, 2, 3, 1, 4] as [CGFloat] {
      screen.traits.displayScale = scale
      screen.layoutIfNeeded()
      #expect(try #require(root.ownEngine).frames.scale == Double(scale))
      expect(box, in: root, scale: scale, at: [10.3, 20.6, 40.5, 60.8])
      expect(inner, in: root, scale: scale, at: [10.7, 21, 15.8, 26.1])
      expect(guide, in: root, scale: scale, at: [11.6, 21.9, 13.8, 24.1])
    }
  }

  @Test("the alignment insets of a view and those of its superview are part of the edges")
  func insets() {
    final class InsetView: ViewNode {
      override var alignmentRectInsets: EdgeInsets {
        EdgeInsets(top: 0.3, left: 0.4, bottom: 0.2, right: 0.9)
      }
    }
    let root = ViewNode()
    let screen = Screen(size: CGSize(width: 100, height: 100), scale: 2, rootNode: root)
    let (outer, inner, guide) = (InsetView(), InsetView(), LayoutGuide())
    for node in [outer, inner] { node.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.addLayoutGuide(guide)
    let moving = place(outer, in: root, 10, 20, 30, 40)
    _ = place(inner, in: outer, 5, 6, 10, 11)
    _ = place(guide, in: outer, 5, 6, 10, 11)
    for (x, y) in [(10, 20), (10.2, 20), (10.2, 20.45), (0, 0)] as [(CGFloat, CGFloat)] {
      (moving[0].constant, moving[1].constant) = (x, y)
      screen.layoutIfNeeded()
      expect(
        outer, in: root, scale: 2, at: [x - 0.4, y - 0.3, x + 30.9, y + 40.2])
      expect(
        inner, in: root, scale: 2, at: [x + 5 - 0.4, y + 6 - 0.3, x + 15.9, y + 17.2])
      expect(guide, in: root, scale: 2, at: [x + 5, y + 6, x + 15, y + 17])
    }
  }

  @Test(
    "a length between two pixels is as long as the edges are apart, and never less than nothing")
  func lengths() {
    let root = rooted(100, 100)
    let box = constrained()
    root.addSubview(box)
    let made = place(box, in: root, 0, 0, 0.4, 0.1)
    for (start, width) in [(0, 1), (0.1, 2), (0.2, 1), (0.3, 1)] as [(CGFloat, CGFloat)] {
      made[0].constant = start
      root.layoutIfNeeded()
      // In thirds of a point: 0.4 points are 1.2 pixels.
      #expect(near(box.frame.width * 3, width) && box.frame.height == 0, "\(start)")
    }
  }
}
