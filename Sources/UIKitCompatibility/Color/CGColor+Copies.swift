// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames

extension CGColor {
  /// Returns the color with another opacity.
  ///
  /// - Parameter alpha: The opacity, from 0 to 1.
  /// - Returns: The color; never `nil` here.
  public func copy(alpha: CGFloat) -> CGColor? { withAlphaComponent(alpha) }
}
