// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTreeTestSupport

@Suite("Drawing of controls")
struct ControlDrawingTests {
  private let origin = CGPoint(x: 10, y: 20)

  private func turned<Node: ViewNode>(_ node: Node, _ isRightToLeft: Bool) -> Node {
    node.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    return node
  }

  private func near(_ rect: CGRect, _ other: CGRect) -> Bool {
    zip(
      [rect.minX, rect.minY, rect.width, rect.height],
      [other.minX, other.minY, other.width, other.height]
    ).allSatisfy { abs($0 - $1) < 0.001 }
  }

  @Test(
    "an activity indicator has eight spokes around its middle, which fade against the clock",
    arguments: [ActivityIndicatorNode.Style.medium, .large])
  func spokes(style: ActivityIndicatorNode.Style) {
    let side: CGFloat = style == .large ? 37 : 20
    let node = ActivityIndicatorNode(style: style)
    #expect(node.frame == CGRect(x: 0, y: 0, width: side, height: side))
    node.bounds = CGRect(x: 10, y: 20, width: 100, height: 60)
    node.color = Color.red.withAlphaComponent(0.5)
    let strokes = RecordingContext(node).strokes
    let alphas: [CGFloat] = [1, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
    #expect(zip(strokes, alphas).allSatisfy { abs($0.color.alpha - $1 / 2) < 0.001 })
    #expect(strokes.count == 8 && strokes.allSatisfy { abs($0.width - side * 0.11) < 0.001 })
    let (near, far) = (side * 0.24, side * 0.43)
    let expected = [
      0: CGRect(x: 60, y: 50 - far, width: 0, height: far - near),
      2: CGRect(x: 60 + near, y: 50, width: far - near, height: 0),
      4: CGRect(x: 60, y: 50 + near, width: 0, height: far - near),
      6: CGRect(x: 60 - far, y: 50, width: far - near, height: 0),
    ]
    for (index, rect) in expected {
      #expect(self.near(strokes[index].bounds, rect), "\(index) \(strokes[index].bounds)")
    }
    #expect(strokes[1].bounds.minX > 60 && strokes[1].bounds.maxY < 50)
    #expect(strokes[3].bounds.minX > 60 && strokes[3].bounds.minY > 50)
  }

  @Test(
    "progress fills its bar from the beginning, clipped to a capsule", arguments: [false, true])
  func progress(isRightToLeft: Bool) {
    let node = turned(ProgressNode(frame: .zero), isRightToLeft)
    node.bounds = CGRect(x: 10, y: 20, width: 200, height: 8)
    node.progress = 0.25
    let context = RecordingContext(node)
    let capsule = BezierPath.Shape.rectangle(node.bounds, cornerRadius: 4)
    let x: CGFloat = isRightToLeft ? 160 : 10
    let done = CGRect(x: x, y: 20, width: 50, height: 8)
    #expect(context.fills.map(\.shape) == [capsule, .rectangle(done, cornerRadius: 4)])
    #expect(context.clipShapes == [capsule])
    node.progressViewStyle = .bar
    #expect(RecordingContext(node).fills.map(\.bounds) == [done])
    node.trackTintColor = .red
    #expect(RecordingContext(node).fills.map(\.color) == [.red, .systemBlue])
    node.progress = 0
    #expect(RecordingContext(node).fills.map(\.color) == [.red])
    #expect(RecordingContext(node).clipShapes.isEmpty)
    node.trackTintColor = nil
    #expect(RecordingContext(node).fills.isEmpty)
  }

  @Test("a slider is drawn in its bounds, its images at the ends", arguments: [false, true])
  func slider(isRightToLeft: Bool) {
    let slider = turned(SliderNode(frame: .zero), isRightToLeft)
    slider.bounds = CGRect(x: 10, y: 20, width: 300, height: 40)
    slider.minimumValueImage = Image(content: .figures([]), size: CGSize(width: 20, height: 10))
    slider.maximumValueImage = Image(content: .figures([]), size: CGSize(width: 30, height: 16))
    slider.value = 0.25
    let context = RecordingContext(slider)
    let left: CGFloat = isRightToLeft ? 30 : 20
    #expect(
      context.pictures.map(\.rect)
        == (isRightToLeft
          ? [
            CGRect(x: 10, y: 32, width: 30, height: 16),
            CGRect(x: 290, y: 35, width: 20, height: 10),
          ]
          : [
            CGRect(x: 10, y: 35, width: 20, height: 10),
            CGRect(x: 280, y: 32, width: 30, height: 16),
          ]))
    let track = CGRect(x: 24 + left, y: 38, width: 222, height: 4)
    #expect(slider.trackRect(forBounds: slider.bounds) == track)
    // The thumb moves by the length of the track less 24 points.
    let share: CGFloat = isRightToLeft ? 0.75 : 0.25
    let thumb = CGRect(x: track.minX - 2 + 198 * share, y: 26, width: 28, height: 28)
    #expect(context.fills.last?.bounds == thumb)
    let done = CGRect(x: track.minX, y: 38, width: thumb.midX - track.minX, height: 4)
    let rest = CGRect(x: thumb.midX, y: 38, width: track.maxX - thumb.midX, height: 4)
    #expect(context.fills.first?.bounds == (isRightToLeft ? done : rest))
    #expect(context.fills[1].bounds == (isRightToLeft ? rest : done))
    #expect(context.clips == [track])
    #expect(abs(slider.value(at: thumb.midX) - 0.25) < 1e-6)
    slider.thumbTintColor = .yellow
    #expect(RecordingContext(slider).fills.last?.color == .yellow)
  }

