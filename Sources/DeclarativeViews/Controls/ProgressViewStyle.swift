// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The appearance of progress views.
///
/// SwiftUI: `ProgressViewStyle`.
public protocol ProgressViewStyle: ControlStyle where Parts == ProgressViewStyleConfiguration {
  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The properties of a progress view, passed to its style.
///
/// SwiftUI: `ProgressViewStyleConfiguration`.
public struct ProgressViewStyleConfiguration {
  /// The type of the label.
  public typealias Label = AnyView
  /// The type of the description of the progress.
  public typealias CurrentValueLabel = AnyView

  /// The completed fraction, from 0 to 1; nil if it is not known.
  public var fractionCompleted: Double?
  /// The label, if there is one.
  public var label: Label?
  /// The description of the progress, if there is one.
  public var currentValueLabel: CurrentValueLabel?
}

/// A style with a bar, or with a spinner if the progress is not known.
///
/// SwiftUI: `DefaultProgressViewStyle`.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// Returns the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgress(configuration: configuration)
    } else {
      LinearProgress(configuration: configuration)
    }
  }
}

/// A style with a bar.
///
/// SwiftUI: `LinearProgressViewStyle`.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public init() {
    tint = nil
  }

  /// Creates the style with a color.
  ///
  /// - Parameter tint: The color of the completed part.
  public init(tint: Color) {
    self.tint = tint
  }

  /// Returns the view in this style; the bar is empty if the progress is not known.
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration, tint: tint)
  }
}

/// A style with a spinner, which doesn't show how much is completed.
///
/// SwiftUI: `CircularProgressViewStyle`.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public init() {
    tint = nil
  }

  /// Creates the style with a color.
  ///
  /// - Parameter tint: The color of the spinner.
  public init(tint: Color) {
    self.tint = tint
  }

  /// Returns the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style with a bar, or with a spinner if the progress is not known.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The style with a bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The style with a spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets the style of progress views in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The modified view.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    environment(\.progressViewStyle, style)
  }
}

extension EnvironmentValues {
  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
}

/// A bar below its label.
private struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  var tint: Color?

  var body: some View {
    let (fraction, tint) = (configuration.fractionCompleted ?? 0, tint)
    VStack(alignment: .leading, spacing: 4) {
      if let label = configuration.label { label }
      ControlView { _ in
        ProgressNode(frame: .zero)
      } update: { node, values in
        node.progress = Float(fraction)
        node.progressTintColor = tint ?? values.tint
      }
      if let label = configuration.currentValueLabel {
        label.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// A spinner above its label.
private struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  var tint: Color?

  var body: some View {
    let tint = tint
    VStack(spacing: 8) {
      ControlView { _ in
        ActivityIndicatorNode(style: .medium)
      } update: { node, values in
        node.style = values.controlSize >= .large ? .large : .medium
        if let tint = tint ?? values.tint { node.color = tint }
        if !node.isAnimating { node.startAnimating() }
      }
      Group {
        if let label = configuration.label { label }
        if let label = configuration.currentValueLabel { label }
      }
      .font(.caption).foregroundStyle(.secondary)
    }
  }
}
