// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Makes choices among few: segments and ratings.
public protocol ChoiceFactoryProtocol: ComponentFactoryProtocol {
  /// A choice among few, all of which are seen.
  ///
  /// - Parameters:
  ///   - titles: What can be chosen, in order.
  ///   - selected: The index of the chosen one, from 0.
  /// - Returns: The segments.
  func segments(titles: [String], selected: Int) -> SegmentsNode

  /// A rating by five stars.
  ///
  /// - Parameters:
  ///   - value: How many are full, from 0 to 5.
  ///   - isEditable: Whether stars can be given.
  /// - Returns: The rating.
  func rating(value: Double, isEditable: Bool) -> RatingNode
}
