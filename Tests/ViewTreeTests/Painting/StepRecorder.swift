// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics

@testable import ViewTree

/// Records the steps of painting as texts, with the boxes of what is painted in the coordinates of
/// the innermost transform.
final class StepRecorder: GroupedContext {
  var steps: [String] = []
  var paths: [BezierPath] = []
  var styles: [StrokeStyle] = []
  var offset = CGPoint.zero
  var traits = TraitCollection.phone
  var visible = CGRect(x: 0, y: 0, width: 100, height: 100)
  let displayScale: CGFloat = 1

  private func text(_ numbers: CGFloat...) -> String {
    numbers.map { ObjectDescription.number($0) }.joined(separator: " ")
  }

  private func box(_ path: BezierPath) -> String {
    let bounds = placed(path).bounds
    return text(bounds.minX, bounds.minY, bounds.width, bounds.height)
  }

  func begin(_ group: DrawingGroup) {
    switch group {
    case .clip(let path):
      let bounds = path.bounds
      steps.append("clip \(text(bounds.minX, bounds.minY, bounds.width, bounds.height))")
    case .opacity(let opacity): steps.append("opacity \(text(opacity))")
    case .mask(_, let point): steps.append("mask \(text(point.x, point.y))")
    case .filter(let filter): steps.append("filter \(text(filter.reach))")
    case .blend(let mode): steps.append("blend \(mode.rawValue)")
    case .shadow(let shadow): steps.append("group shadow \(text(shadow.radius))")
    case .transform(let map):
      steps.append("transform \(text(map.a, map.b, map.c, map.d, map.tx, map.ty))")
    }
  }
  func end() { steps.append("end") }
  func drawShadow(_ shadow: Shadow, of path: BezierPath) { steps.append("shadow \(box(path))") }
  func fill(_ path: BezierPath, with color: Color) {
    paths.append(path)
    steps.append("fill \(box(path))")
  }
  func fill(_ path: BezierPath, with gradient: Gradient) { steps.append("gradient \(box(path))") }
  func stroke(_ path: BezierPath, with color: Color, style: StrokeStyle) {
    paths.append(path)
    styles.append(style)
    steps.append("stroke \(box(path)) width \(text(style.width))")
  }
  func draw(_ line: TextLine) { steps.append("text") }
  func draw(_ image: Image, in rect: CGRect, tint: Color) {
    steps.append("image \(box(BezierPath(rect: rect)))")
  }
}
