// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("The order in which siblings are painted")
struct PaintingOrderTests {
  private func order(_ heights: [CGFloat]) -> [Int] {
    Array(heights.indices).sorted(byZPosition: { heights[$0] })
  }

  @Test(
    "siblings are ordered by their height, and those of equal height keep their order",
    arguments: [
      ([], []), ([5], [0]), ([2, 2, 2], [0, 1, 2]), ([3, 2, 1], [2, 1, 0]),
      ([1, 0, 1, 0], [1, 3, 0, 2]), ([0, -1], [1, 0]), ([0, 1, 0, 0], [0, 2, 3, 1]),
    ] as [([CGFloat], [Int])])
  func heights(heights: [CGFloat], expected: [Int]) {
    #expect(order(heights) == expected)
  }

  @Test("a height that is no number is zero, and infinite heights come last or first")
  func unusualHeights() {
    #expect(order([1, .nan, -1, 0]) == [2, 1, 3, 0])
    #expect(order([.nan, .nan]) == [0, 1])
    #expect(order([.nan, -1]) == [1, 0])
    #expect(order([.infinity, 5, -.infinity]) == [2, 1, 0])
  }

  private func paint(_ layer: Layer) -> [String] {
    let recorder = PathRecorder()
    let node = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    node.layer.addSublayer(layer)
    var walk = TreeWalk(target: recorder)
    walk.paint(node, at: .zero)
    return recorder.painted
  }

  @Test("the sublayers of a layer are painted by height, above its background")
  func sublayers() {
    let outer = Layer()
    outer.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
    outer.backgroundColor = .red
    for (width, height) in [(1.0, 2.0), (2, 0), (3, -1), (4, 2)] {
      let part = Layer()
      part.frame = CGRect(x: 0, y: 0, width: width, height: 5)
      part.zPosition = height
      part.backgroundColor = .blue
      outer.addSublayer(part)
    }
    #expect(
      paint(outer) == [
        "fill 10 10 80 80", "fill 10 10 3 5", "fill 10 10 2 5", "fill 10 10 1 5", "fill 10 10 4 5",
      ])
  }

  @Test("of a masking layer beside the picture, only the background is painted")
  func outside() {
    let outer = Layer()
    outer.frame = CGRect(x: 200, y: 10, width: 80, height: 80)
    outer.backgroundColor = .red
    outer.masksToBounds = true
    let part = Layer()
    part.frame = CGRect(x: -150, y: 0, width: 5, height: 5)
    part.backgroundColor = .blue
    outer.addSublayer(part)
    #expect(paint(outer) == ["fill 200 10 80 80"])
    outer.masksToBounds = false
    #expect(paint(outer) == ["fill 200 10 80 80", "fill 50 10 5 5"])
  }

  @Test("a border wider than the corner radius is clipped to the rounded outline")
  func wideBorder() {
    let layer = Layer()
    layer.frame = CGRect(x: 10, y: 20, width: 60, height: 60)
    layer.borderWidth = 8
    layer.cornerRadius = 4
    #expect(
      paint(layer) == ["clip 10 20 60 60", "stroke 14 24 52 52 width 8 radius 0", "end"])
    layer.cornerRadius = 10
    #expect(paint(layer) == ["stroke 14 24 52 52 width 8 radius 6"])
    layer.cornerRadius = 0
    #expect(paint(layer) == ["stroke 14 24 52 52 width 8 radius 0"])
    layer.cornerRadius = .infinity
    #expect(paint(layer) == ["stroke 14 24 52 52 width 8 radius 0"])
    layer.cornerRadius = 10
    layer.borderWidth = 30
    #expect(paint(layer) == ["fill 10 20 60 60"])
  }
}

@Suite("Painting the inside of a view")
struct InsidePaintingTests {
  private final class Shaded: ViewNode {
    override class var layerClass: AnyClass { GradientLayer.self }
  }

  private let recorder = PathRecorder()
  private let root = Shaded(frame: CGRect(x: 50, y: 60, width: 40, height: 30))

  init() {
    root.backgroundColor = .red
    (root.layer as? GradientLayer)?.colors = [.red, .blue]
    let child = ViewNode(frame: CGRect(x: 1, y: 2, width: 5, height: 6))
    child.backgroundColor = .blue
    root.addSubview(child)
  }

  @Test("a hidden, transparent tree is painted as it is inside, at any place")
  func tree() {
    root.alpha = 0.5
    root.isHidden = true
    root.transform = Transform(scaleX: 2, y: 2)
    var walk = TreeWalk(target: recorder)
    walk.paintInside(ofTree: root, at: CGPoint(10, 20))
    #expect(
      recorder.painted == ["fill 10 20 40 30", "gradient 10 20 40 30", "fill 11 22 5 6"])
  }

  @Test(
    "a view is painted alone, with or without its background, from the corner of its bounds",
    arguments: [true, false])
  func alone(withFrame: Bool) {
    root.bounds.origin = CGPoint(3, 4)
    var walk = TreeWalk(target: recorder)
    walk.paintInside(of: root, withFrame: withFrame)
    let background = ["fill 0 0 40 30"]
    #expect(recorder.painted == (withFrame ? background : []) + ["gradient 0 0 40 30"])
  }
}

/// Records the boxes of what is painted, in the coordinates of the picture.
private final class PathRecorder: GroupedContext {
  var painted: [String] = []
  var offset = CGPoint.zero
  var traits = TraitCollection.phone
  let visible = CGRect(x: 0, y: 0, width: 100, height: 100)
  let displayScale: CGFloat = 1

  private func text(_ box: CGRect) -> String {
    [box.minX, box.minY, box.width, box.height].map { "\(Int($0))" }.joined(separator: " ")
  }

  func begin(_ group: DrawingGroup) {
    if case .clip(let path) = group { painted.append("clip \(text(path.bounds))") }
  }
  func end() { painted.append("end") }
  func drawShadow(_ shadow: Shadow, of path: BezierPath) {
    painted.append("shadow \(text(placed(path).bounds))")
  }
  func fill(_ path: BezierPath, with color: Color) {
    painted.append("fill \(text(placed(path).bounds))")
  }
  func fill(_ path: BezierPath, with gradient: Gradient) {
    painted.append("gradient \(text(placed(path).bounds))")
  }
  func stroke(_ path: BezierPath, with color: Color, style: StrokeStyle) {
    var radius = ""
    if case .rectangle(_, let corner)? = path.shape { radius = " radius \(Int(corner))" }
    painted.append("stroke \(text(placed(path).bounds)) width \(Int(style.width))\(radius)")
  }
  func draw(_ line: TextLine) {}
  func draw(_ image: Image, in rect: CGRect, tint: Color) {}
}
