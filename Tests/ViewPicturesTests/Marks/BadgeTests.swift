// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

/// Badges of marks: 14 points high, with their centers at the marked views' corners.
@Suite("Badges of marked pictures")
struct BadgeTests {
  let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 120))

  init() {
    root.layoutDiagnosticsHandler = { _ in }
  }

  private func add(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 30, _ height: CGFloat = 30) {
    root.addSubview(ViewNode(frame: CGRect(x: x, y: y, width: width, height: height)))
  }

  private var operations: [DisplayList.Operation] { DisplayList(marking: root).operations }

  /// The badges in the drawing, and those in the legend.
  private func badges() -> (drawing: [CGRect], legend: [CGRect]) {
    let all = operations.compactMap { operation -> CGRect? in
      guard case .fill(let path, .color(let color)) = operation, color.alpha == 1, color != .white,
        path.bounds.height == 14
      else { return nil }
      return path.bounds
    }
    return (Array(all[..<(all.count / 2)]), Array(all[(all.count / 2)...]))
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 14) -> CGRect {
    CGRect(x: x, y: y, width: width, height: 14)
  }

  @Test("a badge is at the top-left corner of its view, and others follow it to the right")
  func sideBySide() {
    for _ in 0..<3 { add(-20, 20) }
    // The picture has 12 points around the view and what extends beyond it.
    #expect(DisplayList(marking: root).size.width == 344)
    #expect(badges().drawing == [rect(5, 25), rect(21, 25), rect(37, 25)])
    #expect(badges().legend.map(\.minX) == [6, 6, 6])
    #expect(badges().legend.first.map { abs($0.minY - 152) < 0.001 } == true)
  }

  @Test("a number with two digits has a wider badge")
  func twoDigits() {
    for _ in 0..<11 { add(-20, 20) }
    let (drawing, legend) = badges()
    #expect(drawing.map(\.width) == Array(repeating: 14, count: 9) + [18, 18])
    #expect(legend.map(\.width) == drawing.map(\.width))
    #expect(Array(drawing[8...]) == [rect(133, 25), rect(149, 25, 18), rect(169, 25, 18)])
  }

  @Test("a badge gives way only to badges that it would cover or touch")
  func givingWay() {
    func second(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      for view in root.subviews { view.removeFromSuperview() }
      add(-20, 20)
      add(x, y)
      return badges().drawing[1]
    }
    #expect(second(-20, 33) == rect(21, 38))
    #expect(second(-20, 34.5) == rect(5, 39.5))
    #expect(second(-20, 7) == rect(21, 12))
    #expect(second(-20, 5.5) == rect(5, 10.5))
    #expect(second(-5.5, 20) == rect(21, 25))
    #expect(second(-4.5, 20) == rect(20.5, 25))
  }

  @Test("a badge stays in the picture, however far away its view is")
  func inside() {
    add(600, 10)
    #expect(DisplayList(marking: root).size.width == 324)
    #expect(badges().drawing == [rect(324 - 15, 15)])
    add(-500, 20)
    #expect(badges().drawing == [rect(324 - 15, 15), rect(1, 25)])
    add(20, 900)
    add(20, -900)
    #expect(Array(badges().drawing[2...]) == [rect(25, 144 - 15), rect(25, 1)])
  }

  @Test("the number of a badge is white and in its middle")
  func numbers() throws {
    for _ in 0..<10 { add(-20, 20) }
    let texts = operations.compactMap { operation -> TextLine? in
      if case .text(let line) = operation, line.runs.first?.color == .white { line } else { nil }
    }
    let (drawing, legend) = badges()
    let rects = drawing + legend
    #expect(texts.map(\.text) == (1...10).map { "\($0)" } + (1...10).map { "\($0)" })
    for (text, rect) in zip(texts, rects) {
      #expect(text.anchor == .center)
      #expect(abs(text.baseline.x + text.width / 2 - rect.midX) < 0.001)
      #expect(abs(text.baseline.y - rect.midY - 3.2) < 0.001)
    }
  }

  @Test("what extends beyond the superview is filled on each side, and the view is outlined")
  func parts() {
    root.frame.size = CGSize(width: 300, height: 100)
    add(-10, -20, 330, 150)
    let fills = operations.compactMap { operation -> CGRect? in
      guard case .fill(let path, .color(let color)) = operation, abs(color.alpha - 0.3) < 0.001
      else { return nil }
      return path.bounds
    }
    let (x, y) = (CGFloat(22), CGFloat(32))
    #expect(
      fills == [
        CGRect(x: x - 10, y: y - 20, width: 10, height: 150),
        CGRect(x: x + 300, y: y - 20, width: 20, height: 150),
        CGRect(x: x, y: y - 20, width: 300, height: 20),
        CGRect(x: x, y: y + 100, width: 300, height: 30),
      ])
    let outlines = operations.compactMap { operation -> CGRect? in
      if case .stroke(let path, let style, _) = operation, style.width == 1.5 {
        path.bounds
      } else {
        nil
      }
    }
    #expect(outlines == [CGRect(x: x - 10, y: y - 20, width: 330, height: 150)])
  }

  @Test("a view completely outside is filled once")
  func outside() {
    add(310, 10, 20, 20)
    let fills = operations.compactMap { operation -> CGRect? in
      guard case .fill(let path, .color(let color)) = operation, abs(color.alpha - 0.3) < 0.001
      else { return nil }
      return path.bounds
    }
    #expect(fills == [CGRect(x: 322, y: 22, width: 20, height: 20)])
  }
}
