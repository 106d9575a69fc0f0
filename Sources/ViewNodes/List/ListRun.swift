// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Adjacent elements of a list that are alike, represented as one.
protocol ListRun {
  associatedtype Sums: RunSums

  /// The number of elements; at least 1.
  var count: Int { get }
  /// The totals of the elements.
  var sums: Sums { get }

  /// Returns this run followed by another as a single run, or `nil` if their elements differ.
  func joined(with next: Self) -> Self?

  /// Returns the elements before an index inside the run, and the rest.
  func split(at index: Int) -> (Self, Self)
}

extension Array where Element: ListRun {
  /// Appends a run, merged with the last one if they are equal.
  mutating func appendJoined(_ run: Element) {
    if let last, let joined = last.joined(with: run) {
      self[count - 1] = joined
    } else {
      append(run)
    }
  }
}
