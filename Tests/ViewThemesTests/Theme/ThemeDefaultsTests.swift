// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewThemes

@Suite("The library's theme")
struct ThemeDefaultsTests {
  private let theme = Theme.library

  @Test("corners, borders, and spacing have the library's values")
  func lengths() {
    let shape = theme.shape
    #expect([shape.button, shape.card, shape.small, shape.border] == [8, 8, 5, 1])
    let spacing = theme.spacing
    #expect(
      [spacing.tight, spacing.small, spacing.medium, spacing.large].map(\.value) == [4, 8, 16, 24])
  }

  @Test("elevations and durations have the library's values")
  func elevations() {
    let scale = theme.elevation
    let heights = [scale.card, scale.fab, scale.menu, scale.toast, scale.sheet].map(\.value)
    #expect(heights == [4, 6, 8, 6, 16])
    #expect([theme.motion.short, theme.motion.medium, theme.motion.long] == [0.15, 0.3, 0.5])
  }

  @Test("every text role has its style, size, and weight")
  func typography() {
    let type = theme.typography
    let roles = [
      type.header, type.title, type.headline, type.body, type.subtitle, type.inputLabel, type.hint,
      type.input, type.button, type.tag, type.figure,
    ]
    #expect(
      roles.map(\.style) == [
        .title1, .title3, .headline, .body, .subheadline, .caption1, .caption1, .body, .body,
        .footnote, .largeTitle,
      ])
    #expect(roles.map(\.font.pointSize) == [28, 20, 17, 17, 15, 12, 12, 17, 18, 13, 34])
    #expect(
      roles.map(\.font.weight) == [
        .regular, .semibold, .semibold, .regular, .regular, .regular, .regular, .regular, .regular,
        .semibold, .bold,
      ])
    for role in roles {
      #expect(!role.isItalic && !role.isMonospaced && !role.hasMonospacedDigits)
      #expect(role.letterSpacing == 0 && role.lineHeight == nil && role.family == nil)
    }
  }

  @Test("a family is set for every role, and removed again")
  func family() {
    var type = theme.typography
    type.setFamily(FontFamily("Fira Sans"))
    let roles = [
      type.header, type.title, type.headline, type.body, type.subtitle, type.inputLabel, type.hint,
      type.input, type.button, type.tag, type.figure,
    ]
    #expect(roles.allSatisfy { $0.family == FontFamily("Fira Sans") })
    type.setFamily(nil)
    #expect(type == theme.typography)
  }
}
