// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewPictures

@Suite("Drawing in contexts")
struct ContextTests {
  private final class Drawn: UIView {
    var drawing: (CGContext) -> Void = { _ in }
    override func draw(_ rect: CGRect) {
      if let context = UIGraphicsGetCurrentContext() { drawing(context) }
    }
  }

  private func picture(_ drawing: @escaping (CGContext) -> Void) -> String {
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.drawing = drawing
    return view.svg()
  }

  @Test("Lines, curves, and segments are those of paths")
  func lines() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 9, y: 9))
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), controlPoint: CGPoint(x: 15, y: 9))
    let drawn = picture {
      $0.addLines(between: [.zero, CGPoint(x: 9, y: 9)])
      $0.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 9))
      $0.strokePath()
    }
    #expect(
      drawn
        == picture {
          $0.addPath(path.cgPath)
          $0.strokePath()
        })
    #expect(
      picture { $0.strokeLineSegments(between: [.zero, CGPoint(x: 5, y: 5), .zero]) }
        == picture {
          $0.addLines(between: [.zero, CGPoint(x: 5, y: 5)])
          $0.strokePath()
        })
  }

  @Test("A path is filled, stroked, or both")
  func modes() {
    let rect = CGRect(x: 2, y: 2, width: 10, height: 10)
    func drawn(_ mode: CGPathDrawingMode) -> String {
      picture {
        $0.addRect(rect)
        $0.drawPath(using: mode)
      }
    }
    #expect(drawn(.fill) == picture { $0.fill(rect) })
    #expect(drawn(.stroke) == picture { $0.stroke(rect) })
    #expect(
      drawn(.fillStroke)
        == picture {
          $0.fill(rect)
          $0.stroke(rect)
        })
  }

  @Test("Dashes apply to contexts and to paths that draw themselves")
  func dashes() {
    let rect = CGRect(x: 2, y: 2, width: 10, height: 10)
    let path = UIBezierPath(rect: rect)
    path.setLineDash([3, 1], count: 2, phase: 1)
    let drawn = picture {
      $0.setLineDash(phase: 1, lengths: [3, 1])
      $0.stroke(rect)
    }
    #expect(drawn != picture { $0.stroke(rect) })
    #expect(drawn == picture { _ in path.stroke() })
    #expect(drawn == picture { _ in (path.copy() as? UIBezierPath)?.stroke() })
    path.setLineDash(nil, count: 0, phase: 0)
    let solid = picture { $0.stroke(rect) }
    #expect(picture { _ in path.stroke() } == solid)
    path.miterLimit = 3
    let limited = picture {
      $0.setMiterLimit(3)
      $0.stroke(rect)
    }
    #expect(picture { _ in path.stroke() } == limited)
  }

  @Test("Shadows are drawn until the state is restored")
  func shadows() {
    let rect = CGRect(x: 2, y: 2, width: 10, height: 10)
    let plain = picture { $0.fill(rect) }
    let size = CGSize(width: 1, height: 2)
    #expect(
      picture {
        $0.setShadow(offset: size, blur: 4)
        $0.fill(rect)
      } != plain)
    #expect(
      picture {
        $0.setShadow(offset: size, blur: 4, color: nil)
        $0.fill(rect)
      } == plain)
    #expect(
      picture {
        $0.saveGState()
        $0.setShadow(offset: size, blur: 4)
        $0.restoreGState()
        $0.fill(rect)
      } == plain)
  }

  @Test("Gradients fill the clipped area, and what their options say")
  func gradients() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 0.5]))
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    func linear(_ options: CGGradientDrawingOptions) -> String {
      picture {
        $0.clip(to: CGRect(x: 0, y: 0, width: 40, height: 20))
        $0.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 40, y: 0), options: options)
      }
    }
    #expect(linear([]).contains("linearGradient"))
    #expect(linear([]) != linear(.drawsAfterEndLocation))
    let center = CGPoint(x: 20, y: 10)
    let radial = picture {
      $0.drawRadialGradient(
        gradient, startCenter: center, startRadius: 2, endCenter: center, endRadius: 10,
        options: [])
    }
    #expect(radial.contains("radialGradient"))
    #expect(
      picture { $0.drawLinearGradient(gradient, start: .zero, end: .zero, options: []) }
        == picture { _ in })
  }

  @Test("A view is drawn into an image, as its layer is")
  func hierarchy() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    view.backgroundColor = .green
    let renderer = UIGraphicsImageRenderer(size: view.bounds.size)
    let drawn = renderer.image { _ in
      #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    }
    let rendered = renderer.image { view.layer.render(in: $0.cgContext) }
    let (first, second) = (UIImageView(image: drawn), UIImageView(image: rendered))
    #expect(first.svg() == second.svg() && first.svg() != UIImageView(image: UIImage()).svg())
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
  }

  @Test("An image can be cropped in pixels, mirrored, and scaled")
  func images() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 4))
    }
    let whole = try #require(image.cgImage)
    #expect(whole.width == 30 && whole.height == 12 && UIImage().cgImage == nil)
    let part = try #require(whole.cropping(to: CGRect(x: 15, y: 0, width: 99, height: 12)))
    #expect(part.size == CGSize(width: 5, height: 4))
    #expect(whole.cropping(to: CGRect(x: 99, y: 0, width: 9, height: 9)) == nil)
    #expect(whole.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 9, height: 9)) == nil)
    #expect(UIImage(cgImage: whole).size == CGSize(width: 30, height: 12))
    let same = UIImage(cgImage: whole, scale: image.scale, orientation: .up)
    let mirrored = UIImage(cgImage: whole, scale: image.scale, orientation: .upMirrored)
    #expect(same == whole && mirrored != whole)
    #expect(same.size == image.size && mirrored.size == image.size)
    let twice = UIImage(cgImage: whole, scale: image.scale / 2, orientation: .up)
    #expect(twice.size == CGSize(width: 20, height: 8) && twice != whole)
    #expect(UIImageView(image: mirrored).svg() != UIImageView(image: same).svg())
    #expect(image.pngData() == nil && image.imageOrientation == .up)
  }
}
