// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A factory of choices among a few options: segments and ratings.
public protocol ChoiceFactoryProtocol: ComponentFactoryProtocol {
  /// Returns a segmented control.
  ///
  /// - Parameters:
  ///   - titles: The titles, in order.
  ///   - selected: The index of the selected segment, starting at 0.
  /// - Returns: The segments.
  func segments(titles: [String], selected: Int) -> SegmentsNode

  /// Returns a rating with five stars.
  ///
  /// - Parameters:
  ///   - value: The number of full stars, from 0 to 5.
  ///   - isEditable: Whether the rating can be changed.
  /// - Returns: The rating.
  func rating(value: Double, isEditable: Bool) -> RatingNode
}
