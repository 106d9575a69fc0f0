// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewPictures

@Suite("Arcs of mutable paths")
struct MutablePathArcTests {
  private func isNear(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(point.x - x) < 1e-6 && abs(point.y - y) < 1e-6
  }

  @Test("an arc between tangents rounds the corner in both directions")
  func tangents() {
    for sign in [1, -1] as [CGFloat] {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(
        tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: sign * 100), radius: 20)
      #expect(isNear(path.currentPoint, 100, sign * 20))
      #expect(abs(path.boundingBoxOfPath.width - 100) < 1e-6)
      guard case .line(let start) = path.path.elements.dropFirst().first else {
        Issue.record("no line to the arc")
        continue
      }
      #expect(isNear(start, 80, 0))
      path.addLine(to: CGPoint(x: 0, y: sign * 20))
      path.closeSubpath()
      #expect(!path.contains(CGPoint(x: 98, y: sign * 2)))
      #expect(path.contains(CGPoint(x: 92, y: sign * 8)))
    }
  }

  @Test("points on a line and radii of zero give a line to the corner")
  func degenerate() {
    for (end, radius) in [
      (CGPoint(x: 90, y: 0), CGFloat(5)), (CGPoint(x: 50, y: 50), 0),
      (CGPoint(x: 50, y: 50), .nan), (CGPoint(x: 50, y: 0), 5),
    ] {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: end, radius: radius)
      #expect(isNear(path.currentPoint, 50, 0))
    }
  }

  @Test("a relative arc covers its angle, at most a turn, where a transform puts it")
  func relative() {
    let quarter = CGMutablePath()
    quarter.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi / 2)
    #expect(isNear(quarter.currentPoint, 0, 10))
    #expect(abs(quarter.boundingBox.minX) < 1e-6 && abs(quarter.boundingBox.minY) < 1e-6)
    let back = CGMutablePath()
    back.addRelativeArc(
      center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2,
      transform: CGAffineTransform(translationX: 5, y: 0))
    #expect(isNear(back.currentPoint, 5, -10))
    let turn = CGMutablePath()
    turn.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: 100)
    #expect(turn.contains(CGPoint(x: -5, y: -5)) && turn.contains(CGPoint(x: 5, y: 5)))
    turn.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .nan)
    #expect(isNear(turn.currentPoint, 10, 0))
  }

  @Test("a copy is transformed")
  func copies() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    var transform = CGAffineTransform(translationX: 3, y: 4)
    #expect(path.copy(using: &transform)?.boundingBox.origin == CGPoint(x: 3, y: 4))
    #expect(path.copy(using: nil)?.boundingBox.origin == .zero)
  }

  @Test("a pointed corner is cut at the path's limit, which is 10 by default and copied")
  func miterLimit() {
    let path = UIBezierPath()
    #expect(path.miterLimit == 10)
    // The corner of this acute angle would reach about 4.5 widths of the line.
    path.move(to: CGPoint(x: 10, y: 40))
    path.addLine(to: CGPoint(x: 20, y: 10))
    path.addLine(to: CGPoint(x: 24, y: 40))
    func picture() -> String {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 50)).image { _ in
        path.stroke()
      }
      return UIImageView(image: image).svg()
    }
    let pointed = picture()
    path.miterLimit = 3
    #expect((path.copy() as? UIBezierPath)?.miterLimit == 3)
    #expect(picture() != pointed)
    path.miterLimit = 10
    #expect(picture() == pointed)
  }
}
