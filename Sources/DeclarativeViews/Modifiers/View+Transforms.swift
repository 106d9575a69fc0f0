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

  private func transformed(
    _ name: String, by transform: Transform, _ anchor: UnitPoint
  ) -> some View {
    WrappedView(
      content: self,
      element: EffectElement(name: name) { frame, direction in
        let across = direction == .rightToLeft ? 1 - anchor.x : anchor.x
        let point = CGPoint(
          x: frame.minX + frame.width * across, y: frame.minY + frame.height * anchor.y)
        return .transform(transform.about(point), frame)
      })
  }
}

nonisolated extension Transform {
  /// Returns the transform with a different fixed point.
  func about(_ point: CGPoint) -> Transform {
    Transform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(Transform(translationX: point.x, y: point.y))
  }
}
