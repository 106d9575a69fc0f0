// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@testable import ViewPictures

@Suite("Masks, filters, and blend modes in display lists")
struct GroupTests {
  private final class Drawn: ViewNode {
    let body: (any GraphicsContext) -> Void

    init(_ body: @escaping (any GraphicsContext) -> Void) {
      self.body = body
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect, in context: any GraphicsContext) { body(context) }
  }

  private let square = BezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20))
  private let font = Font.systemFont(ofSize: 20)
  private let half = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
  private let white = Color(white: 1, alpha: 0.5)

  private var line: TextLine {
    TextLine(
      text: "a", baseline: CGPoint(x: 10, y: 40), width: 20, font: font, color: .red,
      direction: .leftToRight)
  }

  private func operations(
    _ body: @escaping (any GraphicsContext) -> Void
  ) -> [DisplayList.Operation] {
    DisplayList(of: Drawn(body)).operations
  }

  @Test("a mask is moved and transformed like what it masks, and is white")
  func places() {
    let list = operations { [square, half] context in
      context.withTransform(Transform(translationX: 5, y: 0)) {
        context.withMask({ $0.fill(square, with: half) }) { context.fill(square, with: .red) }
      }
    }
    let moved = square.applying(Transform(translationX: 5, y: 0))
    #expect(
      list == [
        .begin(.mask([.fill(moved, .color(white))], around: moved.bounds)),
        .fill(moved, .color(.red)), .end,
      ])
    let turned = operations { [square, half] context in
      context.withTransform(Transform(scaleX: 2, y: 1)) {
        context.withMask({ $0.fill(square, with: half) }) { context.fill(square, with: .red) }
      }
    }
    #expect(
      turned.dropFirst().first
        == .begin(.mask([.fill(square, .color(white))], around: square.bounds)))
  }

  @Test("what is outside of a mask is left out, and a mask that draws nothing hides everything")
  func outside() {
    let far = BezierPath(rect: CGRect(x: 50, y: 50, width: 9, height: 9))
    let list = operations { [square, half] context in
      context.withMask({ $0.fill(square, with: half) }) { context.fill(far, with: .red) }
      context.withMask({ _ in }) { context.fill(square, with: .red) }
      context.withMask({ $0.fill(square, with: .clear) }) { context.fill(square, with: .red) }
    }
    #expect(list.isEmpty)
  }

  @Test("colors of all kinds are white in masks, and their opacity remains")
  func whitened() {
    let shadow = Shadow(color: half, opacity: 0.5, offset: .zero, radius: 2)
    var pale = shadow
    pale.color = white
    var text = line
    text.runs[0].color = .white
    let image = DisplayList.PlacedImage(bytes: [1], mediaType: "a", rect: square.bounds, tint: half)
    var untinted = image
    untinted.tint = nil
    var tinted = image
    tinted.tint = white
    var plain = image
    plain.tint = .white
    let style = StrokeStyle(width: 2)
    let pairs: [(DisplayList.Operation, DisplayList.Operation)] = [
      (.stroke(square, style, half), .stroke(square, style, white)), (.text(line), .text(text)),
      (.image(image), .image(tinted)), (.image(untinted), .image(plain)),
      (.shadow(square, shadow), .shadow(square, pale)),
      (.begin(.shadow(shadow, around: .zero)), .begin(.shadow(pale, around: .zero))),
      (.begin(.blend(.multiply)), .begin(.opacity(1))),
      (
        .begin(.filter(.colors(.multiplication(by: half)), around: .zero)), .begin(.opacity(0.5))
      ),
      (.begin(.clip(square)), .begin(.clip(square))), (.end, .end),
    ]
    for (operation, expected) in pairs { #expect(operation.whitened == expected) }
  }

  @Test("filters and blend modes are groups, and an empty one is left out")
  func filters() {
    let list = operations { [square] context in
      context.withFilter(.blur(deviation: 1)) { context.fill(square, with: .red) }
      context.withFilter(.blur(deviation: .nan)) { context.fill(square, with: .blue) }
      context.withFilter(.colors(.inversion)) {}
      context.withBlendMode(.screen) { context.fill(square, with: .green) }
    }
    #expect(
      list == [
        .begin(.filter(.blur(deviation: 1), around: square.bounds.insetBy(dx: -3, dy: -3))),
        .fill(square, .color(.red)), .end, .fill(square, .color(.blue)), .begin(.blend(.screen)),
        .fill(square, .color(.green)), .end,
      ])
  }

  @Test("a blur brings what is just outside of the picture into it")
  func reach() {
    let outside = BezierPath(rect: CGRect(x: -20, y: 0, width: 18, height: 10))
    func count(_ deviation: CGFloat) -> Int {
      operations { context in
        context.withFilter(.blur(deviation: deviation)) { context.fill(outside, with: .red) }
      }.count
    }
    #expect(count(4) == 3 && count(0.5) == 0)
  }

  @Test("recorded images keep masks, filters, and blend modes")
  func recorded() {
    let image = Image(size: CGSize(width: 100, height: 100), displayScale: 1) {
      [square, half] context in
      context.withMask({ $0.fill(square, with: half) }) {
        context.withFilter(.blur(deviation: 1)) {
          context.withBlendMode(.multiply) { context.fill(square, with: .red) }
        }
      }
    }
    let list = operations {
      $0.draw(image, in: CGRect(x: 0, y: 0, width: 100, height: 100), tint: .black)
    }
    let kinds = list.compactMap { operation -> String? in
      switch operation {
      case .begin(.mask): "mask"
      case .begin(.filter): "filter"
      case .begin(.blend): "blend"
      default: nil
      }
    }
    #expect(kinds == ["mask", "filter", "blend"])
  }

  @Test("text in masks becomes blocks, too")
  func blocks() {
    let list = DisplayList(
      size: CGSize(width: 100, height: 100),
      operations: [.begin(.mask([.text(line)], around: square.bounds)), .end])
    guard case .begin(.mask(let mask, _))? = list.replacingTextWithBlocks().operations.first,
      case .fill? = mask.first
    else {
      Issue.record("The text is still there.")
      return
    }
  }

  @Test("SVG writes each mask and filter once, with the fonts of its text")
  func svg() {
    let mask = DisplayList.Group.mask([.text(line)], around: square.bounds)
    let blur = DisplayList.Group.filter(.blur(deviation: 2), around: square.bounds)
    let fill = DisplayList.Operation.fill(square, .color(.red))
    let list = DisplayList(
      size: CGSize(width: 100, height: 100),
      operations: [
        .begin(mask), fill, .end, .begin(mask), fill, .end, .begin(blur), fill, .end, .begin(blur),
        fill, .end,
      ])
    let svg = list.svg()
    #expect(svg.components(separatedBy: "<mask ").count == 2)
    #expect(svg.components(separatedBy: "<filter ").count == 2)
    #expect(svg.components(separatedBy: "<g mask=\"url(#").count == 3)
    #expect(svg.contains("font-family=") && svg.contains("mask-type=\"alpha\""))
    #expect(svg.contains("x=\"9\" y=\"9\" width=\"22\" height=\"22\""))
    let colors = DisplayList(
      size: CGSize(width: 9, height: 9),
      operations: [.begin(.filter(.colors(.inversion), around: square.bounds)), fill, .end])
    #expect(
      colors.svg().contains(
        "<feColorMatrix values=\"-1 0 0 0 1 0 -1 0 0 1 0 0 -1 0 1 0 0 0 1 0\"/>"))
  }

  @Test("dashed lines of a display list are dashes in SVG")
  func dashes() {
    var path = BezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    let list = DisplayList(
      size: CGSize(width: 10, height: 10),
      operations: [.stroke(path, StrokeStyle(width: 1, miterLimit: 6, dash: [4, 2]), .red)])
    #expect(list.svg().contains("M0 0H4M6 0H10") && list.svg().contains("stroke-miterlimit=\"6\""))
  }
}
