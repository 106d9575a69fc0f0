// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// A group whose state applies to everything that is drawn in it.
package enum DrawingGroup: Sendable {
  case shadow(Shadow)
  case clip(BezierPath)
  case transform(Transform)
  case opacity(CGFloat)
  /// What is drawn has the opacity of a recording at a point.
  case mask(RecordedDrawing, at: CGPoint)
  case filter(DrawingFilter)
  case blend(BlendMode)

  /// Whether nothing in the group is visible.
  package var isTransparent: Bool {
    if case .opacity(let opacity) = self { opacity <= 0 } else { false }
  }

  /// Returns the part of a visible rectangle that is visible in the group, in its coordinates.
  package func visible(in outer: CGRect) -> CGRect {
    switch self {
    case .clip(let path):
      return outer.common(with: path.bounds)
    case .transform(let transform):
      let determinant = transform.a * transform.d - transform.b * transform.c
      let isUsable = determinant != 0 && determinant.isFinite
      return isUsable ? transform.inverted().apply(to: outer) : .zero
    case .shadow(let shadow):
      // A shape outside the visible rectangle can still cast its shadow into it.
      let reach = shadow.deviation * 3 + max(abs(shadow.offset.width), abs(shadow.offset.height))
      return outer.insetBy(dx: -reach, dy: -reach)
    case .filter(let filter):
      return outer.insetBy(dx: -filter.reach, dy: -filter.reach)
    case .opacity, .mask, .blend:
      return outer
    }
  }
}
