// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The limits for the simplex.
struct SimplexLimits {
  /// The largest number of entries in a tableau: 200 MB.
  ///
  /// The rows of larger subproblems are processed one after another.
  var maximumEntries = 25_000_000
  /// The largest number of iterations for one objective, if the limit derived from the size is
  /// higher.
  var maximumPivots = Int.max
  /// The number of tableau entries from which a component is split at a linking row.
  var minimumEntriesToSplit = 400
  /// Whether the simplex solves everything, without reductions.
  var usesSimplexOnly = false
}
