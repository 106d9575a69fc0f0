// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

/// Writes down what is drawn, one line for each call.
private final class Log: GraphicsContext {
  let displayScale: CGFloat = 2
  private(set) var lines: [String] = []
  private var indent = ""

  private func add(_ line: String) { lines.append(indent + line) }

  private func group(_ line: String, _ body: () -> Void) {
    add(line)
    indent += " "
    body()
    indent.removeLast()
  }

  func fill(_ path: BezierPath, with color: Color) { add("fill \(path.bounds.width) \(color)") }
  func fill(_ path: BezierPath, with gradient: Gradient) {
    add("gradient \(path.bounds.width) \(gradient.stops.count)")
  }
  func stroke(_ path: BezierPath, with color: Color, style: StrokeStyle) {
    add("stroke \(path.bounds.width) \(style.width) \(color)")
  }
  func draw(_ line: TextLine) { for run in line.runs { add("text \(run.text) \(run.color)") } }
  func draw(_ image: Image, in rect: CGRect, tint: Color) {
    add("image \(rect.width) \(image.renderingMode == .alwaysTemplate) \(tint)")
  }
  func withShadow(_ shadow: Shadow, _ body: () -> Void) { group("shadow \(shadow.radius)", body) }
  func withClip(to path: BezierPath, _ body: () -> Void) {
    group("clip \(path.bounds.width)", body)
  }
  func withTransform(_ transform: Transform, _ body: () -> Void) {
    group("transform \(transform.a) \(transform.d) \(transform.tx) \(transform.ty)", body)
  }
  func withOpacity(_ opacity: CGFloat, _ body: () -> Void) { group("opacity \(opacity)", body) }
}

@Suite("Recorded drawings")
struct RecordedDrawingTests {
  private let square = BezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
  private let red = Color(red: 1, green: 0, blue: 0, alpha: 0.5)

  private func drawEverything(in context: any GraphicsContext) {
    let gradient = Gradient(
      kind: .axial, start: .zero, end: CGPoint(x: 1, y: 1),
      stops: [Gradient.Stop(color: .black, location: 0), Gradient.Stop(color: red, location: 1)])
    let symbol = Image(systemName: "star")
    context.withShadow(Shadow(color: .black, opacity: 1, offset: .zero, radius: 3)) {
      context.fill(square, with: red)
      context.withOpacity(0.25) { context.fill(square, with: gradient) }
    }
    context.withClip(to: square) {
      context.withTransform(Transform(translationX: 5, y: 6)) {
        context.stroke(square, with: .black, style: StrokeStyle(width: 2))
      }
      if let symbol {
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: 8, height: 8), tint: .black)
      }
    }
    context.draw(
      TextLine(
        text: "a", baseline: .zero, width: 5, font: .systemFont(ofSize: 8), color: red))
  }

  private func replayed(
    in rect: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10), tint: Color? = nil,
    size: CGSize = CGSize(width: 10, height: 10)
  ) -> [String] {
    let log = Log()
    RecordedDrawing(size: size, displayScale: 2, drawEverything)
      .draw(in: rect, of: log, tint: tint)
    return log.lines
  }

  @Test("everything that was drawn is drawn again, in the same groups")
  func everything() {
    let log = Log()
    drawEverything(in: log)
    #expect(log.lines.count == 9)
    let all = replayed()
    #expect(Array(all.prefix(2)) == ["transform 1.0 1.0 0.0 0.0", " clip 10.0"])
    #expect(all.dropFirst(2).map { String($0.dropFirst(2)) } == log.lines)
  }

  @Test("a drawing is scaled to the rectangle in which it is drawn")
  func scaled() {
    let lines = replayed(in: CGRect(x: 1, y: 2, width: 20, height: 5))
    #expect(lines.first == "transform 2.0 0.5 1.0 2.0")
  }

  @Test("a tint replaces every color, times the alpha of its own, and gradients as a whole")
  func tinted() {
    let green = Color(red: 0, green: 1, blue: 0, alpha: 1)
    let half = "\(green.withAlphaComponent(0.5))"
    let lines = replayed(tint: green).map { $0.drop { $0 == " " } }
    #expect(
      lines.filter { ["fill", "stro", "imag", "text", "grad"].contains($0.prefix(4)) } == [
        "fill 4.0 \(half)", "fill 4.0 \(green)", "stroke 4.0 2.0 \(green)",
        "image 8.0 true \(green)", "text a \(half)",
      ])
  }

  @Test("a drawing without a width or a height draws nothing")
  func empty() {
    #expect(replayed(size: CGSize(width: 0, height: 10)).isEmpty)
    #expect(replayed(size: CGSize(width: 10, height: 0)).isEmpty)
  }
}
