// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews
public import StyledViewMocks
public import ViewComponents

/// A collection factory that records its calls and answers with the views that a test sets.
public final class MockCollectionFactory: CollectionFactoryProtocol {
  /// The style that is given.
  public var style: ComponentStyle
  /// The calls of `grid`.
  public let gridCalls = CallRecorder<(columns: Int, views: [UIView]), UIStackView>()
  /// The calls of `carousel`.
  public let carouselCalls = CallRecorder<[UIView], CarouselNode>()

  /// Creates the mock.
  ///
  /// - Parameter style: The style that is given.
  public init(style: ComponentStyle = ComponentStyle(viewFactoryColor: MockViewFactoryColor())) {
    self.style = style
  }

  /// Records the call and answers as set.
  public func grid(columns: Int, views: [UIView]) -> UIStackView {
    gridCalls.record((columns, views)) { UIStackView(arrangedSubviews: views) }
  }

  /// Records the call and answers as set.
  public func carousel(views: [UIView]) -> CarouselNode {
    carouselCalls.record(views) { CarouselNode(views: views) }
  }
}
