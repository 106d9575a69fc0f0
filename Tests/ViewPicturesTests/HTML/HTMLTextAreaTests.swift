// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

@Suite("Text areas in HTML")
struct HTMLTextAreaTests {
  private func page(_ views: ViewNode...) -> ViewNode {
    let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    for view in views { page.addSubview(view) }
    return page
  }

  private func area(_ text: String, label: String? = "Notes") -> TextAreaNode {
    let area = TextAreaNode(frame: CGRect(x: 10, y: 40, width: 200, height: 80))
    area.font = .systemFont(ofSize: 17)
    area.text = text
    if let label { area.accessibilityLabel = label }
    return area
  }

  @Test("a text area is a textarea element with its text, frame, and insets")
  func real() {
    let area = area("\nOne <b> & two\nthree")
    area.textWhileEmpty = "Write"
    area.keyboardType = .emailAddress
    area.spellCheckingType = .no
    area.autocapitalizationType = .none
    let html = page(area).html()
    #expect(html.contains("left:10px;top:40px;width:200px;height:80px"))
    #expect(
      html.contains(
        "<textarea class=\"f\" id=\"v-1\" inputmode=\"email\" autocapitalize=\"none\""
          + " spellcheck=\"false\" aria-label=\"Notes\" placeholder=\"Write\" style=\"font-size:17px;"
      ))
    #expect(html.contains("padding:8px 5px 8px 5px"))
    // A line feed after the tag is not part of the text.
    #expect(html.contains("\">\n&#10;One &lt;b&gt; &amp; two&#10;three</textarea>"))
    #expect(!html.contains("class=\"t\"") && !html.contains("class=\"c\""))
    #expect(!html.contains("readonly") && !html.contains("data-scroll"))
  }

  @Test("one that can't be edited is read-only, and one that doesn't scroll hides nothing")
  func reading() {
    let area = area("One")
    area.isEditable = false
    area.isScrollEnabled = false
    let html = page(area).html()
    #expect(html.contains(" readonly") && html.contains("overflow:hidden\">"))
  }

  @Test("the label above a text area is its label")
  func labelled() {
    let area = area("", label: nil)
    let title = LabelNode(frame: CGRect(x: 10, y: 0, width: 100, height: 20))
    title.text = "Message"
    area.accessibilityTitleNode = title
    let html = page(title, area).html()
    #expect(html.contains("<label class=\"v\" for=\"v-1\""))
    #expect(html.contains("<textarea class=\"f\" id=\"v-1\"") && !html.contains("aria-label="))
  }

  @Test("a page starts at the scroll position of the text")
  func scrolled() {
    let area = area((0..<50).map { "Line \($0)" }.joined(separator: "\n"))
    area.layoutIfNeeded()
    area.contentOffset.y = 300
    let html = page(area).html()
    #expect(html.contains("data-scroll=\"0 300\"") && html.contains("Line 49"))
  }

  @Test("a text area inside a button isn't editable")
  func nested() {
    let button = ButtonNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.addSubview(area("x"))
    #expect(!page(button).html().contains("<textarea"))
  }

  @Test("lines are drawn inside the frame and clipped there")
  func drawn() {
    let area = area((0..<50).map { "Line \($0)" }.joined(separator: "\n"))
    area.layoutIfNeeded()
    area.contentOffset.y = 100
    let svg = page(area).svg()
    #expect(svg.contains(">Line 5<") && svg.contains(">Line 7<"))
    #expect(!svg.contains(">Line 2<") && !svg.contains(">Line 20<") && svg.contains("clip-path"))
  }
}
