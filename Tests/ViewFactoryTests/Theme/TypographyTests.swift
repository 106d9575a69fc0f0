// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewGraphicsTestSupport
import ViewNodes
import ViewPictures

@Suite("Typography of a theme")
struct TypographyTests {
  private static func theme() throws -> Theme {
    var builder = FontBuilder()
    builder.ascender = 1000
    builder.descender = -250
    var theme = Theme.library
    theme.typography.setFamily(
      FontFamily("Test Sans", files: [try FontFile(builder.bytes())]))
    theme.typography.body.letterSpacing = 0.5
    theme.typography.body.lineHeight = 2
    theme.typography.button.isItalic = true
    return theme
  }

  private let largest = TraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

  @Test("a role without its own properties is the text style")
  func plain() {
    let typography = Theme.Typography()
    #expect(typography.body.font == .preferredFont(forTextStyle: .body))
    #expect(typography.header.font == .preferredFont(forTextStyle: .title1))
    #expect(
      typography.title.font == Font.preferredFont(forTextStyle: .title3).withWeight(.semibold))
  }

  @Test("every property of a role affects its font")
  func roles() throws {
    var role = Theme.Typography.Role(
      .body, size: 20, weight: .bold, family: FontFamily("Inter"), letterSpacing: 1, lineHeight: 1.5
    )
    role.isItalic = true
    role.isMonospaced = true
    role.hasMonospacedDigits = true
    let font = role.font
    #expect(font.pointSize == 20)
    #expect(font.weight == .bold)
    #expect(font.family?.name == "Inter")
    #expect(font.letterSpacing == 1)
    #expect(abs(font.lineHeight + font.leading - 30) < 1e-9)
    #expect(font.isItalic && font.isMonospaced && font.hasMonospacedDigits)
    #expect(font.textStyle == .body)
  }

  @Test("labels, inputs, and buttons of a factory use it, and grow with the text size")
  func factory() throws {
    let theme = try Self.theme()
    let factory = ViewFactory(theme: theme)
    let body = factory.label.body()
    body.text = "AB"
    let input = factory.input.text()
    input.text = "AB"
    let button = factory.button.negative()
    button.setTitle("AB", for: .normal)
    #expect(body.font.family?.name == "Test Sans")
    #expect(input.font?.family?.name == "Test Sans")
    #expect(button.titleLabel?.font.family?.name == "Test Sans")
    #expect(button.titleLabel?.font.isItalic == true)
    // A is 0.65 and B 0.66 em wide in the file.
    #expect(abs(body.intrinsicContentSize.width - (17 * 1.31 + 1)) < 0.34)
    #expect(abs(body.intrinsicContentSize.height - 17 * 1.25) < 0.34)
    body.traitOverrides = largest
    #expect(abs(body.intrinsicContentSize.width - 53.0 / 17 * (17 * 1.31 + 1)) < 0.34)
    let layout = body.textLayout(for: CGSize(width: 40, height: 1000))
    #expect(layout.lines.count == 2)
    #expect(abs(layout.lastBaseline - layout.firstBaseline - 106) < 0.01)
    for node in [body, input, button] as [ViewNode] {
      node.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      #expect(node.svg().contains("font-family=\"'Test Sans', 'Liberation Sans'"))
    }
    #expect(button.svg().contains("font-style=\"italic\""))
  }

  @Test("changing a theme's typography changes its fonts everywhere")
  func everywhere() throws {
    let theme = try Self.theme()
    let typography = theme.typography
    for role in [
      typography.header, typography.title, typography.headline, typography.body,
      typography.subtitle, typography.inputLabel, typography.hint, typography.input,
      typography.button, typography.tag, typography.figure,
    ] {
      #expect(role.font.family?.name == "Test Sans")
    }
  }
}
