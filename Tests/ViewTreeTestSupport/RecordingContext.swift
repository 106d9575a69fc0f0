// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation
package import ViewGraphics
package import ViewTree

/// Records what a node draws.
package final class RecordingContext: GraphicsContext {
  package struct Text: Equatable {
    package var text: String
    package var baseline: CGPoint
    package var width: CGFloat
    package var font: Font
    package var color: Color
  }

  package struct Fill: Equatable {
    package var bounds: CGRect
    package var shape: BezierPath.Shape?
    package var color: Color

    package init(bounds: CGRect, shape: BezierPath.Shape?, color: Color) {
      (self.bounds, self.shape, self.color) = (bounds, shape, color)
    }
  }

  package struct Stroke: Equatable {
    package var bounds: CGRect
    package var shape: BezierPath.Shape?
    package var color: Color
    package var width: CGFloat

    package init(bounds: CGRect, shape: BezierPath.Shape?, color: Color, width: CGFloat) {
      (self.bounds, self.shape, self.color, self.width) = (bounds, shape, color, width)
    }
  }

  package struct Picture: Equatable {
    package var image: Image
    package var rect: CGRect
    package var tint: Color
  }

  package let displayScale: CGFloat = 3
  package private(set) var texts: [Text] = []
  package private(set) var lines: [TextLine] = []
  package private(set) var fills: [Fill] = []
  package private(set) var gradients: [Gradient] = []
  package private(set) var strokes: [Stroke] = []
  package private(set) var pictures: [Picture] = []
  package private(set) var shadows: [Shadow] = []
  package private(set) var clips: [CGRect] = []
  package private(set) var clipShapes: [BezierPath.Shape?] = []
  package private(set) var opacities: [CGFloat] = []

  /// Records what a node draws itself, without its subviews.
  package init(_ node: ViewNode) {
    node.layoutIfNeeded()
    node.draw(node.bounds, in: self)
  }

  package init(_ layer: Layer) {
    layer.draw(layer.bounds, in: self)
  }

  package func fill(_ path: BezierPath, with color: Color) {
    fills.append(Fill(bounds: path.bounds, shape: path.shape, color: color))
  }

  package func fill(_ path: BezierPath, with gradient: Gradient) {
    gradients.append(gradient)
  }

  package func stroke(_ path: BezierPath, with color: Color, style: StrokeStyle) {
    strokes.append(
      Stroke(bounds: path.bounds, shape: path.shape, color: color, width: style.width))
  }

  /// Records the runs of a line that differ in font or color, each with its position.
  package func draw(_ line: TextLine) {
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

  package func draw(_ image: Image, in rect: CGRect, tint: Color) {
    pictures.append(Picture(image: image, rect: rect, tint: tint))
  }

  package func withShadow(_ shadow: Shadow, _ body: () -> Void) {
    shadows.append(shadow)
    body()
  }

  package func withClip(to path: BezierPath, _ body: () -> Void) {
    clips.append(path.bounds)
    clipShapes.append(path.shape)
    body()
  }

  package func withTransform(_ transform: Transform, _ body: () -> Void) {
    body()
  }

  package func withOpacity(_ opacity: CGFloat, _ body: () -> Void) {
    opacities.append(opacity)
    body()
  }
}
