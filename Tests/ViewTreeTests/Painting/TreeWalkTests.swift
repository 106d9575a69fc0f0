// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Steps of painting a tree")
struct TreeWalkTests {
  /// A view whose content is a square of 1 point at the corner of its bounds.
  private final class Marked: ViewNode {
    override func draw(_ rect: CGRect, in context: any GraphicsContext) {
      context.fill(
        BezierPath(rect: CGRect(x: rect.minX, y: rect.minY, width: 1, height: 1)), with: .black)
    }
  }

  private let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: ViewNode? = nil
  ) -> ViewNode {
    let node = ViewNode(frame: CGRect(x: x, y: y, width: width, height: height))
    node.backgroundColor = .red
    (parent ?? root).addSubview(node)
    return node
  }

  private func layer(_ width: CGFloat, zPosition: CGFloat = 0) -> Layer {
    let layer = Layer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: 5)
    layer.zPosition = zPosition
    layer.backgroundColor = .blue
    return layer
  }

  private func steps(
    of node: ViewNode? = nil, at place: CGPoint = .zero, visible: CGRect? = nil
  ) -> [String] {
    let recorder = StepRecorder()
    if let visible { recorder.visible = visible }
    var walk = TreeWalk(target: recorder)
    walk.paint(node ?? root, at: place)
    #expect(recorder.traits == .phone)
    return recorder.steps
  }

  @Test("views are painted at their places, however their superviews are scrolled")
  func places() {
    root.bounds.origin = CGPoint(1, 2)
    let outer = box(10, 20, 50, 40)
    outer.bounds.origin = CGPoint(3, 4)
    _ = box(30, 31, 5, 6, in: outer)
    // The corner of the root's bounds is at the place.
    #expect(steps() == ["fill 9 18 50 40", "fill 36 45 5 6"])
    #expect(steps(at: CGPoint(100, 200)) == ["fill 109 218 50 40", "fill 136 245 5 6"])
  }

  @Test("content is painted in the coordinates of the bounds, unless these are invisible")
  func content() {
    let node = Marked(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
    node.bounds.origin = CGPoint(5, 6)
    root.addSubview(node)
    let child = box(60, 60, 3, 4, in: node)
    #expect(steps() == ["fill 10 20 1 1", "fill 65 74 3 4"])
    #expect(steps(visible: CGRect(x: 40, y: 20, width: 9, height: 9)) == ["fill 65 74 3 4"])
    #expect(steps(visible: CGRect(x: 39, y: 49, width: 9, height: 9)).count == 2)
    child.isHidden = true
    #expect(steps() == ["fill 10 20 1 1"])
  }

  @Test("a transformed view is painted in a group, with its superviews' offset")
  func transforms() {
    let outer = box(10, 20, 50, 40)
    outer.bounds.origin = CGPoint(1, 2)
    let turned = box(20, 20, 10, 20, in: outer)
    turned.bounds.origin = CGPoint(5, 5)
    turned.transform = Transform(scaleX: 2, y: 3)
    let child = box(6, 7, 1, 1, in: turned)
    child.transform = Transform(translationX: 2, y: 1)
    // The center of the turned view is at (34, 48) of the picture, and at (10, 15) of its bounds.
    #expect(
      steps() == [
        "fill 10 20 50 40", "transform 2 0 0 3 14 3", "fill 5 5 10 20", "fill 8 8 1 1", "end",
      ])
  }

  @Test(
    "an opacity below 1 is a group, and without any nothing is painted",
    arguments: [
      (1, ["fill 0 0 9 9"]), (2, ["fill 0 0 9 9"]), (.nan, ["fill 0 0 9 9"]),
      (0.5, ["opacity 0.5", "fill 0 0 9 9", "end"]), (0, []), (-1, []),
    ] as [(CGFloat, [String])])
  func opacities(opacity: CGFloat, expected: [String]) {
    let node = box(0, 0, 9, 9)
    node.layer.opacity = opacity
    #expect(steps() == expected)
    node.removeFromSuperview()
    let part = layer(9)
    part.frame.size.height = 9
    part.opacity = opacity
    root.layer.addSublayer(part)
    #expect(steps() == expected)
    part.isHidden = true
    #expect(steps().isEmpty)
  }

  @Test("transform, opacity, mask, and shadow enclose each other in this order")
  func groups() {
    let node = box(10, 10, 20, 20)
    node.backgroundColor = nil
    _ = box(1, 1, 2, 2, in: node)
    node.transform = Transform(scaleX: 2, y: 2)
    node.alpha = 0.5
    node.layer.mask = layer(7)
    node.layer.shadowOpacity = 1
    node.layer.shadowRadius = 4
    #expect(
      steps() == [
        "transform 2 0 0 2 0 0", "opacity 0.5", "clip 0 0 7 5", "group shadow 4", "fill 1 1 2 2",
        "end", "end", "end", "end",
      ])
  }

  nonisolated struct ShadowCase: CustomTestStringConvertible, Sendable {
    var isOpaque = false
    var hasPath = false
    var masks = false
    var shadow: String?
    var testDescription: String { "opaque \(isOpaque), path \(hasPath), masks \(masks)" }
  }

  @Test(
    "a shadow is cast by its path, by an opaque background, or else by everything",
    arguments: [
      ShadowCase(shadow: "group shadow 3"),
      ShadowCase(isOpaque: true, shadow: "shadow 10 20 30 40"),
      ShadowCase(hasPath: true, shadow: "shadow 11 22 5 6"),
      ShadowCase(isOpaque: true, hasPath: true, shadow: "shadow 11 22 5 6"),
      ShadowCase(masks: true), ShadowCase(isOpaque: true, masks: true),
      ShadowCase(hasPath: true, masks: true),
    ])
  func shadows(example: ShadowCase) {
    let node = box(10, 20, 30, 40)
    node.backgroundColor = Color.red.withAlphaComponent(example.isOpaque ? 1 : 0.99)
    node.clipsToBounds = example.masks
    if example.hasPath {
      node.layer.shadowPath = BezierPath(rect: CGRect(x: 1, y: 2, width: 5, height: 6))
    }
    #expect(steps().allSatisfy { !$0.contains("shadow") })
    node.layer.shadowOpacity = 0.5
    #expect(steps().filter { $0.contains("shadow") } == [example.shadow].compactMap { $0 })
    #expect(steps().contains("fill 10 20 30 40"))
    let recorder = StepRecorder()
    #expect(
      TreeWalk(target: recorder).castsPlainShadow(node.layer)
        == (example.isOpaque || example.hasPath))
    node.layer.shadowColor = Color.black.withAlphaComponent(0)
    #expect(steps().allSatisfy { $0 != "group shadow 3" })
  }

  @Test("in front of the content, sublayers and views are painted by their heights")
  func heights() {
    let node = Marked(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(node)
    for (width, height) in [(11.0, 3.0), (12, 0), (13, -2), (14, 1), (15, 0.5)] {
      node.layer.addSublayer(layer(width, zPosition: height))
    }
    for (width, height) in [(21.0, 2.0), (22, 0), (23, -1)] {
      box(0, 0, width, 5, in: node).layer.zPosition = height
    }
    #expect(
      steps() == [
        "fill 0 0 1 1", "fill 0 0 13 5", "fill 0 0 23 5", "fill 0 0 12 5", "fill 0 0 22 5",
        "fill 0 0 15 5", "fill 0 0 14 5", "fill 0 0 21 5", "fill 0 0 11 5",
      ])
    for view in node.subviews { view.removeFromSuperview() }
    #expect(
      steps() == [
        "fill 0 0 1 1", "fill 0 0 13 5", "fill 0 0 12 5", "fill 0 0 15 5", "fill 0 0 14 5",
        "fill 0 0 11 5",
      ])
  }

  @Test("a view without a position of its own is between layers above and below zero")
  func layersAroundViews() {
    let node = box(0, 0, 50, 50)
    node.layer.addSublayer(layer(11, zPosition: 0.5))
    node.layer.addSublayer(layer(12, zPosition: -0.5))
    _ = box(0, 0, 21, 5, in: node)
    #expect(steps() == ["fill 0 0 50 50", "fill 0 0 12 5", "fill 0 0 21 5", "fill 0 0 11 5"])
  }

  @Test("a border is painted above everything inside, at the layer's own place")
  func borders() {
    let node = box(10, 20, 30, 40)
    node.layer.borderWidth = 2
    node.clipsToBounds = true
    node.bounds.origin = CGPoint(3, 4)
    _ = box(5, 5, 10, 10, in: node)
    #expect(
      steps() == [
        "fill 10 20 30 40", "clip 10 20 30 40", "fill 12 21 10 10", "end",
        "stroke 11 21 28 38 width 2",
      ])
    node.clipsToBounds = false
    node.layer.borderColor = nil
    #expect(steps() == ["fill 10 20 30 40", "fill 12 21 10 10"])
    node.layer.borderColor = Color.red.withAlphaComponent(0)
    #expect(steps().count == 2)
    node.layer.borderColor = .red
    node.layer.borderWidth = .infinity
    #expect(steps().count == 2)
    node.layer.borderWidth = -1
    #expect(steps().count == 2)
    node.layer.borderWidth = 14.5
    #expect(steps().last == "stroke 17.25 27.25 15.5 25.5 width 14.5")
    node.layer.borderWidth = 15
    #expect(steps().last == "fill 10 20 30 40")
  }

  @Test("a border has the corners of its layer, less half of its width", arguments: 0..<4)
  func cornersOfBorders(corner: Int) {
    let part = layer(40)
    part.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    part.backgroundColor = nil
    (part.borderWidth, part.cornerRadius) = (4, 10)
    let all: [CornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
    ]
    part.maskedCorners = all[corner]
    let recorder = StepRecorder()
    recorder.drawBorder(of: part)
    func radius(_ index: Int) -> CGFloat { index == corner ? 8 : 0 }
    #expect(
      recorder.paths == [
        BezierPath(
          roundedRect: CGRect(x: 2, y: 2, width: 36, height: 26),
          cornerRadii: (radius(0), radius(1), radius(2), radius(3)))
      ])
    #expect(recorder.steps == ["stroke 2 2 36 26 width 4"])
    part.maskedCorners = .all
    part.cornerRadius = 100
    recorder.drawBorder(of: part)
    #expect(
      recorder.paths.last?.shape
        == .rectangle(CGRect(x: 2, y: 2, width: 36, height: 26), cornerRadius: 13))
  }

  @Test("a sublayer with a transform is painted in a group, about its anchor point")
  func layerTransforms() {
    root.frame.size = CGSize(width: 50, height: 50)
    let node = box(10, 20, 30, 30)
    node.backgroundColor = nil
    let part = layer(20)
    part.frame = CGRect(x: 5, y: 6, width: 20, height: 10)
    part.anchorPoint = CGPoint(0, 1)
    part.position = CGPoint(5, 16)
    part.setAffineTransform(Transform(scaleX: 2, y: 3))
    let inner = layer(3)
    inner.frame.origin = CGPoint(1, 1)
    part.addSublayer(inner)
    node.layer.addSublayer(part)
    #expect(
      steps() == ["transform 2 0 0 3 15 6", "fill 0 0 20 10", "fill 1 1 3 5", "end"])
  }

  @Test("traits that a view overrides end with the view")
  func traits() {
    final class Asking: ViewNode {
      var seen: [UserInterfaceStyle] = []
      override func draw(_ rect: CGRect, in context: any GraphicsContext) {
        seen.append((context as? StepRecorder)?.traits.userInterfaceStyle ?? .unspecified)
      }
    }
    let nodes = (0..<3).map { _ in Asking(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
    root.addSubview(nodes[0])
    root.addSubview(nodes[1])
    nodes[0].addSubview(nodes[2])
    nodes[0].traitOverrides = TraitCollection(userInterfaceStyle: .dark)
    _ = steps()
    #expect(nodes.map(\.seen) == [[.dark], [.light], [.dark]])
  }

  @Test("a tree is painted from inside its hidden root, clipped if the root clips")
  func inside() {
    root.isHidden = true
    root.backgroundColor = .white
    root.layer.borderWidth = 2
    root.clipsToBounds = true
    _ = box(1, 2, 3, 4)
    func inside(visible: CGRect) -> [String] {
      let recorder = StepRecorder()
      recorder.visible = visible
      var walk = TreeWalk(target: recorder)
      walk.paintInside(ofTree: root, at: CGPoint(10, 20))
      return recorder.steps
    }
    #expect(
      inside(visible: CGRect(x: 0, y: 0, width: 50, height: 50)) == [
        "fill 10 20 100 100", "clip 10 20 100 100", "fill 11 22 3 4", "end",
        "stroke 11 21 98 98 width 2",
      ])
    #expect(
      inside(visible: CGRect(x: 0, y: 0, width: 5, height: 5)) == [
        "fill 10 20 100 100", "stroke 11 21 98 98 width 2",
      ])
    #expect(steps().isEmpty)
  }

  @Test("the groups of a layer are around everything in it, if they have an effect")
  func layerGroups() {
    let node = box(10, 20, 30, 40)
    _ = box(1, 2, 3, 4, in: node)
    let drawing = RecordedDrawing(size: .zero, displayScale: 1) { _ in }
    node.layer.madeExtras.groups = [
      .blend(.multiply), .filter(.blur(deviation: 0)), .mask(drawing, at: CGPoint(5, 6)),
    ]
    #expect(
      steps() == [
        "blend multiply", "mask 15 26", "fill 10 20 30 40", "fill 11 22 3 4", "end", "end",
      ])
  }
}
