// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A view that shows a value within a range.
///
/// SwiftUI: `Gauge`.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  @Environment(\.gaugeStyle) private var style
  private let configuration: GaugeStyleConfiguration

  /// The gauge in the style of the environment.
  public var body: some View {
    style.styled(configuration)
      .accessibilityElement(children: .combine)
      .accessibilityValue("\(Int((configuration.value * 100).rounded()))%")
  }

  fileprivate static func fraction<Value: BinaryFloatingPoint>(
    _ value: Value, _ bounds: ClosedRange<Value>
  ) -> Double {
    let fraction = Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge.
  ///
  /// - Parameters:
  ///   - value: The value, clamped to the range.
  ///   - bounds: The range.
  ///   - label: The label.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    configuration = GaugeStyleConfiguration(
      value: Self.fraction(value, bounds), label: AnyView(label()))
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a description of its value.
  ///
  /// - Parameters:
  ///   - value: The value, clamped to the range.
  ///   - bounds: The range.
  ///   - label: The label.
  ///   - currentValueLabel: The description of the value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    configuration = GaugeStyleConfiguration(
      value: Self.fraction(value, bounds), label: AnyView(label()),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with descriptions of its value and of its range.
  ///
  /// - Parameters:
  ///   - value: The value, clamped to the range.
  ///   - bounds: The range.
  ///   - label: The label.
  ///   - currentValueLabel: The description of the value.
  ///   - minimumValueLabel: The description of the lower bound.
  ///   - maximumValueLabel: The description of the upper bound.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    configuration = GaugeStyleConfiguration(
      value: Self.fraction(value, bounds), label: AnyView(label()),
      currentValueLabel: AnyView(currentValueLabel()),
      minimumValueLabel: AnyView(minimumValueLabel()),
      maximumValueLabel: AnyView(maximumValueLabel()))
  }
}

/// The appearance of gauges.
///
/// SwiftUI: `GaugeStyle`.
public protocol GaugeStyle: ControlStyle where Parts == GaugeStyleConfiguration {
  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a gauge, passed to its style.
///
/// SwiftUI: `GaugeStyleConfiguration`.
public struct GaugeStyleConfiguration {
  /// The type of the label.
  public typealias Label = AnyView
  /// The type of the description of the value.
  public typealias CurrentValueLabel = AnyView
  /// The type of the description of the lower bound.
  public typealias MinimumValueLabel = AnyView
  /// The type of the description of the upper bound.
  public typealias MaximumValueLabel = AnyView

  /// The value as a fraction of the range, from 0 to 1.
  public var value: Double
  /// The label.
  public var label: Label
  /// The description of the value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
  /// The description of the lower bound, if there is one.
  public var minimumValueLabel: MinimumValueLabel?
  /// The description of the upper bound, if there is one.
  public var maximumValueLabel: MaximumValueLabel?
}

extension View {
  /// Sets the style of gauges in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The modified view.
  public func gaugeStyle(_ style: some GaugeStyle) -> some View {
    environment(\.gaugeStyle, style)
  }
}

extension EnvironmentValues {
  var gaugeStyle: any GaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

private struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: any GaugeStyle { DefaultGaugeStyle() }
}
