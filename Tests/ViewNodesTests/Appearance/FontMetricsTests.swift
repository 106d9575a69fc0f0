// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Font metrics")
struct FontMetricsTests {
  static let large = TraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

  @Test("a length scales with the text style")
  func lengths() {
    let metrics = FontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 34) == 34)
    #expect(abs(metrics.scaledValue(for: 34, compatibleWith: Self.large) - 106) < 1e-9)
  }

  @Test("a scaled font keeps its weight and grows in a label that adjusts to the text size")
  func fonts() {
    let font = FontMetrics(forTextStyle: .caption1).scaledFont(
      for: .systemFont(ofSize: 24, weight: .bold))
    #expect(font.pointSize == 24)
    let label = LabelNode()
    label.text = "Words"
    label.font = font
    label.traitOverrides = Self.large
    let size = CGSize(width: 1000, height: 200)
    #expect(label.textLayout(for: size).font.pointSize == 24)
    label.adjustsFontForContentSizeCategory = true
    #expect(abs(label.textLayout(for: size).font.pointSize - 86) < 1e-9)
    #expect(label.textLayout(for: size).font.weight == .bold)
  }

  @Test("a text style's font keeps a custom weight when it grows")
  func weight() {
    let font = Font.preferredFont(forTextStyle: .body).withWeight(.bold)
    #expect(font.adapted(to: .accessibilityLarge).weight == .bold)
    #expect(font.adapted(to: .accessibilityLarge).pointSize == 33)
  }

  @Test("scaling a scaled font starts from its standard size")
  func twice() {
    let metrics = FontMetrics(forTextStyle: .body)
    let grown = metrics.scaledFont(for: .systemFont(ofSize: 10))
      .adapted(to: .accessibilityExtraExtraExtraLarge)
    #expect(metrics.scaledFont(for: grown).adapted(to: .large).pointSize == 10)
  }
}
