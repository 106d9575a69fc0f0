// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Text attributes")
struct TextAttributesTests {
  @Test("are read and set by key, as in a dictionary")
  func keys() {
    var attributes: TextAttributes = [.kern: 2.0]
    #expect(attributes[.kern] as? CGFloat == 2)
    #expect(attributes[.font] == nil)
    attributes[.font] = Font.systemFont(ofSize: 20)
    attributes[.foregroundColor] = Color.red
    #expect(
      attributes
        == TextAttributes(font: .systemFont(ofSize: 20), foregroundColor: .red, kern: 2))
    #expect(attributes[.font] as? Font == .systemFont(ofSize: 20))
    #expect(attributes[.foregroundColor] as? Color == .red)
    attributes[.kern] = 3.0
    #expect(attributes.kern == 3)
    attributes[.font] = nil
    attributes[.foregroundColor] = nil
    attributes[.kern] = nil
    #expect(attributes == TextAttributes())
  }

  @Test("merged with others, keep only what the others don't specify")
  func merging() {
    let own = TextAttributes(font: .systemFont(ofSize: 20), foregroundColor: .red, kern: 2)
    let other = TextAttributes(font: .systemFont(ofSize: 12), foregroundColor: .blue, kern: 3)
    #expect(own.merging(other) == other)
    #expect(own.merging(TextAttributes()) == own)
    #expect(TextAttributes().merging(own) == own)
    #expect(
      own.merging(TextAttributes(kern: 0))
        == TextAttributes(font: .systemFont(ofSize: 20), foregroundColor: .red, kern: 0))
  }

  @Test("are removed by a value of a different type")
  func wrongTypes() {
    var attributes = TextAttributes(font: .systemFont(ofSize: 20), foregroundColor: .red, kern: 2)
    attributes[.font] = Color.red
    attributes[.foregroundColor] = 1.0
    attributes[.kern] = Color.red
    #expect(attributes == TextAttributes())
  }
}
