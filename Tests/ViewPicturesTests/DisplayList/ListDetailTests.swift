// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphicsTestSupport
import ViewNodes

@testable import ViewPictures

@Suite("Details of drawings")
struct ListDetailTests {
  @Test(
    "a drawing has the given scale, and that of its screen if it isn't a positive number",
    arguments: [2, 0.5, 0, -1, .infinity, .nan] as [CGFloat])
  func scale(given: CGFloat) {
    var seen: [CGFloat] = []
    let node = drawing { seen.append($0.displayScale) }
    _ = DisplayList(of: node)
    _ = DisplayList(of: node, displayScale: given)
    #expect(seen.count == 2)
    #expect(seen.last == (given.isFinite && given > 0 ? given : seen.first))
  }

  @Test("a shadow of nothing needs no margin")
  func emptyShadow() {
    let node = box(0, 0, 100, 50, .white)
    node.layer.shadowOpacity = 1
    node.layer.shadowRadius = 4
    #expect(DisplayList(of: node, margin: .automatic).size.width > 100)
    node.layer.shadowPath = BezierPath(rect: CGRect(x: -50, y: -50, width: 0, height: 10))
    #expect(DisplayList(of: node, margin: .automatic).size == CGSize(width: 100, height: 50))
  }

  @Test("a shadow without blur is a moved shape without a filter")
  func sharpShadow() {
    let node = box(0, 0, 100, 50, .white)
    node.layer.shadowOpacity = 1
    node.layer.shadowRadius = 0
    node.layer.shadowOffset = CGSize(width: 3, height: 4)
    let svg = node.svg()
    #expect(!svg.contains("filter"))
    #expect(svg.contains("<rect x=\"3\" y=\"4\" width=\"100\" height=\"50\""))
    node.layer.shadowRadius = 2
    #expect(node.svg().contains("<feGaussianBlur stdDeviation=\"1.84\"/>"))
  }

  @Test("a vector image without a size isn't drawn", arguments: [(10, 10), (0, 10), (10, 0)])
  func emptyImage(width: CGFloat, height: CGFloat) {
    let square = BezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2))
    let image = Image(
      content: .figures([.fill(square, nil)]), size: CGSize(width: width, height: height))
    let place = CGRect(x: 0, y: 0, width: 20, height: 20)
    let list = DisplayList(of: drawing { $0.draw(image, in: place, tint: .red) })
    let expected = BezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(list.operations == (width * height > 0 ? [.fill(expected, .color(.red))] : []))
  }

  @Test("a gradient without stops paints nothing, and is no opaque color")
  func emptyGradient() {
    let gradient = Gradient(
      kind: .axial, start: .zero, end: CGPoint(x: 1, y: 0), stops: [])
    #expect(!DisplayList.Paint.gradient(gradient).isVisible)
    let opaque = Gradient(
      kind: .axial, start: .zero, end: CGPoint(x: 1, y: 0),
      stops: [.init(color: .red, location: 0)])
    #expect(DisplayList.Paint.gradient(opaque).isVisible)
    #expect(!DisplayList.Paint.gradient(opaque).isOpaqueColor)
    #expect(DisplayList.Paint.color(.red).isOpaqueColor)
    #expect(!DisplayList.Paint.color(Color.red.withAlphaComponent(0.99)).isOpaqueColor)
  }

  @Test("drawings of a batch are delivered in order, with their margin and their failures")
  func lists() async {
    struct Refusal: Error {}
    let makers = (0..<5).map { index in
      PictureMaker("\(index)") {
        if index == 3 { throw Refusal() }
        return box(0, 0, CGFloat(index + 1), 10, .red)
      }
    }
    var sizes: [CGSize] = []
    var progress: [Int] = []
    let report = await Pictures.renderLists(
      makers, margin: .points(2), concurrency: 2, progress: { progress.append($0.finished) }
    ) { sizes.append($0.size) }
    #expect(sizes == [1, 2, 3, 5].map { CGSize(width: $0 + 4, height: 14) })
    #expect(report.made == 4)
    #expect(report.failures.map(\.name) == ["3"])
    #expect(progress == [1, 2, 3, 4, 5])
  }

  @Test("more lines than can be counted are read as none")
  func countlessLines() throws {
    func tree(_ lines: String) throws -> String {
      try #require(FrameTree(parsing: "TextBox \"a\" +\(lines) (1, 2, 3, 4)\n")).description
    }
    #expect(try tree("2 lines").contains("+2 lines"))
    #expect(try tree("1 line").contains("+1 line "))
    #expect(try !tree("99999999999999999999 lines").contains("+"))
  }

  @Test("a name of a family is in quotes unless it is a word or a generic family")
  func families() {
    #expect(
      FontFamilies.list(["Arial", "A1-b", "1A", "-A", "", "Avenir Next", "serif", "Ä"])
        == "Arial, A1-b, '1A', '-A', '', 'Avenir Next', serif, 'Ä'")
    #expect(
      FontFamilies.list(["Z", "a", "z", "@", "[", "`", "{"]) == "Z, a, z, '@', '[', '`', '{'")
  }

  private func runs(_ fonts: [Font]) -> LabelNode {
    let label = LabelNode(frame: CGRect(x: 0, y: 0, width: 300, height: 24))
    label.attributedText = AttributedText(
      joining: fonts.enumerated().map {
        AttributedText(string: "t\($0.offset) ", attributes: TextAttributes(font: $0.element))
      })
    return label
  }

  @Test("a plain run after one in another font states that it is plain")
  func plainRuns() throws {
    let plain = Font.systemFont(ofSize: 20)
    let file = try FontFile(FontBuilder().bytes())
    let cases: [(Font, html: String, svg: String)] = [
      (plain.withItalic(), "font-style:normal;", " font-style=\"normal\""),
      (
        plain.withFamily(FontFamily("Menlo")),
        "font-family:\(FontFamilies.list(FontFamilies.system));",
        " font-family=\"\(FontFamilies.list(FontFamilies.system))\""
      ),
      (
        plain.withFamily(FontFamily("Test Sans", files: [file])),
        Font.plainFeatures + ";", " style=\"\(Font.plainFeatures)\""
      ),
    ]
    for (font, html, svg) in cases {
      let label = runs([font, plain])
      let second = try #require(
        label.html().components(separatedBy: "<span style=\"").first { $0.contains(">t1") })
      #expect(second.contains(html), "\(second)")
      let span = try #require(
        label.svg().components(separatedBy: "<tspan").first { $0.contains(">t1") })
      #expect(span.contains(svg), "\(span)")
    }
    let same = runs([plain, plain.withWeight(.bold)])
    #expect(!same.html().contains("font-style") && !same.svg().contains("font-style"))
  }

  @Test("the format of an embedded font is that of its first bytes")
  func fontFormats() throws {
    let names: [([UInt8], String?)] = [
      ([0, 1, 0, 0], "truetype"), ([0x74, 0x72, 0x75, 0x65], "truetype"),
      ([0x4F, 0x54, 0x54, 0x4F], "opentype"), ([0x77, 0x4F, 0x46, 0x32], "woff2"),
      ([0x77, 0x4F, 0x46, 0x46], "woff"), ([0x74, 0x74, 0x63, 0x66], nil), ([0, 1], nil), ([], nil),
    ]
    for (start, name) in names {
      let font = EmbeddedFont(family: "A", bytes: start + [1, 2, 3, 4])
      #expect(font.map { "\($0.format)" } == name, "\(start)")
    }
  }
}
