// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics

extension TokenReader {
  private static let kind =
    "a color such as { \"colorSpace\": \"srgb\", \"components\": [0, 0.4, 0.8] }"

  mutating func color(_ start: Place) -> Color? {
    guard let place = follow(start, expecting: .color),
      let members = members(
        place, needed: ["colorSpace", "components"], optional: ["alpha", "hex"], of: Self.kind),
      let spacePlace = members["colorSpace"], let list = members["components"],
      let space = word(spacePlace, of: TokenColorSpace.self),
      let components = components(list, in: space)
    else { return nil }
    var alpha = 1.0
    if let place = members["alpha"] {
      guard let number = number(place, in: 0...1) else { return nil }
      alpha = number
    }
    var fallback: Color?
    if let place = members["hex"] {
      guard let end = follow(place, expecting: nil) else { return nil }
      guard let text = tree.sources.text(end), text.utf8.count == 7, let hex = try? Color(hex: text)
      else {
        wrong("a color such as “#RRGGBB”", at: end)
        return nil
      }
      fallback = hex
    }
    return shown(space.encodedSRGB(components), alpha, fallback, at: place)
  }

  private mutating func components(_ start: Place, in space: TokenColorSpace) -> SIMD3<Double>? {
    guard let place = follow(start, expecting: nil) else { return nil }
    guard let elements = tree.sources.elements(place), elements.count == 3 else {
      wrong("a list of three components", at: place)
      return nil
    }
    var components = SIMD3<Double>()
    for (index, element) in elements.enumerated() {
      // A component that is `none` is drawn as 0.
      if tree.sources.text(element) == "none" { continue }
      let range = space.ranges[index]
      let allowed: String? =
        switch (range.upperBound, range.lowerBound) {
        case (360.0.nextDown, _): "at least 0 and less than 360"
        case (.greatestFiniteMagnitude, 0): "0 or more"
        default: nil
        }
      guard let number = number(element, in: range, allowed: allowed) else { return nil }
      components[index] = number
    }
    return components
  }

  /// Returns a color in sRGB; the rounding of published conversions is tolerated.
  private mutating func shown(
    _ color: SIMD3<Double>, _ alpha: Double, _ fallback: Color?, at place: Place
  ) -> Color? {
    func plain(_ red: Double, _ green: Double, _ blue: Double) -> Color {
      Color(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
    if color.min() >= -0.01, color.max() <= 1.01 { return plain(color.x, color.y, color.z) }
    if let fallback { return fallback.withAlphaComponent(CGFloat(alpha)) }
    tree.sources.note(
      .outOfGamut(nearest: OKLCH(encodedSRGB: color).color), path, at: place)
    return nil
  }
}
