// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An error that describes why a constraint, or a change to a constraint, was rejected.
///
/// The solver is left unchanged.
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient is infinite or NaN. `constraint` is the constraint as it was written.
  case coefficientNotFinite(variable: Variable, constraint: String)
  /// A constant is infinite or NaN. `constraint` is the constraint as it was written.
  case constantNotFinite(constraint: String)
  /// The constraint uses a variable that doesn't belong to this solver.
  case unknownVariable(Variable, constraint: String)
  /// The priority is outside `1...1000`. Rows of the layout engine can also have priorities between
  /// 0 and 1.
  case priorityOutOfRange(Priority)
}

extension SolverError: CustomStringConvertible {
  /// A sentence that describes the error.
  public var description: String {
    switch self {
    case .coefficientNotFinite(let variable, let constraint):
      "The coefficient of variable \(variable.index) in “\(constraint)” is not a finite number."
    case .constantNotFinite(let constraint):
      "The constant in “\(constraint)” is not a finite number."
    case .unknownVariable(let variable, let constraint):
      "Variable \(variable.index) in “\(constraint)” does not belong to this solver."
    case .priorityOutOfRange(let priority):
      "The priority \(priority.rawValue) is out of range: it must be from 1 to 1000, or between 0 and 1 for a row of the layout engine."
    }
  }
}
