// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPicturesTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Layers whose properties change after they were drawn")
struct ChangedLayerTests {
  /// A node with layers of all kinds.
  private final class LayeredNode: ViewNode {
    let shape = ShapeLayer()
    let gradient = GradientLayer()

    override init(frame: CGRect) {
      super.init(frame: frame)
      shape.frame = CGRect(x: 5, y: 5, width: 60, height: 40)
      var path = BezierPath()
      path.move(to: CGPoint(x: 2, y: 3))
      path.addLine(to: CGPoint(x: 40, y: 10))
      path.addLine(to: CGPoint(x: 10, y: 30))
      shape.path = path
      shape.strokeColor = .blue
      gradient.frame = CGRect(x: 30, y: 30, width: 80, height: 50)
      gradient.colors = [.red, .blue, .green]
      layer.addSublayer(shape)
      layer.addSublayer(gradient)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 90) }
  }

  @Test("the layer of a node")
  func backing() {
    let changes = changing { () -> LayeredNode in
      let node = LayeredNode(frame: .zero)
      node.backgroundColor = .yellow
      node.layer.borderWidth = 1
      node.layer.cornerRadius = 6
      node.layer.shadowOpacity = 0.5
      return node
    }
    changes.color("backgroundColor", \.layer.backgroundColor)
    changes.color("borderColor", \.layer.borderColor)
    changes.values("borderWidth", \.layer.borderWidth, 0, 3)
    changes.values("cornerRadius", \.layer.cornerRadius, 0, 12)
    changes.values("maskedCorners", \.layer.maskedCorners, [.layerMinXMinYCorner], [])
    changes.values("cornerCurve", \.layer.cornerCurve, .continuous)
    changes.flag("masksToBounds", \.layer.masksToBounds)
    changes.values("opacity", \.layer.opacity, 0.25, 0)
    changes.flag("isHidden", \.layer.isHidden)
    changes.values("shadowOpacity", \.layer.shadowOpacity, 0, 1)
    changes.values("shadowRadius", \.layer.shadowRadius, 0, 9)
    changes.values("shadowOffset", \.layer.shadowOffset, CGSize(width: 4, height: 8))
    changes.color("shadowColor", \.layer.shadowColor)
    changes.values(
      "shadowPath", \.layer.shadowPath,
      BezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 9)))
    #expect(changes.differences() == [])
  }

  @Test("a shape")
  func shape() {
    let changes = changing { LayeredNode(frame: .zero) }
    changes.color("fillColor", \.shape.fillColor)
    changes.color("strokeColor", \.shape.strokeColor)
    changes.values("lineWidth", \.shape.lineWidth, 0, 4)
    changes.every("fillRule", \.shape.fillRule)
    changes.values("lineCap", \.shape.lineCap, .round, .square)
    changes.values("lineJoin", \.shape.lineJoin, .round, .bevel)
    changes.values("strokeStart", \.shape.strokeStart, 0.25)
    changes.values("strokeEnd", \.shape.strokeEnd, 0.5, 0)
    changes.values(
      "path", \.shape.path, BezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 5)), nil)
    changes.values("opacity", \.shape.opacity, 0.5, 0)
    changes.flag("isHidden", \.shape.isHidden)
    changes.values("zPosition", \.shape.zPosition, 2)
    changes.values("frame", \.shape.frame, CGRect(x: 1, y: 2, width: 70, height: 20))
    changes.values("bounds", \.shape.bounds, CGRect(x: 0, y: 0, width: 20, height: 30))
    changes.values("position", \.shape.position, CGPoint(x: 50, y: 60))
    changes.values("anchorPoint", \.shape.anchorPoint, CGPoint(x: 0, y: 1))
    changes.color("backgroundColor", \.shape.backgroundColor)
    changes.values("borderWidth", \.shape.borderWidth, 2)
    changes.values("cornerRadius", \.shape.cornerRadius, 4)
    changes.flag("masksToBounds", \.shape.masksToBounds)
    #expect(
      changes.differences() == [])
  }

  @Test("a gradient")
  func gradient() {
    let changes = changing { LayeredNode(frame: .zero) }
    changes.values("colors", \.gradient.colors, [.red, .green], [])
    changes.values("locations", \.gradient.locations, [0.1, 0.2, 0.9], nil)
    changes.values("startPoint", \.gradient.startPoint, CGPoint(x: 0, y: 1))
    changes.values("endPoint", \.gradient.endPoint, CGPoint(x: 1, y: 0.5))
    changes.values("type", \.gradient.type, .radial)
    changes.values("frame", \.gradient.frame, CGRect(x: 1, y: 2, width: 70, height: 20))
    changes.values("opacity", \.gradient.opacity, 0.5, 0)
    changes.flag("isHidden", \.gradient.isHidden)
    changes.values("cornerRadius", \.gradient.cornerRadius, 4)
    changes.flag("fillsSuperlayer", \.gradient.fillsSuperlayer)
    changes.flag("followsSuperlayerCorners", \.gradient.followsSuperlayerCorners)
    #expect(
      changes.differences() == [])
  }
}
