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
}
