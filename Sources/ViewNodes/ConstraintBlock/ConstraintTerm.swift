// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The right side of a relation in a block of constraints: a position or length, times a factor, plus
/// a number. Anchors are terms; `*`, `+` and `-` make others.
public protocol ConstraintTerm {
  /// The anchor that the term is made of; its type decides what the term can be compared with.
  associatedtype Anchor: LayoutAnchor
  /// The term with its parts.
  var expression: ConstraintExpression<Anchor> { get }
}

/// An anchor times a factor, plus a number.
public struct ConstraintExpression<Anchor: LayoutAnchor>: ConstraintTerm {
  /// The anchor.
  public var anchor: Anchor
  /// The factor. Positions are measured in the coordinates of the node that holds the constraint.
  public var multiplier: CGFloat = 1
  /// The number that is added, in points.
  public var constant: CGFloat = 0

  /// The term itself.
  public var expression: ConstraintExpression<Anchor> { self }
}

extension LayoutAnchor {
  /// The anchor as a term.
  public var expression: ConstraintExpression<Self> { ConstraintExpression(anchor: self) }
}

extension DirectionalXAnchor: ConstraintTerm {}
extension AbsoluteXAnchor: ConstraintTerm {}
extension CenterXAnchor: ConstraintTerm {}
extension YAxisAnchor: ConstraintTerm {}
extension LayoutDimension: ConstraintTerm {}

// Each operator is one more that the compiler tries wherever numbers are added or multiplied, so there
// are no more of them than blocks need.
extension ConstraintTerm {
  /// The term moved by a number of points.
  public static func + (term: Self, constant: CGFloat) -> ConstraintExpression<Anchor> {
    var result = term.expression
    result.constant += constant
    return result
  }

  /// The term moved back by a number of points.
  public static func - (term: Self, constant: CGFloat) -> ConstraintExpression<Anchor> {
    term + -constant
  }

  /// The term times a factor.
  public static func * (term: Self, factor: CGFloat) -> ConstraintExpression<Anchor> {
    var result = term.expression
    result.multiplier *= factor
    result.constant *= factor
    return result
  }

  /// The term times a factor.
  public static func * (factor: CGFloat, term: Self) -> ConstraintExpression<Anchor> {
    term * factor
  }
}
