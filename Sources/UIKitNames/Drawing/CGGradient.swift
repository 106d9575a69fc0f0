// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import ViewNodes

/// The colors of a gradient that a context draws.
public nonisolated struct CGGradient: Hashable, Sendable {
  let stops: [Gradient.Stop]

  /// Creates a gradient, or returns `nil` if there are no colors.
  ///
  /// - Parameters:
  ///   - space: The color space, which is ignored: colors are mixed in sRGB.
  ///   - colors: The colors, from start to end; others than `CGColor` are ignored.
  ///   - locations: Their locations, from 0 to 1, or `nil` for uniform spacing.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.indices.filter { colors[$0] is Color }
    let layer = GradientValues(
      colors: known.compactMap { colors[$0] as? Color },
      locations: locations.map { locations in known.map { locations[$0] } })
    guard !layer.colors.isEmpty else { return nil }
    stops = layer.stops
  }
}

/// Which areas outside of a gradient are filled.
public nonisolated struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The raw bits, with Core Graphics' values.
  public let rawValue: UInt32

  /// Creates options from raw bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The area before the start has the first color.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The area after the end has the last color.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// The colors and locations of a gradient.
private nonisolated struct GradientValues {
  var colors: [Color]
  var locations: [CGFloat]?

  var stops: [Gradient.Stop] {
    let last = CGFloat(max(colors.count - 1, 1))
    return colors.indices.map { index in
      let own = locations.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      return Gradient.Stop(
        color: colors[index],
        location: min(max(own ?? CGFloat(index) / last, 0), 1))
    }
  }
}
