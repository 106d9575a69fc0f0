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
  nonisolated static var examples: [GalleryExample] { Catalogue.components.flatMap(\.examples) }
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

  /// A theme that differs from the library's in all that changes frames.
  static let roomy: Theme = {
    var theme = Theme(
      palette: DynamicPalette(brand: Color(red: 0, green: 0.5, blue: 0.4, alpha: 1)))
    theme.typography.body = Theme.Typography.Role(.body, size: 19, weight: .medium)
    theme.typography.body.letterSpacing = 0.4
    theme.typography.title = Theme.Typography.Role(.title2, weight: .heavy)
    theme.typography.hint.lineHeight = 1.6
    (theme.shape.button, theme.shape.card, theme.shape.small) = (20, 24, 12)
    theme.shape.border = 2
    theme.spacing.small = .custom(12)
    theme.spacing.medium = .custom(20)
    return theme
  }()

  private static let isThorough = ProcessInfo.processInfo.environment["THOROUGH_TESTS"] != nil

  /// Each theme, width, size and direction with each of the others once, or all of them together if
  /// `THOROUGH_TESTS` is set.
  ///
  /// Which come together differs from one example to the next.
  private static func layouts(of index: Int) -> [Layout] {
    var layouts: [Layout] = []
    for (row, theme) in [Theme.standard, .library, roomy].enumerated() {
      for (column, width) in [320, 375, 768].enumerated() {
        for (place, size) in sizes.enumerated() {
          guard Self.isThorough || place == (row + column + index) % 3 else { continue }
          let isRightToLeft = (row + 2 * column + index) % 3 != 0
          for direction in [TraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            guard Self.isThorough || (direction == .rightToLeft) == isRightToLeft else { continue }
            layouts.append(
              Layout(theme: theme, width: CGFloat(width), size: size, direction: direction))
          }
        }
      }
    }
    return layouts
  }

  private struct Layout {
    let theme: Theme
    let width: CGFloat
    let size: ContentSizeCategory
    let direction: TraitEnvironmentLayoutDirection
  }

  @Test(
    "nothing is truncated, overlapping, or too small to touch, in any theme, width, size, and direction",
    arguments: examples.indices)
  func sound(index: Int) {
    let example = Self.examples[index]
    for (place, layout) in Self.layouts(of: index).enumerated() {
      let page = Self.page(
        example, width: layout.width, size: layout.size, direction: layout.direction,
        viewFactory: ViewFactory(theme: layout.theme))
      let traits = page.traitOverrides
      for (number, appearance) in Theme.Appearance.allCases.enumerated() {
        // Appearances change colors alone, and every other one is enough for each layout.
        guard Self.isThorough || number % 2 == place % 2 else { continue }
        page.traitOverrides = TraitCollection(traitsFrom: [traits, appearance.traits])
        check(
          page,
          "\(example.name), \(layout.width) points, \(layout.size), \(layout.direction), \(appearance)"
        )
      }
    }
  }

  private func check(_ page: ViewNode, _ place: @autoclosure () -> String) {
    let findings = layoutFindings(in: page) + page.findingsInsideControls
    #expect(findings.isEmpty, "\(place()): \(findings.prefix(3))")
    for node in page.everyNode {
      if !node.isInsideSuperview {
        Issue.record("\(place()): \(node.debugName) leaves what holds it")
      }
      guard let control = node as? Control, control.takesTouches else { continue }
      if !control.isLargeEnoughToTouch {
        Issue.record("\(place()): \(control.debugName) is too small")
      }
    }
  }

  @Test("large text makes components taller instead of shrinking", arguments: examples.indices)
  func grows(index: Int) {
    let example = Self.examples[index]
    let page = Self.page(example)
    guard page.everyNode.contains(where: { ($0 as? LabelNode)?.scales == true }) else { return }
    // These are windows of one height, in which what they show is scrolled.
    guard !["scroll-vertical", "table-main"].contains(example.name) else { return }
    let large = Self.page(example, size: .accessibilityExtraExtraExtraLarge)
    #expect(large.bounds.height > page.bounds.height)
  }

  @Test("touchable elements are accessible and have a label", arguments: examples.indices)
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

  @Test("colors don't change frames", arguments: examples.indices)
  func sameFrames(index: Int) {
    let example = Self.examples[index]
    let frames = ComponentContrastTests.themes.map { theme in
      Self.page(example, viewFactory: ViewFactory(theme: theme.theme)).frameTree()
    }
    #expect(Set(frames).count == 1)
  }

  @Test("a component in the other direction is a mirror image", arguments: examples.indices)
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
