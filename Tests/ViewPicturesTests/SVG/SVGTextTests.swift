// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@testable import ViewPictures

@Suite("Text in SVG")
struct SVGTextTests {
  private let font = Font.systemFont(ofSize: 20)

  private func label(
    _ text: String, width: CGFloat = 300, alignment: TextAlignment = .natural
  ) -> LabelNode {
    let label = LabelNode(frame: CGRect(x: 0, y: 0, width: width, height: 24))
    label.text = text
    label.font = font
    label.textAlignment = alignment
    return label
  }

  /// The element of the only line of a picture.
  private func element(_ node: ViewNode) throws -> String {
    let lines = node.svg().split(separator: "\n").filter { $0.hasPrefix("<text") }
    try #require(lines.count == 1)
    return String(lines[0])
  }

  /// The text with the label's baseline in place of Y.
  private func filled(_ text: String, for label: LabelNode) -> String {
    let baseline = label.textLayout(for: label.bounds.size).firstBaseline
    return text.replacing("\"Y\"", with: "\"\(OutputNumber.text(baseline))\"")
  }

  private func width(_ text: String) -> String {
    OutputNumber.text(EmbeddedTextMeasurer().width(of: text, font: font))
  }

  @Test(
    "letters from substituted fonts are fitted to their exact widths",
    arguments: [
      ("Prêt — “à porter”…", false), ("Сегодня", false), ("ברוכים הבאים", false),
      ("مرحبا", true), ("안녕", true), ("Bom dia 👋🏽", true), ("สวัสดี", true),
    ])
  func exactWidths(text: String, isExact: Bool) {
    let line = TextLine(
      text: text, baseline: CGPoint(x: 0, y: 20), width: 50, font: .systemFont(ofSize: 17),
      color: .black)
    let svg = DisplayList(size: CGSize(width: 60, height: 30), operations: [.text(line)]).svg()
    #expect(svg.contains(" text-rendering=\"geometricPrecision\"") == isExact)
  }

  @Test(
    "letters of the measured family are fitted to their width",
    arguments: ["plain", "dāsh — ü €", "Привет", "Ελλάδα", "안녕", "שלום"])
  func fitted(text: String) throws {
    let element = try element(label(text))
    #expect(element.contains(" textLength=\"\(width(text))\" lengthAdjust=\"spacingAndGlyphs\""))
    #expect(element.hasSuffix(">\(text)</text>"))
  }

  @Test(
    "scripts whose letters join or change their shape are never stretched",
    arguments: ["محمد", "नमस्ते", "สมชาย", "မြန်မာ", "Tom محمد Jo", "\u{202E}abc"])
  func shaped(text: String) throws {
    let element = try element(label(text))
    #expect(!element.contains("textLength"))
    #expect(element.hasSuffix(">\(text)</text>"))
  }

  @Test("runs in substituted fonts follow the others and have their own widths")
  func stretches() throws {
    let element = try element(label("Tom 안녕 สม!"))
    // What other fonts stand in for has no tracking.
    let spacing = OutputNumber.text(EmbeddedTextMeasurer().letterSpacing(of: font).alphabetic)
    let lines = [
      "font-size=\"20\" letter-spacing=\"\(spacing)\" text-rendering=\"geometricPrecision\" xml:space=\"preserve\">",
      "<tspan textLength=\"\(width("Tom "))\" lengthAdjust=\"spacingAndGlyphs\">Tom </tspan>",
      "<tspan letter-spacing=\"0\" textLength=\"\(width("안녕 "))\" lengthAdjust=\"spacingAndGlyphs\">안녕 </tspan>",
      "<tspan letter-spacing=\"0\">สม</tspan>",
      "<tspan textLength=\"\(width("!"))\" lengthAdjust=\"spacingAndGlyphs\">!</tspan></text>",
    ]
    #expect(element.hasSuffix(lines.joined()))
  }

  @Test("widths of runs come from the measurer that laid out the text")
  func measurer() throws {
    let label = label("Tom 안녕")
    label.textMeasurer = EvenMeasurer()
    let element = try element(label)
    #expect(element.contains("<tspan textLength=\"28\" lengthAdjust=\"spacingAndGlyphs\">Tom <"))
    #expect(element.contains("<tspan textLength=\"14\" lengthAdjust=\"spacingAndGlyphs\">안녕<"))
  }

  @Test(
    "text is anchored on the side of its alignment",
    arguments: [
      (TextAlignment.left, "<text y="), (.natural, "<text y="),
      (.right, "<text x=\"300\" y=\"Y\" text-anchor=\"end\""),
      (.center, "<text x=\"150\" y=\"Y\" text-anchor=\"middle\""),
    ])
  func anchors(alignment: TextAlignment, start: String) throws {
    let label = label("9,90 €", alignment: alignment)
    #expect(try element(label).hasPrefix(filled(start, for: label)))
  }

