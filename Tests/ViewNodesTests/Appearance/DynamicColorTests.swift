// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Dynamic colors")
struct DynamicColorTests {
  static func traits(_ style: UserInterfaceStyle, _ contrast: AccessibilityContrast)
    -> TraitCollection
  {
    var traits = TraitCollection.phone
    traits.userInterfaceStyle = style
    traits.accessibilityContrast = contrast
    return traits
  }

  nonisolated static let places: [(UserInterfaceStyle, AccessibilityContrast, Color)] = [
    (.light, .normal, .red), (.dark, .normal, .green), (.light, .high, .blue),
    (.dark, .high, .yellow), (.unspecified, .unspecified, .red),
  ]

  @Test("a color with four variants resolves by the appearance and the contrast", arguments: places)
  func appearance(style: UserInterfaceStyle, contrast: AccessibilityContrast, expected: Color) {
    let color = Color(
      light: .red, dark: .green, lightHighContrast: .blue, darkHighContrast: .yellow)
    #expect(color.isDynamic)
    #expect(color.resolvedColor(with: Self.traits(style, contrast)) == expected)
    #expect(color.hexString == "#FF0000")
  }

  @Test("colors derived from dynamic colors are dynamic")
  func operations() {
    let dark = Self.traits(.dark, .normal)
    let color = Color(light: .white, dark: .black)
    #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark) == Color(white: 0, alpha: 0.5))
    #expect(
      color.mix(with: .red, by: 0.5).resolvedColor(with: dark)
        == Color.black.mix(with: .red, by: 0.5))
    #expect(Color.red.mix(with: color, by: 1).resolvedColor(with: dark) == .black)
    let veil = Color(white: 0, alpha: 0.5)
    #expect(veil.composited(over: color).resolvedColor(with: dark) == .black)
    #expect(color.withAlphaComponent(0.5) == color.withAlphaComponent(0.5))
    #expect(color.withAlphaComponent(0.5) != Color(white: 1, alpha: 0.5))
  }

  @Test("a color from a closure is resolved again for other traits, and equals only itself")
  func closure() {
    let color = Color { $0.layoutDirection == .rightToLeft ? .green : .red }
    var traits = TraitCollection.phone
    #expect(color.resolvedColor(with: traits) == .red)
    traits.layoutDirection = .rightToLeft
    #expect(color.resolvedColor(with: traits) == .green)
    let copy = color
    #expect(copy == color)
    #expect(color != Color { _ in .red })
    #expect(Set([color, copy, .red]).count == 2)
  }

  @Test("endlessly nested and self-referential colors are resolved in finite time")
  func depth() {
    var color = Color(light: .white, dark: .black)
    for _ in 0..<20_000 { color = color.mix(with: .white, by: 0) }
    #expect(color.resolvedColor(with: Self.traits(.dark, .normal)) == .black)
    #expect(Self.endless(0).resolvedColor(with: .phone).isDynamic == false)
  }

  private nonisolated static func endless(_ count: Int) -> Color {
    count > 100 ? .red : Color { _ in endless(count + 1) }
  }

  struct Density: TraitDefinition {
    static let defaultValue = 1
  }

  struct Mood: TraitDefinition {
    static let defaultValue = "calm"
    static let affectsColorAppearance = true
  }

  @Test("a custom trait has its default value until it is set, and the last value applies")
  func customTraits() {
    var outer = TraitCollection()
    #expect(outer[Density.self] == 1)
    #expect(outer.specifiedValue(for: Density.self) == nil)
    outer[Density.self] = 2
    outer[Mood.self] = "loud"
    var inner = TraitCollection()
    inner[Density.self] = 3
    let both = TraitCollection(traitsFrom: [outer, inner])
    #expect(both[Density.self] == 3)
    #expect(both[Mood.self] == "loud")
    #expect(both != outer)
    inner[Mood.self] = "loud"
    #expect(both == inner)
    #expect(both.hashValue == inner.hashValue)
  }

  @Test("a node inherits overridden custom traits")
  func inheritedTraits() {
    let (root, child) = (ViewNode(), ViewNode())
    root.addSubview(child)
    root.traitOverrides[Density.self] = 4
    #expect(child.traitCollection[Density.self] == 4)
    child.traitOverrides[Density.self] = 5
    #expect(child.traitCollection[Density.self] == 5)
    #expect(root.traitCollection[Density.self] == 4)
  }

  private final class Counting: LabelNode {
    var layouts = 0
    var changes = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      changes += 1
    }
  }

  @Test("changes of color traits are observed without a new layout, and others cause one")
  func colorOnlyTraits() {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    root.addSubview(label)
    root.layoutIfNeeded()
    let before = label.layouts
    for (index, change) in [
      TraitCollection(userInterfaceStyle: .dark), TraitCollection(accessibilityContrast: .high),
    ].enumerated() {
      root.traitOverrides = change
      root.layoutIfNeeded()
      #expect(label.changes == index + 1)
    }
    root.traitOverrides[Mood.self] = "loud"
    root.layoutIfNeeded()
    #expect(label.changes == 3)
    #expect(label.layouts == before)
    root.traitOverrides[Density.self] = 7
    root.layoutIfNeeded()
    #expect(label.layouts == before + 1)
  }

  @Test("collections are equal if they have the same values of the same custom traits")
  func equality() {
    func traits(_ density: Int?, _ mood: String?) -> TraitCollection {
      var traits = TraitCollection()
      if let density { traits[Density.self] = density }
      if let mood { traits[Mood.self] = mood }
      return traits
    }
    let all = [nil, 1, 2].flatMap { density in [nil, "calm", "loud"].map { (density, $0) } }
    for (index, one) in all.enumerated() {
      for (other, two) in all.enumerated() {
        let (first, second) = (traits(one.0, one.1), traits(two.0, two.1))
        #expect((first == second) == (index == other), "\(one) \(two)")
        #expect(first.differsInLayout(from: second) == (one.0 != two.0), "\(one) \(two)")
      }
    }
  }

  @Test("every color of a gradient, a shadow, and a border is that of the traits")
  func gradientColors() {
    let dynamic = Color { $0.userInterfaceStyle == .dark ? .white : .black }
    let gradient = Gradient(
      kind: .axial, start: .zero, end: CGPoint(x: 1, y: 1),
      stops: [Color.red, dynamic, dynamic].enumerated().map {
        Gradient.Stop(color: $1, location: CGFloat($0) / 2)
      })
    for (style, color) in [(UserInterfaceStyle.light, Color.black), (.dark, .white)] {
      let resolved = gradient.resolved(with: TraitCollection(userInterfaceStyle: style))
      #expect(resolved.stops.map(\.color) == [.red, color, color])
      #expect(resolved.stops.map(\.location) == gradient.stops.map(\.location))
    }
  }
}
