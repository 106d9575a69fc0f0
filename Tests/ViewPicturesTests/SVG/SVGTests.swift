// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@testable import ViewPictures

@Suite("SVG")
struct SVGTests {
  /// The lines between the first and the last one.
  private func lines(of node: ViewNode, options: SVGOptions = SVGOptions()) -> [String] {
    node.svg(options: options).split(separator: "\n").dropFirst().dropLast().map(String.init)
  }

  @Test("has the size of the bounds, rounded up to whole points")
  func size() {
    #expect(
      box(5, 5, 375.0002, 49.2).svg()
        == """
        <svg xmlns="http://www.w3.org/2000/svg" width="375" height="50" viewBox="0 0 375 50" \
        role="img">
        </svg>

        """)
  }

  @Test("has a title and a background on request")
  func options() {
    let options = SVGOptions(title: "Tom & Jerry", background: .white)
    #expect(
      lines(of: box(0, 0, 10, 10), options: options) == [
        "<title>Tom &amp; Jerry</title>", "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>",
      ])
    #expect(lines(of: box(0, 0, 10, 10), options: SVGOptions(background: .clear)) == [])
  }

  @Test("states a line width unless it is one point", arguments: [0.5, 1, 2] as [CGFloat])
  func lineWidths(width: CGFloat) {
    let node = drawing { context in
      context.stroke(
        BezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)), with: .black,
        style: StrokeStyle(width: width))
    }
    let said = width == 1 ? "" : " stroke-width=\"\(OutputNumber.text(width))\""
    #expect(
      lines(of: node) == [
        "<rect x=\"2\" y=\"2\" width=\"6\" height=\"6\" fill=\"none\" stroke=\"#000\"\(said)/>"
      ])
  }

  @Test("dashes without length are written, because their round ends are dots")
  func dots() {
    var line = BezierPath()
    line.move(to: CGPoint(x: 1, y: 5))
    line.addLine(to: CGPoint(x: 9, y: 5))
    line.addLine(to: CGPoint(x: 9, y: 5))
    let node = drawing { context in
      context.stroke(
        line.dashed(phase: 0, lengths: [0, 4]), with: .black,
        style: StrokeStyle(width: 2, cap: .round))
      context.stroke(line, with: .black, style: StrokeStyle(width: 2))
    }
    let written = lines(of: node)
    #expect(written.first?.hasPrefix("<path d=\"M1 5H1M5 5H5\" ") == true)
    #expect(written.last?.hasPrefix("<path d=\"M1 5H9\" ") == true)
  }

  @Test("writes the opacity of a single line on the line itself")
  func fadedLine() {
    let node = drawing { context in
      context.withOpacity(0.5) {
        context.stroke(
          BezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)), with: .black,
          style: StrokeStyle(width: 1))
      }
    }
    #expect(
      lines(of: node) == [
        "<rect x=\"2\" y=\"2\" width=\"6\" height=\"6\" fill=\"none\" stroke=\"#000\" "
          + "stroke-opacity=\"0.5\"/>"
      ])
  }

  @Test("uses the element for each shape")
  func shapes() {
    let node = drawing { context in
      context.fill(BezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 5)), with: .black)
      context.fill(
        BezierPath(roundedRect: CGRect(x: 1, y: 2, width: 10, height: 5), cornerRadius: 2),
        with: Color(red: 1, green: 0, blue: 0, alpha: 0.5))
      context.fill(BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)), with: .white)
      context.fill(BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 20)), with: .white)
      var path = BezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 10))
      path.addLine(to: CGPoint(x: 1, y: 2))
      path.addCurve(
        to: CGPoint(x: 4, y: 4), controlPoint1: CGPoint(x: -2, y: 2),
        controlPoint2: CGPoint(x: 3, y: 3))
      path.close()
      context.stroke(
        path, with: .blue, style: StrokeStyle(width: 1.5, cap: .round, join: .round))
    }
    #expect(
      lines(of: node) == [
        "<rect width=\"10\" height=\"5\"/>",
        "<rect x=\"1\" y=\"2\" width=\"10\" height=\"5\" rx=\"2\" fill=\"#f00\" fill-opacity=\"0.5\"/>",
        "<circle cx=\"5\" cy=\"5\" r=\"5\" fill=\"#fff\"/>",
        "<ellipse cx=\"5\" cy=\"10\" rx=\"5\" ry=\"10\" fill=\"#fff\"/>",
        "<path d=\"M0 0H10V10L1 2C-2 2 3 3 4 4Z\" fill=\"none\" stroke=\"#00f\" "
          + "stroke-width=\"1.5\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
      ])
  }

  @Test("fits text to its measured width, even in monospaced fonts, without kerning")
  func text() {
    let node = TextBox("A & B", width: 50.25)
    let svg = node.svg()
    #expect(
      svg.contains(
        "font-family=\"'Liberation Sans', Arimo, Arial, Helvetica, sans-serif\" "
          + "style=\"font-kerning:none\""))
    #expect(
      svg.contains(
        "<text y=\"16.187\" font-size=\"17\" textLength=\"50.25\" "
          + "lengthAdjust=\"spacingAndGlyphs\">A &amp; B</text>"))
  }

  @Test("draws weights from semibold up as bold, and others as regular")
  func weights() {
    let node = TextBox("A")
    node.font = .systemFont(ofSize: 17, weight: .medium)
    #expect(!node.svg().contains("font-weight"))
    node.font = .systemFont(ofSize: 17, weight: .semibold)
    #expect(node.svg().contains("font-weight=\"700\""))
  }

  @Test("begins right-to-left text at its right end")
  func rightToLeft() {
    let node = TextBox("שלום", width: 50)
    node.direction = .rightToLeft
    #expect(node.svg().contains("<text x=\"50\" y=\"16.187\" font-size=\"17\" direction=\"rtl\""))
  }

  @Test(
    "preserves spaces that would be collapsed",
    arguments: [(" a", true), ("a  b", true), ("a b", false)])
  func spaces(text: String, keeps: Bool) {
    #expect(TextBox(text).svg().contains("xml:space=\"preserve\"") == keeps)
  }

  @Test(
    "preserves spaces between runs, which librsvg removes",
    arguments: [(0..<3, true), (2..<3, true), (0..<2, true), (4..<5, false)])
  func spacesBetweenRuns(colored: Range<Int>, keeps: Bool) {
    let label = LabelNode(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    var text = AttributedText(string: "to catch")
    text.addAttributes([.foregroundColor: Color.red], range: colored)
    label.attributedText = text
    #expect(label.svg().contains("xml:space=\"preserve\"") == keeps)
  }

  @Test("writes equal definitions once and numbers them in order of use")
  func sharing() {
    let root = box(0, 0, 100, 100)
    for x in [0, 50] as [CGFloat] {
      let node = box(x, 0, 20, 20, .white)
      node.layer.shadowOpacity = 1
      root.addSubview(node)
    }
    for x in [0, 50] as [CGFloat] {
      let node = box(x, 50, 20, 20)
      let layer = GradientLayer()
      layer.frame = node.bounds
      layer.colors = [.red, .blue]
      node.layer.addSublayer(layer)
      root.addSubview(node)
    }
    let svg = root.svg(options: SVGOptions(idPrefix: "card-"))
    #expect(svg.ranges(of: "<filter id=\"card-1\"").count == 1)
    #expect(svg.ranges(of: "url(#card-1)").count == 2)
    #expect(svg.ranges(of: "<linearGradient id=\"card-2\"").count == 1)
    #expect(svg.ranges(of: "url(#card-2)").count == 2)
    #expect(!svg.contains("card-3"))
  }

  @Test(
    "reduces a prefix to characters that are valid in a name",
    arguments: [("card-", "card-1"), ("1\">x", "v1x1"), ("", "v1"), ("-a", "v-a1")])
  func prefix(given: String, name: String) {
    let root = box(0, 0, 100, 100, .white)
    root.layer.shadowOpacity = 1
    #expect(root.svg(options: SVGOptions(idPrefix: given)).contains("<filter id=\"\(name)\""))
  }

  @Test("never uses the shadow filter that librsvg doesn't support")
  func shadow() {
    let root = box(0, 0, 100, 100)
    let opaque = box(10, 10, 40, 20, .white)
    let clear = TextBox("Text")
    for node in [opaque, clear] {
      node.layer.shadowOpacity = 0.5
      node.layer.shadowOffset = CGSize(width: 4, height: 4)
      node.layer.shadowRadius = 4
      root.addSubview(node)
    }
    let svg = root.svg()
    #expect(!svg.contains("feDropShadow"))
    #expect(
      svg.contains(
        "<rect x=\"14\" y=\"14\" width=\"40\" height=\"20\" fill=\"#000\" fill-opacity=\"0.5\" "
          + "filter=\"url(#v1)\"/>"))
    #expect(svg.contains("<feGaussianBlur stdDeviation=\"3.68\"/>"))
    #expect(svg.contains("<feMergeNode in=\"SourceGraphic\"/>"))
  }

  #if !MainActor
    @Test("is the same from ten threads at once as from one")
    func determinism() async {
      @Sendable func picture() -> String {
        let root = box(0, 0, 200, 200, .white)
        for index in 0..<50 {
          let node = box(CGFloat(index), CGFloat(index * 3), 20, 20, .red)
          node.layer.shadowOpacity = 0.5
          node.layer.cornerRadius = CGFloat(index % 5)
          node.clipsToBounds = index % 3 == 0
          node.addSubview(TextBox("Number \(index)"))
          root.addSubview(node)
        }
        return root.svg()
      }
      let expected = picture()
      let all = await withTaskGroup(of: String.self) { group in
        for _ in 0..<10 { group.addTask { picture() } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(all == Array(repeating: expected, count: 10))
    }
  #endif
}
