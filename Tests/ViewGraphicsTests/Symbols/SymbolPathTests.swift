// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewGraphics

@Suite("Symbol paths")
struct SymbolPathTests {
  @Test(
    "an arc keeps its radius between its ends",
    arguments: ["A 50 40 20 30 170", "A 50 40 20 90 10", "N 50 40 20"])
  func arc(text: String) throws {
    var from = CGPoint.zero
    var curves = 0
    for element in SymbolPath(text).path.elements {
      switch element {
      case .move(let point), .line(let point): from = point
      case .curve(let to, let first, let second):
        curves += 1
        for step in 0...8 {
          let t = CGFloat(step) / 8
          func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            let s = 1 - t
            return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
          }
          let (x, y) = (
            mix(from.x, first.x, second.x, to.x), mix(from.y, first.y, second.y, to.y)
          )
          #expect(abs(((x - 50) * (x - 50) + (y - 40) * (y - 40)).squareRoot() - 20) < 0.01)
        }
        from = to
      default: break
      }
    }
    #expect(curves > 0)
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("lines and curves go from where the last one ended, one for each group of numbers")
  func lines() {
    #expect(
      SymbolPath("M 1 2 L 3 4 5 6 H 7 8 V 9 C 1 1 2 2 3 3 H 10 Z").path.elements == [
        .move(point(1, 2)), .line(point(3, 4)), .line(point(5, 6)), .line(point(7, 6)),
        .line(point(8, 6)), .line(point(8, 9)),
        .curve(point(3, 3), control1: point(1, 1), control2: point(2, 2)), .line(point(10, 3)),
        .close,
      ])
    #expect(
      SymbolPath("M 1 2 V -3.5 M 4 5 H 6").path.elements == [
        .move(point(1, 2)), .line(point(1, -3.5)), .move(point(4, 5)), .line(point(6, 5)),
      ])
  }

  @Test("incomplete groups of numbers and unknown letters are left out")
  func mistakes() {
    #expect(SymbolPath("").path == BezierPath() && SymbolPath("1 2 3").path == BezierPath())
    #expect(
      SymbolPath("M 1 2 L 3 Q 4 5 L 6 7 8").path.elements == [
        .move(point(1, 2)), .line(point(6, 7)),
      ])
    #expect(SymbolPath("M 1 2 LL 3").path.elements == [.move(point(1, 2))])
    #expect(
      SymbolPath("R 1 2 3 4").path == BezierPath() && SymbolPath("O 1 2").path == BezierPath())
  }

  @Test("circles, ellipses, and rectangles are shapes around or from their point")
  func shapes() {
    #expect(SymbolPath("O 10 20 3").path.shape == .oval(CGRect(x: 7, y: 17, width: 6, height: 6)))
    #expect(
      SymbolPath("E 10 20 3 5").path.shape == .oval(CGRect(x: 7, y: 15, width: 6, height: 10)))
    #expect(
      SymbolPath("R 10 20 8 6 2").path.shape
        == .rectangle(CGRect(x: 10, y: 20, width: 8, height: 6), cornerRadius: 2))
    #expect(SymbolPath("O 10 20 3 30 20 3").path.elements.count == 12)
  }

  private func corners(_ text: String) -> [CGPoint] {
    SymbolPath(text).path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
  }

  private func isNear(_ found: [CGPoint], _ expected: [CGPoint]) -> Bool {
    found.count == expected.count
      && zip(found, expected).allSatisfy { abs($0.x - $1.x) < 1e-9 && abs($0.y - $1.y) < 1e-9 }
  }

  @Test("stars and cog wheels begin at the top and go clockwise")
  func wheels() throws {
    #expect(
      isNear(
        corners("S 50 40 20 10 2"), [point(50, 20), point(60, 40), point(50, 60), point(40, 40)]))
    #expect(corners("S 50 40 20 10 5").count == 10)
    let cog = corners("G 50 40 20 10 4")
    #expect(cog.count == 16 && SymbolPath("G 50 40 20 10 4").path.elements.last == .close)
    for (index, corner) in cog.enumerated() {
      let radius: CGFloat = index % 4 == 0 || index % 4 == 3 ? 10 : 20
      let shift: CGFloat = [-0.32, -0.18, 0.18, 0.32][index % 4]
      let angle = (CGFloat(index / 4) * 90 - 90 + shift * 90) * .pi / 180
      #expect(
        isNear([corner], [point(50 + radius * cos(angle), 40 + radius * sin(angle))]), "\(index)")
    }
    #expect(
      isNear(
        corners("P 50 40 20 5 0"),
        [
          point(45, 20), point(45, 35), point(30, 35), point(30, 45), point(45, 45), point(45, 60),
          point(55, 60), point(55, 45), point(70, 45), point(70, 35), point(55, 35), point(55, 20),
        ]))
    #expect(isNear(Array(corners("P 50 40 20 5 90").prefix(2)), [point(70, 35), point(55, 35)]))
  }

  @Test("an arc has a curve for each quarter turn, and a line goes on from its end")
  func arcs() {
    func ends(_ text: String) -> [CGPoint] {
      SymbolPath(text).path.elements.compactMap { element in
        switch element {
        case .move(let point), .line(let point), .curve(let point, _, _): point
        case .close: nil
        }
      }
    }
    #expect(isNear(ends("A 50 40 20 0 90"), [point(70, 40), point(50, 60)]))
    #expect(
      isNear(
        ends("A 50 40 20 0 180 H 0"), [point(70, 40), point(50, 60), point(30, 40), point(0, 40)]))
    #expect(ends("A 50 40 20 0 91").count == 3 && ends("A 50 40 20 0 0").count == 2)
    #expect(isNear(ends("A 50 40 20 90 0"), [point(50, 60), point(70, 40)]))
    // A hole goes counterclockwise and is closed.
    let hole = SymbolPath("N 50 40 20").path
    #expect(
      isNear(
        ends("N 50 40 20"),
        [point(70, 40), point(50, 20), point(30, 40), point(50, 60), point(70, 40)]))
    #expect(
      hole.elements.last == .close && SymbolPath("A 50 40 20 0 9").path.elements.last != .close)
    var ring = SymbolPath("O 50 40 30 N 50 40 20").path
    #expect(!ring.contains(point(50, 40)) && ring.contains(point(75, 40)))
    ring = SymbolPath("O 50 40 30 O 50 40 20").path
    #expect(ring.contains(point(50, 40)))
  }

  @Test(
    "a line is as wide as its weight, and constant beyond the ends",
    arguments: [
      (-1, 2.6), (-0.8, 2.6), (-0.7, 3.4), (-0.6, 4.2), (-0.5, 5.3), (-0.2, 7.5), (0, 8.6),
      (0.115, 9.4), (0.23, 10.2), (0.3, 11.6), (0.35, 12.5), (0.4, 13.4), (0.48, 14.4),
      (0.56, 15.4), (0.62, 17.4), (0.8, 17.4), (1, 17.4),
    ] as [(CGFloat, CGFloat)])
  func lineWidths(weight: CGFloat, width: CGFloat) {
    #expect(abs(SymbolDesign.lineWidth(for: Font.Weight(weight)) - width) < 1e-9)
  }

  @Test("parts are lines, areas, and areas rounded by a line of half the width")
  func parts() {
    let design = SymbolDesign(
      100, 50, .line("M 0 0 L 10 10"), .area("O 5 5 5"), .rounded("O 5 5 5"))
    let figures = design.figures(pointSize: 50, weight: .regular)
    var line = BezierPath()
    line.move(to: .zero)
    line.addLine(to: point(5, 5))
    let circle = BezierPath(
      ovalIn: CGRect(x: 0, y: 0, width: 5, height: 5), startsAtTop: true)
    func style(_ width: CGFloat) -> StrokeStyle {
      StrokeStyle(width: width, cap: .round, join: .round)
    }
    guard figures.count == 4 else {
      Issue.record("\(figures.count) figures")
      return
    }
    #expect(figures[0] == .stroke(line, style(8.6 * 0.5), nil))
    #expect(figures[1] == .fill(circle, nil) && figures[2] == .fill(circle, nil))
    #expect(figures[3] == .stroke(circle, style(8.6 * 0.5 * 0.5), nil))
  }

  @Test("a symbol without a design is a crossed box that keeps its name")
  func missing() throws {
    let image = Image(symbolOrBoxNamed: "no.such.symbol", withConfiguration: .init(pointSize: 50))
    #expect(image.size == CGSize(width: 50, height: 50) && image.isSymbolImage)
    #expect(image.missingSymbolName == "no.such.symbol")
    let box = SymbolDesign.missing.figures(pointSize: 50, weight: .regular)
    #expect(image.content == .figures(box))
    let large = image.withConfiguration(.init(pointSize: 100))
    #expect(large.missingSymbolName == "no.such.symbol" && large.size.width == 100)
    let known = Image(symbolOrBoxNamed: "star", withConfiguration: nil)
    #expect(known == Image(systemName: "star") && known.missingSymbolName == nil)
    #expect(Image().missingSymbolName == nil && Image().symbolConfiguration == nil)
    #expect(!Image().isSymbolImage)
    #expect(Image.systemSymbolNames == Image.systemSymbolNames.sorted())
    var other = known
    other.content = .figures([])
    #expect(other.content == .figures([]) && other != known && other.isSymbolImage)
  }
}
