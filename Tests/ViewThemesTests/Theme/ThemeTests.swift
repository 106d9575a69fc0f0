// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewGraphics
import ViewThemes

@Suite("Themes")
struct ThemeTests {
  @Test("a copy changes independently of the original, part by part")
  func copies() {
    let original = Theme.library
    let changes: [(inout Theme) -> Void] = [
      { $0.palette.light.labelHeader = .red }, { $0.typography.body.isItalic = true },
      { $0.shape.button = 20 }, { $0.spacing.small = .four }, { $0.elevation.card = .eightDp },
      { $0.motion.short = 1 },
    ]
    for change in changes {
      var copy = original
      change(&copy)
      #expect(copy != original)
      #expect(original == Theme() && original.hashValue == Theme().hashValue)
      var other = original
      change(&other)
      #expect(copy == other && copy.hashValue == other.hashValue)
    }
  }
}
