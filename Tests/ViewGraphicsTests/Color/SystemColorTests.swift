// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("System colors")
struct SystemColorTests {
  @Test(
    "system colors have UIKit's values: light, dark, and each in high contrast",
    arguments: [
      (Color.systemRed, "#FF3B30 #FF453A #D70015 #FF6961"),
      (.systemGreen, "#34C759 #30D158 #248A3D #30DB5B"),
      (.systemBlue, "#007AFF #0A84FF #0040DD #409CFF"),
      (.systemOrange, "#FF9500 #FF9F0A #C93400 #FFB340"),
      (.systemYellow, "#FFCC00 #FFD60A #B25000 #FFD426"),
      (.systemPink, "#FF2D55 #FF375F #D30F45 #FF6482"),
      (.systemPurple, "#AF52DE #BF5AF2 #8944AB #DA8FFF"),
      (.systemTeal, "#30B0C7 #40C8E0 #008299 #5DE6FF"),
      (.systemIndigo, "#5856D6 #5E5CE6 #3634A3 #7D7AFF"),
      (.systemBrown, "#A2845E #AC8E68 #7F6545 #B59469"),
      (.systemMint, "#00C7BE #63E6E2 #0C817B #66D4CF"),
      (.systemCyan, "#32ADE6 #64D2FF #0071A4 #70D7FF"),
      (.systemGray, "#8E8E93 #8E8E93 #6C6C70 #AEAEB2"),
      (.systemGray2, "#AEAEB2 #636366 #8E8E93 #7C7C80"),
      (.systemGray3, "#C7C7CC #48484A #AEAEB2 #545456"),
      (.systemGray4, "#D1D1D6 #3A3A3C #BCBCC0 #444446"),
      (.systemGray5, "#E5E5EA #2C2C2E #D8D8DC #363638"),
      (.systemGray6, "#F2F2F7 #1C1C1E #EBEBF0 #242426"),
      (.tintColor, "#007AFF #0A84FF #0040DD #409CFF"),
      (.label, "#000000 #FFFFFF #000000 #FFFFFF"),
      (.secondaryLabel, "#3C3C4399 #EBEBF599 #3C3C4399 #EBEBF599"),
      (.tertiaryLabel, "#3C3C434D #EBEBF54D #3C3C434D #EBEBF54D"),
      (.quaternaryLabel, "#3C3C432E #EBEBF52E #3C3C432E #EBEBF52E"),
      (.placeholderText, "#3C3C434D #EBEBF54D #3C3C434D #EBEBF54D"),
      (.link, "#007AFF #0984FF #007AFF #0984FF"),
      (.separator, "#3C3C434A #54545899 #3C3C434A #54545899"),
      (.opaqueSeparator, "#C6C6C8 #38383A #C6C6C8 #38383A"),
      (.systemFill, "#78788033 #7878805C #78788033 #7878805C"),
      (.secondarySystemFill, "#78788029 #78788052 #78788029 #78788052"),
      (.tertiarySystemFill, "#7676801F #7676803D #7676801F #7676803D"),
      (.quaternarySystemFill, "#74748014 #7474802E #74748014 #7474802E"),
      (.systemBackground, "#FFFFFF #000000 #FFFFFF #000000"),
      (.secondarySystemBackground, "#F2F2F7 #1C1C1E #EBEBF0 #242426"),
      (.tertiarySystemBackground, "#FFFFFF #2C2C2E #FFFFFF #363638"),
      (.systemGroupedBackground, "#F2F2F7 #000000 #EBEBF0 #000000"),
      (.secondarySystemGroupedBackground, "#FFFFFF #1C1C1E #FFFFFF #242426"),
      (.tertiarySystemGroupedBackground, "#F2F2F7 #2C2C2E #EBEBF0 #363638"),
    ])
  func values(color: Color, values: String) {
    let found = [AccessibilityContrast.normal, .high].flatMap { contrast in
      [UserInterfaceStyle.light, .dark].map { style in
        var traits = TraitCollection(userInterfaceStyle: style)
        traits.accessibilityContrast = contrast
        return color.resolvedColor(with: traits).hexString
      }
    }
    #expect(found.joined(separator: " ") == values)
    #expect(color.resolvedColor(with: TraitCollection()).hexString == color.hexString)
    #expect(color.hexString == found[0] && color.isDynamic)
  }

  @Test("colors for text on any background are the same in every appearance")
  func fixed() {
    #expect(!Color.darkText.isDynamic && Color.darkText.hexString == "#000000")
    #expect(!Color.lightText.isDynamic && Color.lightText.hexString == "#FFFFFF99")
    #expect(
      Color.tintColor.resolvedColor(with: .phone) == Color.systemBlue.resolvedColor(with: .phone))
  }
}
