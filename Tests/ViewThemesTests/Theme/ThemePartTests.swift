// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewThemes

@Suite("Parts of a theme")
struct ThemePartTests {
  @Test(
    "an appearance has its traits, and unspecified traits are light and normal",
    arguments: [
      (.light, .light, .normal, false, false), (.dark, .dark, .normal, true, false),
      (.lightHighContrast, .light, .high, false, true),
      (.darkHighContrast, .dark, .high, true, true),
    ] as [(Theme.Appearance, UserInterfaceStyle, AccessibilityContrast, Bool, Bool)])
  func appearances(
    appearance: Theme.Appearance, style: UserInterfaceStyle, contrast: AccessibilityContrast,
    isDark: Bool, isHighContrast: Bool
  ) {
    #expect(appearance.isDark == isDark && appearance.isHighContrast == isHighContrast)
    #expect(appearance.traits.userInterfaceStyle == style)
    #expect(appearance.traits.accessibilityContrast == contrast)
    #expect(appearance.traits.displayScale == 0)
    #expect(Theme.Appearance(appearance.traits) == appearance)
    #expect(Theme.Appearance(TraitCollection()) == .light)
    var palette = DynamicPalette(LightViewFactoryColor())
    palette[appearance].card = .green
    for other in Theme.Appearance.allCases {
      #expect((palette[other].card == .green) == (other == appearance))
    }
    #expect(palette.color(.card).resolvedColor(with: appearance.traits) == .green)
    #expect(!palette.isConstant && DynamicPalette(LightViewFactoryColor()).isConstant)
    #expect(palette.color(.card).isDynamic && !palette.color(.labelBody).isDynamic)
  }

  @Test("a theme differs in each of its parts, and a copy keeps its own")
  func parts() {
    let changes: [(inout Theme) -> Void] = [
      { $0.palette.light.card = .green }, { $0.palette.darkHighContrast.card = .green },
      { $0.typography.header.size = 3 }, { $0.typography.figure.isItalic = true },
      { $0.shape.button = 3 }, { $0.shape.border = 3 }, { $0.spacing.tight = .eight },
      { $0.spacing.large = .custom(1) }, { $0.elevation.card = .zeroDp },
      { $0.elevation.sheet = .zeroDp }, { $0.motion.short = 3 }, { $0.motion.long = 3 },
    ]
    let base = Theme()
    let themes = changes.map { change in
      var theme = base
      change(&theme)
      return theme
    }
    #expect(Set(themes + [base, Theme()]).count == changes.count + 1)
    #expect(base == Theme() && themes.allSatisfy { $0 != base })
    for (theme, change) in zip(themes, changes) {
      var again = Theme()
      change(&again)
      #expect(again == theme && again.hashValue == theme.hashValue)
    }
  }

  @Test("each property of a role is that of its font, alone and together")
  func roles() {
    let body = Font.preferredFont(forTextStyle: .body)
    func font(_ change: (inout Theme.Typography.Role) -> Void) -> Font {
      var role = Theme.Typography.Role(.body)
      change(&role)
      return role.font
    }
    let family = FontFamily("Georgia")
    #expect(font { _ in } == body)
    #expect(font { $0.weight = .bold } == body.withWeight(.bold))
    #expect(font { $0.family = family } == body.withFamily(family))
    #expect(font { $0.isItalic = true } == body.withItalic())
    #expect(font { $0.isMonospaced = true } == body.withMonospaced())
    #expect(font { $0.hasMonospacedDigits = true } == body.withMonospacedDigits())
    #expect(font { $0.letterSpacing = 2 } == body.withLetterSpacing(2))
    #expect(font { $0.lineHeight = 1.5 } == body.withLineHeight(1.5))
    let sized = font { $0.size = 20 }
    #expect(sized.pointSize == 20 && sized.textStyle == .body && sized.weight == .regular)
    #expect(
      sized == FontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20)))
    #expect(font { ($0.size, $0.weight) = (20, .heavy) }.weight == .heavy)
    #expect(Theme.Typography.Role(.headline, size: 20).font.weight == .semibold)
    var typography = Theme.Typography()
    typography.setFamily(family)
    let roles = [
      typography.header, typography.title, typography.headline, typography.body,
      typography.subtitle, typography.inputLabel, typography.hint, typography.input,
      typography.button, typography.tag, typography.figure,
    ]
    #expect(roles.allSatisfy { $0.family == family && $0.font.family == family })
    typography.setFamily(nil)
    #expect(typography == Theme.Typography())
  }
}
