// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewTree

/// The right side of a relation in a constraint block: a position or dimension, times a multiplier,
/// plus a constant.
///
/// Anchors are terms; `*`, `+`, and `-` create others.
public protocol ConstraintTerm {
  /// The type of the term's anchor, which determines what the term can be compared with.
  associatedtype Anchor: LayoutAnchor
  /// The anchor, multiplier, and constant of the term.
  var expression: ConstraintExpression<Anchor> { get }
}

/// An anchor times a multiplier, plus a constant.
public struct ConstraintExpression<Anchor: LayoutAnchor>: ConstraintTerm {
  /// The anchor.
  public var anchor: Anchor
  /// The multiplier.
  ///
  /// Positions are measured in the coordinates of the node that holds the constraint.
  public var multiplier: CGFloat = 1
  /// The constant, in points.
  public var constant: CGFloat = 0

  /// The term itself.
  public var expression: ConstraintExpression<Anchor> { self }
}

extension LayoutAnchor {
  /// The anchor with a multiplier of 1 and a constant of 0.
  public var expression: ConstraintExpression<Self> { ConstraintExpression(anchor: self) }
}

extension DirectionalXAnchor: ConstraintTerm {}
extension AbsoluteXAnchor: ConstraintTerm {}
extension CenterXAnchor: ConstraintTerm {}
extension YAxisAnchor: ConstraintTerm {}
extension LayoutDimension: ConstraintTerm {}

// The compiler considers each operator wherever numbers are added or multiplied, so there are only
// as many as constraint blocks need.
extension ConstraintTerm {
  /// Returns the term with a number of points added.
  public static func + (term: Self, constant: CGFloat) -> ConstraintExpression<Anchor> {
    var result = term.expression
    result.constant += constant
    return result
  }

  /// Returns the term with a number of points subtracted.
  public static func - (term: Self, constant: CGFloat) -> ConstraintExpression<Anchor> {
    term + -constant
  }

  /// Returns the term times a multiplier.
  public static func * (term: Self, factor: CGFloat) -> ConstraintExpression<Anchor> {
    var result = term.expression
    result.multiplier *= factor
    result.constant *= factor
    return result
  }

  /// Returns the term times a multiplier.
  public static func * (factor: CGFloat, term: Self) -> ConstraintExpression<Anchor> {
    term * factor
  }
}
