// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// Records what a node draws.
final class RecordingContext: GraphicsContext {
  struct Text: Equatable {
    var text: String
    var baseline: CGPoint
    var width: CGFloat
    var font: Font
    var color: Color
  }

  struct Fill: Equatable {
    var bounds: CGRect
    var shape: BezierPath.Shape?
    var color: Color
  }

  struct Stroke: Equatable {
    var bounds: CGRect
    var shape: BezierPath.Shape?
    var color: Color
    var width: CGFloat
  }

  struct Picture: Equatable {
    var image: Image
    var rect: CGRect
    var tint: Color
  }

  let displayScale: CGFloat = 3
  private(set) var texts: [Text] = []
  private(set) var lines: [TextLine] = []
  private(set) var fills: [Fill] = []
  private(set) var gradients: [Gradient] = []
  private(set) var strokes: [Stroke] = []
  private(set) var pictures: [Picture] = []
  private(set) var shadows: [Shadow] = []
  private(set) var clips: [CGRect] = []
  private(set) var opacities: [CGFloat] = []

  /// Records what a node draws itself, without its subviews.
  init(_ node: ViewNode) {
    node.layoutIfNeeded()
    node.draw(node.bounds, in: self)
  }

  init(_ layer: Layer) {
    layer.draw(layer.bounds, in: self)
  }

  func fill(_ path: BezierPath, with color: Color) {
    fills.append(Fill(bounds: path.bounds, shape: path.shape, color: color))
  }

  func fill(_ path: BezierPath, with gradient: Gradient) {
    gradients.append(gradient)
  }

  func stroke(_ path: BezierPath, with color: Color, style: StrokeStyle) {
    strokes.append(
      Stroke(bounds: path.bounds, shape: path.shape, color: color, width: style.width))
  }

  /// Records the runs of a line that differ in font or color, each with its position.
  func draw(_ line: TextLine) {
    lines.append(line)
    var offset: CGFloat = 0
    for run in line.runs {
      let x = line.direction == .rightToLeft ? line.width - offset - run.width : offset
      offset += run.width
      if offset > run.width, let last = texts.last, last.font == run.font, last.color == run.color {
        texts[texts.count - 1].text += run.text
        texts[texts.count - 1].width += run.width
        continue
      }
      texts.append(
        Text(
          text: run.text, baseline: CGPoint(x: line.baseline.x + x, y: line.baseline.y),
          width: run.width, font: run.font, color: run.color))
    }
  }

  func draw(_ image: Image, in rect: CGRect, tint: Color) {
    pictures.append(Picture(image: image, rect: rect, tint: tint))
  }

  func withShadow(_ shadow: Shadow, _ body: () -> Void) {
    shadows.append(shadow)
    body()
  }

  func withClip(to path: BezierPath, _ body: () -> Void) {
    clips.append(path.bounds)
    body()
  }

  func withTransform(_ transform: Transform, _ body: () -> Void) {
    body()
  }

  func withOpacity(_ opacity: CGFloat, _ body: () -> Void) {
    opacities.append(opacity)
    body()
  }
}

/// Returns whether two lengths are equal within a tolerance.
func near(_ first: CGFloat, _ second: CGFloat, _ tolerance: CGFloat = 0.001) -> Bool {
  abs(first - second) <= tolerance
}
