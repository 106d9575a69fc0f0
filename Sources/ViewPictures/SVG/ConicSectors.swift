// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation
package import ViewNodes

/// A conic gradient split into triangular sectors around its center, in unit coordinates.
package nonisolated struct ConicSectors {
  package struct Sector {
    package var corners: [CGPoint]
    package var color: Color
  }

  /// The sectors in angular order.
  package let all: [Sector]
  /// The common alpha of all colors, which the sectors then omit, or `nil` if the colors differ in
  /// alpha.
  package let commonAlpha: CGFloat?

  /// The number of sectors, each two degrees wide: in the steepest gradient, adjacent sectors
  /// differ by 3 of 255 levels.
  private static let count = 180

  package init(of gradient: Gradient) {
    let alphas = Set(gradient.stops.map(\.color.alpha))
    commonAlpha = alphas.count == 1 ? alphas.first : nil
    // Hard color stops are placed between two sectors, not inside one.
    let stops = gradient.stops.map { min(max($0.location, 0), 1) }
    let turns = ((0...Self.count).map { CGFloat($0) / CGFloat(Self.count) } + stops).sorted()

    let along = atan2(
      Double(gradient.end.y - gradient.start.y), Double(gradient.end.x - gradient.start.x))
    // The radius at which a triangle's far side is outside the unit square.
    let far =
      2 * (2 + Double(max(abs(gradient.start.x - 0.5), abs(gradient.start.y - 0.5))))
    func corner(_ turn: CGFloat) -> CGPoint {
      let angle = along + Double(turn) * 2 * Double.pi
      return CGPoint(
        x: gradient.start.x + CGFloat(far * cos(angle)),
        y: gradient.start.y + CGFloat(far * sin(angle)))
    }
    var sectors: [Sector] = []
    let overlap: CGFloat = commonAlpha == nil ? 0 : 30.0 / 360
    for (from, to) in zip(turns, turns.dropFirst()) where to - from > 1e-6 {
      var color = gradient.color(at: (from + to) / 2)
      if commonAlpha != nil { color = color.withAlphaComponent(1) }
      // Extend far beneath the next sectors, which near the center are thinner than a pixel, but
      // not past the seam.
      let end = min(to + overlap, 1)
      sectors.append(Sector(corners: [gradient.start, corner(from), corner(end)], color: color))
    }
    all = sectors
  }
}
