// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@testable import ViewPictures

@Suite("Parts of markup")
struct MarkupPartTests {
  private func written(
    _ language: MarkupBuffer.Language = .xml, marksColors: Bool = false,
    _ write: (inout MarkupBuffer) -> Void
  ) -> String {
    var buffer = MarkupBuffer(language, marksColors: marksColors)
    write(&buffer)
    return buffer.string
  }

  @Test(
    "control characters are written as numbers in XML, and replaced in HTML",
    arguments: [
      ("\u{7E}\u{7F}", "~&#127;", "~\u{FFFD}"),
      ("\u{80}\u{9F}", "&#128;&#159;", "\u{FFFD}\u{FFFD}"),
      ("\u{A0}\u{C2}", "\u{A0}\u{C2}", "\u{A0}\u{C2}"), ("\r", "&#13;", "&#13;"),
      ("\u{FFFD}\u{F000}", "\u{FFFD}\u{F000}", "\u{FFFD}\u{F000}"),
      ("\u{B}", "\u{FFFD}", "\u{FFFD}"),
      ("\u{FFFE}", "\u{FFFD}", "\u{FFFD}"), (" ", " ", " "), ("a>b", "a&gt;b", "a&gt;b"),
    ])
  func escaping(text: String, xml: String, html: String) {
    #expect(written { $0.add(escaping: text) } == xml)
    #expect(written(.html) { $0.add(escaping: text) } == html)
  }

