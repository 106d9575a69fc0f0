// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import ViewTree

/// The width and height of an item, for use in constraint blocks.
public struct ConstraintSize {
  let reference: ItemReference
  var multiplier: CGFloat = 1
  var extra = CGSize.zero

  init(reference: ItemReference) {
    self.reference = reference
  }

  /// Returns both dimensions times a multiplier.
  public static func * (size: ConstraintSize, factor: CGFloat) -> ConstraintSize {
    var result = size
    result.multiplier *= factor
    result.extra.width *= factor
    result.extra.height *= factor
    return result
  }

  /// Returns the width and height with points added to each.
  public static func + (size: ConstraintSize, extra: CGSize) -> ConstraintSize {
    var result = size
    result.extra.width += extra.width
    result.extra.height += extra.height
    return result
  }

  /// Constrains both dimensions to be equal to those of another size.
  public static func == (first: ConstraintSize, second: ConstraintSize) -> ConstraintRelation {
    first.relation(.equal, second)
  }

  /// Constrains both dimensions to be greater than or equal to those of another size.
  public static func >= (first: ConstraintSize, second: ConstraintSize) -> ConstraintRelation {
    first.relation(.greaterThanOrEqual, second)
  }

  /// Constrains both dimensions to be less than or equal to those of another size.
  public static func <= (first: ConstraintSize, second: ConstraintSize) -> ConstraintRelation {
    first.relation(.lessThanOrEqual, second)
  }

  /// Constrains both dimensions to be equal to constants in points.
  public static func == (first: ConstraintSize, second: CGSize) -> ConstraintRelation {
    first.relation(.equal, second)
  }

  /// Constrains both dimensions to be greater than or equal to constants in points.
  public static func >= (first: ConstraintSize, second: CGSize) -> ConstraintRelation {
    first.relation(.greaterThanOrEqual, second)
  }

  /// Constrains both dimensions to be less than or equal to constants in points.
  public static func <= (first: ConstraintSize, second: CGSize) -> ConstraintRelation {
    first.relation(.lessThanOrEqual, second)
  }

  private func relation(
    _ relation: LayoutRelation, _ second: ConstraintSize
  ) -> ConstraintRelation {
    ConstraintRelation(
      parts: [
        part(.width, relation, second, constant: second.extra.width),
        part(.height, relation, second, constant: second.extra.height),
      ])
  }

  private func relation(_ relation: LayoutRelation, _ second: CGSize) -> ConstraintRelation {
    ConstraintRelation(
      parts: [
        part(.width, relation, nil, constant: second.width),
        part(.height, relation, nil, constant: second.height),
      ])
  }

  private func part(
    _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ second: ConstraintSize?,
    constant: CGFloat
  ) -> ConstraintRelation.Part {
    ConstraintRelation.Part(
      first: LayoutAnchorTarget(reference, attribute), relation: relation,
      second: second.map { LayoutAnchorTarget($0.reference, attribute) },
      multiplier: second?.multiplier ?? 1, constant: constant)
  }
}
