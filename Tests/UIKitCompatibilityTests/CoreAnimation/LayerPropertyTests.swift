// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewPictures

@Suite("Properties of layers")
struct LayerPropertyTests {
  @Test("each gravity of a layer's contents is kept, and an unknown one stretches them")
  func gravities() {
    let all: [CALayerContentsGravity] = [
      .resize, .resizeAspect, .resizeAspectFill, .center, .top, .bottom, .left, .right, .topLeft,
      .topRight, .bottomLeft, .bottomRight,
    ]
    let layer = CALayer()
    #expect(layer.contentsGravity == .resize)
    for gravity in all {
      layer.contentsGravity = gravity
      #expect(layer.contentsGravity == gravity)
    }
    layer.contentsGravity = CALayerContentsGravity(rawValue: "sideways")
    #expect(layer.contentsGravity == .resize)
    #expect(Set(all.map(\.rawValue)).count == 12)
  }

  @Test("a layer shows all of its contents until told otherwise")
  func contentsRect() {
    let layer = CALayer()
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.25, height: 1)
    #expect(layer.contentsRect == CGRect(x: 0.5, y: 0, width: 0.25, height: 1))
  }

  @Test("a layer that was opaque can become translucent again")
  func opaque() {
    let layer = CALayer()
    layer.isOpaque = false
    #expect(!layer.isOpaque)
    layer.isOpaque = true
    #expect(layer.isOpaque)
    layer.isOpaque = false
    #expect(!layer.isOpaque)
  }

  @Test("hints about the drawing of a layer have no effect")
  func hints() {
    let layer = CALayer()
    layer.allowsEdgeAntialiasing = false
    #expect(layer.allowsEdgeAntialiasing)
    layer.drawsAsynchronously = true
    #expect(!layer.drawsAsynchronously)
    layer.needsDisplayOnBoundsChange = false
    #expect(layer.needsDisplayOnBoundsChange)
    layer.allowsGroupOpacity = false
    #expect(layer.allowsGroupOpacity)
  }

  @Test("a layer's own time can't be changed")
  func time() {
    let layer = CALayer()
    layer.speed = 0
    #expect(layer.speed == 1)
    layer.timeOffset = 5
    #expect(layer.timeOffset == 0)
    layer.beginTime = 5
    #expect(layer.beginTime == 0)
  }

  @Test("a view's layer lays the view out, and another layer has no layout")
  func layout() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    let former = view.layouts
    view.layer.layoutIfNeeded()
    #expect(view.layouts == former)
    view.layer.setNeedsLayout()
    #expect(view.layouts == former)
    view.layer.layoutIfNeeded()
    #expect(view.layouts == former + 1)
    let layer = CALayer()
    view.layer.addSublayer(layer)
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(view.layouts == former + 1)
  }

  @Test("a layer need not be told to draw what has changed")
  func display() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.backgroundColor = UIColor.red.cgColor
    let picture = view.svg()
    view.layer.setNeedsDisplay()
    view.layer.displayIfNeeded()
    #expect(view.svg() == picture)
    view.layer.backgroundColor = UIColor.blue.cgColor
    #expect(view.svg() != picture)
  }
}

@Suite("Text layers")
struct TextLayerTests {
  private func picture(_ change: (CATextLayer) -> Void) -> String {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    layer.fontSize = 10
    layer.string = "several words on a line"
    change(layer)
    let host = UIView(frame: layer.frame)
    host.layer.addSublayer(layer)
    return host.svg()
  }

  @Test("a text layer truncates a long line where its mode says, or not at all")
  func truncation() {
    let modes: [CATextLayerTruncationMode] = [.none, .start, .middle, .end]
    let pictures = modes.map { mode in picture { $0.truncationMode = mode } }
    #expect(Set(pictures).count == 4)
    #expect(pictures.map { $0.contains("…") } == [false, true, true, true])
    #expect(pictures[1].contains(">…") && pictures[3].contains("…<"))
    #expect(picture { _ in } == pictures[0])
    let odd = CATextLayerTruncationMode(rawValue: "odd")
    #expect(picture { $0.truncationMode = odd } == pictures[0])
  }

  @Test("a text layer wraps its lines only if it is told so")
  func wrapping() {
    func lines(_ picture: String) -> Int { picture.components(separatedBy: "<text").count - 1 }
    #expect(lines(picture { _ in }) == 1)
    #expect(lines(picture { $0.isWrapped = true }) > 1)
  }

  @Test("a text layer aligns its lines, and an unknown alignment is the natural one")
  func alignments() {
    func aligned(_ mode: CATextLayerAlignmentMode) -> String {
      picture {
        $0.string = "Ada"
        $0.alignmentMode = mode
      }
    }
    #expect(Set([CATextLayerAlignmentMode.left, .center, .right].map(aligned)).count == 3)
    #expect(aligned(.natural) == aligned(.left) && aligned(.justified) == aligned(.left))
    #expect(aligned(CATextLayerAlignmentMode(rawValue: "odd")) == aligned(.natural))
    let wide = [CATextLayerAlignmentMode.left, .justified].map { mode in
      picture {
        $0.isWrapped = true
        $0.alignmentMode = mode
      }
    }
    #expect(wide[0] != wide[1])
  }

  @Test("the font of a text layer is a font, a name, or a font without a size")
  func fonts() {
    let named = picture { $0.font = "Courier" }
    #expect(named != picture { _ in })
    #expect(picture { $0.font = CGFont("Courier") } == named)
    #expect(picture { $0.font = UIFont(name: "Courier", size: 99) } == named)
    #expect(picture { $0.font = "Helvetica" } == picture { _ in })
    #expect(
      picture { $0.font = "" } == picture { $0.font = UIFont.systemFont(ofSize: 3) })
    #expect(CGFont("Courier")?.postScriptName == "Courier")
  }

  @Test("a text layer without a color draws clear text")
  func clear() {
    #expect(
      picture { $0.foregroundColor = nil } == picture { $0.foregroundColor = UIColor.clear.cgColor }
    )
    #expect(picture { $0.foregroundColor = nil } != picture { _ in })
  }

  @Test("a layer that is copied or decoded has the default properties")
  func initializers() throws {
    let layer = CATextLayer()
    layer.fontSize = 12
    let copied = CATextLayer(layer: layer)
    let decoded = try #require(CATextLayer(coder: NSCoder()))
    for other in [copied, decoded] {
      #expect(other.string == nil && other.alignmentMode == .natural && !other.isWrapped)
    }
    #expect(decoded.fontSize == 36 && decoded.truncationMode == .none)
  }
}
