// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// A drawing destination that records a tree as it is now, with the colors of its traits.
package final class TreeRecorder: GroupedContext {
  package var offset = CGPoint.zero
  package var traits: TraitCollection
  package private(set) var visible: CGRect

  private let recorder: DrawingRecorder
  private let size: CGSize
  private var outerVisible: [CGRect] = []

  /// Creates a recording of an area of the specified size, in points.
  package init(size: CGSize, displayScale: CGFloat, traits: TraitCollection) {
    self.size = size
    self.traits = traits
    visible = CGRect(origin: .zero, size: size)
    recorder = DrawingRecorder(displayScale: displayScale)
  }

  /// The recording as an image, which stays sharp at any scale.
  package var image: Image { Image(size: size, recordedBy: recorder) }

  package var displayScale: CGFloat { recorder.displayScale }

  package func begin(_ group: DrawingGroup) {
    outerVisible.append(visible)
    visible = group.visible(in: visible)
    recorder.begin(group)
  }

  package func end() {
    guard let outer = outerVisible.popLast() else { return }
    visible = outer
    recorder.end()
  }

  package func fill(_ path: BezierPath, with color: Color) {
    recorder.fill(placed(path), with: resolved(color))
  }

  package func fill(_ path: BezierPath, with gradient: Gradient) {
    recorder.fill(placed(path), with: gradient.resolved(with: traits))
  }

  package func stroke(_ path: BezierPath, with color: Color, style: StrokeStyle) {
    recorder.stroke(placed(path), with: resolved(color), style: style)
  }

  package func draw(_ line: TextLine) {
    var line = line
    line.baseline.x += offset.x
    line.baseline.y += offset.y
    for index in line.runs.indices { line.runs[index].color = resolved(line.runs[index].color) }
    recorder.draw(line)
  }

  package func draw(_ image: Image, in rect: CGRect, tint: Color) {
    recorder.draw(image, in: rect.offsetBy(dx: offset.x, dy: offset.y), tint: resolved(tint))
  }

  package func drawShadow(_ shadow: Shadow, of path: BezierPath) {
    recorder.drawShadow(shadow.resolved(with: traits), of: placed(path))
  }
}
