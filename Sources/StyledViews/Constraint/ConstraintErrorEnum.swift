// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An error in stacking views.
///
/// When it is thrown, nothing has been changed.
public nonisolated enum ConstraintErrorEnum: Error, Hashable, Sendable {
  /// There are no views to stack.
  case missingSubviews
  /// There are fewer vertical paddings than views plus one.
  case missingVerticalConstraint
  /// There are more vertical paddings than views plus one.
  case tooManyVerticalConstraints

  /// Checks that there is at least one view, and exactly one padding above, between, and below the
  /// views.
  ///
  /// - Parameters:
  ///   - children: The number of views.
  ///   - paddings: The number of vertical paddings.
  /// - Throws: ``ConstraintErrorEnum`` for the first problem.
  static func check(children: Int, paddings: Int) throws(ConstraintErrorEnum) {
    if children == 0 { throw .missingSubviews }
    if paddings < children + 1 { throw .missingVerticalConstraint }
    if paddings > children + 1 { throw .tooManyVerticalConstraints }
  }
}

nonisolated extension ConstraintErrorEnum: CustomStringConvertible {
  /// A description of the error in one sentence.
  public var description: String {
    switch self {
    case .missingSubviews:
      "There are no views to stack."
    case .missingVerticalConstraint:
      "There are too few vertical paddings: one is needed above the first view, one between each "
        + "two views and one below the last, which is one more than there are views."
    case .tooManyVerticalConstraints:
      "There are too many vertical paddings: one is needed above the first view, one between each "
        + "two views and one below the last, which is one more than there are views."
    }
  }
}
