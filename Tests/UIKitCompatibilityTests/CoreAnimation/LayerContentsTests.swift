// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewPictures

@Suite("Contents of layers")
struct LayerContentsTests {
  private func red(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func view(_ change: (CALayer) -> Void) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    change(view.layer)
    return view
  }

  @Test("An image is drawn, and nothing but an image can be drawn")
  func image() {
    let plain = view { _ in }.svg()
    let shown = view { $0.contents = red(10, 10).cgImage }
    #expect(shown.svg() != plain)
    #expect(shown.layer.contents as? UIImage != nil)
    #expect(view { $0.contents = "text" }.svg() == plain)
    shown.layer.contents = nil
    #expect(shown.svg() == plain)
  }

  @Test("The gravity places the image as a content mode does")
  func gravity() {
    for (gravity, mode) in [
      (CALayerContentsGravity.resize, UIView.ContentMode.scaleToFill),
      (.resizeAspect, .scaleAspectFit), (.center, .center), (.bottomRight, .bottomRight),
    ] {
      let layered = view {
        $0.contents = red(10, 10)
        $0.contentsGravity = gravity
      }
      let image = UIImageView(frame: layered.frame)
      image.image = red(10, 10)
      image.contentMode = mode
      #expect(layered.svg() == image.svg(), "\(gravity.rawValue)")
      #expect(layered.layer.contentsGravity == gravity)
    }
  }

  @Test("Sublayers draw their contents, too, and only a part if they say so")
  func sublayers() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let host = view { $0.addSublayer(layer) }
    let plain = host.svg()
    layer.contents = red(10, 10)
    let whole = host.svg()
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(whole != plain && host.svg() != whole && host.svg() != plain)
  }

  @Test("Hints keep their values or have none")
  func hints() {
    let layer = CALayer()
    #expect(layer.contentsScale == 1 && !layer.isOpaque && layer.contents == nil)
    layer.contentsScale = 3
    layer.isOpaque = true
    layer.actions = ["position": NSNull()]
    layer.opacity = Float(0.5)
    #expect(layer.contentsScale == 3 && layer.isOpaque && layer.actions == nil)
    #expect(layer.opacity == 0.5)
    #expect(layer.contains(CGPoint.zero) == layer.bounds.contains(CGPoint.zero))
  }

  @Test("A layer is inserted beside another, and replaces it")
  func order() {
    let (root, first, second, third) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(first)
    root.addSublayer(second)
    root.insertSublayer(third, above: first)
    #expect(root.sublayers == [first, third, second])
    root.insertSublayer(third, below: first)
    #expect(root.sublayers == [third, first, second])
    root.insertSublayer(third, above: CALayer())
    #expect(root.sublayers == [first, second, third])
    let new = CALayer()
    root.replaceSublayer(second, with: new)
    #expect(root.sublayers == [first, new, third] && second.superlayer == nil)
    root.replaceSublayer(CALayer(), with: second)
    #expect(root.sublayers == [first, new, third])
  }

  @Test("A dashed shape draws what the dashed path draws")
  func dashes() {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.path = UIBezierPath(rect: layer.bounds).cgPath
    layer.fillColor = nil
    layer.strokeColor = UIColor.blue.cgColor
    let host = view { $0.addSublayer(layer) }
    let solid = host.svg()
    layer.lineDashPattern = [4, 2]
    layer.lineDashPhase = 1
    let dashed = host.svg()
    layer.path = layer.path?.copy(dashingWithPhase: 1, lengths: [4, 2])
    layer.lineDashPattern = nil
    #expect(dashed != solid && host.svg() == dashed)
  }

  @Test("A text layer draws its string in its font and color, where it is aligned")
  func text() {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(layer.fontSize == 36 && layer.foregroundColor == .white && !layer.isWrapped)
    layer.string = "Ada"
    layer.fontSize = 10
    layer.foregroundColor = UIColor.red.cgColor
    layer.alignmentMode = .center
    let host = view { $0.addSublayer(layer) }
    let drawn = host.svg()
    #expect(drawn.contains(">Ada<"))
    layer.alignmentMode = .left
    #expect(host.svg() != drawn)
    layer.string = NSAttributedString(string: "Byron")
    #expect(host.svg().contains(">Byron<"))
    layer.string = 7
    #expect(!host.svg().contains("<text"))
  }

  @Test("A gradient's colors and locations have Core Animation's types")
  func gradient() {
    let layer = CAGradientLayer()
    #expect(layer.colors == nil && layer.locations == nil)
    layer.colors = [UIColor.red.cgColor, "no color", UIColor.blue.cgColor] as [Any]
    layer.locations = [0.25, 1] as [NSNumber]
    #expect(layer.colors?.count == 2 && layer.locations == [0.25, 1])
    #expect(layer.gradient?.stops.map(\.location) == [0.25, 1])
    layer.colors = nil
    #expect(layer.gradient == nil)
  }
}
