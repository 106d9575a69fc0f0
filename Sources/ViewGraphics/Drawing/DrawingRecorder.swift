// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// A drawing destination that records what is drawn.
package final class DrawingRecorder: GraphicsContext {
  package let displayScale: CGFloat
  private(set) var commands: [RecordedDrawing.Command] = []

  package init(displayScale: CGFloat) {
    self.displayScale = displayScale
  }

  package func fill(_ path: BezierPath, with color: Color) { commands.append(.fill(path, color)) }

  package func fill(_ path: BezierPath, with gradient: Gradient) {
    commands.append(.fillWithGradient(path, gradient))
  }

  package func stroke(_ path: BezierPath, with color: Color, style: StrokeStyle) {
    commands.append(.stroke(path, color, style))
  }

  package func draw(_ line: TextLine) { commands.append(.text(line)) }

  package func draw(_ image: Image, in rect: CGRect, tint: Color) {
    commands.append(.image(image, rect, tint: tint))
  }

  package func withShadow(_ shadow: Shadow, _ body: () -> Void) { group(.shadow(shadow), body) }

  package func withClip(to path: BezierPath, _ body: () -> Void) { group(.clip(path), body) }

  package func withTransform(_ transform: Transform, _ body: () -> Void) {
    group(.transform(transform), body)
  }

  package func withOpacity(_ opacity: CGFloat, _ body: () -> Void) {
    group(.opacity(opacity), body)
  }

  package func withMask(_ mask: (any GraphicsContext) -> Void, _ body: () -> Void) {
    let drawing = RecordedDrawing(size: .zero, displayScale: displayScale, mask)
    group(.mask(drawing, at: .zero), body)
  }

  package func withFilter(_ filter: DrawingFilter, _ body: () -> Void) {
    group(.filter(filter), body)
  }

  package func withBlendMode(_ mode: BlendMode, _ body: () -> Void) { group(.blend(mode), body) }

  func drawShadow(_ shadow: Shadow, of path: BezierPath) { commands.append(.shadow(path, shadow)) }

  package func begin(_ group: DrawingGroup) { commands.append(.begin(group)) }

  package func end() { commands.append(.end) }

  private func group(_ group: DrawingGroup, _ body: () -> Void) {
    begin(group)
    body()
    end()
  }
}