  @Test("a slider that is narrower than its thumb has no negative lengths")
  func narrowSlider() {
    let slider = SliderNode(frame: CGRect(x: 0, y: 0, width: 3, height: 31))
    slider.value = 1
    #expect(slider.trackRect(forBounds: slider.bounds).width == 0)
    #expect(RecordingContext(slider).fills.map(\.bounds.width) == [0, 0, 28])
    #expect(RecordingContext(slider).fills.last?.bounds.minX == 0)
  }

  @Test("a stepper has a sign in the middle of each half", arguments: [false, true])
  func stepper(isRightToLeft: Bool) throws {
    let stepper = turned(StepperNode(frame: .zero), isRightToLeft)
    stepper.bounds.origin = origin
    stepper.value = 4
    let context = RecordingContext(stepper)
    #expect(
      context.fills.map(\.shape) == [
        .rectangle(CGRect(x: 10, y: 20, width: 94, height: 32), cornerRadius: 8),
        .rectangle(CGRect(x: 56.5, y: 27, width: 1, height: 18), cornerRadius: 0),
      ])
    #expect(context.fills.map(\.color) == [.tertiarySystemFill, .separator])
    let middles = context.pictures.map(\.rect.midX)
    #expect(middles == (isRightToLeft ? [80.5, 33.5] : [33.5, 80.5]))
    #expect(context.pictures.allSatisfy { $0.rect.midY == 36 && $0.rect.width == 17 })
    stepper.isEnabled = false
    #expect(RecordingContext(stepper).pictures.map(\.tint) == [.tertiaryLabel, .tertiaryLabel])
    stepper.isEnabled = true
    stepper.maximumValue = 4
    #expect(RecordingContext(stepper).pictures.map(\.tint) == [.label, .tertiaryLabel])
  }

  @Test(
    "a switch is drawn in its bounds",
    arguments: [(false, false), (false, true), (true, false), (true, true)])
  func toggle(isOn: Bool, isRightToLeft: Bool) {
    let node = turned(SwitchNode(), isRightToLeft)
    node.bounds.origin = origin
    node.isOn = isOn
    let fills = RecordingContext(node).fills
    #expect(
      fills.map(\.shape) == [
        .rectangle(CGRect(x: 10, y: 20, width: 51, height: 31), cornerRadius: 15.5),
        .rectangle(
          CGRect(x: isOn != isRightToLeft ? 32 : 12, y: 22, width: 27, height: 27),
          cornerRadius: 13.5),
      ])
  }

  @Test("a thumb has two soft shadows, the larger around the smaller, and a thin edge")
  func thumb() {
    let context = RecordingContext(SwitchNode())
    let offset = CGSize(width: 0, height: 3)
    #expect(
      context.shadows == [
        Shadow(color: .black, opacity: 0.15, offset: offset, radius: 4),
        Shadow(color: .black, opacity: 0.06, offset: offset, radius: 0.5),
      ])
    let edge = CGRect(x: 1.75, y: 1.75, width: 27.5, height: 27.5)
    #expect(
      context.strokes == [
        RecordingContext.Stroke(
          bounds: edge, shape: .rectangle(edge, cornerRadius: 13.75),
          color: Color(white: 0, alpha: 0.04), width: 0.5)
      ])
    let segments = SegmentedControlNode(items: ["A", "B"])
    segments.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
    segments.selectedSegmentIndex = 1
    let pill = CGRect(x: 51.75, y: 1.75, width: 46.5, height: 28.5)
    #expect(
      RecordingContext(segments).strokes.map(\.shape) == [.rectangle(pill, cornerRadius: 7.25)])
  }

  @Test(
    "the dots of a page control are in the middle of its bounds, as many as fit",
    arguments: [
      (35, 5, 4, 2, 1), (36, 5, 4, 3, 2), (0, 5, 3, 1, 0), (17.5, 5, 0, 1, 0), (90, 5, 3, 5, 3),
      (90, 2, 1, 2, 1),
    ] as [(CGFloat, Int, Int, Int, Int)])
  func dots(width: CGFloat, pages: Int, current: Int, count: Int, marked: Int) {
    let node = PageControlNode()
    node.bounds = CGRect(x: 10, y: 20, width: width, height: 40)
    node.numberOfPages = pages
    node.currentPage = current
    let fills = RecordingContext(node).fills
    #expect(fills.count == count)
    #expect(fills.firstIndex { $0.color == .white } == marked)
    #expect(fills.allSatisfy { $0.bounds.midY == 40 && $0.bounds.width == 8 })
    for (index, fill) in fills.enumerated() {
      let distance = (CGFloat(index) - CGFloat(count - 1) / 2) * 17.5
      #expect(abs(fill.bounds.midX - (10 + width / 2 + distance)) < 0.001)
    }
  }

  @Test(
    "a single dot can be hidden, and there are none without pages",
    arguments: [(0, false, 0), (1, false, 1), (1, true, 0), (2, true, 2)])
  func singleDot(pages: Int, hides: Bool, count: Int) {
    let node = PageControlNode(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    node.numberOfPages = pages
    node.hidesForSinglePage = hides
    #expect(RecordingContext(node).fills.count == count)
  }
}
