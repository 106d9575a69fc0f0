// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import PlatformViews

/// A factory of progress indicators with a style.
public final class ProgressFactory: ProgressFactoryProtocol {
  /// The style of the indicators.
  public let style: ComponentStyle

  /// Creates a factory.
  ///
  /// - Parameter style: The style of the indicators.
  public init(style: ComponentStyle = ComponentStyle()) {
    self.style = style
  }

  /// Returns a progress bar below a title and a percentage.
  public func bar(title: String, progress: Float) -> ProgressBarNode {
    let bar = ProgressBarNode(title: title, style: style)
    bar.progress = progress
    return bar
  }

  /// Returns a progress ring around a percentage.
  public func ring(title: String, progress: Float) -> ProgressRingNode {
    let ring = ProgressRingNode(title: title, style: style)
    ring.progress = progress
    return ring
  }

  /// Returns an indicator of the steps of a process.
  public func steps(titles: [String], current: Int) -> StepsNode {
    let steps = StepsNode(titles: titles, style: style)
    steps.current = current
    return steps
  }

  /// Returns an activity indicator for a task of unknown duration.
  public func spinner(title: String?) -> SpinnerNode {
    SpinnerNode(title: title, style: style)
  }

  /// Returns a placeholder for text that is loading.
  public func skeleton(lines: Int, hasPicture: Bool) -> SkeletonNode {
    SkeletonNode(lines: lines, hasPicture: hasPicture, style: style)
  }
}
