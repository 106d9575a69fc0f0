// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewTree

extension DirectionalXAnchor {
  /// Relates the edge to a leading or trailing position, or a center, as equal.
  public static func == <Term: ConstraintTerm>(first: DirectionalXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: DirectionalPartner {
    ConstraintRelation(first, .equal, second)
  }

  /// Relates the edge to a leading or trailing position, or a center, as greater than or equal.
  public static func >= <Term: ConstraintTerm>(first: DirectionalXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: DirectionalPartner {
    ConstraintRelation(first, .greaterThanOrEqual, second)
  }

  /// Relates the edge to a leading or trailing position, or a center, as less than or equal.
  public static func <= <Term: ConstraintTerm>(first: DirectionalXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: DirectionalPartner {
    ConstraintRelation(first, .lessThanOrEqual, second)
  }
}

extension AbsoluteXAnchor {
  /// Relates the edge to a left or right edge, or a center, as equal.
  public static func == <Term: ConstraintTerm>(first: AbsoluteXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: AbsolutePartner {
    ConstraintRelation(first, .equal, second)
  }

  /// Relates the edge to a left or right edge, or a center, as greater than or equal.
  public static func >= <Term: ConstraintTerm>(first: AbsoluteXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: AbsolutePartner {
    ConstraintRelation(first, .greaterThanOrEqual, second)
  }

  /// Relates the edge to a left or right edge, or a center, as less than or equal.
  public static func <= <Term: ConstraintTerm>(first: AbsoluteXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: AbsolutePartner {
    ConstraintRelation(first, .lessThanOrEqual, second)
  }
}

extension CenterXAnchor {
  /// Relates the center to a horizontal position, as equal.
  public static func == <Term: ConstraintTerm>(first: CenterXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: XAxisAnchor {
    ConstraintRelation(first, .equal, second)
  }

  /// Relates the center to a horizontal position, as greater than or equal.
  public static func >= <Term: ConstraintTerm>(first: CenterXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: XAxisAnchor {
    ConstraintRelation(first, .greaterThanOrEqual, second)
  }

  /// Relates the center to a horizontal position, as less than or equal.
  public static func <= <Term: ConstraintTerm>(first: CenterXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: XAxisAnchor {
    ConstraintRelation(first, .lessThanOrEqual, second)
  }
}

extension YAxisAnchor {
  /// Relates the position to another vertical position, as equal.
  public static func == <Term: ConstraintTerm>(first: YAxisAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor == YAxisAnchor {
    ConstraintRelation(first, .equal, second)
  }

  /// Relates the position to another vertical position, as greater than or equal.
  public static func >= <Term: ConstraintTerm>(first: YAxisAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor == YAxisAnchor {
    ConstraintRelation(first, .greaterThanOrEqual, second)
  }

  /// Relates the position to another vertical position, as less than or equal.
  public static func <= <Term: ConstraintTerm>(first: YAxisAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor == YAxisAnchor {
    ConstraintRelation(first, .lessThanOrEqual, second)
  }
}

extension LayoutDimension {
  /// Relates the dimension to another, as equal.
  public static func == <Term: ConstraintTerm>(first: LayoutDimension, second: Term)
    -> ConstraintRelation
  where Term.Anchor == LayoutDimension {
    ConstraintRelation(first, .equal, second)
  }

  /// Relates the dimension to another, as greater than or equal.
  public static func >= <Term: ConstraintTerm>(first: LayoutDimension, second: Term)
    -> ConstraintRelation
  where Term.Anchor == LayoutDimension {
    ConstraintRelation(first, .greaterThanOrEqual, second)
  }

  /// Relates the dimension to another, as less than or equal.
  public static func <= <Term: ConstraintTerm>(first: LayoutDimension, second: Term)
    -> ConstraintRelation
  where Term.Anchor == LayoutDimension {
    ConstraintRelation(first, .lessThanOrEqual, second)
  }

  /// Relates the dimension to a number of points, as equal.
  public static func == (first: LayoutDimension, second: CGFloat) -> ConstraintRelation {
    ConstraintRelation(first, .equal, second)
  }

  /// Relates the dimension to a number of points, as greater than or equal.
  public static func >= (first: LayoutDimension, second: CGFloat) -> ConstraintRelation {
    ConstraintRelation(first, .greaterThanOrEqual, second)
  }

  /// Relates the dimension to a number of points, as less than or equal.
  public static func <= (first: LayoutDimension, second: CGFloat) -> ConstraintRelation {
    ConstraintRelation(first, .lessThanOrEqual, second)
  }
}
