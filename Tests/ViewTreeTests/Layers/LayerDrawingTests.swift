// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

/// A view whose layer can't be created.
private final class Dialed: ViewNode {
  final class Dial: ShapeLayer {}
  override class var layerClass: AnyClass { Dial.self }
}

@Suite("What layers draw")
struct LayerDrawingTests {
  private func shape(_ change: (ShapeLayer) -> Void) -> StepRecorder {
    let layer = ShapeLayer()
    layer.path = BezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
    change(layer)
    let recorder = StepRecorder()
    layer.draw(layer.bounds, in: recorder)
    return recorder
  }

  @Test("layers of a class that cannot be created are reported, and are built-in ones")
  func layerClasses() {
    let root = ViewNode()
    for _ in 0..<2 {
      let node = Dialed()
      root.addSubview(node)
      #expect(node.layer is ShapeLayer && !(node.layer is Dialed.Dial))
    }
    #expect(
      root.layoutReport().problems == [.layerNotCreatable(node: "Dialed", layerClass: "Dial")])
    #expect(root.layoutReport().problems.first?.description.contains("CreatableLayer") == true)
  }

  @Test("the pointed corners of a shape are cut off beyond its limit, by default 10 line widths")
  func miterLimits() {
    let usual = shape { $0.strokeColor = .red }
    let cut = shape {
      $0.strokeColor = .red
      $0.miterLimit = 3
    }
    #expect((usual.styles + cut.styles).map(\.miterLimit) == [10, 3])
  }

  @Test("a shape is filled and then stroked, with its color, width, and style")
  func shapes() {
    #expect(shape { _ in }.steps == ["fill 0 0 10 20"])
    #expect(shape { $0.path = nil }.steps.isEmpty)
    #expect(shape { $0.fillColor = nil }.steps.isEmpty)
    #expect(
      shape { $0.strokeColor = .red }.steps == ["fill 0 0 10 20", "stroke 0 0 10 20 width 1"])
    for width in [0, -1, .nan] as [CGFloat] {
      #expect(
        shape {
          $0.strokeColor = .red
          $0.lineWidth = width
        }.steps == ["fill 0 0 10 20"])
    }
    let styled = shape {
      $0.strokeColor = .red
      $0.lineWidth = 3
      $0.lineCap = .round
      $0.lineJoin = .bevel
    }
    #expect(styled.styles == [StrokeStyle(width: 3, cap: .round, join: .bevel, miterLimit: 10)])
    #expect(shape { $0.fillRule = .evenOdd }.paths.map(\.usesEvenOddFillRule) == [true])
    #expect(shape { $0.fillRule = .nonZero }.paths.map(\.usesEvenOddFillRule) == [false])
    let own = shape { $0.path?.usesEvenOddFillRule = true }
    #expect(own.paths.map(\.usesEvenOddFillRule) == [true])
  }

  @Test("a stroke is trimmed first, and then dashed from its phase")
  func strokes() {
    var line = BezierPath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(100, 0))
    func stroked(_ change: (ShapeLayer) -> Void) -> BezierPath? {
      shape {
        $0.path = line
        $0.fillColor = nil
        $0.strokeColor = .red
        change($0)
      }.paths.last
    }
    #expect(stroked { _ in } == line)
    #expect(stroked { $0.lineDashPattern = [] } == line)
    #expect(
      stroked {
        $0.strokeStart = 0.25
        $0.strokeEnd = 0.5
      }?.bounds == CGRect(x: 25, y: 0, width: 25, height: 0))
    let dashed = stroked {
      $0.strokeStart = 0.5
      $0.lineDashPhase = 3
      $0.lineDashPattern = [10, 5]
    }
    #expect(dashed == line.trimmed(from: 0.5, to: 1).dashed(phase: 3, lengths: [10, 5]))
    #expect(dashed?.bounds.minX == 50)
  }

  @Test("a layer draws the part of its image that it shows, as large as the whole is then")
  func contents() {
    let image = Image(
      size: .init(width: 10, height: 10), recordedBy: DrawingRecorder(displayScale: 2))
    let layer = Layer()
    layer.frame = CGRect(x: 7, y: 8, width: 40, height: 20)
    func steps(_ part: CGRect, _ mode: ContentMode = .scaleToFill) -> [String] {
      layer.madeExtras.contentsRect = part
      layer.madeExtras.contentMode = mode
      let recorder = StepRecorder()
      layer.drawContent(in: recorder)
      return recorder.steps
    }
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(!layer.drawsContent && steps(whole).isEmpty)
    layer.madeExtras.contents = image
    #expect(layer.drawsContent)
    #expect(steps(whole) == ["image 0 0 40 20"])
    #expect(steps(whole, .center) == ["image 15 5 10 10"])
    #expect(
      steps(CGRect(x: 0.5, y: 0, width: 0.5, height: 1)) == [
        "clip 0 0 40 20", "image -40 0 80 20", "end",
      ])
    #expect(
      steps(CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)) == [
        "clip 0 0 40 20", "image -20 -40 80 80", "end",
      ])
    #expect(
      steps(CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5), .center) == [
        "clip 17.5 7.5 5 5", "image 12.5 2.5 10 10", "end",
      ])
    #expect(
      steps(CGRect(x: 0.5, y: 0, width: 0.5, height: 1), .center) == [
        "clip 17.5 5 5 10", "image 12.5 5 10 10", "end",
      ])
    for empty in [CGRect(x: 0, y: 0, width: 0, height: 1), CGRect(x: 0, y: 0, width: 1, height: 0)]
    {
      #expect(steps(empty) == ["image 0 0 40 20"])
    }
  }

  @Test("a gradient has the points and kind of its layer, and equal locations stay")
  func gradients() {
    let layer = GradientLayer()
    layer.colors = [.red, .green, .blue]
    layer.locations = [0.5, 0.5, 1]
    layer.type = .radial
    layer.startPoint = CGPoint(0.1, 0.2)
    layer.endPoint = CGPoint(0.3, 0.4)
    let gradient = layer.gradient
    #expect(gradient?.stops.map(\.location) == [0.5, 0.5, 1])
    #expect(gradient?.stops.map(\.color) == [.red, .green, .blue])
    #expect(gradient?.kind == .radial)
    #expect(gradient?.start == CGPoint(0.1, 0.2) && gradient?.end == CGPoint(0.3, 0.4))
    layer.locations = [0, 0.2, 0.4, 1]
    #expect(layer.gradient?.stops.map(\.location) == [0, 0.5, 1])
    layer.locations = [0.2, 0.4, .infinity]
    #expect(layer.gradient?.stops.map(\.location) == [0, 0.5, 1])
    layer.ownColors = [.red, .blue]
    layer.ownLocations = [0.7, 2]
    #expect(layer.ownColors == [.red, .blue] && layer.ownLocations == [0.7, 2])
    #expect(layer.gradient?.stops.map(\.location) == [0.7, 1])
  }
}
