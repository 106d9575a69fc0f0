// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

/// A factory of progress indicators.
public protocol ProgressFactoryProtocol: ComponentFactoryProtocol {
  /// Returns a progress bar below a title and a percentage.
  ///
  /// - Parameters:
  ///   - title: A description of the task.
  ///   - progress: The progress, from 0 to 1.
  /// - Returns: The bar.
  func bar(title: String, progress: Float) -> ProgressBarNode

  /// Returns a progress ring around a percentage.
  ///
  /// - Parameters:
  ///   - title: A description of the task, which VoiceOver reads.
  ///   - progress: The progress, from 0 to 1.
  /// - Returns: The ring, with a diameter of 72 points.
  func ring(title: String, progress: Float) -> ProgressRingNode

  /// Returns an indicator of the steps of a process.
  ///
  /// - Parameters:
  ///   - titles: The titles of the steps, in order.
  ///   - current: The index of the current step, starting at 0.
  /// - Returns: The steps.
  func steps(titles: [String], current: Int) -> StepsNode

  /// Returns an activity indicator for a task of unknown duration.
  ///
  /// - Parameter title: A description of the task, or `nil` for no text.
  /// - Returns: The spinner, which is animating.
  func spinner(title: String?) -> SpinnerNode

  /// Returns a placeholder for text that is loading.
  ///
  /// - Parameters:
  ///   - lines: The expected number of lines.
  ///   - hasPicture: Whether a round picture precedes them.
  /// - Returns: The skeleton.
  func skeleton(lines: Int, hasPicture: Bool) -> SkeletonNode
}

extension ProgressFactoryProtocol {
  /// Returns an activity indicator without text.
  public func spinner() -> SpinnerNode { spinner(title: nil) }
}
