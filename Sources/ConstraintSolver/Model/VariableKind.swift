// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The meaning of a variable, which decides its default value if the constraints leave it free.
package enum VariableKind: Hashable, Sendable {
  /// A width or a height: it defaults to zero, or as near to it as the constraints allow, before
  /// any position is decided.
  case length
  /// An edge: it defaults to the first bound that an inequality gives it, or to zero.
  case position
}
