// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A path of straight lines and cubic Bézier curves, in points.
///
/// UIKit: `UIBezierPath`.
public struct BezierPath: Hashable, Sendable {
  /// An element of a path.
  ///
  /// UIKit: `CGPathElement`.
  public enum PathElement: Hashable, Sendable {
    /// Begins a subpath at a point.
    case move(CGPoint)
    /// Adds a straight line to a point.
    case line(CGPoint)
    /// Adds a cubic curve to a point, with two control points.
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// Closes the subpath with a straight line to its start.
    case close
  }

  /// A simple shape, which output formats can represent without path elements.
  public enum Shape: Hashable, Sendable {
    /// A rectangle whose four corners have the same radius, 0 for square corners.
    case rectangle(CGRect, cornerRadius: CGFloat)
    /// An ellipse inscribed in a rectangle.
    case oval(CGRect)

    /// Returns the transformed shape, or `nil` if it is no longer simple.
    fileprivate func applying(_ transform: Transform) -> Shape? {
      guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return nil }
      switch self {
      case .rectangle(let rect, let cornerRadius):
        guard cornerRadius == 0 || transform.a == transform.d else { return nil }
        return .rectangle(
          transform.apply(to: rect), cornerRadius: cornerRadius * transform.a)
      case .oval(let rect):
        return .oval(transform.apply(to: rect))
      }
    }
  }

  /// The elements, in order.
  public private(set) var elements: [PathElement]
  /// The simple shape that the elements describe, if any.
  public private(set) var shape: Shape?

  /// A Boolean value that indicates whether the path uses the even-odd fill rule instead of the
  /// nonzero winding rule; `false` by default.
  public var usesEvenOddFillRule = false

  /// Creates an empty path.
  public init() {
    elements = []
  }

  /// Creates a rectangular path.
  public init(rect: CGRect) {
    self.init(roundedRect: rect, cornerRadius: 0)
  }

  /// Creates a rounded rectangular path; the radius is limited to half the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let limit = min(rect.width, rect.height) / 2
    let radius = cornerRadius.isFinite ? min(max(cornerRadius, 0), max(limit, 0)) : 0
    self.init()
    appendRectangle(rect, radii: (radius, radius, radius, radius))
    shape = .rectangle(rect, cornerRadius: radius)
  }

  /// Creates a rectangular path with individual corner radii, in the order top left, top right,
  /// bottom right, bottom left.
  public init(
    roundedRect rect: CGRect,
    cornerRadii radii: (
      topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat
    )
  ) {
    self.init()
    appendRectangle(
      rect, radii: (radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft))
  }

  /// Creates an oval path inscribed in a rectangle, clockwise from its right end.
  public init(ovalIn rect: CGRect) {
    self.init(ovalIn: rect, startsAtTop: false)
  }

  /// Creates an oval path, clockwise from its top or right end.
  init(ovalIn rect: CGRect, startsAtTop: Bool) {
    self.init()
    appendOval(rect, startsAtTop: startsAtTop)
    shape = .oval(rect)
  }

  /// Begins a subpath at a point.
  public mutating func move(to point: CGPoint) {
    shape = nil
    elements.append(.move(point))
  }

  /// Adds a straight line to a point.
  public mutating func addLine(to point: CGPoint) {
    shape = nil
    elements.append(.line(point))
  }

  /// Adds a cubic curve to a point.
  public mutating func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    shape = nil
    elements.append(.curve(point, control1: controlPoint1, control2: controlPoint2))
  }

  /// Closes the current subpath.
  public mutating func close() {
    shape = nil
    elements.append(.close)
  }

  /// Appends the elements of another path.
  public mutating func append(_ other: BezierPath) {
    shape = elements.isEmpty ? other.shape : nil
    elements.append(contentsOf: other.elements)
  }

  /// The smallest rectangle that contains all points of the path, including control points; zero if
  /// the path is empty.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public var bounds: CGRect {
    switch shape {
    case .rectangle(let rect, _): return rect
    case .oval(let rect): return rect
    case nil: break
    }
    var low: CGPoint?
    var high = CGPoint.zero
    func include(_ point: CGPoint) {
      guard let current = low else {
        low = point
        high = point
        return
      }
      low = CGPoint(x: min(current.x, point.x), y: min(current.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .curve(let point, let control1, let control2):
        include(point)
        include(control1)
        include(control2)
      case .close: break
      }
    }
    guard let low else { return .zero }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns the path transformed by an affine transform.
  public func applying(_ transform: Transform) -> BezierPath {
    var result = BezierPath()
    result.elements = elements.map { element in
      switch element {
      case .move(let point): .move(transform.apply(to: point))
      case .line(let point): .line(transform.apply(to: point))
      case .curve(let point, let control1, let control2):
        .curve(
          transform.apply(to: point), control1: transform.apply(to: control1),
          control2: transform.apply(to: control2))
      case .close: .close
      }
    }
    result.shape = shape.flatMap { $0.applying(transform) }
    result.usesEvenOddFillRule = usesEvenOddFillRule
    return result
  }

  /// The distance of control points from the ends of a quarter circle, as a multiple of the radius.
  private static let circleControl: CGFloat = 0.552_284_749_831

  private mutating func appendRectangle(
    _ rect: CGRect, radii: (CGFloat, CGFloat, CGFloat, CGFloat)
  ) {
    let kappa = 1 - Self.circleControl
    let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (topLeft, topRight, bottomRight, bottomLeft) = radii
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    elements.append(.move(point(minX + topLeft, minY)))
    elements.append(.line(point(maxX - topRight, minY)))
    if topRight > 0 {
      elements.append(
        .curve(
          point(maxX, minY + topRight), control1: point(maxX - topRight * kappa, minY),
          control2: point(maxX, minY + topRight * kappa)))
    }
    elements.append(.line(point(maxX, maxY - bottomRight)))
    if bottomRight > 0 {
      elements.append(
        .curve(
          point(maxX - bottomRight, maxY), control1: point(maxX, maxY - bottomRight * kappa),
          control2: point(maxX - bottomRight * kappa, maxY)))
    }
    elements.append(.line(point(minX + bottomLeft, maxY)))
    if bottomLeft > 0 {
      elements.append(
        .curve(
          point(minX, maxY - bottomLeft), control1: point(minX + bottomLeft * kappa, maxY),
          control2: point(minX, maxY - bottomLeft * kappa)))
    }
    elements.append(.line(point(minX, minY + topLeft)))
    if topLeft > 0 {
      elements.append(
        .curve(
          point(minX + topLeft, minY), control1: point(minX, minY + topLeft * kappa),
          control2: point(minX + topLeft * kappa, minY)))
    }
    elements.append(.close)
  }

  private mutating func appendOval(_ rect: CGRect, startsAtTop: Bool) {
    let x = rect.width / 2 * Self.circleControl
    let y = rect.height / 2 * Self.circleControl
    let (midX, midY) = (rect.midX, rect.midY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let quarters: [PathElement] = [
      .curve(
        point(rect.maxX, midY), control1: point(midX + x, rect.minY),
        control2: point(rect.maxX, midY - y)),
      .curve(
        point(midX, rect.maxY), control1: point(rect.maxX, midY + y),
        control2: point(midX + x, rect.maxY)),
      .curve(
        point(rect.minX, midY), control1: point(midX - x, rect.maxY),
        control2: point(rect.minX, midY + y)),
      .curve(
        point(midX, rect.minY), control1: point(rect.minX, midY - y),
        control2: point(midX - x, rect.minY)),
    ]
    let first = startsAtTop ? 0 : 1
    elements.append(.move(startsAtTop ? point(midX, rect.minY) : point(rect.maxX, midY)))
    elements += quarters[first...] + quarters[..<first]
    elements.append(.close)
  }
}
