// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

/// Core Graphics' name of ``Transform``.
public typealias CGAffineTransform = Transform

nonisolated extension CGPoint {
  /// Where a transform takes the point.
  ///
  /// Core Graphics: `CGPoint.applying(_:)`.
  ///
  /// - Parameter transform: The transform.
  /// - Returns: The point that it takes this one to.
  public func applying(_ transform: CGAffineTransform) -> CGPoint { transform.apply(to: self) }
}
