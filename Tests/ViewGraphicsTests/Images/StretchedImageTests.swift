// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

/// Lists where images are drawn, with the clips and transforms around them.
private final class Places: GraphicsContext {
  let displayScale: CGFloat = 1
  private(set) var rects: [CGRect] = []
  private(set) var clips: [CGRect] = []
  private(set) var transforms: [Transform] = []

  func fill(_ path: BezierPath, with color: Color) {}
  func fill(_ path: BezierPath, with gradient: Gradient) {}
  func stroke(_ path: BezierPath, with color: Color, style: StrokeStyle) {}
  func draw(_ line: TextLine) {}
  func draw(_ image: Image, in rect: CGRect, tint: Color) { rects.append(rect) }
  func withShadow(_ shadow: Shadow, _ body: () -> Void) { body() }
  func withClip(to path: BezierPath, _ body: () -> Void) {
    clips.append(path.bounds)
    body()
  }
  func withTransform(_ transform: Transform, _ body: () -> Void) {
    transforms.append(transform)
    body()
  }
  func withOpacity(_ opacity: CGFloat, _ body: () -> Void) { body() }
}

@Suite("Stretched images")
struct StretchedImageTests {
  private let image = Image(content: .figures([]), size: CGSize(width: 30, height: 20))
    .resizableImage(withCapInsets: EdgeInsets(top: 4, left: 5, bottom: 6, right: 10))

  private func places(
    of image: Image, in rect: CGRect, _ direction: UserInterfaceLayoutDirection = .leftToRight
  ) -> Places {
    let places = Places()
    image.draw(in: rect, tint: .black, direction: direction, context: places)
    return places
  }

  @Test("caps keep their size, and what is between them stretches")
  func nineParts() {
    let places = places(of: image, in: CGRect(x: 100, y: 200, width: 60, height: 40))
    #expect(places.clips.count == 9)
    #expect(places.clips.first == CGRect(x: 100, y: 200, width: 5, height: 4))
    #expect(places.clips[4] == CGRect(x: 105, y: 204, width: 45, height: 30))
    #expect(places.clips.last == CGRect(x: 150, y: 234, width: 10, height: 6))
    #expect(places.rects.first == CGRect(x: 100, y: 200, width: 30, height: 20))
    // The middle is 15 by 10 of the image, three times as large here.
    #expect(places.rects[4] == CGRect(x: 90, y: 192, width: 90, height: 60))
    #expect(places.rects.last == CGRect(x: 130, y: 220, width: 30, height: 20))
  }

  @Test("an image at its natural size or without caps is drawn once")
  func whole() {
    let own = CGRect(x: 1, y: 2, width: 30, height: 20)
    #expect(places(of: image, in: own).rects == [own])
    #expect(places(of: image, in: own).clips.isEmpty)
    let larger = CGRect(x: 1, y: 2, width: 31, height: 20)
    #expect(places(of: image, in: larger).clips.count == 9)
    let plain = Image(content: .figures([]), size: CGSize(width: 30, height: 20))
    #expect(places(of: plain, in: larger).rects == [larger])
    #expect(places(of: plain, in: larger).clips.isEmpty)
    let empty = Image(content: .figures([]), size: CGSize(width: 0, height: 20))
      .resizableImage(withCapInsets: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    #expect(places(of: empty, in: larger).rects == [larger])
  }

  @Test("caps that don't fit shrink in proportion, and the middle vanishes")
  func small() {
    let places = places(of: image, in: CGRect(x: 0, y: 0, width: 6, height: 20))
    #expect(Set(places.clips.map(\.minX)) == [0, 2])
    #expect(Set(places.clips.map(\.width)) == [2, 4])
    #expect(places.clips.count == 6)
  }

  @Test("an image for both directions is mirrored around its own middle from right to left")
  func mirrored() {
    let flipping = image.imageFlippedForRightToLeftLayoutDirection()
    let rect = CGRect(x: 10, y: 0, width: 30, height: 20)
    let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: 50, ty: 0)
    #expect(places(of: flipping, in: rect, .rightToLeft).transforms == [mirror])
    #expect(places(of: flipping, in: rect, .rightToLeft).rects == [rect])
    #expect(places(of: flipping, in: rect).transforms.isEmpty)
    #expect(places(of: image, in: rect, .rightToLeft).transforms.isEmpty)
    let wide = CGRect(x: 10, y: 0, width: 60, height: 40)
    #expect(places(of: flipping, in: wide, .rightToLeft).clips.count == 9)
  }

