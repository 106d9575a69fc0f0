// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

/// Lists fills, and skips what is drawn in a clip of a width of 5.
private final class Skipping: GraphicsContext {
  let displayScale: CGFloat = 1
  private(set) var widths: [CGFloat] = []

  func fill(_ path: BezierPath, with color: Color) { widths.append(path.bounds.width) }
  func fill(_ path: BezierPath, with gradient: Gradient) {}
  func stroke(_ path: BezierPath, with color: Color, style: StrokeStyle) {}
  func draw(_ line: TextLine) {}
  func draw(_ image: Image, in rect: CGRect, tint: Color) {}
  func withShadow(_ shadow: Shadow, _ body: () -> Void) { body() }
  func withClip(to path: BezierPath, _ body: () -> Void) {
    if path.bounds.width != 5 { body() }
  }
  func withTransform(_ transform: Transform, _ body: () -> Void) { body() }
  func withOpacity(_ opacity: CGFloat, _ body: () -> Void) { body() }
}

@Suite("Skipped groups of recorded drawings")
struct SkippedGroupTests {
  private func square(_ side: CGFloat) -> BezierPath {
    BezierPath(rect: CGRect(x: 0, y: 0, width: side, height: side))
  }

  @Test("what follows a group that a context skips is drawn, and its nested groups aren't")
  func skipped() {
    let drawing = RecordedDrawing(size: CGSize(width: 9, height: 9), displayScale: 1) { context in
      context.fill(square(1), with: .black)
      context.withClip(to: square(5)) {
        context.fill(square(2), with: .black)
        context.withOpacity(0.5) { context.fill(square(3), with: .black) }
        context.fill(square(4), with: .black)
      }
      context.fill(square(6), with: .black)
      context.withOpacity(0.5) { context.fill(square(7), with: .black) }
      context.fill(square(8), with: .black)
    }
    let context = Skipping()
    drawing.draw(in: CGRect(x: 0, y: 0, width: 9, height: 9), of: context, tint: nil)
    #expect(context.widths == [1, 6, 7, 8])
  }
}

@Suite("Lines of decorated text")
struct DecorationDrawingTests {
  private final class Fills: GraphicsContext {
    let displayScale: CGFloat
    private(set) var rects: [CGRect] = []
    private(set) var colors: [Color] = []

    init(displayScale: CGFloat) { self.displayScale = displayScale }
    func fill(_ path: BezierPath, with color: Color) {
      rects.append(path.bounds)
      colors.append(color)
    }
    func fill(_ path: BezierPath, with gradient: Gradient) {}
    func stroke(_ path: BezierPath, with color: Color, style: StrokeStyle) {}
    func draw(_ line: TextLine) {}
    func draw(_ image: Image, in rect: CGRect, tint: Color) {}
    func withShadow(_ shadow: Shadow, _ body: () -> Void) { body() }
    func withClip(to path: BezierPath, _ body: () -> Void) { body() }
    func withTransform(_ transform: Transform, _ body: () -> Void) { body() }
    func withOpacity(_ opacity: CGFloat, _ body: () -> Void) { body() }
  }

  private func drawn(_ decoration: TextDecoration, size: CGFloat, scale: CGFloat) -> Fills {
    let fills = Fills(displayScale: scale)
    decoration.drawLines(
      x: 3, baseline: 50, width: 20, font: .systemFont(ofSize: size), color: .red, in: fills)
    return fills
  }

  @Test("an underline lies a tenth of the size below the baseline, as thick as a twentieth")
  func underline() {
    var decoration = TextDecoration()
    decoration.underline = .single
    var fills = drawn(decoration, size: 40, scale: 1)
    #expect(fills.rects == [CGRect(x: 3, y: 54, width: 20, height: 2)])
    #expect(fills.colors == [.red])
    decoration.underline = .thick
    decoration.underlineColor = .blue
    fills = drawn(decoration, size: 40, scale: 1)
    #expect(fills.rects == [CGRect(x: 3, y: 54, width: 20, height: 4)])
    #expect(fills.colors == [.blue])
    decoration.underline = .double
    fills = drawn(decoration, size: 40, scale: 1)
    #expect(
      fills.rects == [
        CGRect(x: 3, y: 54, width: 20, height: 2), CGRect(x: 3, y: 58, width: 20, height: 2),
      ])
  }

  @Test("a strikethrough lies a quarter of the size above the baseline, in its own color")
  func strikethrough() {
    var decoration = TextDecoration()
    decoration.strikethrough = .single
    #expect(
      drawn(decoration, size: 40, scale: 1).rects == [CGRect(x: 3, y: 40, width: 20, height: 2)])
    #expect(drawn(decoration, size: 40, scale: 1).colors == [.red])
    decoration.strikethroughColor = .green
    #expect(drawn(decoration, size: 40, scale: 1).colors == [.green])
  }

  @Test("a line is at least a pixel thick", arguments: [(1.0, 1.0), (2, 0.5), (4, 0.25), (0, 1)])
  func thickness(scale: CGFloat, height: CGFloat) {
    var decoration = TextDecoration()
    decoration.underline = .single
    #expect(drawn(decoration, size: 4, scale: scale).rects.first?.height == height)
  }
}
