// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphicsTestSupport
import ViewNodes

@testable import ViewPictures

@Suite("Fonts in SVG and HTML")
struct FontMarkupTests {
  private let plain = Font.systemFont(ofSize: 20)

  private func label(_ text: String, _ font: Font) -> LabelNode {
    let label = LabelNode(frame: CGRect(x: 0, y: 0, width: 300, height: 24))
    label.text = text
    label.font = font
    return label
  }

  private func element(_ node: ViewNode) -> String {
    let lines = node.svg().split(separator: "\n").filter { $0.hasPrefix("<text") }
    return lines.count == 1 ? String(lines[0]) : ""
  }

  private func line(_ node: ViewNode) -> String {
    let html = node.html()
    guard let start = html.range(of: "<span class=\"t\"") else { return "" }
    return String(html[start.lowerBound...].prefix { $0 != ">" })
  }

  private func file(_ change: (inout FontBuilder) -> Void = { _ in }) throws -> FontFile {
    var builder = FontBuilder()
    change(&builder)
    return try FontFile(builder.bytes())
  }

  @Test(
    "the tracking used for measurement is written as letter spacing",
    arguments: [CGFloat(12), 17, 28])
  func tracking(size: CGFloat) {
    let font = Font.systemFont(ofSize: size)
    let spacing = EmbeddedTextMeasurer().letterSpacing(of: font).alphabetic
    let label = label("Name", font)
    #expect(element(label).contains(" letter-spacing=\"\(OutputNumber.text(spacing))\""))
    #expect(line(label).contains("letter-spacing:\(OutputNumber.text(spacing))px;"))
  }

  @Test("a measurer without tracking writes none")
  func untracked() {
    struct Even: TextMeasurer {
      func advances(of text: String, font: Font) -> [CGFloat] { text.map { _ in 7 } }
    }
    let label = label("Name", plain)
    label.textMeasurer = Even()
    #expect(!element(label).contains("letter-spacing"))
    #expect(!line(label).contains("letter-spacing"))
  }

