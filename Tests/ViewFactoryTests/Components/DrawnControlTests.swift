// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures
import ViewTreeTestSupport

@testable import ViewComponents

@Suite("Drawings of marks, switches, steppers, and arcs")
struct DrawnControlTests {
  private let style = ComponentStyle()
  private var color: any ViewFactoryColorProtocol { style.viewFactoryColor }

  private func drawn(
    _ node: ViewNode, _ width: CGFloat, _ height: CGFloat, isRightToLeft: Bool = false
  ) -> RecordingContext {
    node.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    node.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return RecordingContext(node)
  }

  @Test(
    "a mark that is off is a ring, and grows with its bounds", arguments: [24, 48] as [CGFloat])
  func marksOff(side: CGFloat) {
    let unit = side / 24
    let ring = CGRect(x: 3 * unit, y: 3 * unit, width: 18 * unit, height: 18 * unit)
    for (kind, shape) in [
      (ChoiceRowNode.Kind.radio, BezierPath.Shape.oval(ring)),
      (.checkbox, .rectangle(ring, cornerRadius: 4)),
    ] {
      let drawn = drawn(ChoiceMarkNode(kind, style: style), side, side)
      #expect(drawn.fills.isEmpty)
      #expect(
        drawn.strokes == [
          RecordingContext.Stroke(bounds: ring, shape: shape, color: color.border, width: 2 * unit)
        ])
    }
  }

  @Test("the corners of a box are those of the theme, at most 6 points and never less than square")
  func corners() {
    let all: [(CGFloat, CGFloat, CGFloat)] = [(9, 6, 5), (4, 4, 3), (1, 1, 0), (0.5, 0.5, 0)]
    for (small, radius, inner) in all {
      var theme = Theme.library
      theme.shape.small = small
      let mark = ChoiceMarkNode(.checkbox, style: ComponentStyle(theme: theme))
      let ring = CGRect(x: 3, y: 3, width: 18, height: 18)
      let box = CGRect(x: 2, y: 2, width: 20, height: 20)
      #expect(drawn(mark, 24, 24).strokes.map(\.shape) == [.rectangle(ring, cornerRadius: inner)])
      mark.isOn = true
      #expect(
        drawn(mark, 24, 24).fills.map(\.shape) == [.rectangle(box, cornerRadius: radius)])
    }
  }

  @Test(
    "a mark that is on is filled, with a dot or a check mark", arguments: [24, 48] as [CGFloat])
  func marksOn(side: CGFloat) {
    let unit = side / 24
    func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x * unit, y: y * unit, width: width * unit, height: height * unit)
    }
    let radio = ChoiceMarkNode(.radio, style: style)
    radio.isOn = true
    let dot = drawn(radio, side, side)
    #expect(dot.strokes.isEmpty)
    #expect(dot.fills.map(\.shape) == [.oval(rect(2, 2, 20, 20)), .oval(rect(8, 8, 8, 8))])
    #expect(dot.fills.map(\.color) == [color.accent, color.onAccent])
    let box = ChoiceMarkNode(.checkbox, style: style)
    box.isOn = true
    let check = drawn(box, side, side)
    #expect(check.fills.map(\.bounds) == [rect(2, 2, 20, 20)])
    #expect(check.fills.map(\.color) == [color.accent])
    #expect(
      check.strokes == [
        RecordingContext.Stroke(
          bounds: rect(7, 8.5, 10, 7.5), shape: nil, color: color.onAccent, width: 2.5 * unit)
      ])
  }

  @Test("the thumb of a switch is at the end while it is on, in both directions")
  func switches() {
    let node = OutlinedSwitchNode(style: style)
    let bounds = CGRect(x: 0, y: 0, width: 51, height: 31)
    for isRightToLeft in [false, true] {
      node.isOn = true
      let on = drawn(node, 51, 31, isRightToLeft: isRightToLeft)
      #expect(on.strokes.isEmpty)
      #expect(
        on.fills.map(\.shape) == [
          .rectangle(bounds, cornerRadius: 15.5),
          .oval(CGRect(x: isRightToLeft ? 3 : 23, y: 3, width: 25, height: 25)),
        ])
      #expect(on.fills.map(\.color) == [color.accent, color.onAccent])
      node.isOn = false
      let off = drawn(node, 51, 31, isRightToLeft: isRightToLeft)
      let ring = bounds.insetBy(dx: 1, dy: 1)
      #expect(
        off.strokes == [
          RecordingContext.Stroke(
            bounds: ring, shape: .rectangle(ring, cornerRadius: 14.5), color: color.border,
            width: 2)
        ])
      #expect(
        off.fills.map(\.shape) == [
          .oval(CGRect(x: isRightToLeft ? 26 : 6, y: 6, width: 19, height: 19))
        ])
      #expect(off.fills.map(\.color) == [color.border])
    }
  }

  @Test("a stepper has a minus at its beginning and a plus at its end, with a line between")
  func steppers() {
    let node = CountingNode(style: style)
    (node.minimumValue, node.maximumValue, node.value) = (0, 2, 1)
    for (unit, isRightToLeft) in [(1, false), (1, true), (2, false)] as [(CGFloat, Bool)] {
      let drawn = drawn(node, 94 * unit, 32 * unit, isRightToLeft: isRightToLeft)
      let bounds = CGRect(x: 0, y: 0, width: 94 * unit, height: 32 * unit)
      #expect(
        drawn.fills.map(\.shape) == [
          .rectangle(bounds, cornerRadius: 8 * unit),
          .rectangle(
            CGRect(x: 47 * unit - 0.5, y: 7 * unit, width: 1, height: 18 * unit), cornerRadius: 0),
        ])
      #expect(drawn.fills.map(\.color) == [color.accent, color.onAccent])
      let (first, last) = (23.5 * unit, 70.5 * unit)
      let (minus, plus) = isRightToLeft ? (last, first) : (first, last)
      #expect(
        drawn.strokes.map(\.bounds) == [
          CGRect(x: minus - 6 * unit, y: 16 * unit, width: 12 * unit, height: 0),
          CGRect(x: plus - 6 * unit, y: 10 * unit, width: 12 * unit, height: 12 * unit),
        ])
      #expect(drawn.strokes.map(\.width) == [2 * unit, 2 * unit])
      #expect(drawn.strokes.map(\.color) == [color.onAccent, color.onAccent])
    }
  }

  @Test(
    "the signs of a stepper fade where it can't go on",
    arguments: [
      (1, false, true, [1, 1]), (0, false, true, [0.4, 1]), (2, false, true, [1, 0.4]),
      (0, true, true, [1, 1]), (2, true, true, [1, 1]), (1, false, false, [0.4, 0.4]),
      (2, true, false, [0.4, 0.4]),
    ] as [(Double, Bool, Bool, [CGFloat])])
  func faded(value: Double, wraps: Bool, isEnabled: Bool, opacities: [CGFloat]) {
    let node = CountingNode(style: style)
    (node.minimumValue, node.maximumValue, node.value) = (0, 2, value)
    node.wraps = wraps
    node.isEnabled = isEnabled
    #expect(drawn(node, 94, 32).opacities == opacities)
  }

  /// The points of a path's curves, eight for each.
  private func points(_ path: BezierPath) -> [CGPoint] {
    var points: [CGPoint] = []
    var start = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): start = point
      case .curve(let end, let first, let second):
        for step in 0...8 {
          let t = CGFloat(step) / 8
          let u = 1 - t
          func along(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
            u * u * u * start[keyPath: axis] + 3 * u * u * t * first[keyPath: axis]
              + 3 * u * t * t * second[keyPath: axis] + t * t * t * end[keyPath: axis]
          }
          points.append(CGPoint(x: along(\.x), y: along(\.y)))
        }
        start = end
      case .close: break
      }
    }
    return points
  }

  @Test(
    "the arc of a ring begins at the top and goes clockwise by its share of a turn",
    arguments: [0.05, 0.125, 0.25, 0.4, 0.5, 0.75, 1] as [Float])
  func arcs(share: Float) throws {
    let ring = ProgressRingNode(title: "", diameter: 40, style: style)
    ring.progress = share
    ring.translatesAutoresizingMaskIntoConstraints = true
    ring.frame = CGRect(x: 0, y: 0, width: 40, height: 60)
    let paths = DisplayList(of: ring).operations.compactMap { operation -> BezierPath? in
      if case .stroke(let path, _, _) = operation { path } else { nil }
    }
    let path = try #require(paths.last)
    #expect(paths.count == 2 && path.elements.count == 1 + Int((share * 8).rounded(.up)))
    // The line is a tenth of the diameter wide.
    let points = points(path)
    for point in points { #expect(near(hypot(point.x - 20, point.y - 30), 18)) }
    let (first, last) = (try #require(points.first), try #require(points.last))
    #expect(near(first.x, 20) && near(first.y, 12))
    let angle = 2 * CGFloat.pi * CGFloat(share)
    #expect(near(last.x, 20 + 18 * sin(angle)) && near(last.y, 30 - 18 * cos(angle)))
    if share < 0.9 { #expect(points[points.count / 2].x > 20) }
  }

  private func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
    near(first.minX, second.minX) && near(first.minY, second.minY)
      && near(first.maxX, second.maxX) && near(first.maxY, second.maxY)
  }

  @Test("a tooltip is a panel that leaves room for its arrow", arguments: TooltipNode.Edge.allCases)
  func tooltips(edge: TooltipNode.Edge) throws {
    let tooltip = TooltipNode(text: "Here", edge: edge, style: style)
    let drawn = drawn(tooltip, 100, 40)
    let size = tooltip.bounds.size
    let isAbove = edge == .top
    let panel = CGRect(x: 0, y: isAbove ? 8 : 0, width: size.width, height: size.height - 8)
    let arrow = CGRect(
      x: size.width / 2 - 8, y: isAbove ? 0 : size.height - 8, width: 16, height: 8)
    for bounds in [drawn.fills.map(\.bounds), drawn.strokes.map(\.bounds)] {
      try #require(bounds.count == 2 && size.width > 40 && size.height > 20)
      #expect(isNear(bounds[0], panel) && isNear(bounds[1], arrow))
    }
    guard case .rectangle(_, let radius) = drawn.fills[0].shape else {
      Issue.record("no rectangle")
      return
    }
    #expect(radius == 5)
  }

  @Test(
    "the line of a divider is as wide as its inset leaves",
    arguments: [(-5, 100, 0), (0, 100, 0), (30, 70, 30), (100, 0, 100), (150, 0, 100)]
      as [(CGFloat, CGFloat, CGFloat)])
  func dividers(inset: CGFloat, width: CGFloat, left: CGFloat) {
    let divider = DividerNode(style: style)
    divider.leadingInset = inset
    let line = drawn(divider, 100, 1).fills.first?.bounds
    #expect((line?.width ?? 0) == width && (line?.minX ?? left) == left)
    let mirrored = drawn(divider, 100, 1, isRightToLeft: true).fills.first?.bounds
    #expect((mirrored?.width ?? 0) == width && (mirrored?.minX ?? 0) == 0)
  }

  @Test("the line through an eye is diagonal, and grows with the eye")
  func eyes() throws {
    let input = InputNode()
    let eye = PasswordVisibilityButton(for: input, style: style)
    let stroke = try #require(drawn(eye, 44, 44).strokes.first)
    #expect(near(stroke.bounds.minX, 13.2) && near(stroke.bounds.maxX, 30.8))
    #expect(near(stroke.bounds.minY, 13.2) && near(stroke.bounds.maxY, 30.8))
    eye.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    let large = try #require(drawn(eye, 44, 44).strokes.first)
    #expect(near(large.bounds.width, 17.6 * 1.6) && near(large.width, 3.2))
    #expect(near(large.bounds.midX, 22) && near(large.bounds.midY, 22))
  }

  @Test(
    "stars are as large as the pitch and the height allow",
    arguments: [(44, 24), (22, 12), (88, 24)] as [(CGFloat, CGFloat)])
  func stars(height: CGFloat, side: CGFloat) {
    let rating = RatingNode(style: style)
    rating.value = 1
    let drawn = drawn(rating, 180, height)
    #expect(drawn.pictures.count == 6)
    #expect(drawn.clips.map(\.size) == [CGSize(width: side, height: side)])
    #expect(drawn.clips.map(\.midY) == [height / 2] && drawn.clips.map(\.midX) == [18])
  }
}
