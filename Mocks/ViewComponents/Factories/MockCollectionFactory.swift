// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews
public import StyledViewMocks
public import ViewComponents

/// A collection factory that records its calls and returns the views that a test configures.
public final class MockCollectionFactory: CollectionFactoryProtocol {
  /// The style passed to the mock.
  public var style: ComponentStyle
  /// The calls to `grid`.
  public let gridCalls = CallRecorder<(columns: Int, views: [UIView]), UIStackView>()
  /// The calls to `carousel`.
  public let carouselCalls = CallRecorder<[UIView], CarouselNode>()

  /// Creates the mock.
  ///
  /// - Parameter style: The style.
  public init(style: ComponentStyle = ComponentStyle(viewFactoryColor: MockViewFactoryColor())) {
    self.style = style
  }

  /// Records the call and returns the configured value.
  public func grid(columns: Int, views: [UIView]) -> UIStackView {
    gridCalls.record((columns, views)) { UIStackView(arrangedSubviews: views) }
  }

  /// Records the call and returns the configured value.
  public func carousel(views: [UIView]) -> CarouselNode {
    carouselCalls.record(views) { CarouselNode(views: views) }
  }
}
