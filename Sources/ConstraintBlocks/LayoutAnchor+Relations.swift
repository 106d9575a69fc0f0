// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewTree

extension DirectionalXAnchor {
  /// Constrains the edge to be equal to a leading or trailing position, or a center.
  public static func == <Term: ConstraintTerm>(first: DirectionalXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: DirectionalPartner {
    ConstraintRelation(first, .equal, second)
  }

  /// Constrains the edge to be greater than or equal to a leading or trailing position, or a
  /// center.
  public static func >= <Term: ConstraintTerm>(first: DirectionalXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: DirectionalPartner {
    ConstraintRelation(first, .greaterThanOrEqual, second)
  }

  /// Constrains the edge to be less than or equal to a leading or trailing position, or a center.
  public static func <= <Term: ConstraintTerm>(first: DirectionalXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: DirectionalPartner {
    ConstraintRelation(first, .lessThanOrEqual, second)
  }
}

extension AbsoluteXAnchor {
  /// Constrains the edge to be equal to a left or right edge, or a center.
  public static func == <Term: ConstraintTerm>(first: AbsoluteXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: AbsolutePartner {
    ConstraintRelation(first, .equal, second)
  }

  /// Constrains the edge to be greater than or equal to a left or right edge, or a center.
  public static func >= <Term: ConstraintTerm>(first: AbsoluteXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: AbsolutePartner {
    ConstraintRelation(first, .greaterThanOrEqual, second)
  }

  /// Constrains the edge to be less than or equal to a left or right edge, or a center.
  public static func <= <Term: ConstraintTerm>(first: AbsoluteXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: AbsolutePartner {
    ConstraintRelation(first, .lessThanOrEqual, second)
  }
}

extension CenterXAnchor {
  /// Constrains the center to be equal to a horizontal position.
  public static func == <Term: ConstraintTerm>(first: CenterXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: XAxisAnchor {
    ConstraintRelation(first, .equal, second)
  }

  /// Constrains the center to be greater than or equal to a horizontal position.
  public static func >= <Term: ConstraintTerm>(first: CenterXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: XAxisAnchor {
    ConstraintRelation(first, .greaterThanOrEqual, second)
  }

  /// Constrains the center to be less than or equal to a horizontal position.
  public static func <= <Term: ConstraintTerm>(first: CenterXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: XAxisAnchor {
    ConstraintRelation(first, .lessThanOrEqual, second)
  }
}

extension YAxisAnchor {
  /// Constrains the position to be equal to another vertical position.
  public static func == <Term: ConstraintTerm>(first: YAxisAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor == YAxisAnchor {
    ConstraintRelation(first, .equal, second)
  }

  /// Constrains the position to be greater than or equal to another vertical position.
  public static func >= <Term: ConstraintTerm>(first: YAxisAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor == YAxisAnchor {
    ConstraintRelation(first, .greaterThanOrEqual, second)
  }

  /// Constrains the position to be less than or equal to another vertical position.
  public static func <= <Term: ConstraintTerm>(first: YAxisAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor == YAxisAnchor {
    ConstraintRelation(first, .lessThanOrEqual, second)
  }
}

extension LayoutDimension {
  /// Constrains the dimension to be equal to another.
  public static func == <Term: ConstraintTerm>(first: LayoutDimension, second: Term)
    -> ConstraintRelation
  where Term.Anchor == LayoutDimension {
    ConstraintRelation(first, .equal, second)
  }

  /// Constrains the dimension to be greater than or equal to another.
  public static func >= <Term: ConstraintTerm>(first: LayoutDimension, second: Term)
    -> ConstraintRelation
  where Term.Anchor == LayoutDimension {
    ConstraintRelation(first, .greaterThanOrEqual, second)
  }

  /// Constrains the dimension to be less than or equal to another.
  public static func <= <Term: ConstraintTerm>(first: LayoutDimension, second: Term)
    -> ConstraintRelation
  where Term.Anchor == LayoutDimension {
    ConstraintRelation(first, .lessThanOrEqual, second)
  }

  /// Constrains the dimension to be equal to a number of points.
  public static func == (first: LayoutDimension, second: CGFloat) -> ConstraintRelation {
    ConstraintRelation(first, .equal, second)
  }

  /// Constrains the dimension to be greater than or equal to a number of points.
  public static func >= (first: LayoutDimension, second: CGFloat) -> ConstraintRelation {
    ConstraintRelation(first, .greaterThanOrEqual, second)
  }

  /// Constrains the dimension to be less than or equal to a number of points.
  public static func <= (first: LayoutDimension, second: CGFloat) -> ConstraintRelation {
    ConstraintRelation(first, .lessThanOrEqual, second)
  }
}
