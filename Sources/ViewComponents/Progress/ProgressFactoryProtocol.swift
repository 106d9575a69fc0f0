// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

/// Makes what says how far something has come, or that it takes time.
public protocol ProgressFactoryProtocol: ComponentFactoryProtocol {
  /// A bar below a title and a percentage.
  ///
  /// - Parameters:
  ///   - title: What is done.
  ///   - progress: How far it has come, from 0 to 1.
  /// - Returns: The bar.
  func bar(title: String, progress: Float) -> ProgressBarNode

  /// A ring around a percentage.
  ///
  /// - Parameters:
  ///   - title: What is done, for those who do not see the ring.
  ///   - progress: How far it has come, from 0 to 1.
  /// - Returns: The ring, 72 points large.
  func ring(title: String, progress: Float) -> ProgressRingNode

  /// The steps of something that takes several.
  ///
  /// - Parameters:
  ///   - titles: The names of the steps, in order.
  ///   - current: The index of the one that is due, from 0.
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
