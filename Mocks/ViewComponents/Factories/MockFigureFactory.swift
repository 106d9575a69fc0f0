// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import StyledViewMocks
public import ViewComponents

/// A figure factory that records its calls and returns the views that a test configures.
public final class MockFigureFactory: FigureFactoryProtocol {
  /// The style passed to the mock.
  public var style: ComponentStyle
  /// The calls to `statistic`.
  public let statisticCalls = CallRecorder<
    (value: String, label: String, change: String?, trend: StatisticNode.Trend), StatisticNode
  >()
  /// The calls to `price`.
  public let priceCalls = CallRecorder<(amount: String, former: String?), PriceNode>()

  /// Creates the mock.
  ///
  /// - Parameter style: The style.
  public init(style: ComponentStyle = ComponentStyle(viewFactoryColor: MockViewFactoryColor())) {
    self.style = style
  }

  /// Records the call and returns the configured value.
  public func statistic(value: String, label: String, change: String?, trend: StatisticNode.Trend)
    -> StatisticNode
  {
    statisticCalls.record((value, label, change, trend)) { StatisticNode() }
  }

  /// Records the call and returns the configured value.
  public func price(amount: String, former: String?) -> PriceNode {
    priceCalls.record((amount, former)) { PriceNode() }
  }
}
