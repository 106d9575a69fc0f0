// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Gradient {
  /// Returns the progress of the gradient at a point in unit coordinates: 0 at the start, 1 at the
  /// end and beyond.
  ///
  /// All kinds are computed in unit space, so lines of equal color slant with the aspect ratio of
  /// the box, as on iOS. If the start equals the end, the progress is 1 everywhere, except in a
  /// conic gradient, which then begins in the direction of the positive x-axis.
  public func progress(at point: CGPoint) -> CGFloat {
    let along = CGPoint(x: end.x - start.x, y: end.y - start.y)
    let away = CGPoint(x: point.x - start.x, y: point.y - start.y)
    let raw: CGFloat
    switch kind {
    case .axial:
      let length = along.x * along.x + along.y * along.y
      raw = length > 0 ? (away.x * along.x + away.y * along.y) / length : 1
    case .radial:
      let x = along.x == 0 ? (away.x == 0 ? 0 : CGFloat.infinity) : away.x / along.x
      let y = along.y == 0 ? (away.y == 0 ? 0 : CGFloat.infinity) : away.y / along.y
      raw = along == .zero ? 1 : (x * x + y * y).squareRoot()
    case .conic:
      let angle = atan2(Double(away.y), Double(away.x)) - atan2(Double(along.y), Double(along.x))
      let turn = angle / (2 * Double.pi)
      raw = CGFloat(turn - turn.rounded(.down))
    }
    return raw.isNaN ? 0 : min(max(raw, 0), 1)
  }

  /// Returns the color at a location between 0 (start) and 1 (end).
  ///
  /// Colors are interpolated in sRGB between the two adjacent stops. Before the first stop and
  /// after the last one, the color is constant. A gradient without stops is clear.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops.
  public func color(at location: CGFloat) -> Color {
    guard var before = stops.first else { return .clear }
    guard location > before.location else { return before.color }
    for stop in stops.dropFirst() {
      if location < stop.location, stop.location > before.location {
        let fraction = (location - before.location) / (stop.location - before.location)
        return before.color.mixed(with: stop.color, fraction: fraction)
      }
      // A stop that is located before its predecessor moves to its location.
      before = Stop(color: stop.color, location: max(stop.location, before.location))
    }
    return before.color
  }

  /// Returns the color at a point in unit coordinates: (0, 0) is the top-left corner of the box,
  /// (1, 1) the bottom-right corner.
  public func color(atUnitPoint point: CGPoint) -> Color {
    color(at: progress(at: point))
  }
}

extension Color {
  fileprivate func mixed(with other: Color, fraction: CGFloat) -> Color {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
