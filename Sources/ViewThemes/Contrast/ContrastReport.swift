// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

/// A report on the contrast of all color pairs that components draw in a theme.
public struct ContrastReport: Hashable, Sendable {
  /// The measurement of one pair in one appearance.
  public struct Measurement: Hashable, Sendable {
    /// The pair.
    public let pair: ContrastPair
    /// The appearance in which the pair is drawn.
    public let appearance: Theme.Appearance
    /// The contrast by WCAG 2.2; on a gradient, the lowest contrast.
    public let contrast: CGFloat
    /// The contrast required for the use.
    public let needed: CGFloat
    /// The lowest contrast by APCA, for information.
    public let apca: Double
    /// The color in the palette.
    public let color: Color
    /// The nearest color with sufficient contrast; the same color if the pair passes.
    public let suggestion: Color

    /// A Boolean value that indicates whether the contrast is sufficient.
    public var passes: Bool { contrast >= needed }
  }

  /// The measurements of every pair in every appearance that the palette distinguishes, in the
  /// order of ``ContrastPair/drawn``.
  public let measurements: [Measurement]

  /// The measurements with insufficient contrast.
  public var failures: [Measurement] { measurements.filter { !$0.passes } }

  /// Creates a report by measuring pairs in the palettes of a theme.
  ///
  /// - Parameters:
  ///   - palette: The palettes. A dark palette that equals the light one, and a high-contrast
  ///     palette that equals the normal one, are skipped.
  ///   - pairs: The pairs; by default those of the library's own components.
  public init(of palette: DynamicPalette, pairs: [ContrastPair] = ContrastPair.drawn) {
    var measurements: [Measurement] = []
    for appearance in Theme.Appearance.allCases {
      let part = palette[appearance]
      // A palette without high-contrast variants has to meet only the requirements of normal
      // contrast there.
      if appearance == .dark, part == palette.light { continue }
      if appearance.isHighContrast, part == palette[appearance.isDark ? .dark : .light] { continue }
      let settled = part.settled()
      measurements += pairs.map { Self.measure($0, in: settled, appearance) }
    }
    self.measurements = measurements
  }

  private static func measure(
    _ pair: ContrastPair, in palette: ViewFactoryPalette, _ appearance: Theme.Appearance
  ) -> Measurement {
    let color = palette[pair.foreground]
    let grounds = pair.grounds(in: palette)
    let needed = pair.needed(in: appearance)
    let contrast = pair.contrast(in: palette)
    let apca = grounds.map { color.composited(over: $0).apcaContrast(on: $0) }
      .min { abs($0) < abs($1) }
    return Measurement(
      pair: pair, appearance: appearance, contrast: contrast, needed: needed, apca: apca ?? 0,
      color: color,
      suggestion: contrast >= needed ? color : color.readable(on: grounds, atLeast: needed))
  }
}

extension ContrastReport.Measurement: CustomStringConvertible {
  /// A sentence that describes the measurement.
  public var description: String {
    let start = "\(appearance.rawValue): \(pair) has a contrast of \(Self.text(contrast))"
    guard !passes else { return start + "." }
    return start + " where \(Self.text(needed)) is needed: \(color) could be \(suggestion)."
  }

  /// Returns the ratio truncated to two digits, so that a failing ratio is never rounded up to the
  /// requirement.
  private static func text(_ ratio: CGFloat) -> String {
    let hundredths = Int((ratio * 100).rounded(.down))
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension ContrastReport: CustomStringConvertible {
  /// The failures, one per line, or a sentence if there are none.
  public var description: String {
    let failures = failures
    guard !failures.isEmpty else {
      return "All \(measurements.count) pairs of colors have enough contrast."
    }
    return failures.map(\.description).joined(separator: "\n")
  }
}

extension Theme {
  /// Returns a report on the contrast of all color pairs that components draw, in every appearance.
  ///
  /// - Returns: The report; its ``ContrastReport/failures`` are empty if every pair passes.
  public func contrastReport() -> ContrastReport {
    ContrastReport(of: palette)
  }
}
