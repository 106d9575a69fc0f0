// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewPictures

@Suite("Colors that follow traits")
struct SemanticColorsTests {
  private static func traits(
    _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast = .normal
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(accessibilityContrast: contrast),
    ])
  }

  @Test(
    "system colors have Apple's values in light and dark appearances and high contrast",
    arguments: [
      (UIColor.systemRed, "#FF3B30", "#FF453A", "#D70015", "#FF6961"),
      (.systemOrange, "#FF9500", "#FF9F0A", "#C93400", "#FFB340"),
      (.systemYellow, "#FFCC00", "#FFD60A", "#B25000", "#FFD426"),
      (.systemGreen, "#34C759", "#30D158", "#248A3D", "#30DB5B"),
      (.systemMint, "#00C7BE", "#63E6E2", "#0C817B", "#66D4CF"),
      (.systemTeal, "#30B0C7", "#40C8E0", "#008299", "#5DE6FF"),
      (.systemCyan, "#32ADE6", "#64D2FF", "#0071A4", "#70D7FF"),
      (.systemBlue, "#007AFF", "#0A84FF", "#0040DD", "#409CFF"),
      (.systemIndigo, "#5856D6", "#5E5CE6", "#3634A3", "#7D7AFF"),
      (.systemPurple, "#AF52DE", "#BF5AF2", "#8944AB", "#DA8FFF"),
      (.systemPink, "#FF2D55", "#FF375F", "#D30F45", "#FF6482"),
      (.systemBrown, "#A2845E", "#AC8E68", "#7F6545", "#B59469"),
      (.systemGray, "#8E8E93", "#8E8E93", "#6C6C70", "#AEAEB2"),
      (.systemGray2, "#AEAEB2", "#636366", "#8E8E93", "#7C7C80"),
      (.systemGray3, "#C7C7CC", "#48484A", "#AEAEB2", "#545456"),
      (.systemGray4, "#D1D1D6", "#3A3A3C", "#BCBCC0", "#444446"),
      (.systemGray5, "#E5E5EA", "#2C2C2E", "#D8D8DC", "#363638"),
      (.systemGray6, "#F2F2F7", "#1C1C1E", "#EBEBF0", "#242426"),
    ])
  func systemColors(
    _ color: UIColor, _ light: String, _ dark: String, _ lightStrong: String, _ darkStrong: String
  ) {
    #expect(color.resolvedColor(with: Self.traits(.light)).hexString == light)
    #expect(color.resolvedColor(with: Self.traits(.dark)).hexString == dark)
    #expect(color.resolvedColor(with: Self.traits(.light, .high)).hexString == lightStrong)
    #expect(color.resolvedColor(with: Self.traits(.dark, .high)).hexString == darkStrong)
  }

  @Test(
    "semantic colors differ in the dark appearance",
    arguments: [
      (UIColor.label, "#000000", "#FFFFFF"),
      (.secondaryLabel, "#3C3C4399", "#EBEBF599"),
      (.tertiaryLabel, "#3C3C434D", "#EBEBF54D"),
      (.quaternaryLabel, "#3C3C432E", "#EBEBF52E"),
      (.placeholderText, "#3C3C434D", "#EBEBF54D"),
      (.separator, "#3C3C434A", "#54545899"),
      (.opaqueSeparator, "#C6C6C8", "#38383A"),
      (.link, "#007AFF", "#0984FF"),
      (.systemFill, "#78788033", "#7878805C"),
      (.secondarySystemFill, "#78788029", "#78788052"),
      (.tertiarySystemFill, "#7676801F", "#7676803D"),
      (.quaternarySystemFill, "#74748014", "#7474802E"),
      (.systemBackground, "#FFFFFF", "#000000"),
      (.secondarySystemBackground, "#F2F2F7", "#1C1C1E"),
      (.tertiarySystemBackground, "#FFFFFF", "#2C2C2E"),
      (.systemGroupedBackground, "#F2F2F7", "#000000"),
      (.secondarySystemGroupedBackground, "#FFFFFF", "#1C1C1E"),
      (.tertiarySystemGroupedBackground, "#F2F2F7", "#2C2C2E"),
      (.darkText, "#000000", "#000000"),
    ])
  func semanticColors(_ color: UIColor, _ light: String, _ dark: String) {
    #expect(color.hexString == light)
    #expect(color.resolvedColor(with: Self.traits(.light)).hexString == light)
    #expect(color.resolvedColor(with: Self.traits(.dark)).hexString == dark)
  }

  @Test("a dynamic color is resolved for each trait collection")
  func closures() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(color.resolvedColor(with: Self.traits(.dark)) == .white)
    #expect(color.resolvedColor(with: Self.traits(.light)) == .red)
  }

  @Test("a live tree follows the overrides of its window, of a controller, and of a view")
  func livingTree() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    let page = try #require(controller.view)
    page.backgroundColor = .systemBackground
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.backgroundColor = .systemRed
    page.addSubview(inner)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(window.svg().contains("#fff"))
    #expect(window.svg().lowercased().contains("#ff3b30"))
    window.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(window.svg().lowercased().contains("#ff453a"))
    controller.overrideUserInterfaceStyle = .light
    #expect(window.svg().lowercased().contains("#ff3b30"))
    inner.overrideUserInterfaceStyle = .dark
    #expect(window.svg().lowercased().contains("#ff453a"))
    #expect(page.traitCollection.userInterfaceStyle == .light)
  }

  @Test("the default text color of labels is light in the dark appearance")
  func defaults() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "text"
    #expect(!label.svg().contains("#fff"))
    label.overrideUserInterfaceStyle = .dark
    #expect(label.svg().contains("#fff"))
  }
}
