// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

extension Shadow {
  /// The standard deviation of the blur, in points; 0.92 times the radius, as measured on iOS 17.
  package var deviation: CGFloat { max(radius, 0) * 0.92 }

  /// The color multiplied by the opacity.
  package var effectiveColor: Color {
    color.withAlphaComponent(color.alpha * min(max(opacity, 0), 1))
  }

  /// Whether the shadow paints anything.
  package var isVisible: Bool { effectiveColor.alpha > 0 }

  /// Returns the extent of a rectangle's shadow: the offset rectangle, expanded by three standard
  /// deviations.
  package func extent(of rect: CGRect) -> CGRect {
    let blur = deviation * 3
    return rect.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -blur, dy: -blur)
  }
}
