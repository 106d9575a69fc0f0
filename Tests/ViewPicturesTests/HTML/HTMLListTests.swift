// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@testable import ViewPictures

@Suite("Lists in HTML")
struct HTMLListTests {
  private func page(_ views: ViewNode...) -> ViewNode {
    let page = box(0, 0, 320, 480, .white)
    for view in views { page.addSubview(view) }
    return page
  }

  /// The only line of a page that holds a text.
  private func line(_ text: String, _ node: ViewNode) throws -> String {
    let lines = node.html().split(separator: "\n").map(String.init).filter { $0.contains(text) }
    try #require(lines.count == 1, "\(lines)")
    return lines[0]
  }

  @Test("cells are list items")
  func lists() {
    let rows = (0..<3).map {
      TableCellNode(frame: CGRect(x: 0, y: CGFloat($0) * 44, width: 320, height: 44))
    }
    let between = LabelNode(frame: CGRect(x: 10, y: 100, width: 300, height: 20))
    between.text = "between"
    let html = page(rows[0], rows[1], between, rows[2]).html()
    #expect(
      html.components(separatedBy: "<ul>").count == html.components(separatedBy: "</ul>").count)
    #expect(html.components(separatedBy: "<li class=\"v\"").count == 4)
    #expect(rows[0].html().contains("<div class=\"v"))
  }

  @Test("a row that is a button contains a real one in its item")
  func rowButtons() throws {
    let cell = TableCellNode(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.isAccessibilityElement = true
    cell.accessibilityTraits = [.button, .selected]
    cell.accessibilityLabel = "Open"
    cell.accessibilityHint = "Opens it"
    let first = try line("<button", page(cell))
    #expect(first.hasPrefix("<li class=\"v\" title=\"Opens it\" style="))
    #expect(
      first.contains(
        "<button class=\"f\" type=\"button\" aria-pressed=\"true\" aria-label=\"Open\">"))
    #expect(page(cell).html().contains("</button></li>"))
    cell.accessibilityTraits = [.button, .notEnabled]
    #expect(try line("<button", page(cell)).contains(" disabled aria-label=\"Open\">"))
    // What is no button stays an item, whatever else it is.
    cell.accessibilityTraits = .header
    let heading = page(cell).html()
    #expect(heading.contains("<li class=\"v\"") && !heading.contains("<button"))
  }
}
