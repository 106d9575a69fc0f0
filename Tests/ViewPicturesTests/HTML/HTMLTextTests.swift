// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@testable import ViewPictures

@Suite("Text in HTML")
struct HTMLTextTests {
  @Test("each part of a text has its own font and color, and all parts together are the text")
  func parts() throws {
    let label = LabelNode(frame: CGRect(x: 10, y: 10, width: 300, height: 20))
    var text = AttributedText(string: "one two three")
    text.addAttributes(TextAttributes(foregroundColor: .red), range: 4..<7)
    label.attributedText = text
    let page = box(0, 0, 320, 480, .white)
    page.addSubview(label)
    let line = try #require(page.html().split(separator: "\n").last { $0.contains(">two</span>") })
    #expect(line.contains("color:#f00"))
    #expect(line.replacing(/<[^>]*>/, with: "").contains("one two three"))
  }
}
