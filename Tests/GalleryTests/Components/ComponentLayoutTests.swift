// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewGallery
import ViewNodes
import ViewPictures
import ViewTesting

@testable import gallery

/// Every component of the gallery in every width, text size and direction.
@Suite("Layout of components")
struct ComponentLayoutTests {
  nonisolated static var examples: [GalleryExample] { Catalogue.families.flatMap(\.examples) }
  static let sizes: [ContentSizeCategory] = [
    .extraSmall, .large, .accessibilityExtraExtraExtraLarge,
  ]

  /// A page with one component, laid out.
  static func page(
    _ example: GalleryExample, width: CGFloat = 375, size: ContentSizeCategory = .large,
    direction: TraitEnvironmentLayoutDirection = .leftToRight,
    viewFactory: any ViewFactoryProtocol = ViewFactory(theme: .standard)
  ) -> ViewNode {
    let page = example.page(viewFactory, width: width)
    var traits = TraitCollection(preferredContentSizeCategory: size)
    traits.layoutDirection = direction
    page.traitOverrides = traits
    page.layoutIfNeeded()
    return page
  }

  @Test("nothing is cut, overlaps or is too small to touch", arguments: examples.indices)
  func sound(index: Int) {
    let example = Self.examples[index]
    for width: CGFloat in [320, 375, 768] {
      for size in Self.sizes {
        for direction in [TraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
          let page = Self.page(example, width: width, size: size, direction: direction)
          let place = "\(example.name), \(width) points, \(size), \(direction)"
          let findings = layoutFindings(in: page) + page.findingsInsideControls
          #expect(findings.isEmpty, "\(place): \(findings.prefix(3))")
          for node in page.everyNode {
            #expect(node.isInsideSuperview, "\(place): \(node.debugName) leaves what holds it")
            guard let control = node as? Control, control.takesTouches else { continue }
            #expect(control.isLargeEnoughToTouch, "\(place): \(control.debugName) is too small")
          }
        }
      }
    }
  }

  @Test("large text makes components higher instead of shrinking away", arguments: examples.indices)
  func grows(index: Int) {
    let example = Self.examples[index]
    let page = Self.page(example)
    guard page.everyNode.contains(where: { ($0 as? LabelNode)?.scales == true }) else { return }
    let large = Self.page(example, size: .accessibilityExtraExtraExtraLarge)
    #expect(large.bounds.height > page.bounds.height)
  }

  @Test("what can be touched can be heard, and says what it is", arguments: examples.indices)
  func heard(index: Int) {
    let page = Self.page(Self.examples[index])
    let elements = page.accessibilityOrder
    for element in elements {
      #expect(element.accessibilityLabel?.isEmpty == false, "\(element.debugName) has no name")
    }
    for node in page.everyNode {
      guard let control = node as? Control, control.takesTouches else { continue }
      #expect(elements.contains(control), "\(control.debugName) is not heard")
      #expect(control is InputNode || !control.accessibilityTraits.isEmpty)
    }
  }

  @Test("colours change no frame", arguments: examples.indices)
  func sameFrames(index: Int) {
    let example = Self.examples[index]
    let frames = ComponentContrastTests.themes.map { theme in
      Self.page(example, viewFactory: ViewFactory(theme: theme.theme)).frameTree()
    }
    #expect(Set(frames).count == 1)
  }

  @Test("a component in the other direction is the mirror image", arguments: examples.indices)
  func mirrored(index: Int) {
    let example = Self.examples[index]
    let (left, right) = (
      Self.page(example), Self.page(example, direction: .rightToLeft)
    )
    let pairs = zip(left.everyNode, right.everyNode)
    #expect(left.everyNode.count == right.everyNode.count)
    for (node, other) in pairs where node is StackNode {
      let (frame, twin) = (
        node.convert(node.bounds, to: left), other.convert(other.bounds, to: right)
      )
      #expect(abs(frame.minX - (375 - twin.maxX)) < 0.5 && abs(frame.minY - twin.minY) < 0.5)
    }
  }
}