  @Test(
    "right-to-left text is anchored on the side of its alignment",
    arguments: [
      (TextAlignment.left, "<text y=\"Y\" text-anchor=\"end\""),
      (.natural, "<text x=\"300\" y=\"Y\""),
      (.right, "<text x=\"300\" y=\"Y\""),
      (.center, "<text x=\"150\" y=\"Y\" text-anchor=\"middle\""),
    ])
  func rightToLeftAnchors(alignment: TextAlignment, start: String) throws {
    let label = label("محمد", alignment: alignment)
    label.semanticContentAttribute = .forceRightToLeft
    #expect(try element(label).contains(" font-size=\"20\" direction=\"rtl\" text-r"))
    #expect(try element(label).hasPrefix(filled(start, for: label)))
  }

  @Test("a line that is wider than its bounds begins at the leading edge, whatever its alignment")
  func wider() throws {
    let label = label("far too long a text", width: 30, alignment: .right)
    label.lineBreakMode = .byClipping
    #expect(!(try element(label).contains("text-anchor")))
  }

  @Test("runs in other fonts and colors are parts of one line")
  func runs() throws {
    let label = label("", alignment: .right)
    var text = AttributedText(string: "from 9 €", attributes: [.font: font])
    text.addAttributes([.font: Font.boldSystemFont(ofSize: 24)], range: 5..<6)
    text.addAttributes(
      [.foregroundColor: Color(red: 1, green: 0, blue: 0, alpha: 0.5)], range: 6..<8)
    label.attributedText = text
    let element = try element(label)
    #expect(element.hasPrefix("<text x=\"300\""))
    #expect(
      element.contains(">from </tspan><tspan font-size=\"24\" font-weight=\"700\" letter-spacing="))
    #expect(element.contains(">9</tspan><tspan textLength="))
    #expect(element.hasSuffix(" fill=\"#f00\" fill-opacity=\"0.5\"> €</tspan></text>"))
  }

  @Test("the words of a justified line are anchored at both ends")
  func justified() {
    let label = LabelNode(frame: CGRect(x: 10, y: 0, width: 120, height: 200))
    label.text = "several words that need more than one line"
    label.numberOfLines = 0
    label.textAlignment = .justified
    let root = box(0, 0, 200, 200)
    root.addSubview(label)
    let words = root.svg().split(separator: "\n").filter { $0.hasPrefix("<text") }
    #expect(words.first?.hasPrefix("<text x=\"10\"") == true)
    #expect(words[1].hasPrefix("<text x=\"130\""))
    #expect(words[1].contains("text-anchor=\"end\""))
  }

  @Test("families are written in CSS syntax, embedded ones first and each once")
  func families() throws {
    let file: [UInt8] = [0x77, 0x4F, 0x46, 0x32, 1, 2, 3]
    let font = try #require(EmbeddedFont(family: "It's <b> \\", isBold: true, bytes: file))
    let options = SVGOptions(
      fontFamilies: ["Inter", "It's <b> \\", "Noto Sans", "sans-serif"], embeddedFonts: [font])
    let svg = label("a").svg(options: options)
    let name = "'It\\27 s \\3c b&gt; \\5c '"
    #expect(svg.contains(" font-family=\"\(name), Inter, 'Noto Sans', sans-serif\""))
    #expect(
      svg.contains(
        "<style>\n@font-face{font-family:\(name);font-weight:700;"
          + "src:url(data:font/woff2;base64,d09GMgECAw==) format('woff2')}\n</style>\n"))
    #expect(!box(0, 0, 1, 1, .red).svg(options: options).contains("<style>"))
  }

  @Test(
    "font files are recognized by their first bytes",
    arguments: [
      ([0x77, 0x4F, 0x46, 0x46], "font/woff;base64,d09GRg==) format('woff')"),
      ([0, 1, 0, 0], "font/ttf;base64,AAEAAA==) format('truetype')"),
      ([0x4F, 0x54, 0x54, 0x4F], "font/otf;base64,T1RUTw==) format('opentype')"),
      ([0x50, 0x4B, 3, 4], nil), ([], nil),
    ] as [([UInt8], String?)])
  func fontFiles(bytes: [UInt8], source: String?) {
    let font = EmbeddedFont(family: "F", bytes: bytes)
    #expect((font == nil) == (source == nil))
    guard let font, let source else { return }
    let svg = label("a").svg(options: SVGOptions(embeddedFonts: [font]))
    #expect(svg.contains("font-weight:400;src:url(data:\(source)}"))
  }

  private struct EvenMeasurer: TextMeasurer {
    func advances(of text: String, font: Font) -> [CGFloat] { text.map { _ in 7 } }
  }
}
