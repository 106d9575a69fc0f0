// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewPictures

@Suite("Functions of a drawing context")
struct ContextFunctionTests {
  private final class Canvas: UIView {
    var body: (CGContext) -> Void = { _ in }
    override func draw(_ rect: CGRect) {
      if let context = UIGraphicsGetCurrentContext() { body(context) }
    }
  }

  /// What is drawn: fills and strokes with their paths and colors.
  private func drawn(_ body: @escaping (CGContext) -> Void) -> [String] {
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    canvas.body = body
    return DisplayList(of: canvas).operations.map { operation in
      switch operation {
      case .fill(let path, .color(let color)): "fill \(words(path)) \(color)"
      case .stroke(let path, let style, let color):
        "stroke \(words(path)) \(color) \(style.width)"
      case .begin(.clip(let path)): "clip \(words(path))"
      case .begin(.opacity(let opacity)): "opacity \(opacity)"
      case .begin, .fill, .text, .image, .shadow: "other"
      case .end: "end"
      }
    }
  }

  private func words(_ path: CGPath) -> String {
    let box = path.bounds
    let numbers = [box.minX, box.minY, box.width, box.height].map { ($0 * 100).rounded() / 100 }
    return "\(numbers) \(path.elements.count) \(path.usesEvenOddFillRule)"
  }

  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  /// Each function, and what it is short for.
  private func functions() -> [(
    name: String, short: (CGContext) -> Void, long: (CGContext) -> Void
  )] {
    let (rect, other) = (rect, CGRect(x: 10, y: 0, width: 5, height: 5))
    func path(_ path: CGPath, fills: Bool) -> (CGContext) -> Void {
      {
        $0.addPath(path)
        if fills { $0.fillPath() } else { $0.strokePath() }
      }
    }
    return [
      ("fill", { $0.fill(rect) }, path(CGPath(rect: rect), fills: true)),
      ("fillEllipse", { $0.fillEllipse(in: rect) }, path(CGPath(ovalIn: rect), fills: true)),
      ("stroke", { $0.stroke(rect) }, path(CGPath(rect: rect), fills: false)),
      ("strokeEllipse", { $0.strokeEllipse(in: rect) }, path(CGPath(ovalIn: rect), fills: false)),
      (
        "fill all", { $0.fill([rect, other]) },
        {
          $0.fill(rect)
          $0.fill(other)
        }
      ),
      (
        "addRect",
        {
          $0.addRect(rect)
          $0.fillPath()
        }, { $0.fill(rect) }
      ),
      (
        "addEllipse",
        {
          $0.addEllipse(in: rect)
          $0.strokePath()
        }, { $0.strokeEllipse(in: rect) }
      ),
      (
        "beginPath",
        {
          $0.addRect(other)
          $0.beginPath()
          $0.addRect(rect)
          $0.fillPath()
          $0.fillPath()
        }, { $0.fill(rect) }
      ),
    ]
  }

  @Test("a function draws what it is short for, in the colors and coordinates of the context")
  func shortForms() {
    for (name, short, long) in functions() {
      for isScaled in [false, true] {
        let before: (CGContext) -> Void = {
          $0.setFillColor(UIColor.red)
          $0.setStrokeColor(UIColor.green)
          $0.setLineWidth(3)
          if isScaled {
            $0.translateBy(x: 20, y: 30)
            $0.scaleBy(x: 2, y: 4)
          }
        }
        let (first, second) = (
          drawn {
            before($0)
            short($0)
          },
          drawn {
            before($0)
            long($0)
          }
        )
        #expect(!first.isEmpty && first == second, "\(name)")
      }
    }
  }

  @Test("paths are drawn where the transforms at the time of their points put them")
  func transforms() {
    let steps = drawn {
      $0.setFillColor(UIColor.red)
      $0.translateBy(x: 10, y: 20)
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addLine(to: CGPoint(x: 5, y: 0))
      $0.scaleBy(x: 2, y: 3)
      $0.addLine(to: CGPoint(x: 5, y: 5))
      $0.addCurve(
        to: CGPoint(x: 0, y: 5), control1: CGPoint(x: 4, y: 5), control2: CGPoint(x: 1, y: 5))
      $0.closePath()
      $0.fillPath(using: .evenOdd)
      $0.rotate(by: .pi / 2)
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(
      steps == [
        "fill [10.0, 20.0, 10.0, 15.0] 5 true \(UIColor.red)",
        "fill [8.0, 20.0, 2.0, 6.0] 6 false \(UIColor.red)",
      ])
  }

  @Test("a saved state is restored with its colors, width, clips, opacity, and transform")
  func states() {
    let rect = rect
    let steps = drawn {
      $0.setFillColor(UIColor.red)
      $0.setStrokeColor(UIColor.green)
      $0.setLineWidth(2)
      $0.saveGState()
      $0.setFillColor(UIColor.blue)
      $0.setStrokeColor(UIColor.blue)
      $0.setLineWidth(9)
      $0.setAlpha(0.5)
      $0.translateBy(x: 50, y: 50)
      $0.clip(to: CGRect(x: 0, y: 0, width: 3, height: 3))
      $0.fill(rect)
      $0.restoreGState()
      $0.fill(rect)
      $0.stroke(rect)
      $0.restoreGState()
      $0.fill(rect)
    }
    let box = "[1.0, 2.0, 3.0, 4.0] 6 false"
    #expect(
      steps.suffix(3) == [
        "fill \(box) \(UIColor.red)", "stroke \(box) \(UIColor.green) 2.0",
        "fill \(box) \(UIColor.red)",
      ])
    #expect(steps.count > 4)
    #expect(steps.contains { $0.hasPrefix("clip [50.0, 50.0, 3.0, 3.0]") })
    #expect(steps.contains { $0.hasPrefix("fill [51.0, 52.0, 3.0, 4.0] 6 false #0000FF") })
  }
}
