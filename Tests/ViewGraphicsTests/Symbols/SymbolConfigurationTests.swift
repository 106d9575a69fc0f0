// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Symbol configurations")
struct SymbolConfigurationTests {
  typealias Configuration = Image.SymbolConfiguration

  private func size(_ configuration: Configuration) throws -> CGFloat {
    try #require(Image(systemName: "star", withConfiguration: configuration)).size.height
  }

  @Test("each initializer specifies what it takes, and nothing else")
  func specified() {
    let scale = Configuration(scale: .large)
    #expect(scale.pointSize == nil && scale.weight == nil && scale.scale == .large)
    let weight = Configuration(weight: .heavy)
    #expect(weight.pointSize == nil && weight.weight == .heavy && weight.scale == .unspecified)
    let size = Configuration(pointSize: 9)
    #expect(size.pointSize == 9 && size.weight == nil && size.scale == .unspecified)
    let font = Configuration(font: .systemFont(ofSize: 21, weight: .bold), scale: .small)
    #expect(font.pointSize == 21 && font.weight == .bold && font.scale == .small)
    #expect(!font.followsTextSize)
    let style = Configuration(textStyle: .title1, scale: .large)
    #expect(style.pointSize == 28 && style.weight == .regular && style.scale == .large)
    #expect(style.followsTextSize)
    #expect(Configuration(textStyle: .body).pointSize == 17)
    #expect(Configuration(textStyle: .body).scale == .unspecified)
    let none = Configuration.unspecified
    #expect(none.pointSize == nil && none.weight == nil && none.scale == .unspecified)
  }

  @Test("applying takes over the scale if there is one, and the point size with its style")
  func applying() {
    let base = Configuration(pointSize: 20, weight: .bold, scale: .small)
    #expect(base.applying(Configuration(scale: .large)).scale == .large)
    #expect(base.applying(Configuration(scale: .large)).pointSize == 20)
    #expect(base.applying(.unspecified) == base)
    let following = base.applying(Configuration(textStyle: .body))
    #expect(following.followsTextSize && following.pointSize == 17)
    #expect(!following.applying(Configuration(pointSize: 5)).followsTextSize)
    #expect(following.applying(Configuration(scale: .large)).followsTextSize)
  }

  @Test("symbols of a text style scale with the text size, up to the limit of their font")
  func textSizes() {
    let body = Configuration(textStyle: .body)
    #expect(body.adapted(to: .large).pointSize == 17)
    #expect(body.adapted(to: .accessibilityExtraExtraExtraLarge).pointSize == 53)
    let fixed = Configuration(pointSize: 17)
    #expect(fixed.adapted(to: .accessibilityExtraExtraExtraLarge) == fixed)
    let metrics = FontMetrics(forTextStyle: .body)
    let scaled = Configuration(font: metrics.scaledFont(for: .systemFont(ofSize: 34)))
    #expect(scaled.adapted(to: .accessibilityExtraExtraExtraLarge).pointSize == 106)
    let limited = Configuration(
      font: metrics.scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 40))
    #expect(limited.adapted(to: .accessibilityExtraExtraExtraLarge).pointSize == 40)
    #expect(limited.adapted(to: .large).pointSize == 34)
  }

  @Test("a small symbol is smaller than a medium one, and a large one larger")
  func scales() throws {
    let medium = try size(Configuration(pointSize: 100, weight: .regular, scale: .medium))
    #expect(try size(Configuration(pointSize: 100, weight: .regular, scale: .default)) == medium)
    #expect(try size(Configuration(pointSize: 100)) == medium)
    let small = try size(Configuration(pointSize: 100, weight: .regular, scale: .small))
    let large = try size(Configuration(pointSize: 100, weight: .regular, scale: .large))
    #expect(abs(small / medium - 0.79) < 1e-9 && abs(large / medium - 1.28) < 1e-9)
  }

  @Test("applying a configuration to a symbol keeps what its own specifies")
  func applyingToSymbol() throws {
    let star = try #require(
      Image(systemName: "star", withConfiguration: Configuration(pointSize: 40, weight: .bold)))
    let applied = try #require(star.applyingSymbolConfiguration(Configuration(scale: .large)))
    #expect(applied.symbolConfiguration?.pointSize == 40)
    #expect(applied.symbolConfiguration?.weight == .bold)
    #expect(abs(applied.size.height / star.size.height - 1.28) < 1e-9)
  }
}
