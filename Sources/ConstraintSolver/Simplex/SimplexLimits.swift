// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What the simplex may take on.
struct SimplexLimits {
  /// How many entries a tableau may have: 200 MB.
  ///
  /// Parts that need more are solved in order.
  var mostEntries = 25_000_000
  /// How many steps a simplex may make for one objective, where that is less than its size allows.
  var mostPivots = Int.max
  /// From how many entries of a tableau on a component is taken apart where one sum holds it together.
  var leastEntriesToSplit = 400
  /// Whether it is taken for everything, as it is.
  var isAlone = false
}
