// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Masks as relations")
struct MaskRelationTests {
  /// A view of a frame and a mask, with another view at its corner, so that the mask is translated
  /// into relations.
  private struct Page {
    let root = rooted(100, 80)
    let view: ViewNode
    let corner = SizedNode(1, 1)

    init(_ mask: AutoresizingMask, _ view: ViewNode = ViewNode()) {
      self.view = view
      view.frame = CGRect(x: 10, y: 20, width: 30, height: 25)
      view.autoresizingMask = mask
      root.addSubview(view)
      root.addSubview(corner)
      corner.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
      corner.topAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
      root.layoutIfNeeded()
    }

    func resize(_ width: CGFloat, _ height: CGFloat) {
      root.frame.size = CGSize(width: width, height: height)
      root.layoutIfNeeded()
    }
  }

  private static let parts: [(horizontal: AutoresizingMask, vertical: AutoresizingMask)] = [
    (.flexibleLeftMargin, .flexibleTopMargin), (.flexibleWidth, .flexibleHeight),
    (.flexibleRightMargin, .flexibleBottomMargin),
  ]

  /// The mask with the flexible parts of each axis, as bits from near to far.
  private func mask(_ horizontal: Int, _ vertical: Int) -> AutoresizingMask {
    var mask: AutoresizingMask = []
    for part in 0..<3 {
      if horizontal & 1 << part != 0 { mask.insert(Self.parts[part].horizontal) }
      if vertical & 1 << part != 0 { mask.insert(Self.parts[part].vertical) }
    }
    return mask
  }

  /// The start and the length after a superview of `total` has become twice as long.
  private func expected(
    _ bits: Int, start: CGFloat, length: CGFloat, total: CGFloat
  ) -> [CGFloat] {
    let far = total - start - length
    switch bits {
    case 0b000, 0b100: return [start, length]
    case 0b001: return [2 * total - far - length, length]
    case 0b101, 0b111: return [start / (start + far) * (2 * total - length), length]
    default: return [start, 2 * total - far - start]
    }
  }

  @Test("each axis follows its own parts of the mask", arguments: 0..<8, 0..<8)
  func axes(horizontal: Int, vertical: Int) {
    for turns in 1...2 {
      let page = Page(mask(horizontal, vertical))
      #expect(page.view.frame == CGRect(x: 10, y: 20, width: 30, height: 25))
      if turns == 2 { page.resize(70, 90) }
      page.resize(200, 160)
      let wide = expected(horizontal, start: 10, length: 30, total: 100)
      let tall = expected(vertical, start: 20, length: 25, total: 80)
      let frame = page.view.frame
      #expect(near(frame.minX, wide[0], 0.17) && near(frame.width, wide[1], 0.17))
      #expect(near(frame.minY, tall[0], 0.17) && near(frame.height, tall[1], 0.17))
      #expect(near(page.corner.frame.minX, frame.maxX))
      #expect(near(page.corner.frame.minY, frame.maxY))
      page.resize(100, 80)
      #expect(near(page.view.frame.minX, 10) && near(page.view.frame.maxY, 45))
      #expect(near(page.view.frame.minY, 20) && near(page.view.frame.maxX, 40))
    }
  }

  @Test("a mask that changes after the layout applies from then on", arguments: 0..<8)
  func changedMask(former: Int) {
    for next in 0..<8 {
      let page = Page(mask(former, former))
      page.view.autoresizingMask = mask(next, 7 - next)
      page.root.layoutIfNeeded()
      #expect(page.view.frame == CGRect(x: 10, y: 20, width: 30, height: 25))
      page.resize(200, 160)
      let wide = expected(next, start: 10, length: 30, total: 100)
      let tall = expected(7 - next, start: 20, length: 25, total: 80)
      #expect(near(page.view.frame.minX, wide[0], 0.17))
      #expect(near(page.view.frame.width, wide[1], 0.17))
      #expect(near(page.view.frame.minY, tall[0], 0.17))
      #expect(near(page.view.frame.height, tall[1], 0.17))
    }
  }

  @Test("a frame that is set after the layout counts with the superview's size at that time")
  func changedFrame() {
    for bits in 0..<8 {
      let page = Page(mask(bits, bits))
      page.view.frame = CGRect(x: 5, y: 8, width: 45, height: 32)
      page.root.layoutIfNeeded()
      #expect(page.view.frame == CGRect(x: 5, y: 8, width: 45, height: 32))
      #expect(page.corner.frame.origin == CGPoint(50, 40))
      page.resize(200, 160)
      let wide = expected(bits, start: 5, length: 45, total: 100)
      let tall = expected(bits, start: 8, length: 32, total: 80)
      #expect(near(page.view.frame.minX, wide[0], 0.17))
      #expect(near(page.view.frame.width, wide[1], 0.17))
      #expect(near(page.view.frame.minY, tall[0], 0.17))
      #expect(near(page.view.frame.height, tall[1], 0.17))
    }
  }

