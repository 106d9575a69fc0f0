// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewGraphics

private struct DensityTrait: TraitDefinition {
  static let defaultValue = 1
}

private struct AccentTrait: TraitDefinition {
  static let defaultValue = "none"
  static let affectsColorAppearance = true
}

private struct ScaleTrait: TraitDefinition {
  static let defaultValue: CGFloat = 0
  static var property: WritableKeyPath<TraitCollection, CGFloat>? { \.displayScale }
}

@Suite("Custom traits")
struct CustomTraitTests {
  @Test("a custom trait has its default until it is set, and copies keep their own")
  func values() {
    var traits = TraitCollection()
    #expect(traits[DensityTrait.self] == 1 && traits.specifiedValue(for: DensityTrait.self) == nil)
    let before = traits
    traits[DensityTrait.self] = 3
    #expect(traits[DensityTrait.self] == 3 && traits.specifiedValue(for: DensityTrait.self) == 3)
    #expect(before[DensityTrait.self] == 1 && before != traits)
    traits[AccentTrait.self] = "blue"
    #expect(traits[DensityTrait.self] == 3 && traits[AccentTrait.self] == "blue")
    traits[DensityTrait.self] = 4
    #expect(traits[DensityTrait.self] == 4 && traits[AccentTrait.self] == "blue")
    #expect(!DensityTrait.affectsColorAppearance && DensityTrait.property == nil)
  }

  @Test("a trait of a property is stored there")
  func properties() {
    var traits = TraitCollection(displayScale: 2)
    #expect(traits[ScaleTrait.self] == 2)
    traits[ScaleTrait.self] = 3
    #expect(traits.displayScale == 3 && traits.custom == nil)
    #expect(traits.specifiedValue(for: ScaleTrait.self) == nil)
  }

  @Test("collections are equal if their custom traits are")
  func equality() {
    func traits(_ density: Int?, _ accent: String?) -> TraitCollection {
      var traits = TraitCollection()
      if let density { traits[DensityTrait.self] = density }
      if let accent { traits[AccentTrait.self] = accent }
      return traits
    }
    let all = [
      traits(nil, nil), traits(1, nil), traits(2, nil), traits(nil, "a"), traits(1, "a"),
      traits(1, "b"), traits(2, "a"),
    ]
    let again = [
      traits(nil, nil), traits(1, nil), traits(2, nil), traits(nil, "a"), traits(1, "a"),
      traits(1, "b"), traits(2, "a"),
    ]
    for (index, one) in all.enumerated() {
      for (place, other) in again.enumerated() { #expect((one == other) == (index == place)) }
    }
    #expect(Set(all + again).count == 7)
    #expect(DensityTrait.isSame(in: all[0], all[1]) && !DensityTrait.isSame(in: all[0], all[2]))
    #expect(AccentTrait.isSame(in: all[3], all[4]) && !AccentTrait.isSame(in: all[4], all[5]))
  }

  @Test("merged collections keep the custom traits that the later ones don't specify")
  func merging() {
    var first = TraitCollection()
    first[DensityTrait.self] = 2
    first[AccentTrait.self] = "a"
    var second = TraitCollection(accessibilityContrast: .high)
    second[AccentTrait.self] = "b"
    let both = TraitCollection(traitsFrom: [first, second])
    #expect(both[DensityTrait.self] == 2 && both[AccentTrait.self] == "b")
    #expect(both.accessibilityContrast == .high)
    #expect(TraitCollection(traitsFrom: [second, first])[AccentTrait.self] == "a")
    #expect(TraitCollection(traitsFrom: [first, TraitCollection()]) == first)
    #expect(TraitCollection(traitsFrom: [TraitCollection(), first]) == first)
    #expect(both.containsTraits(in: second) && !both.containsTraits(in: first))
    #expect(both.containsTraits(in: nil) && first.containsTraits(in: first))
  }

  @Test("appearance, contrast, and traits of colors don't affect layout, all others do")
  func layout() {
    let base = TraitCollection.phone
    func differs(_ change: (inout TraitCollection) -> Void) -> Bool {
      var other = base
      change(&other)
      #expect(other.differsInLayout(from: base) == base.differsInLayout(from: other))
      return other.differsInLayout(from: base)
    }
    #expect(!differs { _ in })
    #expect(!differs { $0.userInterfaceStyle = .dark })
    #expect(!differs { $0.accessibilityContrast = .high })
    #expect(!differs { $0[AccentTrait.self] = "blue" })
    #expect(differs { $0[DensityTrait.self] = 7 })
    #expect(differs { $0.displayScale = 1 })
    #expect(differs { $0.layoutDirection = .rightToLeft })
    #expect(differs { $0.preferredContentSizeCategory = .small })
    #expect(differs { $0.horizontalSizeClass = .regular })
    #expect(differs { $0.verticalSizeClass = .compact })
    var one = base
    one[AccentTrait.self] = "red"
    one[DensityTrait.self] = 7
    var other = one
    other[AccentTrait.self] = "blue"
    #expect(!one.differsInLayout(from: other))
    other[DensityTrait.self] = 8
    #expect(one.differsInLayout(from: other))
  }

  @Test(
    "the traits of a phone are all specified, and one alone leaves the others unspecified",
    arguments: [
      TraitCollection(preferredContentSizeCategory: .small), TraitCollection(displayScale: 2),
      TraitCollection(layoutDirection: .rightToLeft), TraitCollection(userInterfaceStyle: .dark),
      TraitCollection(accessibilityContrast: .high), TraitCollection(horizontalSizeClass: .regular),
      TraitCollection(verticalSizeClass: .compact),
    ])
  func single(traits: TraitCollection) {
    #expect(traits != TraitCollection())
    #expect(TraitCollection(traitsFrom: [TraitCollection(), traits]) == traits)
    let phone = TraitCollection.phone
    #expect(!phone.containsTraits(in: traits))
    let merged = TraitCollection(traitsFrom: [phone, traits])
    #expect(merged.containsTraits(in: traits) && merged != phone)
    #expect(TraitCollection(traitsFrom: [traits, phone]) == phone)
    #expect(phone.userInterfaceStyle == .light && phone.accessibilityContrast == .normal)
    #expect(phone.horizontalSizeClass == .compact && phone.verticalSizeClass == .regular)
    for scale in [CGFloat.infinity, 0, -1, .nan] {
      let other = TraitCollection(displayScale: scale)
      #expect(TraitCollection(traitsFrom: [phone, other]).displayScale == 3)
    }
  }

  @Test("text sizes are ordered by their steps, of which unspecified has that of large")
  func steps() {
    let all = ContentSizeCategory.allCases
    #expect(all.map(\.step) == Array(0...11) && ContentSizeCategory.unspecified.step == 3)
    #expect(
      all.map(\.isAccessibilityCategory) == (0...11).map { $0 >= 7 }
        && !ContentSizeCategory.unspecified.isAccessibilityCategory)
    #expect(
      ContentSizeCategory.unspecified < .extraLarge && ContentSizeCategory.medium < .unspecified)
  }
}