  @Test("a bitmap's scale is its pixels per point, and other images have that of a phone")
  func scale() throws {
    func big32(_ value: UInt8) -> [UInt8] { [0, 0, 0, value] }
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big32(13) + Array("IHDR".utf8)
      + big32(60) + big32(40) + [8, 6, 0, 0, 0]
    #expect(try #require(Image(data: png)).scale == 1)
    #expect(try #require(Image(data: Data(png), scale: 2)).scale == 2)
    #expect(image.scale == 3)
    #expect(Image().scale == 3)
    let broken = Image(
      content: .encoded([1, 2], mediaType: "image/png"), size: CGSize(width: 1, height: 1))
    #expect(broken.scale == 3)
  }

  @Test("tinting recolors figures and leaves bitmaps alone")
  func tint() {
    let path = BezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let style = StrokeStyle(width: 2)
    let figures = Image(
      content: .figures([.fill(path, .red), .stroke(path, style, nil)]), size: .zero)
    let tinted = figures.withTintColor(.blue)
    #expect(tinted.content == .figures([.fill(path, .blue), .stroke(path, style, .blue)]))
    #expect(tinted.renderingMode == .alwaysOriginal)
    let bitmap = Image(content: .encoded([1], mediaType: "image/png"), size: .zero)
    #expect(bitmap.withTintColor(.blue) == bitmap)
  }

  @Test("caps beyond the image are as large as it is, and those that aren't usable are none")
  func strangeCaps() {
    let image = Image(content: .figures([]), size: CGSize(width: 30, height: 20))
      .resizableImage(
        withCapInsets: EdgeInsets(top: 15, left: -5, bottom: 15, right: CGFloat.infinity))
    let tall = places(of: image, in: CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(
      tall.clips == [
        CGRect(x: 0, y: 0, width: 60, height: 15), CGRect(x: 0, y: 35, width: 60, height: 5),
      ])
    #expect(
      tall.rects == [
        CGRect(x: 0, y: 0, width: 60, height: 20), CGRect(x: 0, y: 20, width: 60, height: 20),
      ])
    // Caps that exactly fit leave no middle either.
    let flat = places(of: image, in: CGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(flat.clips.map(\.height) == [15, 5] && flat.clips.map(\.minY) == [0, 15])
    let low = places(of: image, in: CGRect(x: 0, y: 0, width: 60, height: 10))
    #expect(low.clips.map(\.height) == [7.5, 2.5] && low.clips.map(\.minY) == [0, 7.5])
    #expect(low.rects.map(\.height) == [10, 10])
    let copy = image.imageFlippedForRightToLeftLayoutDirection()
    #expect(copy.flipsForRightToLeftLayoutDirection && !image.flipsForRightToLeftLayoutDirection)
    #expect(copy.capInsets == image.capInsets && image.capInsets.top == 15)
  }

  @Test("the middle of an image in the tile mode is repeated, the last piece cut off")
  func tiles() {
    let image = Image(content: .figures([]), size: CGSize(width: 30, height: 20))
      .resizableImage(
        withCapInsets: EdgeInsets(top: 4, left: 5, bottom: 6, right: 10), resizingMode: .tile)
    #expect(image.resizingMode == .tile)
    let places = places(of: image, in: CGRect(x: 0, y: 0, width: 55, height: 20))
    // Columns of 5, 15, 15, 10, and 10 points; all rows have their own height.
    #expect(places.clips.count == 15)
    #expect(places.clips.prefix(5).map(\.minX) == [0, 5, 20, 35, 45])
    #expect(places.clips[3].width == 10)
    #expect(places.rects.allSatisfy { $0.size == CGSize(width: 30, height: 20) })
    #expect(places.rects.prefix(5).map(\.minX) == [0, 0, 15, 30, 25])
  }
}
