// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes

@Suite("Sizes of text areas with placeholders")
struct PlaceholderSizeTests {
  private func area(_ text: String, placeholder: String?) -> TextAreaNode {
    let area = TextAreaNode(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    area.isScrollEnabled = false
    area.font = .systemFont(ofSize: 20)
    area.text = text
    area.textWhileEmpty = placeholder
    return area
  }

  @Test("an empty area is as large as its placeholder would be as text")
  func empty() {
    let words = "A few words"
    let shown = area("", placeholder: words)
    let written = area(words, placeholder: nil)
    #expect(shown.naturalSize(forWidth: 300) == written.naturalSize(forWidth: 300))
    let narrow = shown.naturalSize(forWidth: 60)
    #expect(narrow == written.naturalSize(forWidth: 60))
    #expect(narrow.height > shown.naturalSize(forWidth: 300).height)
  }

  @Test("an area with text ignores its placeholder, and one without either is a line high")
  func text() {
    let short = area("A", placeholder: "A few words that are longer")
    #expect(
      short.naturalSize(forWidth: 300) == area("A", placeholder: nil).naturalSize(forWidth: 300))
    let none = area("", placeholder: nil).naturalSize(forWidth: 300)
    #expect(none.height == short.naturalSize(forWidth: 300).height)
    #expect(none.width < short.naturalSize(forWidth: 300).width)
  }
}
