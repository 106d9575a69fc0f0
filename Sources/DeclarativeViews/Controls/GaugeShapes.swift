// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A shape of which a part can be drawn.
protocol PartialShape {
  /// Returns the path of the part from the beginning to a fraction of the length.
  func path(in rect: CGRect, to fraction: Double) -> BezierPath
}

/// A track, with the part up to the value in the tint color.
struct FilledGauge<Form: PartialShape>: View {
  let shape: Form
  let value: Double
  /// The height of a bar in points; nil for a ring, which isn't mirrored.
  let height: CGFloat?
  @Environment(\.tint) private var tint
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    ZStack {
      PartOfShape(shape: shape, fraction: 1).fill((tint ?? .tintColor).withAlphaComponent(0.25))
      PartOfShape(shape: shape, fraction: value).fill(tint ?? .tintColor)
    }
    .mirrored(direction == .rightToLeft && height != nil)
    .frame(height: height)
  }
}

private struct PartOfShape<Form: PartialShape>: Shape {
  let shape: Form
  let fraction: Double

  func path(in rect: CGRect) -> BezierPath { shape.path(in: rect, to: fraction) }
}

/// A shape in the tint color.
struct MarkedGauge<Form: Shape>: View {
  let shape: Form
  @Environment(\.tint) private var tint
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    shape.fill(tint ?? .tintColor).mirrored(direction == .rightToLeft && shape is MarkedBar)
  }
}

extension View {
  @ViewBuilder fileprivate func mirrored(_ isMirrored: Bool) -> some View {
    if isMirrored { scaleEffect(x: -1) } else { self }
  }
}

/// A bar with rounded ends.
struct GaugeBar: PartialShape {
  func path(in rect: CGRect, to fraction: Double) -> BezierPath {
    guard fraction > 0 else { return BezierPath() }
    // Rounded ends need at least their own width.
    let width = max(rect.width * fraction, min(rect.height, rect.width))
    return BezierPath(
      roundedRect: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height),
      cornerRadius: min(rect.height, width) / 2)
  }
}

/// A ring that begins at the top.
struct GaugeRing: PartialShape {
  func path(in rect: CGRect, to fraction: Double) -> BezierPath {
    .ring(in: rect, from: -0.25, to: fraction - 0.25)
  }
}

/// A bar that is interrupted by a dot at a value.
struct MarkedBar: Shape {
  let value: Double

  func path(in rect: CGRect) -> BezierPath {
    let (side, gap) = (rect.height, CGFloat(2))
    let line = side * 0.75
    let y = rect.midY - line / 2
    let center = rect.minX + side / 2 + max(rect.width - side, 0) * value
    var path = BezierPath(
      ovalIn: CGRect(x: center - side / 2, y: rect.minY, width: side, height: side))
    func add(from start: CGFloat, to end: CGFloat) {
      guard end > start else { return }
      path.append(
        BezierPath(
          roundedRect: CGRect(x: start, y: y, width: end - start, height: line),
          cornerRadius: min(line, end - start) / 2))
    }
    add(from: rect.minX, to: center - side / 2 - gap)
    add(from: center + side / 2 + gap, to: rect.maxX)
    return path
  }
}

/// A ring that is open at the bottom and is interrupted by a dot at a value.
struct MarkedRing: Shape {
  let value: Double

  func path(in rect: CGRect) -> BezierPath {
    let radius = (min(rect.width, rect.height) - BezierPath.ringWidth) / 2
    guard radius > 0 else { return BezierPath() }
    let turn = 0.375 + 0.75 * value
    let angle = turn * 2 * Double.pi
    let center = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
    let side = BezierPath.ringWidth
    var path = BezierPath(
      ovalIn: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side))
    // The ends of the parts are round, too.
    let gap = Double((side + 2) / radius) / (2 * Double.pi)
    if turn - gap > 0.375 { path.append(.ring(in: rect, from: 0.375, to: turn - gap)) }
    if turn + gap < 1.125 { path.append(.ring(in: rect, from: turn + gap, to: 1.125)) }
    return path
  }
}

nonisolated extension BezierPath {
  /// The width of the line of a ring, in points.
  fileprivate static let ringWidth: CGFloat = 6

  /// Returns a part of a ring with round ends, clockwise from the right, in turns.
  fileprivate static func ring(in rect: CGRect, from start: Double, to end: Double) -> BezierPath {
    let radius = (min(rect.width, rect.height) - ringWidth) / 2
    guard radius > 0, end > start else { return BezierPath() }
    let (outer, inner) = (radius + ringWidth / 2, radius - ringWidth / 2)
    let (first, last) = (Angle(radians: start * 2 * .pi), Angle(radians: end * 2 * .pi))
    let half = Angle(radians: .pi)
    func middle(_ angle: Angle) -> CGPoint {
      CGPoint(
        x: rect.midX + radius * cos(angle.radians), y: rect.midY + radius * sin(angle.radians))
    }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    var path = BezierPath()
    path.addArc(
      center: center, radius: outer, startAngle: first, endAngle: last, clockwise: false)
    path.addArc(
      center: middle(last), radius: ringWidth / 2, startAngle: last, endAngle: last + half,
      clockwise: false)
    path.addArc(
      center: center, radius: inner, startAngle: last, endAngle: first, clockwise: true)
    path.addArc(
      center: middle(first), radius: ringWidth / 2, startAngle: first + half,
      endAngle: first + half + half, clockwise: false)
    path.close()
    return path
  }
}
