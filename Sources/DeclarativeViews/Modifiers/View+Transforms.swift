// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// Rotates the view when it is drawn, without affecting layout.
  ///
  /// - Parameters:
  ///   - angle: The clockwise angle. An angle that is not finite is treated as 0.
  ///   - anchor: The fixed point of the rotation.
  /// - Returns: The modified view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    let radians = CGFloat(angle.radians.isFinite ? angle.radians : 0)
    return transformed(
      "rotationEffect(\(CGFloat(angle.degrees).traceText)°)",
      by: Transform(rotationAngle: radians), anchor)
  }

  /// Scales the view when it is drawn, without affecting layout.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor. One that is not finite is treated as 1.
  ///   - y: The vertical factor. One that is not finite is treated as 1.
  ///   - anchor: The fixed point of the scaling.
  /// - Returns: The modified view.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    let (x, y) = (x.isFinite ? x : 1, y.isFinite ? y : 1)
    return transformed(
      "scaleEffect(\(x.traceText), \(y.traceText))", by: Transform(scaleX: x, y: y), anchor)
  }

  /// Scales the view when it is drawn, without affecting layout.
  ///
  /// - Parameters:
  ///   - scale: The factor. One that is not finite is treated as 1.
  ///   - anchor: The fixed point of the scaling.
  /// - Returns: The modified view.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view when it is drawn, without affecting layout.
  ///
  /// - Parameters:
  ///   - scale: The horizontal and the vertical factor. One that is not finite is treated as 1.
  ///   - anchor: The fixed point of the scaling.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Rotates the view about an axis in space when it is drawn, without affecting layout.
  ///
  /// The view is drawn as from far away: without perspective.
  ///
  /// - Parameters:
  ///   - angle: The angle. One that is not finite is treated as 0.
  ///   - axis: The direction of the axis: to the right, downward, and away from the viewer. If it
  ///     has no length, the view isn't rotated.
  ///   - anchor: The fixed point of the rotation.
  ///   - anchorZ: Has no effect, because there is no perspective.
  ///   - perspective: Has no effect.
  /// - Returns: The modified view.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    transformed(
      "rotation3DEffect(\(CGFloat(angle.degrees).traceText)°)",
      by: Transform(rotationInSpace: angle, about: axis), anchor)
  }

  private func transformed(
    _ name: String, by transform: Transform, _ anchor: UnitPoint
  ) -> some View {
    WrappedView(
      content: self,
      element: EffectElement(name: name) { frame, direction in
        .transform(transform, about: anchor, in: frame, direction)
      })
  }

  /// Mirrors the view in right-to-left layouts when it is drawn.
  ///
  /// - Parameter enabled: Whether the view is mirrored.
  /// - Returns: The modified view.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    WrappedView(
      content: self,
      element: EffectElement(name: "flipsForRightToLeftLayoutDirection") { frame, direction in
        let isMirrored = enabled && direction == .rightToLeft
        return .transform(
          Transform(scaleX: isMirrored ? -1 : 1, y: 1), about: .center, in: frame, direction)
      })
  }
}

extension DrawingEffect {
  /// Returns a transform about a point of a frame.
  static func transform(
    _ transform: Transform, about anchor: UnitPoint, in frame: CGRect,
    _ direction: UserInterfaceLayoutDirection
  ) -> DrawingEffect {
    let point = anchor.resolved(direction)
    return .transform(
      transform.about(
        CGPoint(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y)),
      frame)
  }
}

nonisolated extension Transform {
  /// Creates a rotation about an axis in space, as seen from far away.
  ///
  /// An angle that isn't finite, or an axis without a length, doesn't rotate.
  init(rotationInSpace angle: Angle, about axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
    let radians = CGFloat(angle.radians.isFinite ? angle.radians : 0)
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length.isFinite, length > 0 else {
      self = .identity
      return
    }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (cosine, sine) = (cos(radians), sin(radians))
    // The upper left part of the rotation matrix, by Rodrigues' formula.
    self.init(
      a: cosine + x * x * (1 - cosine), b: y * x * (1 - cosine) + z * sine,
      c: x * y * (1 - cosine) - z * sine, d: cosine + y * y * (1 - cosine), tx: 0, ty: 0)
  }

  /// Returns the transform with a different fixed point.
  func about(_ point: CGPoint) -> Transform {
    Transform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(Transform(translationX: point.x, y: point.y))
  }
}
