// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension Color: _ExpressibleByColorLiteral {
  /// Creates the color of a literal, `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
