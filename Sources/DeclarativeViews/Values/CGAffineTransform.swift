// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

/// Core Graphics' name for ``Transform``.
public typealias CGAffineTransform = Transform

nonisolated extension CGPoint {
  /// Returns the point transformed by an affine transform.
  ///
  /// Core Graphics: `CGPoint.applying(_:)`.
  ///
  /// - Parameter transform: The transform to apply.
  /// - Returns: The transformed point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint { transform.apply(to: self) }
}
