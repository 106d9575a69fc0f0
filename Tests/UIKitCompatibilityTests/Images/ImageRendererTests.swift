// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewPictures

@Suite("Image renderers, named images, and symbols")
struct ImageRendererTests {
  @Test("a renderer creates an image of the drawing, which an image view scales")
  func renderer() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.blue.setFill()
      UIBezierPath(ovalIn: CGRect(x: 10, y: 0, width: 10, height: 10)).fill()
      context.cgContext.setStrokeColor(UIColor.green.cgColor)
      context.stroke(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    #expect(image.size == CGSize(width: 20, height: 10))
    let view = UIImageView(image: image)
    #expect(view.intrinsicContentSize == image.size)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    let picture = view.svg()
    #expect(picture.contains("#f00"))
    #expect(picture.contains("#00f"))
    #expect(picture.contains("#0f0"))
    #expect(picture.contains("matrix(2 0 0 2 0 0)") || picture.contains("scale(2)"))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("an image can be drawn into another one, with text and clips")
  func nested() {
    let inner = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let bounds = CGRect(x: 5, y: 5, width: 30, height: 30)
    let outer = UIGraphicsImageRenderer(bounds: bounds).image { context in
      context.clip(to: CGRect(x: 5, y: 5, width: 10, height: 10))
      inner.draw(in: CGRect(x: 5, y: 5, width: 20, height: 20))
    }
    let view = UIImageView(image: outer)
    let picture = view.svg()
    #expect(picture.contains("#f00"))
    // What is clipped away of a rectangle is left out.
    #expect(picture.contains("width=\"10\"") || picture.contains("clip"))
    #expect(outer != inner)
    #expect(outer == outer.withRenderingMode(.automatic))
  }

  @Test("dynamic colors are resolved where the image is shown, and templates take the tint color")
  func colors() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      UIColor.systemRed.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let view = UIImageView(image: image)
    #expect(view.svg().lowercased().contains("#ff3b30"))
    view.overrideUserInterfaceStyle = .dark
    #expect(view.svg().lowercased().contains("#ff453a"))
    view.image = image.withRenderingMode(.alwaysTemplate)
    view.tintColor = .green
    #expect(view.svg().contains("#0f0"))
  }

