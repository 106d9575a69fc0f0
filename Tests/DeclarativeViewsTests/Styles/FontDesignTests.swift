// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Designs and names of fonts")
struct FontDesignTests {
  private func font(_ view: some View) -> Font? {
    TreeProbe(view, width: 200, height: 50).texts.first?.font
  }

  @Test("a system font has its size, weight, and design")
  func system() {
    #expect(Font.system(size: 20) == .systemFont(ofSize: 20))
    #expect(Font.system(size: 20, weight: .bold, design: .rounded) == .boldSystemFont(ofSize: 20))
    #expect(
      Font.system(size: 20, design: .monospaced)
        == .monospacedSystemFont(ofSize: 20, weight: .regular))
    #expect(Font.system(.title, design: .serif) == .title)
    #expect(Font.system(.title, weight: .bold) == .title.bold())
    #expect(Font.system(.title, design: .monospaced).isMonospaced)
    #expect(Font.body.italic().isItalic && Font.body.monospaced().isMonospaced)
  }

  @Test("a font by its name has its family; without a name, it's the system font")
  func custom() {
    #expect(Font.custom("Avenir", size: 20).familyName == "Avenir")
    #expect(Font.custom("Avenir", fixedSize: 20).familyName == "Avenir")
    #expect(Font.custom("", fixedSize: 20) == .systemFont(ofSize: 20))
    #expect(Font.custom("", size: 20).pointSize == 20)
  }

  @Test("the design of a view overrides that of its fonts")
  func designs() {
    #expect(font(Text("a").fontDesign(.monospaced))?.isMonospaced == true)
    #expect(font(AnyView(Text("a")).monospaced())?.isMonospaced == true)
    let mono = Font.system(size: 20, design: .monospaced)
    #expect(font(Text("a").font(mono))?.isMonospaced == true)
    #expect(font(Text("a").font(mono).fontDesign(.rounded))?.isMonospaced == false)
    #expect(font(Text("a").font(mono).monospaced(false))?.isMonospaced == true)
  }

  @Test("a font that follows the text size stays italic, monospaced, and in its family")
  func dynamicType() {
    let fonts: [Font] = [
      .body.italic(), .body.monospaced(), .body.withFamily(FontFamily("Avenir")),
    ]
    for base in fonts {
      let large = font(Text("a").font(base).environment(\.sizeCategory, .accessibilityLarge))
      #expect((large?.pointSize ?? 0) > 17)
      #expect(large?.isItalic == base.isItalic && large?.isMonospaced == base.isMonospaced)
      #expect(large?.family == base.family)
    }
  }
}
