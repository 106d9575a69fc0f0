// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

@Suite("Paint order")
struct PaintOrderTests {
  /// The colours that a tree is painted with, from back to front.
  private func colors(of node: ViewNode) -> [Color] {
    DisplayList(of: node).operations.compactMap { operation in
      switch operation {
      case .fill(_, .color(let color)): color
      case .fill(_, .gradient(let gradient)): gradient.stops.first?.color
      case .stroke(_, _, let color): color
      case .text(let line): line.runs.first?.color
      case .shadow(_, let shadow): shadow.color
      case .image, .begin, .end: nil
      }
    }
  }

  private func layer(_ color: Color, zPosition: CGFloat = 0) -> Layer {
    let layer = Layer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = color
    layer.zPosition = zPosition
    return layer
  }

  @Test("shadow, background, content, sublayers, subviews, and border are painted in this order")
  func wholeNode() {
    let node = TextBox("Text")
    node.color = .gray
    node.backgroundColor = .white
    node.layer.shadowOpacity = 1
    node.layer.shadowColor = .brown
    node.layer.borderWidth = 1
    node.layer.borderColor = .red
    node.layer.addSublayer(layer(.green))
    node.addSubview(box(0, 0, 5, 5, .blue))
    #expect(colors(of: node) == [.brown, .white, .gray, .green, .blue, .red])
  }

  @Test("siblings are painted by zPosition, and equal ones in order")
  func heights() {
    let root = box(0, 0, 100, 100)
    for (color, height) in [(Color.red, 6.0), (.green, 0), (.blue, 6), (.yellow, -1)] {
      let child = box(0, 0, 10, 10, color)
      child.layer.zPosition = height
      root.addSubview(child)
    }
    #expect(colors(of: root) == [.yellow, .green, .red, .blue])
  }

  @Test("a sublayer above zero is painted among the subviews")
  func sublayerAmongSubviews() {
    let root = box(0, 0, 100, 100)
    root.layer.addSublayer(layer(.red, zPosition: 2))
    root.layer.addSublayer(layer(.gray, zPosition: -2))
    root.addSubview(box(0, 0, 10, 10, .green))
    let high = box(0, 0, 10, 10, .blue)
    high.layer.zPosition = 3
    root.addSubview(high)
    #expect(colors(of: root) == [.gray, .green, .red, .blue])
  }

  @Test("nested sublayers are painted inside their superlayers, at their positions")
  func nestedLayers() {
    let root = box(0, 0, 100, 100)
    let outer = layer(.red)
    outer.frame.origin = CGPoint(x: 5, y: 6)
    let inner = layer(.green)
    inner.frame.origin = CGPoint(x: 1, y: 2)
    outer.addSublayer(inner)
    root.layer.addSublayer(outer)
    let operations = DisplayList(of: root).operations
    #expect(
      operations == [
        .fill(BezierPath(rect: CGRect(x: 5, y: 6, width: 10, height: 10)), .color(.red)),
        .fill(BezierPath(rect: CGRect(x: 6, y: 8, width: 10, height: 10)), .color(.green)),
      ])
  }

  @Test("hidden and fully transparent nodes aren't painted, nor their contents")
  func invisible() {
    let root = box(0, 0, 100, 100, .white)
    let hidden = box(0, 0, 10, 10, .red)
    hidden.isHidden = true
    hidden.addSubview(box(0, 0, 10, 10, .red))
    let clear = box(0, 0, 10, 10, .red)
    clear.alpha = 0
    let hiddenLayer = layer(.red)
    hiddenLayer.isHidden = true
    root.layer.addSublayer(hiddenLayer)
    root.addSubview(hidden)
    root.addSubview(clear)
    #expect(colors(of: root) == [.white])
    root.isHidden = true
    #expect(colors(of: root) == [])
  }

  @Test("a group of several operations fades together, and a single one by its color")
  func opacity() {
    let root = box(0, 0, 100, 100)
    let pair = box(0, 0, 10, 10, .red)
    pair.alpha = 0.5
    pair.addSubview(box(0, 0, 5, 5, .blue))
    let single = box(20, 0, 10, 10, .green)
    single.alpha = 0.5
    root.addSubview(pair)
    root.addSubview(single)
    #expect(
      DisplayList(of: root).operations == [
        .begin(.opacity(0.5)),
        .fill(BezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)), .color(.red)),
        .fill(BezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)), .color(.blue)),
        .end,
        .fill(
          BezierPath(rect: CGRect(x: 20, y: 0, width: 10, height: 10)),
          .color(Color.green.withAlphaComponent(0.5))),
      ])
  }

  @Test("the border is a line inside the bounds that follows the corners")
  func border() {
    let node = box(0, 0, 100, 40)
    node.layer.borderWidth = 2
    node.layer.borderColor = .red
    node.layer.cornerRadius = 8
    let path = BezierPath(
      roundedRect: CGRect(x: 1, y: 1, width: 98, height: 38), cornerRadius: 7)
    #expect(DisplayList(of: node).operations == [.stroke(path, StrokeStyle(width: 2), .red)])
  }

  @Test("a border wider than half of the node fills it")
  func thickBorder() {
    let node = box(0, 0, 10, 10)
    node.layer.borderWidth = 6
    node.layer.borderColor = .red
    #expect(colors(of: node) == [.red])
    #expect(DisplayList(of: node).operations.count == 1)
  }

  @Test("an overridden appearance ends with its node")
  func overriddenAppearance() {
    let root = box(0, 0, 50, 50)
    for x in [CGFloat(0), 20] { root.addSubview(box(x, 0, 10, 10, .systemBackground)) }
    root.subviews[0].traitOverrides.userInterfaceStyle = .dark
    let colors = DisplayList(of: root).operations.compactMap { operation -> String? in
      if case .fill(_, .color(let color)) = operation { color.hexString } else { nil }
    }
    #expect(colors == ["#000000", "#FFFFFF"])
  }
}
