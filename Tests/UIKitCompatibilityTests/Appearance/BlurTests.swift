// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Colors of blurs")
struct BlurTests {
  nonisolated static let opacities: [(UIBlurEffect.Style, CGFloat)] = [
    (.systemUltraThinMaterial, 0.5), (.systemUltraThinMaterialLight, 0.5),
    (.systemUltraThinMaterialDark, 0.5), (.systemThinMaterial, 0.65),
    (.systemThinMaterialLight, 0.65), (.systemThinMaterialDark, 0.65), (.light, 0.75),
    (.dark, 0.75), (.regular, 0.75), (.systemMaterial, 0.8), (.systemMaterialLight, 0.8),
    (.systemMaterialDark, 0.8), (.prominent, 0.8), (.extraLight, 0.8), (.systemThickMaterial, 0.9),
    (.systemThickMaterialLight, 0.9), (.systemThickMaterialDark, 0.9),
    (.systemChromeMaterial, 0.94),
    (.systemChromeMaterialLight, 0.94), (.systemChromeMaterialDark, 0.94),
  ]

  @Test("a thicker material is more opaque, in both appearances")
  func opacity() throws {
    #expect(Set(Self.opacities.map(\.0)) == Set(UIBlurEffect.Style.allCases))
    for (style, alpha) in Self.opacities {
      let color = try #require(
        UIVisualEffectView(effect: UIBlurEffect(style: style)).backgroundColor)
      for appearance in [UIUserInterfaceStyle.light, .dark] {
        let shown = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: appearance))
        #expect(shown.alpha == alpha, "\(style)")
        #expect(shown.red == shown.green && shown.green == shown.blue)
        #expect(shown.red == (shown.red > 0.5 ? 0.97 : 0.12))
      }
    }
  }

  @Test("the content of an effect view fills it, from the beginning and later")
  func content() {
    let view = UIVisualEffectView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.effect == nil && view.backgroundColor == nil)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.subviews == [view.contentView])
    view.layoutIfNeeded()
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.frame.size = CGSize(width: 70, height: 20)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 70, height: 20))
  }
}