  @Test("slant, families, and digits are written in CSS")
  func details() {
    let italic = label("Name", plain.withItalic())
    #expect(element(italic).contains(" font-style=\"italic\""))
    #expect(line(italic).contains("font-style:italic;"))
    let mono = label("Name", plain.withMonospaced())
    #expect(
      element(mono).contains(
        " font-family=\"'Liberation Mono', Cousine, 'Courier New', monospace\""))
    let family = FontFamily("Avenir Next", fallbacks: ["Georgia"])
    let named = label("Name", plain.withFamily(family).withWeight(.medium).withMonospacedDigits())
    let written = element(named)
    #expect(written.contains(" font-family=\"'Avenir Next', Georgia, 'Liberation Sans', Arimo,"))
    #expect(written.contains(" font-weight=\"500\""))
    #expect(written.contains(" style=\"font-variant-numeric:tabular-nums\""))
    #expect(line(named).contains("font-family:'Avenir Next', Georgia, 'Liberation Sans',"))
    #expect(line(named).contains("font-weight:500;"))
  }

  @Test("a monospaced font in a family falls back to monospaced families")
  func monospacedFamily() {
    let mono = label("Name", plain.withFamily(FontFamily("Menlo")).withMonospaced())
    let families = "Menlo, 'Liberation Mono', Cousine, 'Courier New', monospace"
    #expect(element(mono).contains(" font-family=\"\(families)\""))
    #expect(line(mono).contains("font-family:\(families)"))
  }

  @Test("a name can't end the attribute that contains it")
  func hostileNames() {
    let label = label("Name", plain.withFamily(FontFamily("a\"><script>;}b'\\")))
    #expect(!label.svg().contains("<script>"))
    #expect(!label.html().contains("<script>"))
    #expect(!line(label).contains("a\""))
  }

  @Test("a run in another font than its line writes only the differences")
  func runs() throws {
    let text = AttributedText(joining: [
      AttributedText(string: "one "),
      AttributedText(string: "two ", attributes: TextAttributes(font: plain.withItalic(), kern: 3)),
      AttributedText(string: "three"),
    ])
    let label = label("", plain.withFamily(FontFamily("Inter")))
    label.attributedText = text
    let parts = element(label).components(separatedBy: "<tspan")
    try #require(parts.count == 4)
    #expect(!parts[1].contains("font-"))
    #expect(parts[2].contains(" font-style=\"italic\""))
    #expect(parts[2].contains(" font-family=\"'Liberation Sans', Arimo, Arial,"))
    #expect(!parts[3].contains("font-"))
    let spacing = EmbeddedTextMeasurer().letterSpacing(of: plain.withLetterSpacing(3)).alphabetic
    #expect(parts[2].contains(" letter-spacing=\"\(OutputNumber.text(spacing))\""))
  }

  @Test("a family with files is kerned as measured, without ligatures")
  func features() throws {
    let kerned = FontFamily("Test", files: [try file { $0.kerning = ["AV": -90] }])
    let plainFile = FontFamily("Test", files: [try file()])
    #expect(
      element(label("AV", plain.withFamily(kerned))).contains(
        " style=\"font-kerning:normal;font-variant-ligatures:none\""))
    #expect(
      element(label("AV", plain.withFamily(plainFile))).contains(
        " style=\"font-variant-ligatures:none\""))
    let width = EmbeddedTextMeasurer().width(of: "AV", font: plain.withFamily(kerned))
    #expect(
      element(label("AV", plain.withFamily(kerned))).contains(
        " textLength=\"\(OutputNumber.text(width))\""))
  }

  @Test("the files of a family are embedded on request, each once")
  func embedding() throws {
    let family = FontFamily(
      "Test \"Sans\"",
      files: [
        try file(),
        try file {
          $0.weight = 700
          $0.isItalic = true
        },
      ])
    let node = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    node.addSubview(label("One", plain.withFamily(family)))
    node.addSubview(label("Two", plain.withFamily(family)))
    func faces(_ markup: String) -> Int { markup.components(separatedBy: "@font-face").count - 1 }
    let svg = node.svg(options: SVGOptions(embedsFontFiles: true))
    #expect(faces(svg) == 2)
    #expect(svg.contains(";font-weight:400;src:url(data:font/ttf;base64,"))
    #expect(svg.contains(";font-weight:700;font-style:italic;src:url("))
    #expect(faces(node.svg()) == 0)
    #expect(faces(node.html(options: HTMLOptions(embedsFontFiles: true))) == 2)
    #expect(faces(node.html()) == 0)
    // Other text stays in the families of the picture.
    #expect(svg.contains(" font-family=\"'Liberation Sans', Arimo, Arial, Helvetica, sans-serif\""))
  }

  @Test("an embedded font is created from a file, unless it is part of a collection")
  func embeddedFonts() throws {
    let bytes = FontBuilder().bytes()
    let font = try #require(EmbeddedFont(FontFile(bytes)))
    #expect(font.family == "Test Sans")
    #expect(font.weight == 400)
    #expect(font.isBold == false)
    #expect(font.bytes == bytes)
    #expect(EmbeddedFont(try FontFile(FontBuilder.collection([bytes]))) == nil)
    #expect(EmbeddedFont(try FontFile(bytes), family: "Other")?.family == "Other")
  }

  @Test("the families of a page are its embedded fonts, then the others")
  func pageFamilies() throws {
    let font = try #require(EmbeddedFont(FontFile(FontBuilder().bytes())))
    let html = label("Name", plain).html(
      options: HTMLOptions(fontFamilies: ["Inter", "sans-serif"], embeddedFonts: [font]))
    #expect(html.contains("body{font-family:'Test Sans', Inter, sans-serif"))
  }

  @Test("an input has its font, so that typed text looks like the picture")
  func inputs() throws {
    let input = InputNode(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    input.text = "Name"
    input.font = Font.systemFont(ofSize: 12).withFamily(FontFamily("Inter")).withLetterSpacing(2)
    let html = input.html()
    #expect(html.contains("letter-spacing:2px;font-family:Inter, 'Liberation Sans'"))
    #expect(input.svg().contains("letter-spacing=\"2\""))
  }

  @Test("the line heights of a label are those of its font")
  func lines() throws {
    let family = FontFamily(
      "Tall",
      files: [
        try file {
          $0.ascender = 1500
          $0.descender = -500
        }
      ])
    let label = label("one\ntwo", plain.withFamily(family))
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize.height == 80)
    label.font = plain.withLineHeight(3)
    #expect(abs(label.intrinsicContentSize.height - (plain.lineHeight + 60)) < 0.34)
  }
}
