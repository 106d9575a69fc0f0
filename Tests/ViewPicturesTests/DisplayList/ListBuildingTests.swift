// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@testable import ViewPictures

@Suite("Building a display list")
struct ListBuildingTests {
  private nonisolated static let square = BezierPath(
    rect: CGRect(x: 10, y: 20, width: 30, height: 40))
  private nonisolated static let faint = Color(white: 0, alpha: 0.5)

  private static func text(_ runs: [(String, CGFloat, Color)]) -> TextLine {
    TextLine(
      runs: runs.map {
        TextLine.Run(
          text: $0.0, width: 50, font: .systemFont(ofSize: $0.1), color: $0.2, fitsWidth: true)
      }, baseline: CGPoint(x: 5, y: 100), width: 50)
  }

  @Test("what is drawn extends as far as its ink")
  func extents() {
    let rect = Self.square.bounds
    var line = BezierPath()
    line.move(to: CGPoint(x: 10, y: 20))
    line.addLine(to: CGPoint(x: 40, y: 20))
    let gradient = Gradient(
      kind: .axial, start: .zero, end: .zero,
      stops: [.init(color: .clear, location: 0), .init(color: .red, location: 1)])
    var clear = gradient
    clear.stops[1].color = .clear
    func style(_ width: CGFloat, _ join: StrokeStyle.Join = .miter) -> StrokeStyle {
      StrokeStyle(width: width, join: join)
    }
    let cases: [(DisplayList.Operation, CGRect?)] = [
      (.fill(Self.square, .color(.red)), rect), (.fill(Self.square, .color(.clear)), nil),
      (.fill(Self.square, .gradient(gradient)), rect), (.fill(Self.square, .gradient(clear)), nil),
      (.fill(line, .color(.red)), nil),
      (.stroke(Self.square, style(4), .red), rect.insetBy(dx: -2, dy: -2)),
      (.stroke(line, style(4), .red), CGRect(x: 2, y: 12, width: 46, height: 16)),
      (.stroke(line, style(4, .round), .red), CGRect(x: 8, y: 18, width: 34, height: 4)),
      (.stroke(line, style(0), .red), nil), (.stroke(line, style(4), .clear), nil),
      (.stroke(BezierPath(), style(4), .red), nil),
      (
        .shadow(
          Self.square,
          Shadow(color: .black, opacity: 1, offset: CGSize(width: 1, height: 2), radius: 0)),
        rect.offsetBy(dx: 1, dy: 2)
      ),
      (.shadow(Self.square, Shadow(color: .black, opacity: 0, offset: .zero, radius: 3)), nil),
      (.image(.init(bytes: [], mediaType: "a", rect: rect)), rect),
      (.image(.init(bytes: [], mediaType: "a", rect: .zero)), nil),
      (.begin(.opacity(0.5)), nil), (.end, nil),
      (.text(Self.text([("  ", 20, .red)])), nil), (.text(Self.text([("a", 20, .clear)])), nil),
      (.text(Self.text([])), nil),
      (
        .text(Self.text([("a", 1024, .red), (" ", 9999, .red), ("b", 2048, .clear)])),
        CGRect(x: 5, y: 100 - 975, width: 50, height: 1222)
      ),
      (
        .text(Self.text([("a", 1024, .red), ("b", 2048, .red)])),
        CGRect(x: 5, y: 100 - 1950, width: 50, height: 2444)
      ),
    ]
    for (operation, extent) in cases { #expect(operation.extent == extent, "\(operation)") }
  }

  @Test("rectangles cover and enclose others, and are positive if both sides are")
  func rectangles() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.covers(rect) && rect.covers(rect.insetBy(dx: 1, dy: 1)))
    #expect(!rect.covers(rect.offsetBy(dx: 1, dy: 0)) && !rect.covers(rect.offsetBy(dx: -1, dy: 0)))
    #expect(!rect.covers(rect.offsetBy(dx: 0, dy: 1)) && !rect.covers(rect.offsetBy(dx: 0, dy: -1)))
    let other = CGRect(x: 5, y: 50, width: 10, height: 90)
    #expect(rect.enclosing(other) == CGRect(x: 5, y: 20, width: 35, height: 120))
    #expect(other.enclosing(rect) == CGRect(x: 5, y: 20, width: 35, height: 120))
    #expect(rect.ifPositive == rect && CGRect(x: 1, y: 2, width: 0, height: 3).ifPositive == nil)
    #expect(CGRect(x: 1, y: 2, width: 3, height: 0).ifPositive == nil)
    #expect(CGRect(x: CGFloat.nan, y: 2, width: 3, height: 3).ifPositive == nil)
    #expect(DisplayList.Paint.color(.red).isOpaqueColor)
    #expect(!DisplayList.Paint.color(Self.faint).isOpaqueColor)
  }

  private func built(_ body: (DisplayListBuilder) -> Void) -> [String] {
    let builder = DisplayListBuilder(size: CGSize(width: 100, height: 100), displayScale: 1)
    body(builder)
    return builder.finish().operations.map { operation in
      switch operation {
      case .fill(let path, .color(let color)): "fill \(path.bounds.width) \(color)"
      case .fill(let path, .gradient): "gradient \(path.bounds.width)"
      case .stroke(_, let style, let color): "stroke \(style.width) \(color)"
      case .text(let line): "text \(line.runs.map(\.color))"
      case .image: "image"
      case .shadow(let path, _): "shadow \(path.bounds.width)"
      case .begin(.clip): "clip"
      case .begin(.opacity(let opacity)): "opacity \(opacity)"
      case .begin(.shadow(_, let around)): "shadow around \(around.width)"
      case .begin(.transform(let transform)): "transform \(transform.a)"
      case .begin(.mask(_, let around)): "mask \(around.width)"
      case .begin(.filter(_, let around)): "filter \(around.width)"
      case .begin(.blend(let mode)): "blend \(mode.rawValue)"
      case .end: "end"
      }
    }
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> BezierPath {
    BezierPath(rect: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test("a clip is left out if it cuts nothing off, and a group without contents as a whole")
  func clips() {
    let outer = rect(10, 10, 50, 50)
    #expect(
      built { builder in
        builder.withClip(to: outer) { builder.fill(rect(10, 10, 50, 50), with: .red) }
      }
        == ["fill 50.0 #FF0000"])
    for inner in [
      rect(9, 20, 20, 20), rect(20, 9, 20, 20), rect(45, 20, 20, 20), rect(20, 45, 20, 20),
    ] {
      #expect(
        built { builder in builder.withClip(to: outer) { builder.fill(inner, with: .red) } }
          == ["clip", "fill 20.0 #FF0000", "end"])
    }
    let round = BezierPath(roundedRect: outer.bounds, cornerRadius: 5)
    #expect(
      built { builder in
        builder.withClip(to: round) { builder.fill(rect(30, 30, 5, 5), with: .red) }
      }
        == ["clip", "fill 5.0 #FF0000", "end"])
    // Outside of the clip, and nothing at all.
    #expect(
      built { builder in
        builder.withClip(to: outer) { builder.fill(rect(60, 30, 5, 5), with: .red) }
      } == [])
    #expect(built { builder in builder.withClip(to: outer) {} } == [])
    #expect(
      built { builder in
        builder.fill(outer, with: .green)
        builder.withClip(to: outer) { builder.withOpacity(0.5) {} }
        builder.end()
        builder.fill(outer, with: .blue)
      } == ["fill 50.0 #00FF00", "fill 50.0 #0000FF"])
  }

  @Test("an extent is that of a group's contents, scaled and cut")
  func nested() {
    let outer = rect(10, 10, 50, 50)
    func scaled(_ side: CGFloat) -> [String] {
      built { builder in
        builder.withClip(to: outer) {
          builder.withTransform(Transform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 10)) {
            builder.fill(rect(0, 0, side, side), with: .red)
          }
        }
      }
    }
    #expect(scaled(25) == ["transform 2.0", "fill 25.0 #FF0000", "end"])
    #expect(scaled(26) == ["clip", "transform 2.0", "fill 26.0 #FF0000", "end", "end"])
    // The inner clip cuts off what would extend beyond the outer one.
    #expect(
      built { builder in
        builder.withClip(to: outer) {
          builder.withClip(to: rect(20, 20, 5, 5)) { builder.fill(rect(0, 0, 90, 90), with: .red) }
        }
      } == ["clip", "fill 90.0 #FF0000", "end"])
    // A shadow extends beyond its shape.
    func shadowed(_ offset: CGFloat) -> [String] {
      built { builder in
        builder.withClip(to: outer) {
          builder.drawShadow(
            Shadow(color: .black, opacity: 1, offset: CGSize(width: offset, height: 0), radius: 0),
            of: rect(20, 20, 20, 20))
        }
      }
    }
    #expect(shadowed(20) == ["shadow 20.0"])
    #expect(shadowed(21) == ["clip", "shadow 20.0", "end"])
  }

  @Test("the opacity of a single shape or line is that of its color, and others fade as a group")
  func opacity() {
    let path = rect(1, 1, 8, 8)
    func faded(_ body: (DisplayListBuilder) -> Void) -> [String] {
      built { builder in builder.withOpacity(0.5) { body(builder) } }
    }
    #expect(faded { $0.fill(path, with: Self.faint) } == ["fill 8.0 #00000040"])
    #expect(
      faded { $0.stroke(path, with: .red, style: StrokeStyle(width: 2)) } == [
        "stroke 2.0 #FF000080"
      ])
    #expect(
      faded { $0.draw(Self.text([("a", 20, .red), ("b", 20, Self.faint)])) }
        == ["text [#FF000080, #00000040]"])
    let gradient = Gradient(
      kind: .axial, start: .zero, end: CGPoint(x: 1, y: 0),
      stops: [.init(color: .blue, location: 0), .init(color: .red, location: 1)])
    #expect(faded { $0.fill(path, with: gradient) } == ["opacity 0.5", "gradient 8.0", "end"])
    let image = Image(
      content: .encoded([1], mediaType: "image/png"), size: CGSize(width: 5, height: 5))
    #expect(
      faded { $0.draw(image, in: path.bounds, tint: .red) } == ["opacity 0.5", "image", "end"])
    #expect(
      faded {
        $0.fill(path, with: .red)
        $0.fill(path, with: .red)
      } == ["opacity 0.5", "fill 8.0 #FF0000", "fill 8.0 #FF0000", "end"])
    #expect(
      built { builder in
        builder.withOpacity(0.5) { builder.withOpacity(0.5) { builder.fill(path, with: .red) } }
      } == ["fill 8.0 #FF000040"])
    // The extent of such a group counts as well.
    for (x, expected) in [
      (1, ["fill 8.0 #FF000080"]), (3, ["clip", "fill 8.0 #FF000080", "end"]),
    ] as [(CGFloat, [String])] {
      #expect(
        built { builder in
          builder.withClip(to: rect(1, 1, 9, 9)) {
            builder.withOpacity(0.5) { builder.fill(rect(x, 1, 8, 8), with: .red) }
          }
        } == expected)
    }
    #expect(
      built { builder in
        builder.withClip(to: rect(1, 1, 9, 9)) {
          builder.withOpacity(0.5) {
            builder.fill(path, with: .red)
            builder.fill(rect(5, 5, 8, 8), with: .red)
          }
        }
      } == ["clip", "opacity 0.5", "fill 8.0 #FF0000", "fill 8.0 #FF0000", "end", "end"])
  }

  @Test("the shadow of a single opaque shape is drawn below it, and that of others as a group")
  func shadows() {
    let path = rect(20, 20, 30, 30)
    let shadow = Shadow(color: .black, opacity: 1, offset: .zero, radius: 2)
    func shaded(_ body: (DisplayListBuilder) -> Void) -> [String] {
      built { builder in builder.withShadow(shadow) { body(builder) } }
    }
    #expect(shaded { $0.fill(path, with: .red) } == ["shadow 30.0", "fill 30.0 #FF0000"])
    #expect(
      shaded { $0.fill(path, with: Self.faint) }
        == ["shadow around 30.0", "fill 30.0 #00000080", "end"])
    #expect(
      shaded {
        $0.fill(path, with: .red)
        $0.fill(path, with: .red)
      } == ["shadow around 30.0", "fill 30.0 #FF0000", "fill 30.0 #FF0000", "end"])
    #expect(
      shaded {
        $0.drawShadow(shadow, of: path)
        $0.fill(path, with: .red)
      } == ["shadow 30.0", "shadow 30.0", "fill 30.0 #FF0000"])
    #expect(
      shaded {
        $0.drawShadow(shadow, of: rect(10, 10, 5, 5))
        $0.fill(path, with: .red)
      }.first?.hasPrefix("shadow around") == true)
    #expect(
      shaded { $0.stroke(path, with: .red, style: StrokeStyle(width: 2)) }
        == ["shadow around 32.0", "stroke 2.0 #FF0000", "end"])
    // A shape outside of the visible part may cast its shadow into it.
    #expect(
      shaded { $0.fill(rect(101, 0, 5, 5), with: .red) } == ["shadow 5.0", "fill 5.0 #FF0000"])
    #expect(shaded { $0.fill(rect(106, 0, 5, 5), with: .red) } == [])
  }

  @Test("the breaks between drawn lines are those of the text, if it is the same")
  func separators() {
    func line(_ text: String) -> TextLine {
      TextLine(text: text, baseline: .zero, width: 1, font: .systemFont(ofSize: 9), color: .black)
    }
    func found(_ lines: [String], _ text: String?) -> ([String], Bool) {
      let separators = TextSeparators(of: lines.map(line), in: text)
      return (separators.all, separators.isOther)
    }
    #expect(found([], nil) == ([], false) && found(["a", "b"], nil) == (["", "\n"], false))
    #expect(found(["ab", "cd"], "ab cd") == (["", "\n"], false))
    #expect(found(["ab", "cd"], "abcd") == (["", ""], false))
    #expect(found([" ab", "cd"], "  ab\n cd  ") == (["", "\n"], false))
    #expect(found(["ab", "c…"], "ab cdef") == (["", "\n"], true))
    #expect(found(["ab"], "ab cd") == ([""], true))
    #expect(found(["ab"], "ab  \n") == ([""], false))
    #expect(found(["x"], "ab") == ([""], true))
  }
}
