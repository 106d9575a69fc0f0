// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import StyledViewMocks
public import ViewComponents

/// A progress factory that records its calls and returns the views that a test configures.
public final class MockProgressFactory: ProgressFactoryProtocol {
  /// The style passed to the mock.
  public var style: ComponentStyle
  /// The calls to `bar`.
  public let barCalls = CallRecorder<(title: String, progress: Float), ProgressBarNode>()
  /// The calls to `ring`.
  public let ringCalls = CallRecorder<(title: String, progress: Float), ProgressRingNode>()
  /// The calls to `steps`.
  public let stepsCalls = CallRecorder<(titles: [String], current: Int), StepsNode>()
  /// The calls to `spinner`.
  public let spinnerCalls = CallRecorder<String?, SpinnerNode>()
  /// The calls to `skeleton`.
  public let skeletonCalls = CallRecorder<(lines: Int, hasPicture: Bool), SkeletonNode>()

  /// Creates the mock.
  ///
  /// - Parameter style: The style.
  public init(style: ComponentStyle = ComponentStyle(viewFactoryColor: MockViewFactoryColor())) {
    self.style = style
  }

  /// Records the call and returns the configured value.
  public func bar(title: String, progress: Float) -> ProgressBarNode {
    barCalls.record((title, progress)) { ProgressBarNode() }
  }

  /// Records the call and returns the configured value.
  public func ring(title: String, progress: Float) -> ProgressRingNode {
    ringCalls.record((title, progress)) { ProgressRingNode() }
  }

  /// Records the call and returns the configured value.
  public func steps(titles: [String], current: Int) -> StepsNode {
    stepsCalls.record((titles, current)) { StepsNode() }
  }

  /// Records the call and returns the configured value.
  public func spinner(title: String?) -> SpinnerNode {
    spinnerCalls.record(title) { SpinnerNode() }
  }

  /// Records the call and returns the configured value.
  public func skeleton(lines: Int, hasPicture: Bool) -> SkeletonNode {
    skeletonCalls.record((lines, hasPicture)) { SkeletonNode() }
  }
}
