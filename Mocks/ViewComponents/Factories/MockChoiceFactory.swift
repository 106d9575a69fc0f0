// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import StyledViewMocks
public import ViewComponents

/// A choice factory that records its calls and returns the views that a test configures.
public final class MockChoiceFactory: ChoiceFactoryProtocol {
  /// The style passed to the mock.
  public var style: ComponentStyle
  /// The calls to `segments`.
  public let segmentsCalls = CallRecorder<(titles: [String], selected: Int), SegmentsNode>()
  /// The calls to `rating`.
  public let ratingCalls = CallRecorder<(value: Double, isEditable: Bool), RatingNode>()

  /// Creates the mock.
  ///
  /// - Parameter style: The style.
  public init(style: ComponentStyle = ComponentStyle(viewFactoryColor: MockViewFactoryColor())) {
    self.style = style
  }

  /// Records the call and returns the configured value.
  public func segments(titles: [String], selected: Int) -> SegmentsNode {
    segmentsCalls.record((titles, selected)) { SegmentsNode(titles: titles) }
  }

  /// Records the call and returns the configured value.
  public func rating(value: Double, isEditable: Bool) -> RatingNode {
    ratingCalls.record((value, isEditable)) { RatingNode() }
  }
}