  @Test(
    "bytes in Base64 have their published forms",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("?>?~", "Pz4/fg=="), ("~~~~", "fn5+fg=="),
    ])
  func base64(text: String, encoded: String) {
    #expect(written { $0.addBase64(Array(text.utf8)) } == encoded)
    #expect(
      written {
        $0.add("x")
        $0.addBase64(Array(text.utf8))
      } == "x" + encoded)
    let bytes = (0...255).map { UInt8($0) }
    #expect(written { $0.addBase64(bytes) } == Data(bytes).base64EncodedString())
  }

  @Test("attributes have a name, an equals sign, and a value in quotes")
  func attributes() {
    #expect(written { $0.attribute("a", 1.5) } == " a=\"1.5\"")
    #expect(written { $0.attribute("a", 0) } == " a=\"0\"")
    #expect(written { $0.attribute("a", 1.0 / 3, decimals: 5) } == " a=\"0.33333\"")
    #expect(written { $0.attribute("a", unlessZero: 0.0004) } == "")
    #expect(written { $0.attribute("a", unlessZero: -0.0004) } == "")
    #expect(written { $0.attribute("a", unlessZero: 0.0006) } == " a=\"0.001\"")
    #expect(written { $0.attribute("a", "b&c") } == " a=\"b&c\"")
    #expect(written { $0.attribute("a", escaping: "b&\"c") } == " a=\"b&amp;&quot;c\"")
    #expect(written { $0.attribute("a", list: []) } == " a=\"\"")
    #expect(written { $0.attribute("a", list: [1]) } == " a=\"1\"")
    #expect(written { $0.attribute("a", list: [1, 2.5, -3]) } == " a=\"1 2.5 -3\"")
    #expect(written { $0.add(style: "a&b") } == "a&amp;b")
    #expect(written(.html) { $0.add(style: "a&b") } == "a&b")
  }

  @Test(
    "colors have the shortest form, and an alpha unless they are opaque",
    arguments: [
      (0xFFFFFF, 1, "#fff", "#fff"), (0x000000, 1, "#000", "#000"), (0x112233, 1, "#123", "#123"),
      (0x112234, 1, "#112234", "#112234"), (0x102233, 1, "#102233", "#102233"),
      (0x112133, 1, "#112133", "#112133"), (0xABCDEF, 1, "#abcdef", "#abcdef"),
      (0xFFFFFF, 0.5, "#ffffff80", "#fff"), (0x123456, 0.5, "#12345680", "#123456"),
      (0xFF8800, 0, "#ff880000", "#f80"), (0x000000, 0.2, "#00000033", "#000"),
      (0xABCDEF, 0.999, "#abcdef", "#abcdef"), (0x112233, 0.04, "#1122330a", "#123"),
    ] as [(Int, CGFloat, String, String)])
  func colors(rgb: Int, alpha: CGFloat, css: String, hex: String) {
    let color = Color(
      red: CGFloat(rgb >> 16) / 255, green: CGFloat(rgb >> 8 & 255) / 255,
      blue: CGFloat(rgb & 255) / 255, alpha: alpha)
    let opacity = " x-opacity=\"\(OutputNumber.text(alpha))\""
    let needed = alpha == 1 ? "" : opacity
    #expect(written { $0.cssColor(color) } == css)
    #expect(
      written {
        $0.add("#")
        $0.cssColor(color)
      } == "#" + css)
    #expect(written { $0.paint("x", color) } == " x=\"\(hex)\"" + needed)
    #expect(written { $0.paint("x", color, alphaBefore: alpha) } == " x=\"\(hex)\"")
    #expect(written { $0.paint("x", color: "y", color) } == " y=\"\(hex)\"" + needed)
    #expect(written { $0.paint("x", color, alphaBefore: 0.3) } == " x=\"\(hex)\"" + opacity)
  }

  @Test("opaque black is the default of fills, unless colors are replaced later")
  func fills() {
    #expect(written { $0.fill(.black) } == "")
    #expect(
      written { $0.fill(Color(white: 0, alpha: 0.5)) } == " fill=\"#000\" fill-opacity=\"0.5\"")
    var buffer = MarkupBuffer(marksColors: true)
    buffer.fill(.black)
    buffer.paint("stop", color: "stop-color", Color(white: 1, alpha: 0.5))
    buffer.cssColor(.green)
    #expect(buffer.string == " fill=\"\u{1}\" stop-color=\"\u{1}\"\u{1}")
    #expect(buffer.colors == [.black, Color(white: 1, alpha: 0.5), .green])
    var both = MarkupBuffer(marksColors: true)
    both.mark(.red)
    both.add(buffer)
    #expect(both.colors == [.red, .black, Color(white: 1, alpha: 0.5), .green] && !both.isEmpty)
    both.removeLast(1)
    #expect(both.string == "\u{1} fill=\"\u{1}\" stop-color=\"\u{1}\"")
  }

  @Test("simple shapes have elements of their own, other paths have steps and a fill rule")
  func elements() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    func element(_ path: BezierPath, _ rule: String = "fill-rule") -> String {
      written { $0.element(of: path, rule: rule) }
    }
    #expect(element(BezierPath(rect: rect)) == "<rect x=\"1\" y=\"2\" width=\"30\" height=\"40\"")
    #expect(
      element(BezierPath(rect: CGRect(x: 0, y: 5, width: 3, height: 4)))
        == "<rect y=\"5\" width=\"3\" height=\"4\"")
    #expect(
      element(BezierPath(roundedRect: rect, cornerRadius: 3))
        == "<rect x=\"1\" y=\"2\" width=\"30\" height=\"40\" rx=\"3\"")
    #expect(
      element(BezierPath(ovalIn: rect)) == "<ellipse cx=\"16\" cy=\"22\" rx=\"15\" ry=\"20\"")
    #expect(
      element(BezierPath(ovalIn: CGRect(x: 1, y: 2, width: 8, height: 8)))
        == "<circle cx=\"5\" cy=\"6\" r=\"4\"")
    var line = BezierPath()
    line.move(to: CGPoint(x: 1, y: 2))
    line.addLine(to: CGPoint(x: 3, y: 4))
    #expect(element(line) == "<path d=\"M1 2L3 4\"")
    line.usesEvenOddFillRule = true
    #expect(element(line) == "<path d=\"M1 2L3 4\" fill-rule=\"evenodd\"")
    #expect(element(line, "clip-rule") == "<path d=\"M1 2L3 4\" clip-rule=\"evenodd\"")
    #expect(
      written { $0.region(CGRect(x: 0, y: 0, width: 3, height: 4)) }
        == " x=\"0\" y=\"0\" width=\"3\" height=\"4\"")
  }

  @Test("level and upright lines have one number, and lines of no length none")
  func steps() {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    var path = BezierPath()
    path.move(to: point(1, 2))
    path.addLine(to: point(1, 2))
    path.addLine(to: point(5, 2))
    path.addLine(to: point(5, 6))
    path.addLine(to: point(5, 6))
    path.addLine(to: point(1, 8))
    path.close()
    // A closed path continues where it began.
    path.addLine(to: point(1, 9))
    path.addLine(to: point(1, 2))
    path.close()
    path.addLine(to: point(1, 2))
    path.addLine(to: point(7, 2))
    path.addCurve(
      to: point(9, 3), controlPoint1: point(7, 1), controlPoint2: point(8, 0.5))
    path.addLine(to: point(9, 5))
    path.move(to: point(0, 5))
    path.addLine(to: point(9, 5))
    #expect(written { $0.steps(of: path) } == "M1 2H5V6L1 8ZV9V2ZH7C7 1 8 0.5 9 3V5M0 5H9")
  }

  @Test(
    "a transform is written as a move if it is one, and not at all if it has no effect",
    arguments: [
      (1, 0, 0, 1, 0, 0, ""), (1, 0, 0, 1, 3, 0, " t=\"translate(3 0)\""),
      (1, 0, 0, 1, 0, -4.5, " t=\"translate(0 -4.5)\""),
      (2, 0, 0, 1, 3, 4, " t=\"matrix(2 0 0 1 3 4)\""),
      (1, 2, 0, 1, 3, 4, " t=\"matrix(1 2 0 1 3 4)\""),
      (1, 0, 2, 1, 3, 4, " t=\"matrix(1 0 2 1 3 4)\""),
      (1, 0, 0, 2, 3, 4, " t=\"matrix(1 0 0 2 3 4)\""),
      (0.1234567, 0, 0, 1, 0.1234567, 0.7654321, " t=\"matrix(0.123457 0 0 1 0.123457 0.765432)\""),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, String)])
  func transforms(
    a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat, text: String
  ) {
    let transform = Transform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    #expect(written { $0.transform(transform, attribute: "t") } == text)
  }

  @Test("numbers between 0 and 1 keep the zeros behind the period, and none at the end")
  func numbers() {
    #expect(
      [0.05, 0.001, 0.01, 10.01, 0.099, 9.999, 0.9996, 100.1].map { OutputNumber.text($0) } == [
        "0.05", "0.001", "0.01", "10.01", "0.099", "9.999", "1", "100.1",
      ])
    #expect(
      OutputNumber.text(0.05, decimals: 1) == "0.1" && OutputNumber.text(9, decimals: 0) == "9")
    #expect(OutputNumber.text(1e12) == "1000000000000" && OutputNumber.text(999) == "999")
    #expect(OutputNumber.isZero(0.0004) && !OutputNumber.isZero(0.0005))
    #expect(OutputNumber.isZero(0.004, decimals: 2) && !OutputNumber.isZero(0.004, decimals: 3))
    #expect(OutputNumber.isZero(.nan))
  }

  @Test("two appearances of a color are a variable, numbered in order of first use")
  func variables() {
    var variables = ColorVariables()
    #expect(variables.isEmpty)
    #expect(variables.text(.red, .red) == "#f00" && variables.isEmpty)
    #expect(variables.text(.white, .black) == "var(--c1)" && !variables.isEmpty)
    #expect(variables.text(.black, .white) == "var(--c2)")
    #expect(variables.text(.white, .black) == "var(--c1)")
    #expect(variables.light == ";--c1:#fff;--c2:#000")
    #expect(variables.dark == "--c1:#000;--c2:#fff")
  }
}
