// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import ViewGraphics

/// Changes of how a view is drawn, which don't affect layout.
///
/// Only the library defines effects. SwiftUI: `VisualEffect`.
#if MainActor
  @MainActor
#endif
public protocol VisualEffect {
  /// The effects, the innermost first; the library implements this.
  var _effects: _VisualEffects { get }
}

/// The effects of a ``VisualEffect``.
///
/// Only the library uses it.
public struct _VisualEffects {
  /// Closures that create effects for a frame and a layout direction, the innermost first.
  let all: [(CGRect, UserInterfaceLayoutDirection) -> DrawingEffect]
}

/// The effect that changes nothing, to which others are added.
///
/// SwiftUI: `EmptyVisualEffect`.
public struct EmptyVisualEffect: VisualEffect {
  /// No effects.
  public var _effects: _VisualEffects { _VisualEffects(all: []) }
}

/// An effect after others.
struct AddedVisualEffect: VisualEffect {
  let inner: any VisualEffect
  let make: (CGRect, UserInterfaceLayoutDirection) -> DrawingEffect

  var _effects: _VisualEffects { _VisualEffects(all: inner._effects.all + [make]) }
}

extension VisualEffect {
  /// Moves the view.
  ///
  /// - Parameters:
  ///   - x: The distance toward the trailing edge, in points; one that is not finite is treated as 0.
  ///   - y: The distance downward, in points.
  /// - Returns: The effect.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    let (x, y) = (x.isFinite ? x : 0, y.isFinite ? y : 0)
    return adding { frame, direction in
      .transform(Transform(translationX: direction == .rightToLeft ? -x : x, y: y), frame)
    }
  }

  /// Moves the view.
  ///
  /// - Parameter offset: The distances toward the trailing edge and downward, in points.
  /// - Returns: The effect.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Scales the view.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor. One that is not finite is treated as 1.
  ///   - y: The vertical factor. One that is not finite is treated as 1.
  ///   - anchor: The fixed point of the scaling.
  /// - Returns: The effect.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    let transform = Transform(scaleX: x.isFinite ? x : 1, y: y.isFinite ? y : 1)
    return adding { .transform(transform, about: anchor, in: $0, $1) }
  }

  /// Scales the view.
  ///
  /// - Parameters:
  ///   - scale: The factor. One that is not finite is treated as 1.
  ///   - anchor: The fixed point of the scaling.
  /// - Returns: The effect.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Rotates the view.
  ///
  /// - Parameters:
  ///   - angle: The clockwise angle. One that is not finite is treated as 0.
  ///   - anchor: The fixed point of the rotation.
  /// - Returns: The effect.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    let transform = Transform(
      rotationAngle: CGFloat(angle.radians.isFinite ? angle.radians : 0))
    return adding { .transform(transform, about: anchor, in: $0, $1) }
  }

  /// Scales the view.
  ///
  /// - Parameters:
  ///   - scale: The horizontal and the vertical factor. One that is not finite is treated as 1.
  ///   - anchor: The fixed point of the scaling.
  /// - Returns: The effect.
  @_disfavoredOverload
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Rotates the view about an axis in space, as seen from far away: without perspective.
  ///
  /// - Parameters:
  ///   - angle: The angle. One that is not finite is treated as 0.
  ///   - axis: The direction of the axis: to the right, downward, and away from the viewer. If it
  ///     has no length, the view isn't rotated.
  ///   - anchor: The fixed point of the rotation.
  ///   - anchorZ: Has no effect, because there is no perspective.
  ///   - perspective: Has no effect.
  /// - Returns: The effect.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    let transform = Transform(rotationInSpace: angle, about: axis)
    return adding { .transform(transform, about: anchor, in: $0, $1) }
  }

  /// Transforms the view about its corner.
  ///
  /// - Parameter transform: The transform; one with numbers that aren't finite changes nothing.
  /// - Returns: The effect.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding { frame, _ in .transform(transform.plane.about(frame.origin), frame) }
  }

  /// Sets the opacity of the view.
  ///
  /// - Parameter opacity: The opacity, clamped to the range from 0 to 1.
  /// - Returns: The effect.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    let usable = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    return adding { _, _ in .opacity(CGFloat(usable)) }
  }

  /// Blurs the view.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the blur in points.
  ///   - opaque: Has no effect: the edges of the view fade.
  /// - Returns: The effect.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding { _, _ in .filter(.blur(deviation: radius)) }
  }

  /// Adds a number to all components of the view's colors.
  ///
  /// - Parameter amount: The number, from −1 to 1.
  /// - Returns: The effect.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding { _, _ in .filter(.colors(.brightness(amount))) }
  }

  /// Increases or reduces the contrast of the view's colors.
  ///
  /// - Parameter amount: The factor.
  /// - Returns: The effect.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding { _, _ in .filter(.colors(.contrast(amount))) }
  }

  /// Increases or reduces the saturation of the view's colors.
  ///
  /// - Parameter amount: The factor.
  /// - Returns: The effect.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding { _, _ in .filter(.colors(.saturation(amount))) }
  }

  /// Makes the view's colors more gray.
  ///
  /// - Parameter amount: The share of gray, from 0 to 1.
  /// - Returns: The effect.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding { _, _ in .filter(.colors(.saturation(1 - amount))) }
  }

  /// Rotates the hue of the view's colors.
  ///
  /// - Parameter angle: The angle.
  /// - Returns: The effect.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding { _, _ in .filter(.colors(.hueRotation(radians: CGFloat(angle.radians)))) }
  }

  private func adding(
    _ make: @escaping (CGRect, UserInterfaceLayoutDirection) -> DrawingEffect
  ) -> AddedVisualEffect {
    AddedVisualEffect(inner: self, make: make)
  }
}
