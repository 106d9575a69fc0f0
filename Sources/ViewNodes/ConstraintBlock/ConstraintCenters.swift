// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Both centers of a node or guide at once, for blocks of constraints.
public struct ConstraintCenters {
  let reference: ItemReference

  /// The centers lie on each other.
  public static func == (
    first: ConstraintCenters, second: ConstraintCenters
  ) -> ConstraintRelation {
    ConstraintRelation(
      parts: [LayoutAttribute.centerX, .centerY].map { attribute in
        ConstraintRelation.Part(
          first: LayoutAnchorTarget(first.reference, attribute), relation: .equal,
          second: LayoutAnchorTarget(second.reference, attribute), multiplier: 1, constant: 0)
      })
  }
}
