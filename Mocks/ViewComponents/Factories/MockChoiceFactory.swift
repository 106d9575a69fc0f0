// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import StyledViewMocks
public import ViewComponents

/// A choice factory that records its calls and answers with the views that a test sets.
public final class MockChoiceFactory: ChoiceFactoryProtocol {
  /// The style that is given.
  public var style: ComponentStyle
  /// The calls of `segments`.
  public let segmentsCalls = CallRecorder<(titles: [String], selected: Int), SegmentsNode>()
  /// The calls of `rating`.
  public let ratingCalls = CallRecorder<(value: Double, isEditable: Bool), RatingNode>()

  /// Creates the mock.
  ///
  /// - Parameter style: The style that is given.
  public init(style: ComponentStyle = ComponentStyle(viewFactoryColor: MockViewFactoryColor())) {
    self.style = style
  }

  /// Records the call and answers as set.
  public func segments(titles: [String], selected: Int) -> SegmentsNode {
    segmentsCalls.record((titles, selected)) { SegmentsNode(titles: titles) }
  }

  /// Records the call and answers as set.
  public func rating(value: Double, isEditable: Bool) -> RatingNode {
    ratingCalls.record((value, isEditable)) { RatingNode() }
  }
}
