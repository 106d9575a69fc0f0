// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewPictures

@Suite("Settings of a drawing context")
struct ContextSettingTests {
  private final class Canvas: UIView {
    var body: (CGContext) -> Void = { _ in }
    override func draw(_ rect: CGRect) {
      if let context = UIGraphicsGetCurrentContext() { body(context) }
    }
  }

  private let rect = CGRect(x: 1, y: 2, width: 30, height: 40)

  private func operations(_ body: @escaping (CGContext) -> Void) -> [DisplayList.Operation] {
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    canvas.body = body
    return DisplayList(of: canvas).operations
  }

  private func style(_ body: @escaping (CGContext) -> Void) -> StrokeStyle? {
    operations(body).lazy.compactMap {
      if case .stroke(_, let style, _) = $0 { style } else { nil }
    }.first
  }

  /// The colors of fills and strokes, in order.
  private func colors(_ body: @escaping (CGContext) -> Void) -> [UIColor] {
    operations(body).compactMap {
      switch $0 {
      case .fill(_, .color(let color)), .stroke(_, _, let color): color
      default: nil
      }
    }
  }

  @Test("lines have the caps and joins that the context is given")
  func lines() {
    let rect = rect
    let plain = style { $0.stroke(rect) }
    #expect(plain?.cap == .butt && plain?.join == .miter && plain?.width == 1)
    for (cap, join) in [(CGLineCap.round, CGLineJoin.bevel), (.square, .round)] {
      let changed = style {
        $0.setLineCap(cap)
        $0.setLineJoin(join)
        $0.stroke(rect)
      }
      #expect(changed?.cap == cap && changed?.join == join && changed?.width == 1)
    }
  }

  @Test("the outline of a rectangle has its own width, and later ones the context's")
  func width() {
    let rect = rect
    let widths = operations {
      $0.setLineWidth(3)
      $0.stroke(rect, width: 7)
      $0.stroke(rect)
    }.compactMap { operation -> CGFloat? in
      if case .stroke(_, let style, _) = operation { style.width } else { nil }
    }
    #expect(widths == [7, 3])
  }

  @Test("colors are set by their components")
  func components() {
    let rect = rect
    let colors = colors {
      $0.setFillColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
      $0.setStrokeColor(red: 0.5, green: 0.6, blue: 0.7, alpha: 0.8)
      $0.fill(rect)
      $0.stroke(rect)
    }
    #expect(
      colors == [
        UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4),
        UIColor(red: 0.5, green: 0.6, blue: 0.7, alpha: 0.8),
      ])
  }

  @Test("nothing is drawn with a negative opacity, and more than 1 is opaque")
  func opacity() {
    let rect = rect
    for (alpha, expected) in [(-1, []), (0, []), (0.25, [0.25]), (1, [1]), (2, [1])]
      as [(CGFloat, [CGFloat])]
    {
      let alphas = colors {
        $0.setAlpha(alpha)
        $0.fill(rect)
      }.map(\.alpha)
      #expect(alphas == expected, "\(alpha)")
    }
  }

  @Test("hints about edges change nothing, and clearing removes nothing")
  func hints() {
    let rect = rect
    let plain = operations { $0.fill(rect) }
    let hinted = operations {
      $0.fill(rect)
      $0.setShouldAntialias(false)
      $0.setAllowsAntialiasing(false)
      $0.setBlendMode(.multiply)
      $0.interpolationQuality = .none
      #expect($0.interpolationQuality == .default)
      $0.clear(rect)
    }
    #expect(hinted == plain && !plain.isEmpty)
  }

  @Test("a context returns its transform")
  func transform() {
    var transforms: [CGAffineTransform] = []
    _ = operations {
      transforms.append($0.ctm)
      $0.translateBy(x: 10, y: 20)
      $0.scaleBy(x: 2, y: 3)
      transforms.append($0.ctm)
    }
    #expect(transforms == [.identity, CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20)])
  }

  @Test("the current point of a context is in its own coordinates, and zero for an empty path")
  func currentPoint() {
    var points: [CGPoint] = []
    _ = operations {
      points.append($0.currentPointOfPath)
      $0.scaleBy(x: 2, y: 4)
      $0.move(to: CGPoint(x: 1, y: 1))
      $0.addLine(to: CGPoint(x: 5, y: 6))
      points.append($0.currentPointOfPath)
      $0.beginPath()
      points.append($0.currentPointOfPath)
    }
    #expect(points == [.zero, CGPoint(x: 5, y: 6), .zero])
  }

  @Test("no points are no lines, and a single one isn't drawn")
  func fewPoints() {
    let none = operations {
      $0.addLines(between: [])
      $0.strokePath()
      $0.strokeLineSegments(between: [])
      $0.strokeLineSegments(between: [CGPoint(x: 1, y: 1)])
    }
    #expect(none.isEmpty)
  }

  @Test("an image drawn by its context is upside down, at its place")
  func flippedImage() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    }
    let place = CGRect(x: 30, y: 40, width: 10, height: 20)
    let source = try #require(image.cgImage)
    func red(_ body: @escaping (CGContext) -> Void) -> CGRect? {
      var transform = CGAffineTransform.identity
      for operation in operations(body) {
        switch operation {
        case .begin(.transform(let inner)): transform = inner.concatenating(transform)
        case .fill(let path, _): return path.applying(transform).bounds
        default: break
        }
      }
      return nil
    }
    #expect(red { _ in image.draw(in: place) } == CGRect(x: 30, y: 40, width: 10, height: 5))
    #expect(red { $0.draw(source, in: place) } == CGRect(x: 30, y: 55, width: 10, height: 5))
  }

  @Test("a path that clips limits what is drawn after it")
  func clip() {
    let rect = rect
    let clips = operations { context in
      UIBezierPath(rect: CGRect(x: 5, y: 6, width: 7, height: 8)).addClip()
      context.fill(rect)
    }.compactMap { operation -> CGRect? in
      if case .begin(.clip(let path)) = operation { path.bounds } else { nil }
    }
    #expect(clips.last == CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test("outside of drawing, frames, images, and clips are drawn nowhere")
  func outside() throws {
    let image = try #require(UIImage(systemName: "gear"))
    UIRectFrame(rect)
    image.draw(in: rect, blendMode: .normal, alpha: 0.5)
    image.draw(at: .zero, blendMode: .normal, alpha: 0.5)
    UIBezierPath(rect: rect).addClip()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("a layer draws its view, and another layer itself")
  func layers() {
    let view = UIView(frame: rect)
    view.backgroundColor = .red
    #expect(colors { view.layer.render(in: $0) } == [.red])
    let layer = CALayer()
    layer.frame = rect
    layer.backgroundColor = UIColor.red.cgColor
    #expect(colors { layer.render(in: $0) } == [.red])
    view.frame.size = .zero
    #expect(operations { view.layer.render(in: $0) }.isEmpty)
  }
}
