// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Masks, filters, and blend modes in recordings")
struct RecordedGroupTests {
  /// Records the groups as words.
  private final class Words: GraphicsContext {
    var words: [String] = []
    let displayScale: CGFloat = 1

    func fill(_ path: BezierPath, with color: Color) { words.append("fill \(path.bounds.minX)") }
    func fill(_ path: BezierPath, with gradient: Gradient) {}
    func stroke(_ path: BezierPath, with color: Color, style: StrokeStyle) {}
    func draw(_ line: TextLine) {}
    func draw(_ image: Image, in rect: CGRect, tint: Color) {}
    func withShadow(_ shadow: Shadow, _ body: () -> Void) { body() }
    func withClip(to path: BezierPath, _ body: () -> Void) { body() }
    func withTransform(_ transform: Transform, _ body: () -> Void) {
      words.append("move \(transform.tx)")
      body()
    }
    func withOpacity(_ opacity: CGFloat, _ body: () -> Void) { body() }
    func withMask(_ mask: (any GraphicsContext) -> Void, _ body: () -> Void) {
      words.append("mask")
      mask(self)
      words.append("of")
      body()
      words.append("end")
    }
    func withFilter(_ filter: DrawingFilter, _ body: () -> Void) {
      words.append("filter \(filter.reach)")
      body()
    }
    func withBlendMode(_ mode: BlendMode, _ body: () -> Void) {
      words.append(mode.rawValue)
      body()
    }
  }

  /// A destination that ignores groups.
  private final class Plain: GraphicsContext {
    var count = 0
    let displayScale: CGFloat = 1

    func fill(_ path: BezierPath, with color: Color) { count += 1 }
    func fill(_ path: BezierPath, with gradient: Gradient) {}
    func stroke(_ path: BezierPath, with color: Color, style: StrokeStyle) {}
    func draw(_ line: TextLine) {}
    func draw(_ image: Image, in rect: CGRect, tint: Color) {}
    func withShadow(_ shadow: Shadow, _ body: () -> Void) { body() }
    func withClip(to path: BezierPath, _ body: () -> Void) { body() }
    func withTransform(_ transform: Transform, _ body: () -> Void) { body() }
    func withOpacity(_ opacity: CGFloat, _ body: () -> Void) { body() }
  }

  private func square(_ x: CGFloat) -> BezierPath {
    BezierPath(rect: CGRect(x: x, y: 0, width: 1, height: 1))
  }

  private func draw(in context: any GraphicsContext) {
    context.withMask({ $0.fill(square(1), with: .red) }) {
      context.withFilter(.blur(deviation: 2)) {
        context.withBlendMode(.multiply) { context.fill(square(2), with: .red) }
      }
    }
    context.fill(square(3), with: .red)
  }

  @Test("a recording draws the groups that were recorded")
  func replay() {
    let size = CGSize(width: 10, height: 10)
    let recorded = RecordedDrawing(size: size, displayScale: 1) { draw(in: $0) }
    let words = Words()
    recorded.draw(at: CGPoint(x: 7, y: 0), of: words)
    #expect(
      words.words == [
        "move 7.0", "mask", "move 0.0", "fill 1.0", "of", "filter 6.0", "multiply", "fill 2.0",
        "end", "fill 3.0",
      ])
  }

  @Test("a destination without masks, filters, and blend modes draws what is in them")
  func plain() {
    let context = Plain()
    draw(in: context)
    #expect(context.count == 2)
  }
}
