// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

extension CGContext {
  /// Draws with a shadow from here on.
  ///
  /// - Parameters:
  ///   - offset: The distance of the shadow, in points.
  ///   - blur: The blur, in points.
  ///   - color: The color, or `nil` for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    // The value is the diameter of the blur, that of a layer's shadow its standard deviation.
    state.shadow = color.map {
      Shadow(color: $0, opacity: 1, offset: offset, radius: max(blur, 0) / 2)
    }
  }

  /// Draws with a black shadow, one third opaque, from here on.
  ///
  /// - Parameters:
  ///   - offset: The distance of the shadow, in points.
  ///   - blur: The blur, in points.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: Color(white: 0, alpha: 1 / 3))
  }

  /// How far the areas before the start and after the end of a gradient reach, in points.
  private static let reach: CGFloat = 10_000

  /// Fills the clipped area with a gradient along a line.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startPoint: The start of the line.
  ///   - endPoint: The end of the line.
  ///   - options: Whether the areas before the start and after the end are filled, too.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let (start, end) = (
      state.transform.apply(to: startPoint), state.transform.apply(to: endPoint)
    )
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0, length.isFinite, !gradient.stops.isEmpty else { return }
    let along = CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
    func corner(_ base: CGPoint, _ forward: CGFloat, _ aside: CGFloat) -> CGPoint {
      CGPoint(
        x: base.x + along.x * forward - along.y * aside,
        y: base.y + along.y * forward + along.x * aside)
    }
    // In a square, lines of equal color are perpendicular to the gradient's.
    let square = CGRect(
      x: (start.x + end.x) / 2 - Self.reach, y: (start.y + end.y) / 2 - Self.reach,
      width: 2 * Self.reach, height: 2 * Self.reach)
    let before = options.contains(.drawsBeforeStartLocation) ? -Self.reach : 0
    let after = options.contains(.drawsAfterEndLocation) ? Self.reach : 0
    var band = BezierPath()
    band.move(to: corner(start, before, -Self.reach))
    band.addLine(to: corner(end, after, -Self.reach))
    band.addLine(to: corner(end, after, Self.reach))
    band.addLine(to: corner(start, before, Self.reach))
    band.close()
    let filling = Gradient(
      kind: .axial, start: Self.unit(start, in: square), end: Self.unit(end, in: square),
      stops: gradient.stops)
    paint(band) { destination in
      destination.withClip(to: band) { destination.fill(BezierPath(rect: square), with: filling) }
    }
  }

  /// Fills the clipped area with a gradient between two circles around the center of the end.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startCenter: The center of the start, which is ignored.
  ///   - startRadius: The radius of the first color, in points.
  ///   - endCenter: The center of the end.
  ///   - endRadius: The radius of the last color, in points.
  ///   - options: Whether the areas inside the start and outside the end are filled, too.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard endRadius > 0, startRadius >= 0, startRadius <= endRadius, let last = gradient.stops.last
    else { return }
    let map = state.transform
    let circle = CGRect(
      x: endCenter.x - endRadius, y: endCenter.y - endRadius, width: 2 * endRadius,
      height: 2 * endRadius)
    let first = startRadius / endRadius
    let filling = Gradient(
      kind: .radial, start: CGPoint(x: 0.5, y: 0.5), end: CGPoint(x: 1, y: 1),
      stops: gradient.stops.map {
        Gradient.Stop(color: $0.color, location: first + $0.location * (1 - first))
      })
    var disc = BezierPath(ovalIn: circle)
    if !options.contains(.drawsBeforeStartLocation), startRadius > 0 {
      disc.append(
        BezierPath(ovalIn: circle.insetBy(dx: endRadius - startRadius, dy: endRadius - startRadius))
      )
      disc.usesEvenOddFillRule = true
    }
    paint(disc) { destination in
      destination.withTransform(map) {
        if options.contains(.drawsAfterEndLocation) {
          var rest = BezierPath(rect: circle.insetBy(dx: -Self.reach, dy: -Self.reach))
          rest.append(BezierPath(ovalIn: circle))
          rest.usesEvenOddFillRule = true
          destination.fill(rest, with: last.color)
        }
        destination.fill(disc, with: filling)
      }
    }
  }

  private static func unit(_ point: CGPoint, in rect: CGRect) -> CGPoint {
    CGPoint(x: (point.x - rect.minX) / rect.width, y: (point.y - rect.minY) / rect.height)
  }
}
