// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension DirectionalXAnchor {
  /// The edge is another horizontal position that follows the reading direction, or a center.
  public static func == <Term: ConstraintTerm>(first: DirectionalXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: DirectionalPartner {
    ConstraintRelation(first, .equal, second)
  }

  /// The edge is at least another horizontal position that follows the reading direction, or a
  /// center.
  public static func >= <Term: ConstraintTerm>(first: DirectionalXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: DirectionalPartner {
    ConstraintRelation(first, .greaterThanOrEqual, second)
  }

  /// The edge is at most another horizontal position that follows the reading direction, or a
  /// center.
  public static func <= <Term: ConstraintTerm>(first: DirectionalXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: DirectionalPartner {
    ConstraintRelation(first, .lessThanOrEqual, second)
  }
}

extension AbsoluteXAnchor {
  /// The edge is another left or right edge, or a center.
  public static func == <Term: ConstraintTerm>(first: AbsoluteXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: AbsolutePartner {
    ConstraintRelation(first, .equal, second)
  }

  /// The edge is at least another left or right edge, or a center.
  public static func >= <Term: ConstraintTerm>(first: AbsoluteXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: AbsolutePartner {
    ConstraintRelation(first, .greaterThanOrEqual, second)
  }

  /// The edge is at most another left or right edge, or a center.
  public static func <= <Term: ConstraintTerm>(first: AbsoluteXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: AbsolutePartner {
    ConstraintRelation(first, .lessThanOrEqual, second)
  }
}

extension CenterXAnchor {
  /// The center is another horizontal position.
  public static func == <Term: ConstraintTerm>(first: CenterXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: XAxisAnchor {
    ConstraintRelation(first, .equal, second)
  }

  /// The center is at least another horizontal position.
  public static func >= <Term: ConstraintTerm>(first: CenterXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: XAxisAnchor {
    ConstraintRelation(first, .greaterThanOrEqual, second)
  }

  /// The center is at most another horizontal position.
  public static func <= <Term: ConstraintTerm>(first: CenterXAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor: XAxisAnchor {
    ConstraintRelation(first, .lessThanOrEqual, second)
  }
}

extension YAxisAnchor {
  /// The position is another vertical position.
  public static func == <Term: ConstraintTerm>(first: YAxisAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor == YAxisAnchor {
    ConstraintRelation(first, .equal, second)
  }

  /// The position is at least another vertical position.
  public static func >= <Term: ConstraintTerm>(first: YAxisAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor == YAxisAnchor {
    ConstraintRelation(first, .greaterThanOrEqual, second)
  }

  /// The position is at most another vertical position.
  public static func <= <Term: ConstraintTerm>(first: YAxisAnchor, second: Term)
    -> ConstraintRelation
  where Term.Anchor == YAxisAnchor {
    ConstraintRelation(first, .lessThanOrEqual, second)
  }
}

extension LayoutDimension {
  /// The length is another length.
  public static func == <Term: ConstraintTerm>(first: LayoutDimension, second: Term)
    -> ConstraintRelation
  where Term.Anchor == LayoutDimension {
    ConstraintRelation(first, .equal, second)
  }

  /// The length is at least another length.
  public static func >= <Term: ConstraintTerm>(first: LayoutDimension, second: Term)
    -> ConstraintRelation
  where Term.Anchor == LayoutDimension {
    ConstraintRelation(first, .greaterThanOrEqual, second)
  }

  /// The length is at most another length.
  public static func <= <Term: ConstraintTerm>(first: LayoutDimension, second: Term)
    -> ConstraintRelation
  where Term.Anchor == LayoutDimension {
    ConstraintRelation(first, .lessThanOrEqual, second)
  }

  /// The length is a number of points.
  public static func == (first: LayoutDimension, second: CGFloat) -> ConstraintRelation {
    ConstraintRelation(first, .equal, second)
  }

  /// The length is at least a number of points.
  public static func >= (first: LayoutDimension, second: CGFloat) -> ConstraintRelation {
    ConstraintRelation(first, .greaterThanOrEqual, second)
  }

  /// The length is at most a number of points.
  public static func <= (first: LayoutDimension, second: CGFloat) -> ConstraintRelation {
    ConstraintRelation(first, .lessThanOrEqual, second)
  }
}
