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

  /// Something that takes an unknown time.
  ///
  /// - Parameter title: What is waited for; `nil` shows no text.
  /// - Returns: The spinner, which turns.
  func spinner(title: String?) -> SpinnerNode

  /// What stands where text will be while it is loaded.
  ///
  /// - Parameters:
  ///   - lines: How many lines there will be.
  ///   - hasPicture: Whether a round picture will stand before them.
  /// - Returns: The skeleton.
  func skeleton(lines: Int, hasPicture: Bool) -> SkeletonNode
}

extension ProgressFactoryProtocol {
  /// Something that takes an unknown time, without a text.
  public func spinner() -> SpinnerNode { spinner(title: nil) }
}
