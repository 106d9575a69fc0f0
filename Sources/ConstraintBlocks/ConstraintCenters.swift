// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

/// The horizontal and vertical centers of an item, for use in constraint blocks.
public struct ConstraintCenters {
  let reference: ItemReference

  /// Constrains the centers to be equal to those of another item.
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
