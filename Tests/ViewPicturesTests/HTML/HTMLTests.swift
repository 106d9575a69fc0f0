// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@testable import ViewPictures

@Suite("HTML")
struct HTMLTests {
  private func page(_ views: ViewNode...) -> ViewNode {
    let page = box(0, 0, 320, 480, .white)
    for view in views { page.addSubview(view) }
    return page
  }

  /// The lines of a page's body.
  private func body(_ node: ViewNode) -> [String] {
    let lines = node.html().split(separator: "\n").map(String.init)
    let start = lines.firstIndex { $0.hasPrefix("<main") } ?? 0
    return Array(lines[start...])
  }

  /// The only line of a page that holds a text.
  private func line(_ text: String, _ node: ViewNode) throws -> String {
    let lines = body(node).filter { $0.contains(text) }
    try #require(lines.count == 1, "\(lines)")
    return lines[0]
  }

  private func label(_ text: String, y: CGFloat = 0, width: CGFloat = 300) -> LabelNode {
    let label = LabelNode(frame: CGRect(x: 10, y: y, width: width, height: 20))
    label.text = text
    return label
  }

  @Test("a page states its language, its title, and its viewport")
  func head() {
    let html = page(label("Hello")).html(options: HTMLOptions(language: "pt-BR"))
    #expect(
      html.hasPrefix("<!DOCTYPE html>\n<html lang=\"pt-BR\">\n<head>\n<meta charset=\"utf-8\">\n"))
    #expect(html.contains("<title>Hello</title>"))
    #expect(html.hasSuffix("</main>\n</body>\n</html>\n"))
    #expect(
      page().html(options: HTMLOptions(title: "A <b>")).contains("<title>A &lt;b&gt;</title>"))
  }

  @Test("elements are at their nodes' frames")
  func places() throws {
    let outer = box(20, 30, 100.5, 50)
    outer.addSubview(box(5, 6, 7.25, 8, .red))
    #expect(try line("left:20px", page(outer)).contains("top:30px;width:100.5px;height:50px\""))
    let inner = try line("background:#f00", page(outer))
    #expect(inner.contains("style=\"left:5px;top:6px;width:7.25px;height:8px;"))
  }

  @Test("a transform is that of the node about its center")
  func transform() throws {
    let node = box(100, 100, 40, 20, .red)
    node.transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let line = try line("background:#f00", page(node))
    #expect(line.contains("left:0px;top:0px;width:40px;height:20px;"))
    #expect(line.contains("transform-origin:0 0;transform:matrix(0,1,-1,0,130,90)"))
  }

  @Test("layers become background, corners, shadow, opacity, and border")
  func layers() throws {
    let node = box(0, 0, 100, 40, .white)
    node.layer.cornerRadius = 30
    node.alpha = 0.5
    node.layer.shadowOpacity = 0.25
    node.layer.shadowOffset = CGSize(width: 0, height: 2)
    node.layer.shadowRadius = 10
    node.layer.borderWidth = 0.5
    node.layer.borderColor = .red
    let html = page(node).html()
    #expect(html.contains(";opacity:0.5;border-radius:20px;box-shadow:0px 2px 18.4px #00000040"))
    #expect(!html.contains("<svg"))
    #expect(
      html.contains("<i class=\"b\" style=\"box-shadow:inset 0 0 0 0.5px #f00;border-radius:20px"))
    node.clipsToBounds = true
    #expect(try line("opacity:0.5", page(node)).contains("<div class=\"v m\""))
    #expect(!page(node).html().contains("px #00000040"))
  }

  @Test("hidden nodes are left out")
  func hidden() {
    let hidden = label("secret")
    hidden.isHidden = true
    let faded = label("faded")
    faded.alpha = 0
    let html = page(hidden, faded, label("seen")).html()
    #expect(!html.contains("secret"))
    #expect(!html.contains("faded"))
    #expect(html.contains("seen"))
  }

  @Test("text is on its baseline, anchored on its alignment's side")
  func text() throws {
    let right = label("right")
    right.textAlignment = .right
    let baseline = right.textLayout(for: right.bounds.size).firstBaseline
    let top = OutputNumber.text(baseline - 17)
    let line = try line("right</span>", page(right))
    #expect(line.hasPrefix("<p class=\"v\""))
    #expect(line.contains("<span class=\"t\" style=\"right:0px;top:\(top)px;font-size:17px;"))
    let middle = label("middle")
    middle.textAlignment = .center
    #expect(
      try self.line("middle</span>", page(middle)).contains(
        "left:150px;transform:translateX(-50%);"))
  }

  @Test("multiline text reads as one text, and truncated text is read completely")
  func lines() throws {
    let text = label("one two", width: 40)
    text.numberOfLines = 0
    text.frame.size.height = 60
    let lines = body(page(text)).joined(separator: "\n")
    #expect(lines.contains(">one</span>\n<span class=\"t\""))
    #expect(lines.contains(">two</span></p>"))
    #expect(!lines.contains("<span class=\"h\">"))
    let cut = label("a text that is too long for its place", width: 60)
    let html = page(cut).html()
    #expect(html.contains("<span class=\"h\">a text that is too long for its place</span>"))
    #expect(html.contains("<span class=\"t\" aria-hidden=\"true\""))
  }

  @Test("headings are heading elements, the first one of the first level")
  func headings() throws {
    let first = label("First")
    first.accessibilityTraits.insert(.header)
    let second = label("Second", y: 40)
    second.accessibilityTraits.insert(.header)
    let node = page(first, second)
    #expect(try line("First</span>", node).hasPrefix("<h1 class=\"v\""))
    #expect(try line("Second</span>", node).hasPrefix("<h2 class=\"v\""))
    #expect(node.html().contains("<title>First</title>"))
    #expect(page(label("Text")).html().contains("<h1 class=\"h\">Text</h1>"))
  }

  @Test("a button is a button element with its title as name, and its disabled and pressed states")
  func buttons() throws {
    let button = ButtonNode(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("Check in", for: .normal)
    let node = page(button)
    let plain = try line("<button", node)
    #expect(plain.hasPrefix("<button class=\"v\" type=\"button\" style="))
    #expect(plain.contains(">Check in</span>"))
    #expect(!plain.contains("aria-label"))
    button.isEnabled = false
    button.isSelected = true
    button.accessibilityLabel = "Go <on>"
    button.accessibilityHint = "Checks in"
    let other = try line("<button", node)
    #expect(other.contains("title=\"Checks in\" type=\"button\" aria-pressed=\"true\" disabled"))
    #expect(other.contains("aria-label=\"Go &lt;on&gt;\""))
  }

  @Test("there are no interactive elements inside a button")
  func nested() {
    let button = ButtonNode(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.addSubview(ButtonNode(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    button.addSubview(InputNode(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let html = page(button).html()
    #expect(html.components(separatedBy: "<button").count == 2)
    #expect(!html.contains("<input"))
    #expect(!html.components(separatedBy: "<button")[1].contains("<div"))
  }

  @Test(
    "an input has the type and the keyboard of its node",
    arguments: [
      (KeyboardType.default, "type=\"text\""),
      (.emailAddress, "type=\"email\" inputmode=\"email\""),
      (.phonePad, "type=\"tel\" inputmode=\"tel\""), (.URL, "type=\"url\" inputmode=\"url\""),
      (.numberPad, "type=\"text\" inputmode=\"numeric\""),
      (.decimalPad, "type=\"text\" inputmode=\"decimal\""),
      (.webSearch, "type=\"search\" inputmode=\"search\""),
    ])
  func keyboards(type: KeyboardType, attributes: String) throws {
    let input = InputNode(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    input.keyboardType = type
    input.text = "1 \"2\""
    input.placeholder = "Number"
    input.textContentType = .oneTimeCode
    let line = try line("<input", page(input))
    #expect(line.contains(attributes + " autocomplete=\"one-time-code\""))
    #expect(line.contains("placeholder=\"Number\" value=\"1 &quot;2&quot;\""))
    #expect(!line.contains("class=\"t\""))
  }

  @Test("the text of a secure input isn't written")
  func secure() throws {
    let input = InputNode(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    input.isSecureTextEntry = true
    input.text = "hunter2"
    let html = page(input).html()
    #expect(html.contains("type=\"password\""))
    #expect(!html.contains("hunter2"))
    #expect(!html.contains("•"))
  }

  @Test("the label above an input is its label")
  func labels() throws {
    let input = InputNode(frame: CGRect(x: 0, y: 30, width: 100, height: 30))
    let title = label("Name")
    input.accessibilityTitleNode = title
    let html = page(title, input).html()
    #expect(html.contains("<label class=\"v\" for=\"v-1\""))
    #expect(html.contains("<input class=\"f\" id=\"v-1\""))
    #expect(!html.contains("aria-label="))
    title.isAccessibilityElement = false
    #expect(page(title, input).html().contains("aria-label=\"Name\""))
  }

  @Test("a current password has the matching autofill type")
  func password() {
    let input = InputNode(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    input.textContentType = .password
    #expect(page(input).html().contains("autocomplete=\"current-password\""))
  }

  @Test("controls have their roles and values")
  func controls() throws {
    let toggle = SwitchNode(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    toggle.isOn = true
    toggle.accessibilityLabel = "Wi-Fi"
    let slider = SliderNode(frame: CGRect(x: 0, y: 50, width: 100, height: 31))
    slider.maximumValue = 10
    slider.value = 2.5
    let progress = ProgressNode(frame: CGRect(x: 0, y: 100, width: 100, height: 4))
    progress.progress = 0.5
    let node = page(toggle, slider, progress)
    #expect(
      try line("role=\"switch\"", node).contains(
        "<button class=\"v\" type=\"button\" role=\"switch\" aria-checked=\"true\" aria-label=\"Wi-Fi\""
      ))
    #expect(
      try line("role=\"slider\"", node).contains(
        "aria-valuemin=\"0\" aria-valuenow=\"2.5\" aria-valuemax=\"10\" aria-valuetext=\"25%\" tabindex=\"0\""
      ))
    #expect(try line("role=\"progressbar\"", node).contains("aria-valuenow=\"50\""))
  }

  @Test("an image has its description, and decoration has none")
  func pictures() throws {
    let data = try #require(Data(base64Encoded: Self.dot))
    let picture = ImageNode(image: Image(data: data))
    picture.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(page(picture).html().contains("<img class=\"g\" alt=\"\""))
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = "A \"dot\""
    #expect(page(picture).html().contains("<img class=\"g\" alt=\"A &quot;dot&quot;\""))
    let symbol = ImageNode(image: Image(systemName: "star"))
    symbol.accessibilityLabel = "Favourite"
    let line = try line("role=\"img\"", page(symbol))
    #expect(line.contains("role=\"img\" aria-label=\"Favourite\""))
    #expect(line.contains("<svg class=\"a\" aria-hidden=\"true\">"))
  }

  @Test("a scroll node scrolls through its content from its offset")
  func scrolling() throws {
    let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentInset = EdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    scroll.addSubview(box(0, 450, 100, 50, .red))
    let html = page(scroll).html()
    #expect(html.contains("<div class=\"c\" tabindex=\"0\" style=\"overflow:hidden auto\">"))
    #expect(html.contains("width:100px;height:510px;"))
    #expect(html.contains("left:0px;top:460px;width:100px;height:50px;background:#f00"))
    #expect(!html.contains("<script>"))
    scroll.contentOffset = CGPoint(x: 0, y: 40)
    let moved = page(scroll).html()
    #expect(moved.contains("data-scroll=\"0 50\""))
    #expect(moved.contains("<script>"))
    #expect(moved.contains("left:0px;top:460px;"))
    scroll.contentSize = CGSize(width: 100, height: 50)
    #expect(page(scroll).html().contains("<div class=\"c\">"))
  }

  @Test("elements are in reading order, and painted in painting order")
  func order() throws {
    let low = label("low", y: 100)
    let high = label("high", y: 0)
    let lines = body(page(low, high))
    let first = try #require(lines.firstIndex { $0.contains("high</span>") })
    let second = try #require(lines.firstIndex { $0.contains("low</span>") })
    #expect(first < second)
    #expect(lines[first].contains(";z-index:2"))
    #expect(lines[second].contains(";z-index:1"))
    #expect(lines.contains { $0.contains(";isolation:isolate") })
    let inOrder = page(label("a"), label("b", y: 50)).html()
    #expect(!inOrder.contains("z-index"))
  }

  @Test("siblings of a modal node can't be reached")
  func modal() throws {
    let sheet = box(0, 200, 320, 200, .white)
    sheet.accessibilityViewIsModal = true
    sheet.accessibilityLabel = "Share"
    sheet.addSubview(label("inside"))
    let behind = box(0, 0, 320, 100, .red)
    let html = page(behind, sheet).html()
    #expect(html.contains("role=\"dialog\" aria-label=\"Share\" aria-modal=\"true\""))
    #expect(html.contains("<div class=\"v\" inert style="))
    behind.accessibilityElementsHidden = true
    #expect(page(behind).html().contains("<div class=\"v\" inert style="))
  }

  @Test("dynamic colors are variables, and others are inline")
  func appearances() {
    let dynamic = Color { $0.userInterfaceStyle == .dark ? .white : .red }
    let html = page(box(0, 0, 10, 10, dynamic), box(0, 20, 10, 10, .blue)).html()
    #expect(html.contains(":root{color-scheme:light dark;--c1:#f00}"))
    #expect(html.contains("@media (prefers-color-scheme:dark){:root{--c1:#fff}"))
    #expect(html.contains(";background:var(--c1)"))
    #expect(html.contains(";background:#00f"))
    let plain = page(box(0, 20, 10, 10, .blue)).html()
    #expect(plain.contains(":root{color-scheme:light}"))
    #expect(!plain.contains("@media"))
    let fixed = box(0, 0, 10, 10, dynamic)
    fixed.traitOverrides.userInterfaceStyle = .dark
    #expect(fixed.html().contains(";background:#fff"))
    #expect(!fixed.html().contains("@media"))
  }

  @Test("a drawing with different shapes in the dark appearance is included in both forms")
  func otherFigures() {
    let clear = Color { $0.userInterfaceStyle == .dark ? .clear : .red }
    let node = drawing {
      $0.fill(BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 9, height: 9)), with: clear)
    }
    let html = page(node).html()
    #expect(html.contains("<div class=\"light\">"))
    #expect(html.contains("<div class=\"dark\">"))
    #expect(html.components(separatedBy: "<circle").count == 2)
    #expect(html.contains("@media not (prefers-color-scheme:dark){.dark{display:none}}"))
  }

  @Test(
    "hostile text stays text",
    arguments: [
      "</script><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "]]>", "<!--",
      "a\u{0}b\u{1}c\u{80}d", "\u{202E}evil", "&lt;", "javascript:alert(1)", "${x}`",
    ])
  func hostile(text: String) {
    let shown = label(text)
    let button = ButtonNode(frame: CGRect(x: 0, y: 40, width: 90, height: 20))
    button.setTitle(text, for: .normal)
    button.accessibilityLabel = text + "!"
    button.accessibilityHint = text
    let input = InputNode(frame: CGRect(x: 0, y: 80, width: 90, height: 20))
    input.text = text
    input.placeholder = text
    input.accessibilityLabel = text
    input.textContentType = TextContentType(rawValue: text)
    let node = page(shown, button, input)
    let options = HTMLOptions(title: text, language: text, fontFamilies: [text])
    let html = node.html(options: options)
    let plain = page(label("x")).html()
    // Elements and control characters are those of the page itself.
    #expect(!html.contains("<script"))
    #expect(html.components(separatedBy: "<img").count == 1)
    #expect(html.components(separatedBy: "<!--").count == 1)
    #expect(html.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 0x80 || $0 == "\n" })
    #expect(
      html.components(separatedBy: "<style").count == plain.components(separatedBy: "<style").count)
    #expect(html.components(separatedBy: "<input").count == 2)
  }

  @Test("ten thousand levels are written without recursion")
  func deep() {
    let root = box(0, 0, 100, 100)
    var node = root
    for _ in 0..<10_000 {
      let child = box(0, 0, 100, 100)
      node.addSubview(child)
      node = child
    }
    let html = root.html()
    #expect(html.components(separatedBy: "</div>").count == 10_002)
  }

  private static let dot =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  @Test("a link is named by its text, or by its label if that differs")
  func links() throws {
    let link = label("More")
    link.accessibilityTraits = .link
    let node = page(link)
    #expect(try line("More</span>", node).contains("role=\"link\" tabindex=\"0\""))
    #expect(try !line("More</span>", node).contains("aria-label"))
    link.accessibilityLabel = "More about prices"
    #expect(try line("More</span>", node).contains("aria-label=\"More about prices\""))
  }
}
