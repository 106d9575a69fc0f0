// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import StyledViewMocks
public import ViewComponents

/// A collection factory that records its calls and answers with the views that a test sets.
public final class MockCollectionFactory: CollectionFactoryProtocol {
  /// The style that is given.
  public var style: ComponentStyle
  /// The calls of `grid`.
  public let gridCalls = CallRecorder<(columns: Int, views: [ViewNode]), StackNode>()
  /// The calls of `carousel`.
  public let carouselCalls = CallRecorder<[ViewNode], CarouselNode>()

  /// Makes the mock.
  ///
  /// - Parameter style: The style that is given.
  public init(style: ComponentStyle = ComponentStyle(viewFactoryColor: MockViewFactoryColor())) {
    self.style = style
  }

  /// Records the call and answers as set.
  public func grid(columns: Int, views: [ViewNode]) -> StackNode {
    gridCalls.record((columns, views)) { StackNode(arrangedSubviews: views) }
  }

  /// Records the call and answers as set.
  public func carousel(views: [ViewNode]) -> CarouselNode {
    carouselCalls.record(views) { CarouselNode(views: views) }
  }
}