  @Test("a superview that doesn't resize its subviews keeps their frames, until it does")
  func notResizing() {
    let page = Page(mask(0b010, 0b001))
    page.root.autoresizesSubviews = false
    page.resize(200, 160)
    #expect(page.view.frame == CGRect(x: 10, y: 20, width: 30, height: 25))
    page.root.autoresizesSubviews = true
    page.resize(300, 200)
    #expect(page.view.frame == CGRect(x: 10, y: 60, width: 130, height: 25))
    #expect(page.corner.frame.origin == CGPoint(140, 85))
  }

  /// A view whose alignment rectangle is smaller than its frame.
  private final class InsetView: ViewNode {
    override var alignmentRectInsets: EdgeInsets {
      EdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    }
  }

  @Test("masks refer to frames, whatever the alignment insets of view and superview")
  func insets() {
    for bits in 0..<8 {
      let page = Page(mask(bits, bits), InsetView())
      #expect(page.view.frame == CGRect(x: 10, y: 20, width: 30, height: 25))
      // The corner is that of the alignment rectangle.
      #expect(page.corner.frame.origin == CGPoint(32, 41))
      page.resize(200, 160)
      let plain = Page(mask(bits, bits))
      plain.resize(200, 160)
      // With two flexible margins, the factors are those of the alignment rectangles.
      if bits & 0b101 != 0b101 { #expect(page.view.frame == plain.view.frame, "\(bits)") }
      #expect(near(page.corner.frame.maxX, page.view.frame.maxX - 7))
    }
    let root = rooted(200, 100)
    let outer = InsetView(frame: CGRect(x: 20, y: 10, width: 100, height: 60))
    let inner = InsetView(frame: CGRect(x: 7, y: 9, width: 50, height: 30))
    let (corner, end) = (SizedNode(1, 1), SizedNode(1, 1))
    root.addSubview(outer)
    outer.addSubview(inner)
    for node in [corner, end] { outer.addSubview(node) }
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    LayoutConstraint.activate([
      corner.leftAnchor.constraint(equalTo: inner.leftAnchor),
      corner.topAnchor.constraint(equalTo: inner.topAnchor),
      end.rightAnchor.constraint(equalTo: outer.rightAnchor),
      end.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 7, y: 9, width: 50, height: 30))
    #expect(corner.frame.origin == CGPoint(9, 10))
    #expect(end.frame == CGRect(x: 91, y: 55, width: 1, height: 1))
    outer.frame.size = CGSize(width: 120, height: 90)
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 20, y: 10, width: 120, height: 90))
    #expect(inner.frame == CGRect(x: 7, y: 39, width: 70, height: 30))
    #expect(corner.frame.origin == CGPoint(9, 40))
    #expect(end.frame.maxX == 112 && end.frame.maxY == 86)
  }

  @Test("frames that no layout moves aren't rounded, and those that move are")
  func unrounded() {
    let page = Page([])
    let odd = CGRect(x: 10.1, y: 20.2, width: 30.13, height: 25.17)
    page.view.frame = odd
    page.root.layoutIfNeeded()
    #expect(page.view.frame == odd)
    page.resize(140, 90)
    #expect(page.view.frame == odd)
    page.view.autoresizingMask = .flexibleLeftMargin
    page.root.layoutIfNeeded()
    #expect(page.view.frame == odd)
    page.resize(150, 90)
    // 20.1 and 50.23 points in pixels, of which there are three per point.
    #expect(near(page.view.frame.minX, 20) && near(page.view.frame.maxX, 151 / 3))
    #expect(near(page.view.frame.minY, 61 / 3) && near(page.view.frame.maxY, 136 / 3))
  }

  @Test("a frame that is set during the layout stays until the next round applies it")
  func setDuringLayout() {
    final class Moving: ViewNode {
      var move: (() -> Void)?
      override func layoutSubviews() {
        let move = move
        self.move = nil
        move?()
        super.layoutSubviews()
      }
    }
    let root = Moving(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let (view, corner) = (ViewNode(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), SizedNode(1, 1))
    root.addSubview(view)
    root.addSubview(corner)
    corner.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    corner.topAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    root.move = { view.frame = CGRect(x: 11, y: 12, width: 13, height: 14) }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 11, y: 12, width: 13, height: 14))
    #expect(corner.frame.origin == CGPoint(24, 26))
  }
}
