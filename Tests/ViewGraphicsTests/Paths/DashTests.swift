// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Dashed paths")
struct DashTests {
  private func line(_ length: CGFloat) -> BezierPath {
    var path = BezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: length, y: 0))
    return path
  }

  /// The starts and ends of the dashes of a horizontal line.
  private func dashes(_ path: BezierPath) -> [CGFloat] {
    path.elements.map { element in
      switch element {
      case .move(let point), .line(let point): point.x
      case .curve(let point, _, _): point.x
      case .close: -1
      }
    }
  }

  @Test("Dashes and gaps alternate, and the last dash ends with the line")
  func alternating() {
    #expect(dashes(line(10).dashed(phase: 0, lengths: [3, 1])) == [0, 3, 4, 7, 8, 10])
  }

  @Test("Four lengths are two dashes and two gaps")
  func fourLengths() {
    #expect(
      dashes(line(20).dashed(phase: 0, lengths: [1, 2, 3, 4])) == [0, 1, 3, 6, 10, 11, 13, 16])
    #expect(
      dashes(line(10).dashed(phase: 3, lengths: [1, 2, 3, 4])) == [0, 3, 7, 8])
  }

  @Test("An odd number of lengths is repeated")
  func odd() {
    #expect(dashes(line(10).dashed(phase: 0, lengths: [2])) == [0, 2, 4, 6, 8, 10])
  }

  @Test("The phase shifts the pattern, also backward")
  func phase() {
    #expect(dashes(line(6).dashed(phase: 1, lengths: [2, 2])) == [0, 1, 3, 5])
    #expect(dashes(line(6).dashed(phase: -1, lengths: [2, 2])) == [1, 3, 5, 6])
  }

  @Test("A dash continues around a corner, and each subpath begins the pattern anew")
  func corners() {
    let square = BezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    let dashed = square.dashed(phase: 0, lengths: [6, 2])
    #expect(dashed.elements.count == 6)
    var twice = line(3)
    twice.append(line(3))
    #expect(dashes(twice.dashed(phase: 0, lengths: [2, 2])) == [0, 2, 0, 2])
  }

  @Test(
    "Unusable patterns leave the line solid",
    arguments: [[], [0], [-1, 2], [.infinity], [.nan, 1], [1e-9]] as [[CGFloat]])
  func unusable(lengths: [CGFloat]) {
    #expect(line(10).dashed(phase: 0, lengths: lengths) == line(10))
  }

  @Test("Dashes of length 0 are points")
  func points() {
    #expect(dashes(line(4).dashed(phase: 0, lengths: [0, 2])) == [0, 0, 2, 2])
  }

  @Test("Up to 100,000 dashes are drawn, and no more")
  func limit() {
    #expect(line(99_999).dashed(phase: 0, lengths: [0.5, 0.5]).elements.count == 199_998)
    #expect(line(100_000).dashed(phase: 0, lengths: [0.5, 0.5]).elements.count == 2)
    #expect(line(10).dashed(phase: .infinity, lengths: [1]) == line(10))
    #expect(line(.infinity).dashed(phase: 0, lengths: [1]) == line(.infinity))
  }

  @Test("The phase may exceed the pattern, and end exactly between two of its lengths")
  func phases() {
    #expect(dashes(line(6).dashed(phase: 5, lengths: [2, 2])) == [0, 1, 3, 5])
    #expect(dashes(line(6).dashed(phase: 2, lengths: [2, 2])) == [2, 4])
    #expect(dashes(line(6).dashed(phase: 4, lengths: [2, 2])) == [0, 2, 4, 6])
    #expect(dashes(line(6).dashed(phase: 3, lengths: [2, 2])) == [1, 3, 5, 6])
    #expect(dashes(line(6).dashed(phase: -5, lengths: [2, 2])) == [1, 3, 5, 6])
    #expect(dashes(line(3).dashed(phase: 0, lengths: [1, 0])) == [0, 1, 1, 2, 2, 3])
  }

  @Test("A dash around a corner is one part, and curves are split where dashes end")
  func joined() {
    let square = BezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    let dashed = square.dashed(phase: 0, lengths: [6, 2])
    #expect(
      dashed.elements == [
        .move(.zero), .line(CGPoint(x: 4, y: 0)), .line(CGPoint(x: 4, y: 2)),
        .move(CGPoint(x: 4, y: 4)), .line(CGPoint(x: 0, y: 4)), .line(CGPoint(x: 0, y: 2)),
      ])
    let circle = BezierPath(ovalIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let quarter = CGFloat.pi * 5
    let parts = circle.dashed(phase: -quarter / 4, lengths: [quarter / 2, quarter / 2])
    let ends = parts.elements.map { element in
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): point
      case .close: CGPoint.zero
      }
    }
    #expect(ends.count == 8)
    for (index, end) in ends.enumerated() {
      let angle = CGFloat(index) * .pi / 4 + .pi / 8
      #expect(abs(end.x - 10 * cos(angle)) < 0.02 && abs(end.y - 10 * sin(angle)) < 0.02)
    }
  }
}
