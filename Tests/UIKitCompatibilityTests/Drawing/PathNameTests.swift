// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Paths under Core Graphics' names")
struct PathNameTests {
  private let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
  private let moved = CGAffineTransform(translationX: 100, y: 10)

  private func isNear(_ first: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(first.x - x) < 1e-9 && abs(first.y - y) < 1e-9
  }

  @Test("a path with a transform is where the transform puts it")
  func transformed() {
    var transform = moved
    let place = CGRect(x: 101, y: 12, width: 30, height: 40)
    #expect(CGPath(rect: rect, transform: nil) == CGPath(rect: rect))
    #expect(CGPath(rect: rect, transform: &transform).boundingBox == place)
    #expect(CGPath(ellipseIn: rect, transform: &transform).boundingBox == place)
    let plain = CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 5, transform: nil)
    #expect(plain == CGPath(roundedRect: rect, cornerRadius: 5))
    let rounded = CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 5, transform: &transform)
    #expect(rounded.boundingBox == place && !rounded.contains(CGPoint(x: 101.5, y: 12.5)))
  }

  @Test("a path is empty until something is added, and its copy is the same")
  func values() {
    #expect(CGPath().isEmpty && !CGPath(rect: rect).isEmpty)
    #expect(CGPath(rect: rect).copy() == CGPath(rect: rect))
    #expect(CGPath(rect: rect).boundingBox == rect)
    #expect(CGPath(rect: rect).boundingBoxOfPath == rect)
  }

  @Test("curves, rectangles, and other paths are added where a transform puts them")
  func adding() {
    let path = CGMutablePath()
    path.move(to: .zero, transform: moved)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 3, y: 0), control2: CGPoint(x: 7, y: 0),
      transform: moved)
    #expect(path.currentPoint == CGPoint(x: 110, y: 10))
    guard case .curve(let end, let first, let second) = path.path.elements.last else {
      Issue.record("not a curve")
      return
    }
    #expect(end == CGPoint(x: 110, y: 10))
    #expect(first == CGPoint(x: 103, y: 10) && second == CGPoint(x: 107, y: 10))
    let rects = CGMutablePath()
    rects.addRects([rect, CGRect(x: 50, y: 60, width: 5, height: 5)], transform: moved)
    #expect(rects.boundingBox == CGRect(x: 101, y: 12, width: 54, height: 63))
    #expect(rects.contains(CGPoint(x: 102, y: 13)) && !rects.contains(CGPoint(x: 140, y: 60)))
    let both = CGMutablePath()
    both.addPath(rects, transform: moved)
    #expect(both.boundingBox == CGRect(x: 201, y: 22, width: 54, height: 63))
  }

  @Test("a mutable path is drawn by a context as its value is")
  func drawnMutable() {
    let path = CGMutablePath()
    path.addRect(rect)
    func points(_ add: (CGContext) -> Void) -> CGPoint {
      var point = CGPoint.zero
      _ = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image {
        add($0.cgContext)
        $0.cgContext.addLine(to: CGPoint(x: 3, y: 4))
        point = $0.cgContext.currentPointOfPath
      }
      return point
    }
    #expect(points { $0.addPath(path) } == CGPoint(x: 3, y: 4))
    #expect(points { $0.addPath(path.path) } == points { $0.addPath(path) })
  }

  @Test("an arc runs clockwise or counterclockwise to the same end, the other way around")
  func arcs() {
    func arc(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool) -> UIBezierPath {
      UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    }
    let quarter = CGFloat.pi / 2
    // From the right: down clockwise, up counterclockwise.
    #expect(isNear(arc(0, quarter, true).currentPoint, 0, 10))
    #expect(arc(0, quarter, true).cgPath.elements.count == 2)
    #expect(isNear(arc(0, quarter, false).currentPoint, 0, 10))
    #expect(arc(0, quarter, false).cgPath.elements.count == 4)
    #expect(isNear(arc(0, -quarter, true).currentPoint, 0, -10))
    #expect(arc(0, -quarter, true).cgPath.elements.count == 4)
    #expect(arc(0, -quarter, false).cgPath.elements.count == 2)
    #expect(arc(0, -quarter, true).bounds.maxX > 9.9)
  }

  @Test("a whole turn or more is a circle, in either direction")
  func circles() {
    for (end, clockwise) in [(2 * CGFloat.pi, true), (-2 * .pi, true), (7 * .pi, false)] {
      let path = UIBezierPath(
        arcCenter: CGPoint(x: 5, y: 5), radius: 10, startAngle: 0, endAngle: end,
        clockwise: clockwise)
      #expect(path.cgPath.elements.count == 5)
      let bounds = path.bounds
      #expect(abs(bounds.width - 20) < 1e-6 && abs(bounds.height - 20) < 1e-6)
      guard case .curve(let first, _, _) = path.cgPath.elements[1] else { continue }
      #expect(isNear(first, 5, clockwise ? 15 : -5))
    }
  }

  @Test("an arc is preceded by a line to its start, unless the path is empty")
  func connected() {
    let path = UIBezierPath()
    path.addArc(
      withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.cgPath.elements.first == .move(CGPoint(x: 10, y: 0)))
    path.addArc(
      withCenter: .zero, radius: 20, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.cgPath.elements[2] == .line(CGPoint(x: 20, y: 0)))
    let mutable = CGMutablePath()
    mutable.move(to: .zero)
    mutable.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(mutable.path.elements[1] == .line(CGPoint(x: 10, y: 0)))
    #expect(mutable.path.elements.count == 3 && isNear(mutable.currentPoint, 0, 10))
  }

  @Test("layers and animations keep a copy of a mutable path")
  func assignedMutablePath() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    let line = path.path
    let (layer, other) = (CAShapeLayer(), CAShapeLayer())
    let animation = CAKeyframeAnimation(keyPath: "position")
    layer.path = path
    animation.path = path
    let basic = CABasicAnimation(keyPath: "path")
    basic.toValue = path
    basic.isRemovedOnCompletion = false
    basic.fillMode = .forwards
    other.path = CGPath(rect: .zero, transform: nil)
    other.add(basic, forKey: nil)
    #expect(other.path == line)
    path.addLine(to: CGPoint(x: 10, y: 10))
    #expect(layer.path == line && animation.path == line)
    let copy: CGMutablePath? = layer.path
    copy?.closeSubpath()
    #expect(copy != nil && layer.path == line)
    layer.path = nil
    let none: CGMutablePath? = layer.path
    #expect(layer.path == nil && none == nil)
  }

  @Test("an arc with numbers that aren't finite adds nothing")
  func notFinite() {
    for wrong in 0..<5 {
      func value(_ index: Int) -> CGFloat { index == wrong ? .nan : 1 }
      let path = UIBezierPath()
      path.addArc(
        withCenter: CGPoint(x: value(0), y: value(1)), radius: value(2), startAngle: value(3),
        endAngle: value(4), clockwise: true)
      #expect(path.isEmpty, "\(wrong)")
    }
  }

  @Test("an image has as many points as its pixels divided by the scale")
  func imageScales() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4)).image { _ in }
    let source = try #require(image.cgImage)
    #expect(source.width == 30 && source.height == 12)
    for (scale, width) in [(6, 5), (1, 30), (3, 10), (0, 10), (-1, 10), (.infinity, 10)]
      as [(CGFloat, CGFloat)]
    {
      let other = UIImage(cgImage: source, scale: scale, orientation: .up)
      #expect(other.size.width == width, "\(scale)")
    }
  }

  @Test("only an image from a JPEG file has the data of one")
  func data() {
    let bytes: [UInt8] = [1, 2, 3]
    let photo = UIImage(
      content: .encoded(bytes, mediaType: "image/jpeg"), size: CGSize(width: 1, height: 1))
    #expect(photo.jpegData(compressionQuality: 0.5) == Data(bytes) && photo.pngData() == nil)
    let png = UIImage(
      content: .encoded(bytes, mediaType: "image/png"), size: CGSize(width: 1, height: 1))
    #expect(png.jpegData(compressionQuality: 0.5) == nil && png.pngData() == Data(bytes))
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }
}
