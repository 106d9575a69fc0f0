// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewPictures

/// A view that draws itself as people write it.
private final class BadgeView: UIView {
  override func draw(_ rect: CGRect) {
    let path = UIBezierPath(ovalIn: rect)
    UIColor.red.setFill()
    path.fill()
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setStrokeColor(UIColor.blue.cgColor)
    context.setLineWidth(2)
    context.translateBy(x: 10, y: 0)
    context.move(to: CGPoint(x: 0, y: 5))
    context.addLine(to: CGPoint(x: 20, y: 5))
    context.strokePath()
    context.restoreGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIColor.green.set()
    UIRectFill(rect)
  }
}

@Suite("Drawing with UIKit's functions")
struct DrawingTests {
  @Test("content drawn by draw(_:) is in the picture, in its colors, moved, and clipped")
  func drawing() {
    let view = BadgeView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let picture = view.svg()
    #expect(picture.contains("#f00"))
    #expect(picture.contains("#00f"))
    #expect(picture.contains("#0f0"))
    #expect(picture.contains("M10 5L30 5") || picture.contains("M10 5H30"))
    #expect(picture.contains("clip"))
  }

  @Test("a frame is drawn inside the edges of its rectangle")
  func frame() {
    final class FrameView: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFrame(CGRect(x: 10, y: 20, width: 30, height: 40))
      }
    }
    let view = FrameView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    let sides = DisplayList(of: view).operations.compactMap { operation -> CGRect? in
      if case .fill(let path, _) = operation { path.bounds } else { nil }
    }
    #expect(
      sides == [
        CGRect(x: 10, y: 20, width: 30, height: 1), CGRect(x: 10, y: 59, width: 30, height: 1),
        CGRect(x: 10, y: 20, width: 1, height: 40), CGRect(x: 39, y: 20, width: 1, height: 40),
      ])
  }

  @Test("an image is moved, clipped, and faded by the context")
  func image() {
    final class PictureView: UIView {
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let image = UIImage(
          content: .figures([.fill(CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)), .red)]),
          size: CGSize(width: 10, height: 10))
        context.saveGState()
        context.setAlpha(0.5)
        context.clip(to: CGRect(x: 0, y: 0, width: 25, height: 40))
        context.translateBy(x: 20, y: 5)
        image.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        context.restoreGState()
        image.draw(at: CGPoint(x: 1, y: 2))
        setNeedsDisplay()
        setNeedsDisplay(rect)
      }
    }
    let view = PictureView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let steps = DisplayList(of: view).operations.compactMap { operation -> String? in
      switch operation {
      case .begin(.opacity(let opacity)): "opacity \(opacity)"
      case .begin(.clip(let path)): "clip \(path.bounds.width)"
      case .fill(let path, _): "fill \(path.bounds.origin.x) \(path.bounds.origin.y)"
      default: nil
      }
    }
    #expect(steps == ["opacity 0.5", "clip 25.0", "fill 20.0 5.0", "fill 1.0 2.0"])
  }

  @Test(
    "drawn text wraps in the modes that break lines, and ends on one line in those that truncate",
    arguments: [
      (NSLineBreakMode.byWordWrapping, false), (.byCharWrapping, false), (.byClipping, true),
      (.byTruncatingTail, true), (.byTruncatingHead, true), (.byTruncatingMiddle, true),
    ])
  func lineBreaks(mode: NSLineBreakMode, isSingle: Bool) {
    final class TextView: UIView {
      var mode = NSLineBreakMode.byWordWrapping

      override func draw(_ rect: CGRect) {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = mode
        NSAttributedString(
          string: "several words that need lines", attributes: [.paragraphStyle: style]
        ).draw(in: rect)
      }
    }
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 60, height: 200))
    view.mode = mode
    let lines = DisplayList(of: view).operations.filter {
      if case .text = $0 { true } else { false }
    }
    #expect(isSingle ? lines.count == 1 : lines.count > 2)
  }

  @Test("outside of drawing, there is no context, and drawing does nothing")
  func outside() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    UIColor.red.setFill()
  }

  /// A view that goes on drawing in a task.
  private final class LateView: UIView {
    var task: Task<Bool, Never>?

    override func draw(_ rect: CGRect) {
      #expect(UIGraphicsGetCurrentContext() != nil)
      task = Task { UIGraphicsGetCurrentContext() == nil }
    }
  }

  @Test("a task started while a view draws has no context, then or later")
  func late() async {
    let view = LateView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = DisplayList(of: view)
    #expect(await view.task?.value == true)
  }

  @Test("a path is built step by step, and knows its bounds and its current point")
  func path() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 11, y: 2))
    path.addQuadCurve(to: CGPoint(x: 21, y: 12), controlPoint: CGPoint(x: 21, y: 2))
    #expect(path.currentPoint == CGPoint(x: 21, y: 12))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.apply(CGAffineTransform(translationX: 9, y: 8))
    #expect(path.bounds == CGRect(x: 10, y: 10, width: 20, height: 10))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test(
    "an arc goes in the given direction through the given angle",
    arguments: [
      (CGFloat.pi / 2, true, CGRect(x: 0, y: 0, width: 10, height: 10)),
      (CGFloat.pi / 2, false, CGRect(x: -10, y: -10, width: 20, height: 20)),
      (CGFloat.pi, true, CGRect(x: -10, y: 0, width: 20, height: 10)),
      (2 * CGFloat.pi, true, CGRect(x: -10, y: -10, width: 20, height: 20)),
    ])
  func arc(end: CGFloat, isClockwise: Bool, bounds: CGRect) {
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: end, clockwise: isClockwise)
    let found = arc.bounds
    #expect(abs(found.minX - bounds.minX) < 0.01 && abs(found.maxX - bounds.maxX) < 0.01)
    #expect(abs(found.minY - bounds.minY) < 0.01 && abs(found.maxY - bounds.maxY) < 0.01)
    let last = arc.currentPoint
    #expect(abs(last.x - 10 * cos(end)) < 0.001 && abs(last.y - 10 * sin(end)) < 0.001)
  }

  @Test("only the specified corners are rounded")
  func corners() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let top = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 5, height: 5))
    let all = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 5, height: 5))
    #expect(top.cgPath != all.cgPath)
    #expect(top.bounds == rect)
  }

  @Test("a shape layer is drawn at its position, even without a frame")
  func shapeLayer() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)).cgPath
    shape.fillColor = UIColor.red.cgColor
    shape.strokeColor = UIColor.blue.cgColor
    shape.lineWidth = 3
    shape.lineCap = .round
    view.layer.addSublayer(shape)
    let picture = view.svg()
    #expect(picture.contains("#f00"))
    #expect(picture.contains("#00f"))
    shape.fillColor = nil
    #expect(!view.svg().contains("#f00"))
  }

  @Test("layers have a position, and convert points to other layers")
  func layerGeometry() {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
    window.addSubview(view)
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
    view.layer.addSublayer(layer)
    #expect(layer.position == CGPoint(x: 6, y: 7))
    layer.position = CGPoint(x: 10, y: 10)
    #expect(layer.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(layer.position == CGPoint(x: 10, y: 10))
    layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.convert(CGPoint(x: 1, y: 1), to: window.layer) == CGPoint(x: 16, y: 26))
    #expect(layer.convert(CGPoint(x: 16, y: 26), from: window.layer) == CGPoint(x: 1, y: 1))
    #expect(
      window.layer.convert(CGRect(x: 16, y: 26, width: 3, height: 4), to: layer)
        == CGRect(x: 1, y: 1, width: 3, height: 4))
  }

  @Test("transforms are concatenated in UIKit's order")
  func transforms() {
    let map = CGAffineTransform.identity.translatedBy(x: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(map.apply(to: CGPoint(x: 1, y: 1)) == CGPoint(x: 12, y: 2))
    let turned = CGAffineTransform.identity.rotated(by: .pi / 2).apply(to: CGPoint(x: 1, y: 0))
    #expect(abs(turned.x) < 0.001 && abs(turned.y - 1) < 0.001)
  }

  @Test("a curve leaves toward its first control point and arrives from its second")
  func curve() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 30, y: 0), controlPoint1: CGPoint(x: 5, y: 10),
      controlPoint2: CGPoint(x: 25, y: -10))
    #expect(
      path.cgPath.elements == [
        .move(.zero),
        .curve(
          CGPoint(x: 30, y: 0), control1: CGPoint(x: 5, y: 10), control2: CGPoint(x: 25, y: -10)),
      ])
  }

  @Test("a path is stroked where the context has been translated to")
  func movedStroke() {
    final class LineView: UIView {
      override func draw(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.translateBy(x: 20, y: 5)
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).stroke()
      }
    }
    let view = LineView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let lines = DisplayList(of: view).operations.compactMap { operation -> CGRect? in
      if case .stroke(let path, _, _) = operation { path.bounds } else { nil }
    }
    #expect(lines == [CGRect(x: 20, y: 5, width: 10, height: 10)])
  }

  @Test("what is drawn after a clip is clipped to its path, by its rule")
  func clipping() {
    final class RingView: UIView {
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
        context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
        context.clip(using: .evenOdd)
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      }
    }
    let view = RingView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let clips = DisplayList(of: view).operations.compactMap { operation -> [Bool]? in
      guard case .begin(.clip(let path)) = operation else { return nil }
      return [path.contains(CGPoint(x: 5, y: 5)), path.contains(CGPoint(x: 20, y: 20))]
    }
    #expect(clips.last == [true, false])
  }

  @Test("an image drawn with an opacity doesn't affect what is drawn after it")
  func fadedImage() {
    final class FadedView: UIView {
      override func draw(_ rect: CGRect) {
        let image = UIImage(
          content: .figures([.fill(CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)), .red)]),
          size: CGSize(width: 10, height: 10))
        UIGraphicsGetCurrentContext()?.setFillColor(UIColor.green)
        image.draw(in: CGRect(x: 1, y: 0, width: 10, height: 10), blendMode: .normal, alpha: 0.5)
        UIRectFill(CGRect(x: 2, y: 0, width: 1, height: 1))
        image.draw(at: CGPoint(x: 3, y: 4), blendMode: .normal, alpha: 0.25)
        image.draw(at: CGPoint(x: 5, y: 6))
      }
    }
    let view = FadedView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let steps = DisplayList(of: view).operations.compactMap { operation -> String? in
      guard case .fill(let path, .color(let color)) = operation else { return nil }
      return "\(path.bounds.origin.x) \(path.bounds.origin.y) \(color.alpha)"
    }
    #expect(steps == ["1.0 0.0 0.5", "2.0 0.0 1.0", "3.0 4.0 0.25", "5.0 6.0 1.0"])
  }
}
