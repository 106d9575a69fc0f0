// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

@Suite("Controls in HTML")
struct HTMLControlTests {
  private func html(_ view: ViewNode) -> String {
    let page = box(0, 0, 320, 480, .white)
    page.addSubview(view)
    return page.html()
  }

  @Test("an input states what the keyboard must leave unchanged")
  func corrections() {
    let input = InputNode(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(!html(input).contains("autocorrect") && !html(input).contains("spellcheck"))
    input.autocorrectionType = .no
    input.spellCheckingType = .no
    input.autocapitalizationType = .allCharacters
    #expect(
      html(input).contains(
        " autocapitalize=\"characters\" spellcheck=\"false\" autocorrect=\"off\""))
  }

  @Test("a page control states its current page, counted from one")
  func pages() {
    let pages = PageControlNode(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    pages.numberOfPages = 5
    pages.currentPage = 2
    #expect(
      html(pages).contains("aria-valuemin=\"1\" aria-valuenow=\"3\" aria-valuemax=\"5\""))
  }

  @Test("an input has the color of its text, half as opaque while it is disabled")
  func textColor() {
    let input = InputNode(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    input.textColor = Color(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(html(input).contains(";color:#f00;--p:"))
    input.isEnabled = false
    #expect(html(input).contains(";color:#ff000080;--p:"))
  }

  @Test("an activity indicator is a progress bar without a value")
  func activity() throws {
    let indicator = ActivityIndicatorNode()
    indicator.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    indicator.accessibilityLabel = "Loading"
    indicator.startAnimating()
    let line = try #require(
      html(indicator).split(separator: "\n").first { $0.contains("role=\"progressbar\"") })
    #expect(line.contains("aria-label=\"Loading\"") && !line.contains("aria-valuenow"))
  }

  @Test("the page's content is in its body, after the end of the head")
  func structure() {
    let page = html(ViewNode())
    #expect(page.contains("</style>\n</head>\n<body>\n<main"))
    #expect(page.hasSuffix("</body>\n</html>\n"))
  }

  @Test("a part comes where its first element is read, even if it ends with the last one")
  func interleaved() throws {
    let page = box(0, 0, 320, 480, .white)
    let outer = ViewNode(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    func text(_ text: String, y: CGFloat) -> LabelNode {
      let label = LabelNode(frame: CGRect(x: 0, y: y, width: 300, height: 20))
      label.text = text
      return label
    }
    let (first, second, third) = (text("one", y: 0), text("two", y: 50), text("three", y: 100))
    page.addSubview(second)
    page.addSubview(outer)
    outer.addSubview(first)
    outer.addSubview(third)
    page.accessibilityElements = [first, second, third]
    let html = page.html()
    let places = try ["one", "two", "three"].map {
      try #require(html.range(of: ">\($0)<")).lowerBound
    }
    #expect(places[0] < places[2] && places[2] < places[1])
  }

  @Test(
    "a field states the weight of its font, unless it is regular",
    arguments: [Font.Weight.thin, .regular, .medium, .bold, .black])
  func weights(weight: Font.Weight) throws {
    let input = InputNode(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let area = TextAreaNode(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let font = Font.systemFont(ofSize: 17, weight: weight)
    (input.font, area.font) = (font, font)
    for (node, tag) in [(input, "<input"), (area, "<textarea")] as [(ViewNode, String)] {
      for text in ["", "words"] {
        if text.isEmpty { input.placeholder = "P" }
        (input.text, area.text) = (text, text)
        let line = try #require(html(node).split(separator: "\n").first { $0.contains(tag) })
        let style = line[(line.range(of: tag)?.lowerBound ?? line.startIndex)...]
        #expect(style.contains("font-size:17px"))
        #expect(
          style.contains("font-weight:700;") == weight.isBold, "\(style)")
      }
    }
  }

  @Test(
    "the page's main element is as large as the view and its margin",
    arguments: [PictureMargin.none, .points(7)])
  func mainSize(margin: PictureMargin) {
    let root = box(5, 6, 321, 123, .white)
    let html = root.html(options: HTMLOptions(margin: margin))
    let size = margin == .none ? (321, 123) : (335, 137)
    #expect(html.contains("<main style=\"width:\(size.0)px;height:\(size.1)px;\">"))
  }

  @Test("the text of a field is its value, and isn't drawn a second time")
  func valueOnly() {
    let input = InputNode(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let area = TextAreaNode(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    (input.text, area.text) = ("words", "words")
    for node in [input, area] {
      let page = html(node)
      #expect(page.components(separatedBy: "words").count == 2)
      #expect(!page.contains("<svg"))
    }
  }

  @Test("the style of a field ends with its padding, in points on both sides")
  func padding() throws {
    let input = InputNode(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    for style in InputNode.BorderStyle.allCases {
      input.borderStyle = style
      input.text = "words"
      let rect = input.textRect(forBounds: input.bounds)
      let (right, left) = (OutputNumber.text(200 - rect.maxX), OutputNumber.text(rect.minX))
      #expect(html(input).contains(";padding:0 \(right)px 0 \(left)px\""), "\(style)")
    }
  }
}
