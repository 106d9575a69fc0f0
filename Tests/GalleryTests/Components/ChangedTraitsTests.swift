// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewGallery
import ViewNodes
import ViewPicturesTestSupport

@testable import gallery

/// Traits that change after a component was laid out and drawn.
@Suite("Components whose traits change")
struct ChangedTraitsTests {
  /// Examples whose content is scrolled; they keep the distance from its beginning.
  private static let scrolled: Set = ["bar-tabs-last"]

  private static func examples(_ group: GalleryGroup) -> [GalleryExample] {
    group.examples.filter { !scrolled.contains($0.name) }
  }

  /// The lines of a record in the order of the alphabet: subviews that were moved elsewhere and back
  /// are the last ones in front of the others.
  private static func lines(_ node: ViewNode) -> [Substring] {
    node.record.split(separator: "\n").sorted()
  }

  private static var traits: [(name: String, traits: TraitCollection)] {
    var right = TraitCollection(preferredContentSizeCategory: .large)
    right.layoutDirection = .rightToLeft
    var dark = TraitCollection(preferredContentSizeCategory: .large)
    dark.userInterfaceStyle = .dark
    var contrast = TraitCollection(preferredContentSizeCategory: .large)
    contrast.accessibilityContrast = .high
    return [
      ("small", TraitCollection(preferredContentSizeCategory: .small)),
      ("huge", TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)),
      ("right to left", right), ("dark", dark), ("high contrast", contrast),
    ]
  }

  @Test(
    "a component is the same whether its traits were there from the start or changed later",
    arguments: Catalogue.components.indices)
  func changed(index: Int) {
    let plain = TraitCollection(preferredContentSizeCategory: .large)
    for example in Self.examples(Catalogue.components[index]) {
      func page(_ traits: TraitCollection) -> ViewNode {
        let page = example.page(ViewFactory(theme: .standard), width: 375)
        page.traitOverrides = traits
        page.layoutIfNeeded()
        return page
      }
      let living = page(plain)
      let before = Self.lines(living)
      for (name, traits) in Self.traits {
        living.traitOverrides = traits
        #expect(Self.lines(living) == Self.lines(page(traits)), "\(example.name), \(name)")
      }
      living.traitOverrides = plain
      #expect(Self.lines(living) == before, "\(example.name), back")
    }
  }

  @Test("a component is the same in a width that changes and comes back")
  func widths() {
    for example in Catalogue.components.flatMap({ Self.examples($0) }) {
      let page = example.page(ViewFactory(theme: .standard), width: 375)
      let width = page.constraints.first { $0.firstItem === page && $0.secondItem == nil }
      let before = Self.lines(page)
      for other in [320, 600] as [CGFloat] {
        width?.constant = other
        let fresh = example.page(ViewFactory(theme: .standard), width: other)
        #expect(Self.lines(page) == Self.lines(fresh), "\(example.name), \(other) points")
      }
      width?.constant = 375
      #expect(Self.lines(page) == before, "\(example.name), back")
    }
  }
}
