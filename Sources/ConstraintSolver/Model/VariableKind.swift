// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The meaning of a variable, which determines its default value if the constraints leave it free.
package enum VariableKind: Hashable, Sendable {
  /// A width or a height, which defaults to zero, or as near to it as the constraints allow.
  /// Lengths take their default values before positions.
  case length
  /// An edge, which defaults to the first bound that an inequality gives it, or to zero.
  case position
}
