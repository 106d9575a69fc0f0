// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The totals of a range of elements of a list.
protocol RunSums {
  var elements: Int { get }
  /// The length along which the elements follow each other.
  var length: ExactLength { get }

  /// Creates the totals of no elements.
  init()

  static func + (left: Self, right: Self) -> Self
}
