// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The radii of the corners of a rectangle, in points.
///
/// SwiftUI: `RectangleCornerRadii`.
public nonisolated struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius at the top leading corner.
  public var topLeading: CGFloat
  /// The radius at the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius at the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius at the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates radii, which are 0 unless stated otherwise.
  ///
  /// - Parameters:
  ///   - topLeading: The radius at the top leading corner.
  ///   - bottomLeading: The radius at the bottom leading corner.
  ///   - bottomTrailing: The radius at the bottom trailing corner.
  ///   - topTrailing: The radius at the top trailing corner.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// Returns radii that are smaller by an amount, but at least 0.
  func reduced(by amount: CGFloat) -> RectangleCornerRadii {
    func smaller(_ radius: CGFloat) -> CGFloat { radius > 0 ? max(radius - amount, 0) : 0 }
    return RectangleCornerRadii(
      topLeading: smaller(topLeading), bottomLeading: smaller(bottomLeading),
      bottomTrailing: smaller(bottomTrailing), topTrailing: smaller(topTrailing))
  }
}

nonisolated extension BezierPath {
  /// Creates the path of a rounded rectangle whose corners have radii of their own.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadii: The radii, the leading ones on the left side. They are reduced in proportion
  ///     if they are longer than a side; a radius that is negative or not finite is treated as 0.
  ///   - style: The style of the corners, which are drawn as circular arcs in either case.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    func usable(_ radius: CGFloat) -> CGFloat { radius.isFinite ? max(radius, 0) : 0 }
    let (topLeft, topRight) = (usable(cornerRadii.topLeading), usable(cornerRadii.topTrailing))
    let (bottomLeft, bottomRight) = (
      usable(cornerRadii.bottomLeading), usable(cornerRadii.bottomTrailing)
    )
    if topLeft == topRight, topLeft == bottomLeft, topLeft == bottomRight {
      self.init(roundedRect: rect, cornerRadius: topLeft)
      return
    }
    let sides = [
      (topLeft + topRight, rect.width), (bottomLeft + bottomRight, rect.width),
      (topLeft + bottomLeft, rect.height), (topRight + bottomRight, rect.height),
    ]
    let share = sides.reduce(1) { share, side in
      side.0 > 0 ? min(share, max(side.1, 0) / side.0) : share
    }
    self.init(
      roundedRect: rect,
      cornerRadii: (
        topLeft: topLeft * share, topRight: topRight * share, bottomRight: bottomRight * share,
        bottomLeft: bottomLeft * share
      ))
  }

  /// Creates the path of a rounded rectangle with elliptical corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerSize: The width and the height of a corner, each limited to half of the side; circular
  ///     corners are limited to half of the shorter side and remain circular. A length that is
  ///     negative or not a number is treated as 0.
  ///   - style: The style of the corners, which are drawn as elliptical arcs in either case.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    func usable(_ length: CGFloat, _ side: CGFloat) -> CGFloat {
      length > 0 ? min(length, max(side / 2, 0)) : 0
    }
    var (width, height) = (
      usable(cornerSize.width, rect.width), usable(cornerSize.height, rect.height)
    )
    if cornerSize.width == cornerSize.height {
      width = min(width, height)
      height = width
    }
    guard width != height, width > 0, height > 0 else {
      self.init(roundedRect: rect, cornerRadius: min(width, height))
      return
    }
    // A rectangle with circular corners, stretched.
    let circular = BezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: rect.width * height / width, height: rect.height),
      cornerRadius: height)
    self = circular.applying(
      Transform(a: width / height, b: 0, c: 0, d: 1, tx: rect.minX, ty: rect.minY))
  }
}
