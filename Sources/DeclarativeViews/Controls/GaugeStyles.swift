// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A style with a bar that is filled up to the value.
///
/// SwiftUI: `DefaultGaugeStyle`.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the gauge in this style.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A style with a bar that is filled up to the value, below the label.
///
/// SwiftUI: `LinearCapacityGaugeStyle`.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the gauge in this style.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack {
        if let label = configuration.minimumValueLabel { label }
        FilledGauge(shape: GaugeBar(), value: configuration.value, height: 4)
        if let label = configuration.maximumValueLabel { label }
      }
      if let label = configuration.currentValueLabel { label }
    }
  }
}

/// A style with a bar that is filled up to the value, between its label and the description of the
/// value.
///
/// SwiftUI: `AccessoryLinearCapacityGaugeStyle`.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the gauge in this style.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label.font(.headline)
      HStack(spacing: 4) {
        if let label = configuration.minimumValueLabel { label.font(.caption) }
        FilledGauge(shape: GaugeBar(), value: configuration.value, height: 8)
        if let label = configuration.maximumValueLabel { label.font(.caption) }
      }
      if let label = configuration.currentValueLabel {
        label.font(.footnote).foregroundStyle(.secondary)
      }
    }
  }
}

/// A style with a bar on which a dot marks the value, between the labels of the range.
///
/// The bar shows neither the label nor the description of the value.
///
/// SwiftUI: `AccessoryLinearGaugeStyle`.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the gauge in this style.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      if let label = configuration.minimumValueLabel { label.font(.caption) }
      MarkedGauge(shape: MarkedBar(value: configuration.value)).frame(height: 8)
      if let label = configuration.maximumValueLabel { label.font(.caption) }
    }
  }
}

/// A style with an open ring on which a dot marks the value, around the description of the value.
///
/// SwiftUI: `AccessoryCircularGaugeStyle`.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the gauge in this style, 58 points wide and high.
  public func makeBody(configuration: Configuration) -> some View {
    let hasRange = configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
    ZStack {
      MarkedGauge(shape: MarkedRing(value: configuration.value))
      if let label = configuration.currentValueLabel {
        label.font(.title3).lineLimit(1).minimumScaleFactor(0.4).frame(maxWidth: 36)
      }
      Group {
        if hasRange {
          HStack(spacing: 2) {
            if let label = configuration.minimumValueLabel { label }
            Spacer(minLength: 0)
            if let label = configuration.maximumValueLabel { label }
          }.frame(width: 32)
        } else {
          configuration.label.frame(maxWidth: 28)
        }
      }
      .font(.caption2).lineLimit(1).minimumScaleFactor(0.4)
      .frame(maxHeight: .infinity, alignment: .bottom)
    }
    .frame(width: 58, height: 58)
  }
}

/// A style with a closed ring that is filled up to the value, around the description of the value.
///
/// SwiftUI: `AccessoryCircularCapacityGaugeStyle`.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the gauge in this style, 58 points wide and high.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      FilledGauge(shape: GaugeRing(), value: configuration.value, height: nil)
      Group {
        if let label = configuration.currentValueLabel { label } else { configuration.label }
      }
      .font(.title3).lineLimit(1).minimumScaleFactor(0.4).frame(maxWidth: 40)
    }
    .frame(width: 58, height: 58)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style with a bar that is filled up to the value.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The style with a bar that is filled up to the value, below the label.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The style with a bar on which a dot marks the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// The style with a bar that is filled up to the value, between two labels.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The style with an open ring on which a dot marks the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The style with a closed ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
