// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@testable import ViewPictures

@Suite("Text of mixed directions in HTML and frames")
struct HTMLDirectionTests {
  /// A page with a text, each word of which is a line; the last one is drawn with a mark.
  private func page() -> ViewNode {
    let label = LabelNode()
    label.text = "שלוםשלום iPhones 15ProMax"
    label.numberOfLines = 0
    label.frame = CGRect(x: 0, y: 0, width: 85, height: 80)
    let page = box(0, 0, 100, 100, .white)
    page.addSubview(label)
    return page
  }

  @Test func `text with marks is shown to screen readers as it is drawn, and once`() throws {
    let html = page().html(options: HTMLOptions(title: "Page"))
    #expect(html.contains(">\u{200E}15ProMax</span>"))
    #expect(html.components(separatedBy: "15ProMax").count == 2)
    #expect(!html.contains("aria-hidden=\"true\" dir"))
  }

  @Test func `frames have the text without marks`() throws {
    let tree = page().frameTree().description
    #expect(tree.contains("+2 lines"))
    #expect(!tree.unicodeScalars.contains("\u{200E}"))
    let reader = TextReader()
    let label = try #require(page().subviews.first)
    #expect(reader.lines(of: label) == ["שלוםשלום", "iPhones", "15ProMax"])
  }

  @Test func `a text that contains marks itself is read once`() {
    let label = LabelNode(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    label.text = "\u{200E}Hello"
    let page = box(0, 0, 300, 100, .white)
    page.addSubview(label)
    let html = page.html(options: HTMLOptions(title: "Page"))
    #expect(html.components(separatedBy: "Hello").count == 2)
  }
}
