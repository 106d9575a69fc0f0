// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

@Suite("Positions in a picture")
struct PlacingTests {
  private func fills(of node: ViewNode) -> [CGRect] {
    DisplayList(of: node).operations.compactMap { operation in
      if case .fill(let path, _) = operation { path.bounds } else { nil }
    }
  }

  @Test("the picture shows the bounds, wherever the node is")
  func bounds() {
    let node = box(30, 40, 50, 60, .red)
    let list = DisplayList(of: node)
    #expect(list.size == CGSize(width: 50, height: 60))
    #expect(fills(of: node) == [CGRect(x: 0, y: 0, width: 50, height: 60)])
  }

  @Test("a picture of an inner node shows it after a layout of the whole tree")
  func pendingLayout() {
    final class Stretcher: ViewNode {
      override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame = bounds }
      }
    }
    let root = Stretcher(frame: CGRect(x: 0, y: 0, width: 70, height: 30))
    let node = box(0, 0, 1, 1, .red)
    root.addSubview(node)
    #expect(DisplayList(of: node).size == CGSize(width: 70, height: 30))
    root.bounds.size.width = 80
    #expect(node.frameTree() == "ViewNode (0, 0, 80, 30)\n")
  }

  @Test("a moved bounds origin scrolls the subviews")
  func scrolling() {
    let root = box(0, 0, 100, 100)
    let scroll = box(10, 10, 50, 50)
    scroll.bounds.origin = CGPoint(x: 0, y: 30)
    scroll.addSubview(box(5, 40, 10, 10, .red))
    root.addSubview(scroll)
    #expect(fills(of: root) == [CGRect(x: 15, y: 20, width: 10, height: 10)])
    #expect(fills(of: scroll) == [CGRect(x: 5, y: 10, width: 10, height: 10)])
  }

  @Test("content outside the picture or an ancestor's clip is left out")
  func culling() {
    let root = box(0, 0, 100, 100)
    let clip = box(0, 0, 50, 50)
    clip.clipsToBounds = true
    let middle = box(0, 0, 50, 50)
    clip.addSubview(middle)
    middle.addSubview(box(60, 0, 10, 10, .red))
    middle.addSubview(box(10, 0, 10, 10, .green))
    let outside = box(0, 120, 50, 50, .red)
    root.addSubview(clip)
    root.addSubview(outside)
    #expect(fills(of: root) == [CGRect(x: 10, y: 0, width: 10, height: 10)])
  }

  @Test("a shadow that extends into the picture is painted although its node is outside")
  func shadowFromOutside() {
    let root = box(0, 0, 100, 100)
    let node = box(0, 101, 50, 50, .white)
    node.layer.shadowOpacity = 1
    root.addSubview(node)
    #expect(DisplayList(of: root).operations.count == 1)
  }

  @Test("a rectangular clip that cuts nothing isn't written")
  func needlessClip() {
    let root = box(0, 0, 100, 100)
    root.clipsToBounds = true
    root.addSubview(box(0, 0, 50, 50, .red))
    #expect(DisplayList(of: root).operations.count == 1)
    root.addSubview(box(60, 0, 50, 50, .red))
    #expect(DisplayList(of: root).operations.count == 4)
  }

  @Test(
    "a rectangular clip is written only for content beyond one of its edges",
    arguments: [
      (CGRect(x: 0, y: 0, width: 50, height: 40), false),
      (CGRect(x: 1, y: 1, width: 48, height: 38), false),
      (CGRect(x: -1, y: 0, width: 51, height: 40), true),
      (CGRect(x: 0, y: -1, width: 50, height: 41), true),
      (CGRect(x: 0, y: 0, width: 51, height: 40), true),
      (CGRect(x: 0, y: 0, width: 50, height: 41), true),
    ])
  func clipEdges(frame: CGRect, isClipped: Bool) {
    let root = box(0, 0, 100, 100)
    let clip = box(20, 30, 50, 40)
    clip.clipsToBounds = true
    clip.addSubview(box(frame.minX, frame.minY, frame.width, frame.height, .red))
    root.addSubview(clip)
    #expect(DisplayList(of: root).operations.count == (isClipped ? 3 : 1))
  }

  @Test("a round clip follows the corners, and background and border are outside it")
  func roundClip() {
    let root = box(0, 0, 100, 100, .white)
    root.layer.masksToBounds = true
    root.layer.cornerRadius = 10
    root.layer.borderWidth = 1
    root.addSubview(box(0, 0, 50, 50, .red))
    let operations = DisplayList(of: root).operations
    let outline = BezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10)
    #expect(operations.count == 5)
    #expect(operations.first == .fill(outline, .color(.white)))
    #expect(operations.dropFirst().first == .begin(.clip(outline)))
    #expect(operations.dropLast().last == .end)
  }

  @Test("a rotated node has its own coordinates, about its center")
  func rotation() throws {
    let root = box(0, 0, 100, 100)
    let node = box(20, 20, 40, 20, .red)
    node.transform = Transform(rotationAngle: .pi / 2)
    root.addSubview(node)
    let operations = DisplayList(of: root).operations
    #expect(operations.count == 3)
    guard case .begin(.transform(let map))? = operations.first else {
      Issue.record("no transform")
      return
    }
    let corner = map.apply(to: CGPoint.zero)
    #expect(abs(corner.x - 50) < 1e-9 && abs(corner.y - 10) < 1e-9)
    #expect(
      operations[1]
        == .fill(BezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20)), .color(.red)))
  }

  @Test("a node that is only translated by its transform needs no group")
  func translation() {
    let root = box(0, 0, 100, 100)
    let node = box(20, 20, 40, 20, .red)
    node.transform = Transform(translationX: 5, y: 6)
    root.addSubview(node)
    #expect(
      DisplayList(of: root).operations == [
        .fill(BezierPath(rect: CGRect(x: 25, y: 26, width: 40, height: 20)), .color(.red))
      ])
  }

  @Test("a node scaled to nothing paints nothing")
  func degenerate() {
    let root = box(0, 0, 100, 100)
    let node = box(20, 20, 40, 20, .red)
    node.transform = Transform(scaleX: 0, y: 1)
    root.addSubview(node)
    #expect(DisplayList(of: root).operations.isEmpty)
  }

  @Test("numbers that aren't finite, even in drawing, paint nothing and break nothing")
  func notFinite() {
    let node = drawing { context in
      let nan = CGFloat.nan
      context.fill(BezierPath(rect: CGRect(x: nan, y: 0, width: 1, height: 1)), with: .red)
      context.draw(
        "x", at: CGPoint(x: nan, y: 0), width: 5, font: .systemFont(ofSize: 12), color: .red,
        direction: .leftToRight)
      context.draw(
        "x", at: .zero, width: .infinity, font: .systemFont(ofSize: 12), color: .red,
        direction: .leftToRight)
      context.stroke(BezierPath(rect: .zero), with: .red, style: StrokeStyle(width: nan))
      context.withTransform(Transform(scaleX: nan, y: 1)) {
        context.fill(BezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)), with: .red)
      }
      context.fill(BezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)), with: .green)
    }
    #expect(DisplayList(of: node).operations.count == 1)
  }

  @Test("a tree of 10,000 levels is painted")
  func deep() {
    let root = box(0, 0, 100, 100)
    var node = root
    for level in 0..<10_000 {
      let child = box(0, 0, 100, 100, level == 9_999 ? .red : nil)
      node.addSubview(child)
      node = child
    }
    #expect(fills(of: root).count == 1)
    #expect(root.svg().contains("#f00"))
  }
}
