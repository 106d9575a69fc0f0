// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What a variable means, which decides how it settles when the constraints leave it free.
package enum VariableKind: Hashable, Sendable {
  /// A width or a height: it becomes zero, or as near to it as the constraints allow, before any
  /// position is decided.
  case length
  /// An edge: it takes the first bound that an inequality gives it, and zero where none does.
  case position
}
