// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A view that shows a value within a range.
///
/// SwiftUI: `Gauge`.
public struct Gauge: View {
  @Environment(\.gaugeStyle) private var style
  private let configuration: GaugeStyleConfiguration

  /// Creates a gauge.
  ///
  /// - Parameters:
  ///   - value: The value, clamped to the range.
  ///   - bounds: The range.
  ///   - label: The label.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> some View
  ) {
    configuration = GaugeStyleConfiguration(
      value: Self.fraction(value, bounds), label: AnyView(label()))
  }

  /// Creates a gauge with a description of its value.
  ///
  /// - Parameters:
  ///   - value: The value, clamped to the range.
  ///   - bounds: The range.
  ///   - label: The label.
  ///   - currentValueLabel: The description of the value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    configuration = GaugeStyleConfiguration(
      value: Self.fraction(value, bounds), label: AnyView(label()),
      currentValueLabel: AnyView(currentValueLabel()))
  }

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
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View,
    @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View
  ) {
    configuration = GaugeStyleConfiguration(
      value: Self.fraction(value, bounds), label: AnyView(label()),
      currentValueLabel: AnyView(currentValueLabel()),
      minimumValueLabel: AnyView(minimumValueLabel()),
      maximumValueLabel: AnyView(maximumValueLabel()))
  }

  /// The gauge in the style of the environment.
  public var body: some View {
    style.styled(configuration)
      .accessibilityElement(children: .combine)
      .accessibilityValue("\(Int((configuration.value * 100).rounded()))%")
  }

  private static func fraction<Value: BinaryFloatingPoint>(
    _ value: Value, _ bounds: ClosedRange<Value>
  ) -> Double {
    let fraction = Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
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
  /// The value as a fraction of the range, from 0 to 1.
  public var value: Double
  /// The label.
  public var label: AnyView
  /// The description of the value, if there is one.
  public var currentValueLabel: AnyView?
  /// The description of the lower bound, if there is one.
  public var minimumValueLabel: AnyView?
  /// The description of the upper bound, if there is one.
  public var maximumValueLabel: AnyView?
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
