// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewPictures

@Suite("Paths, fill rules, image contexts, and layer transforms")
struct PathTests {
  /// A square with a square in it, both in the same direction.
  private var frame: UIBezierPath {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    return path
  }

  @Test("the even-odd rule leaves a hole where a path overlaps itself")
  func evenOdd() {
    let path = frame
    let middle = CGPoint(x: 15, y: 15)
    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.apply(CGAffineTransform(scaleX: 2, y: 2))
    #expect(path.usesEvenOddFillRule)
    #expect(!path.contains(CGPoint(x: 30, y: 30)))
    path.removeAllPoints()
    #expect(path.usesEvenOddFillRule)
    #expect(frame.cgPath.contains(middle, using: .winding))
    #expect(!frame.cgPath.contains(middle, using: .evenOdd))
  }

  @Test("shape layers, masks, and contexts support the even-odd rule")
  func drawnEvenOdd() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let shape = CAShapeLayer()
    shape.path = frame.cgPath
    view.layer.addSublayer(shape)
    #expect(!view.svg().contains("evenodd"))
    shape.fillRule = .evenOdd
    #expect(view.svg().contains("fill-rule=\"evenodd\""))
    shape.removeFromSuperlayer()
    view.backgroundColor = .red
    view.layer.mask = shape
    #expect(view.svg().contains("clip-rule=\"evenodd\""))

    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
      context.cgContext.addPath(frame.cgPath)
      context.cgContext.fillPath(using: .evenOdd)
    }
    #expect(UIImageView(image: image).svg().contains("fill-rule=\"evenodd\""))
  }

  @Test("a mutable path is built step by step, and a copy of it is independent")
  func mutablePath() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2)])
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), control: CGPoint(x: 20, y: 0))
    #expect(path.currentPoint == CGPoint(x: 20, y: 10))
    path.closeSubpath()
    path.addRoundedRect(
      in: CGRect(x: 30, y: 30, width: 10, height: 10), cornerWidth: 2, cornerHeight: 2)
    path.addEllipse(
      in: CGRect(x: 0, y: 0, width: 4, height: 4),
      transform: CGAffineTransform(translationX: 50, y: 50))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 54, height: 54))
    #expect(path.contains(CGPoint(x: 35, y: 35)))
    let layer = CAShapeLayer()
    layer.path = path.copy()
    #expect(layer.path == path.copy())
    path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(layer.path != path.path)
    let other = CGMutablePath()
    other.addPath(path)
    #expect(other.path == path.path)
    #expect(UIBezierPath(cgPath: other).bounds.width == 100)
    let oval = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 4), transform: nil)
    #expect(oval.boundingBoxOfPath.width == 8)
  }

  @Test("an image context collects drawing until it ends")
  func imageContext() throws {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 0)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    let first = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
    UIColor.blue.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).fill()
    let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    inner.draw(at: CGPoint(x: 12, y: 2))
    let second = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsEndImageContext()
    #expect(first.size == CGSize(width: 20, height: 10))
    let (firstPicture, secondPicture) = (
      UIImageView(image: first).svg(), UIImageView(image: second).svg()
    )
    #expect(firstPicture.contains("#f00") && !firstPicture.contains("#00f"))
    #expect(secondPicture.contains("#f00") && secondPicture.contains("#00f"))
    UIGraphicsBeginImageContext(CGSize(width: CGFloat.nan, height: 5))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == .zero)
    UIGraphicsEndImageContext()
  }

  @Test("an image context inside a view's drawing leaves the view's context alone")
  func nestedImageContext() {
    final class Badge: UIView {
      override func draw(_ rect: CGRect) {
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        UIColor.red.setFill()
        UIRectFill(rect)
        image?.draw(at: .zero)
      }
    }
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let picture = badge.svg()
    #expect(picture.contains("#f00") && picture.contains("#00f"))
    // A drawing that wasn't ended doesn't get what a view draws.
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    #expect(badge.svg() == picture)
    #expect(UIGraphicsGetImageFromCurrentImageContext() != nil)
    UIGraphicsEndImageContext()
  }

  @Test("3D transforms act on the plane, in Core Animation's order")
  func space() {
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let moved = CATransform3DTranslate(quarter, 10, 0, 5)
    let plane = CATransform3DGetAffineTransform(moved)
    let place = CGPoint.zero.applying(plane)
    #expect(abs(place.x) < 1e-9 && abs(place.y - 10) < 1e-9)
    #expect(CATransform3DIsAffine(quarter))
    #expect(!CATransform3DIsAffine(moved))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    #expect(!CATransform3DIsAffine(perspective))
    #expect(!CATransform3DIsIdentity(perspective))
    let tilted = CATransform3DMakeRotation(.pi / 3, 1, 0, 0)
    #expect(abs(CATransform3DGetAffineTransform(tilted).d - 0.5) < 1e-9)
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(3, 4, 0), 2, 2, 1)
    let corner = CGPoint(x: 1, y: 1).applying(CATransform3DGetAffineTransform(scaled))
    #expect(corner == CGPoint(x: 5, y: 6))
    let still = CATransform3DMakeRotation(1, 0, 0, 0)
    #expect(CATransform3DEqualToTransform(still, CATransform3DIdentity))
  }

  @Test("layers return the transform about their position, and views their own")
  func layers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = CALayer()
    layer.frame = CGRect(x: 40, y: 40, width: 20, height: 10)
    layer.backgroundColor = UIColor.red.cgColor
    view.layer.addSublayer(layer)
    let plain = view.svg()
    #expect(!plain.contains("matrix"))
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
    // The center, (50, 45), stays where it is: 2 * 10 + 30, 3 * 5 + 30.
    #expect(view.svg().contains("matrix(2 0 0 3 30 30)"))
    #expect(layer.frame == CGRect(x: 30, y: 30, width: 40, height: 30))
    layer.setAffineTransform(CGAffineTransform(scaleX: .nan, y: 1))
    #expect(layer.affineTransform().a == 2)
    layer.transform = CATransform3DIdentity
    #expect(view.svg() == plain)
    view.layer.transform = CATransform3DMakeTranslation(5, 6, 7)
    #expect(view.transform == CGAffineTransform(translationX: 5, y: 6))
    view.transform3D = CATransform3DIdentity
    #expect(view.transform.isIdentity)
  }

  @Test("lines between points begin a subpath of their own")
  func lines() {
    let path = CGMutablePath()
    path.addLines(between: [])
    #expect(path.isEmpty)
    path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2), CGPoint(x: 3, y: 1)])
    path.addLines(
      between: [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2)],
      transform: CGAffineTransform(translationX: 10, y: 0))
    let points = path.path.elements.map { element -> String in
      switch element {
      case .move(let point): "move \(point.x) \(point.y)"
      case .line(let point): "line \(point.x) \(point.y)"
      default: "other"
      }
    }
    #expect(
      points == [
        "move 1.0 1.0", "line 2.0 2.0", "line 3.0 1.0", "move 11.0 1.0", "line 12.0 2.0",
      ])
  }
}
