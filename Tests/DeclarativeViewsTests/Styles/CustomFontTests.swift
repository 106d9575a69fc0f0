// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import DeclarativeViews

@Suite("Fonts by name")
struct CustomFontTests {
  /// The size of text in a font at a text size.
  private func size(_ font: Font, _ category: ContentSizeCategory) -> CGFloat? {
    var values = EnvironmentValues()
    values.sizeCategory = category
    return TreeProbe(Text("a").font(font), width: 300, height: 200, environment: values)
      .texts.first?.font.pointSize
  }

  @Test("a font by name follows the text size like its text style, unless its size is fixed")
  func scaling() throws {
    let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    func growth(_ font: Font) throws -> CGFloat { try #require(size(font, largest)) / 20 }
    #expect(size(.custom("Avenir", size: 20), .large) == 20)
    let body = try growth(.custom("Avenir", size: 20))
    let caption = try growth(.custom("Avenir", size: 20, relativeTo: .caption1))
    #expect(body > 2 && caption > 2 && body != caption)
    #expect(try growth(.custom("Avenir", fixedSize: 20)) == 1)
  }

  @Test("a font of UIKit is a font of views")
  func ofUIKit() {
    let font = Font.preferredFont(forTextStyle: .callout)
    #expect(Font(font) == font && Font(.systemFont(ofSize: 21)).pointSize == 21)
  }
}
