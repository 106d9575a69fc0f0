// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Width and height of a node or guide at once, for blocks of constraints.
public struct ConstraintSize {
  let reference: ItemReference
  var multiplier: CGFloat = 1
  var extra = CGSize.zero

  init(reference: ItemReference) {
    self.reference = reference
  }

  /// Both lengths times a factor.
  public static func * (size: ConstraintSize, factor: CGFloat) -> ConstraintSize {
    var result = size
    result.multiplier *= factor
    result.extra.width *= factor
    result.extra.height *= factor
    return result
  }

  /// Width and height with points added to each.
  public static func + (size: ConstraintSize, extra: CGSize) -> ConstraintSize {
    var result = size
    result.extra.width += extra.width
    result.extra.height += extra.height
    return result
  }

  /// Both lengths are those of the other, with its factor and extra points.
  public static func == (first: ConstraintSize, second: ConstraintSize) -> ConstraintRelation {
    first.relation(.equal, second)
  }

  /// Both lengths are at least those of the other.
  public static func >= (first: ConstraintSize, second: ConstraintSize) -> ConstraintRelation {
    first.relation(.greaterThanOrEqual, second)
  }

  /// Both lengths are at most those of the other.
  public static func <= (first: ConstraintSize, second: ConstraintSize) -> ConstraintRelation {
    first.relation(.lessThanOrEqual, second)
  }

  /// Both lengths are those given, in points.
  public static func == (first: ConstraintSize, second: CGSize) -> ConstraintRelation {
    first.relation(.equal, second)
  }

  /// Both lengths are at least those given, in points.
  public static func >= (first: ConstraintSize, second: CGSize) -> ConstraintRelation {
    first.relation(.greaterThanOrEqual, second)
  }

  /// Both lengths are at most those given, in points.
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
