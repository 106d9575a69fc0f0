// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Traits")
struct TraitCollectionTests {
  @Test("a new collection specifies nothing")
  func unspecified() {
    let traits = TraitCollection()
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.verticalSizeClass == .unspecified)
  }

  @Test("of several collections, the last that specifies a trait wins")
  func merging() {
    let traits = TraitCollection(traitsFrom: [
      TraitCollection(displayScale: 2), TraitCollection(displayScale: 3),
      TraitCollection(layoutDirection: .rightToLeft), TraitCollection(userInterfaceStyle: .dark),
      TraitCollection(preferredContentSizeCategory: .small), TraitCollection(),
      TraitCollection(horizontalSizeClass: .compact), TraitCollection(verticalSizeClass: .regular),
      TraitCollection(displayScale: .nan),
    ])
    #expect(traits.displayScale == 3)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.preferredContentSizeCategory == .small)
    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.verticalSizeClass == .regular)
    #expect(traits.containsTraits(in: TraitCollection(displayScale: 3)))
    #expect(!traits.containsTraits(in: TraitCollection(displayScale: 2)))
    #expect(traits.containsTraits(in: TraitCollection()))
  }

  @Test("a phone has three pixels per point and the default text size")
  func phone() {
    #expect(TraitCollection.phone.displayScale == 3)
    #expect(TraitCollection.phone.preferredContentSizeCategory == .large)
    #expect(TraitCollection.phone.layoutDirection.resolved == .leftToRight)
  }

  @Test("without a layout direction, contents run left to right")
  func resolvedDirection() {
    #expect(TraitEnvironmentLayoutDirection.unspecified.resolved == .leftToRight)
    #expect(TraitEnvironmentLayoutDirection.rightToLeft.resolved == .rightToLeft)
  }

  @Test(
    "contents flip unless their semantic attribute forbids it",
    arguments: [
      (SemanticContentAttribute.unspecified, UserInterfaceLayoutDirection.rightToLeft),
      (.playback, .leftToRight), (.spatial, .leftToRight), (.forceLeftToRight, .leftToRight),
      (.forceRightToLeft, .rightToLeft),
    ])
  func semantics(meaning: SemanticContentAttribute, inRightToLeft: UserInterfaceLayoutDirection) {
    #expect(meaning.layoutDirection(relativeTo: .rightToLeft) == inRightToLeft)
    let inLeftToRight = meaning.layoutDirection(relativeTo: .leftToRight)
    #expect(inLeftToRight == (meaning == .forceRightToLeft ? .rightToLeft : .leftToRight))
  }

  @Test("text sizes are ordered, and five of them are accessibility sizes")
  func textSizes() {
    #expect(ContentSizeCategory.allCases.count == 12)
    #expect(ContentSizeCategory.allCases == ContentSizeCategory.allCases.sorted())
    #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
    #expect(!(ContentSizeCategory.unspecified < .large) && !(.large < .unspecified))
  }

  @Test("raw values are UIKit's")
  func rawValues() {
    #expect(TextStyle.subheadline.rawValue == "UICTFontTextStyleSubhead")
    #expect(ContentSizeCategory.extraExtraLarge.rawValue == "UICTContentSizeCategoryXXL")
    #expect(UserInterfaceStyle.dark.rawValue == 2)
    #expect(UserInterfaceSizeClass.regular.rawValue == 2)
    #expect(SemanticContentAttribute.forceRightToLeft.rawValue == 4)
    #expect(UserInterfaceLayoutDirection.rightToLeft.rawValue == 1)
    #expect(TraitEnvironmentLayoutDirection.unspecified.rawValue == -1)
    #expect(TextAlignment.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(TextAlignment.natural.rawValue == 4 && TextAlignment.center.rawValue == 1)
    #expect(LineBreakMode.byTruncatingTail.rawValue == 4)
    #expect(LineBreakMode.byWordWrapping.rawValue == 0)
  }
}
