// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

extension StrokeStyle {
  /// The miter limit that every output accepts.
  package var usableMiterLimit: CGFloat {
    miterLimit.isFinite ? min(max(miterLimit, 1), StrokeStyle.greatestMiterLimit) : 1
  }

  /// A limit beyond which corners are so sharp that no drawing has them.
  private static let greatestMiterLimit: CGFloat = 1000

  /// Returns the path that a solid line of the same width and shape draws: the dashes, or the path
  /// itself.
  ///
  /// All outputs draw dashes as paths, so that they agree and impossible patterns are solid.
  package func solidLine(along path: BezierPath) -> BezierPath {
    dash.isEmpty ? path : path.dashed(phase: dashPhase, lengths: dash)
  }

  /// Returns the style of a line that is scaled together with its path.
  package func scaled(by factor: CGFloat) -> StrokeStyle {
    var style = self
    style.width *= factor
    style.dash = dash.map { $0 * factor }
    style.dashPhase *= factor
    return style
  }
}