  @Test("a translucent tint makes the drawing translucent")
  func translucentTint() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      UIColor.black.withAlphaComponent(0.5).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    view.tintColor = UIColor.green.withAlphaComponent(0.5)
    #expect(view.svg().contains("fill-opacity=\"0.25\""))
  }

  @Test("sizes that aren't numbers create empty images, and formats have a scale")
  func formats() {
    let wrong = UIGraphicsImageRenderer(size: CGSize(width: CGFloat.nan, height: 5)).image { _ in }
    #expect(wrong.size == .zero)
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 2))
    format.opaque = true
    #expect(format.scale == 2)
    #expect(UIGraphicsImageRendererFormat.default().scale == 3)
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection()).scale == 3)
    let opaque = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
      .image { _ in }
    #expect(UIImageView(image: opaque).svg().contains("<rect"))
  }

  /// The smallest PNG header of a size.
  private func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0] + [UInt8](repeating: 0, count: 20))
  }

  @Test("a named image is read at the largest scale in a folder or a bundle")
  func named() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("named images \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try png(10, 20).write(to: folder.appendingPathComponent("photo.png"))
    try png(40, 80).write(to: folder.appendingPathComponent("photo@2x.png"))
    try png(9, 9).write(to: folder.appendingPathComponent("plain.png"))
    #expect(UIImage(named: "photo", in: folder)?.size == CGSize(width: 20, height: 40))
    #expect(UIImage(named: "photo.png", in: folder)?.size == CGSize(width: 20, height: 40))
    #expect(UIImage(named: "plain", in: folder)?.size == CGSize(width: 9, height: 9))
    #expect(UIImage(named: "none", in: folder) == nil)
    #expect(UIImage(named: "../\(folder.lastPathComponent)/plain", in: folder) == nil)
    #expect(UIImage(named: "", in: folder) == nil)
    let file = folder.appendingPathComponent("photo@2x.png").path
    #expect(UIImage(contentsOfFile: file)?.size == CGSize(width: 20, height: 40))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(UIImage(named: "plain", in: bundle, compatibleWith: nil) != nil)
    #expect(UIImage(named: "plain, which is nowhere") == nil)
  }

  @Test("a missing symbol is a box, which is reported where it is shown")
  func symbols() throws {
    let known = try #require(UIImage(systemName: "pencil"))
    let view = UIImageView(image: known)
    #expect(view.layoutReport().problems.isEmpty)
    let unknown = try #require(
      UIImage(
        systemName: "no.such.symbol", withConfiguration: .init(pointSize: 50, weight: .bold)))
    #expect(unknown.isSymbolImage)
    #expect(unknown.size == CGSize(width: 50, height: 50))
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = "more"
    button.setImage(unknown, for: .normal)
    let problems = button.layoutReport().problems.map(\.description)
    #expect(problems.count == 1)
    #expect(problems.first?.contains("“no.such.symbol”") == true)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    #expect(button.svg().contains("<path"))
    #expect(UIImage(systemName: "") == nil)
    #expect(unknown.withConfiguration(.init(pointSize: 10)).size.width == 10)
  }

  @Test("a symbol with a fixed color keeps it")
  func tinted() throws {
    let symbol = try #require(UIImage(systemName: "pencil"))
    let view = UIImageView(image: symbol.withTintColor(.red, renderingMode: .alwaysOriginal))
    #expect(view.svg().contains("#f00"))
    view.image = symbol.withTintColor(.red, renderingMode: .alwaysTemplate)
    #expect(!view.svg().contains("#f00"))
  }

  @Test("only an opaque image begins with a black background", arguments: [true, false])
  func opaque(isOpaque: Bool) {
    let format = UIGraphicsImageRendererFormat()
    #expect(!format.opaque)
    format.opaque = isOpaque
    let size = CGSize(width: 20, height: 10)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    let view = UIImageView(image: image)
    view.frame.size = size
    let fills = DisplayList(of: view).operations.filter {
      if case .fill = $0 { true } else { false }
    }
    #expect(fills.count == (isOpaque ? 2 : 1))
  }

  @Test(
    "an image of an opaque context begins black, and any other transparent",
    arguments: [false, true])
  func opaqueContext(isOpaque: Bool) {
    let size = CGSize(width: 20, height: 10)
    func fills(_ image: UIImage?) -> Int {
      let view = UIImageView(image: image)
      view.frame = CGRect(origin: .zero, size: size)
      return DisplayList(of: view).operations.count {
        if case .fill = $0 { true } else { false }
      }
    }
    UIGraphicsBeginImageContextWithOptions(size, isOpaque, 0)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 1, y: 1, width: 2, height: 2))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(fills(image) == (isOpaque ? 2 : 1))
  }

  @Test("what is drawn after clips end is drawn in an image as in a view")
  func groups() {
    func draw(_ context: CGContext) {
      context.setFillColor(UIColor.red)
      for x in [0, 10] as [CGFloat] {
        context.saveGState()
        context.addEllipse(in: CGRect(x: x, y: 0, width: 8, height: 8))
        context.clip()
        context.fill(CGRect(x: x, y: 0, width: 4, height: 4))
        context.restoreGState()
        context.fill(CGRect(x: x + 1, y: 1, width: 2, height: 2))
      }
    }
    final class Canvas: UIView {
      var body: (CGContext) -> Void = { _ in }
      override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map(body) }
    }
    func steps(_ view: UIView) -> [String] {
      DisplayList(of: view).operations.compactMap {
        switch $0 {
        case .fill(let path, _): "fill \(path.bounds.origin.x) \(path.bounds.width)"
        case .begin(.clip(let path)): path.bounds.width == 8 ? "clip \(path.bounds.minX)" : nil
        default: nil
        }
      }
    }
    let size = CGSize(width: 20, height: 10)
    let canvas = Canvas(frame: CGRect(origin: .zero, size: size))
    canvas.body = draw
    let image = UIGraphicsImageRenderer(size: size).image { draw($0.cgContext) }
    let view = UIImageView(image: image)
    view.frame = canvas.frame
    #expect(steps(canvas).filter { $0.hasPrefix("fill") }.count == 4)
    #expect(steps(view) == steps(canvas))
  }

  @Test("an image is ready to be displayed at once, and an empty one isn't")
  func preparing() async {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(image.preparingForDisplay() == image)
    #expect(await image.byPreparingForDisplay() == image)
    var prepared: [UIImage?] = []
    image.prepareForDisplay { prepared.append($0) }
    UIImage().prepareForDisplay { prepared.append($0) }
    #expect(prepared == [image, nil])
    #expect(UIImage().preparingForDisplay() == nil)
  }
}
